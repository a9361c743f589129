// The part of UIKit that the Objective-C samples of the notes name, for a compiler without Apple's SDK.
// A sample that uses more fails here; what it uses is then added, by hand from Apple's published reference, as all of it was.

// The system in which a declaration appeared, where that is later than iOS 7: clang holds code to it that is compiled for an
// older one.
#define SINCE(version) __attribute__((availability(ios, introduced = version)))

#define nil ((id)0)
#define YES ((BOOL)1)
#define NO ((BOOL)0)
#define MAX(a, b) ((a) > (b) ? (a) : (b))
#define MIN(a, b) ((a) < (b) ? (a) : (b))
#define CGFLOAT_MIN 2.2250738585072014e-308

typedef signed char BOOL;
typedef double CGFloat;
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef NSUInteger UIRectEdge;
typedef NSUInteger UIViewAutoresizing;
typedef NSInteger UIScrollViewContentInsetAdjustmentBehavior;
typedef NSInteger UITableViewSeparatorInsetReference;
typedef NSUInteger NSDirectionalRectEdge;
typedef float UILayoutPriority;
typedef struct { CGFloat x, y; } CGPoint;
typedef struct { CGFloat width, height; } CGSize;
typedef struct { CGPoint origin; CGSize size; } CGRect;
typedef struct { CGFloat top, left, bottom, right; } UIEdgeInsets;
typedef struct { CGFloat top, leading, bottom, trailing; } NSDirectionalEdgeInsets;

enum : UIRectEdge { UIRectEdgeNone = 0, UIRectEdgeTop = 1, UIRectEdgeLeft = 2, UIRectEdgeBottom = 4, UIRectEdgeRight = 8, UIRectEdgeAll = 15 };
enum : UIViewAutoresizing {
    UIViewAutoresizingFlexibleLeftMargin = 1, UIViewAutoresizingFlexibleWidth = 2, UIViewAutoresizingFlexibleRightMargin = 4,
    UIViewAutoresizingFlexibleTopMargin = 8, UIViewAutoresizingFlexibleHeight = 16, UIViewAutoresizingFlexibleBottomMargin = 32
};
enum : UIScrollViewContentInsetAdjustmentBehavior { UIScrollViewContentInsetAdjustmentAutomatic, UIScrollViewContentInsetAdjustmentScrollableAxes, UIScrollViewContentInsetAdjustmentNever, UIScrollViewContentInsetAdjustmentAlways };
enum : UITableViewSeparatorInsetReference { UITableViewSeparatorInsetFromCellEdges, UITableViewSeparatorInsetFromAutomaticInsets };
enum : NSDirectionalRectEdge { NSDirectionalRectEdgeTop = 1, NSDirectionalRectEdgeLeading = 2, NSDirectionalRectEdgeBottom = 4, NSDirectionalRectEdgeTrailing = 8 };

static const UILayoutPriority UILayoutPriorityRequired = 1000, UILayoutPriorityFittingSizeLevel = 50;
extern const CGSize UILayoutFittingCompressedSize;
extern const CGPoint CGPointZero;
extern const UIEdgeInsets UIEdgeInsetsZero;
extern const NSDirectionalEdgeInsets NSDirectionalEdgeInsetsZero;
CGPoint CGPointMake(CGFloat x, CGFloat y);
CGSize CGSizeMake(CGFloat width, CGFloat height);
CGRect CGRectMake(CGFloat x, CGFloat y, CGFloat width, CGFloat height);
CGFloat CGRectGetMinX(CGRect rect);
CGFloat CGRectGetMinY(CGRect rect);
CGFloat CGRectGetMaxX(CGRect rect);
CGFloat CGRectGetMaxY(CGRect rect);
CGFloat CGRectGetWidth(CGRect rect);
CGFloat CGRectGetHeight(CGRect rect);
CGRect CGRectInset(CGRect rect, CGFloat dx, CGFloat dy);
UIEdgeInsets UIEdgeInsetsMake(CGFloat top, CGFloat left, CGFloat bottom, CGFloat right);
BOOL UIEdgeInsetsEqualToEdgeInsets(UIEdgeInsets one, UIEdgeInsets other);
NSDirectionalEdgeInsets NSDirectionalEdgeInsetsMake(CGFloat top, CGFloat leading, CGFloat bottom, CGFloat trailing);

// Foundation

__attribute__((objc_root_class))
@interface NSObject
+ (instancetype)alloc;
+ (Class)class;
- (instancetype)init;
@end

@interface NSString : NSObject
@end
@interface NSConstantString : NSString
@end
void NSLog(NSString *format, ...);
NSString *NSStringFromCGRect(CGRect rect);
NSString *NSStringFromCGPoint(CGPoint point);
NSString *NSStringFromCGSize(CGSize size);
NSString *NSStringFromUIEdgeInsets(UIEdgeInsets insets);

@interface NSNumber : NSObject
@property (readonly) double doubleValue;
+ (NSNumber *)numberWithDouble:(double)value;
@end

@interface NSValue : NSObject
@property (readonly) CGRect CGRectValue;
@end

@interface NSArray<Element> : NSObject
+ (instancetype)arrayWithObjects:(const Element[])objects count:(NSUInteger)count;
- (Element)objectAtIndexedSubscript:(NSUInteger)index;
- (NSUInteger)countByEnumeratingWithState:(void *)state objects:(id __unsafe_unretained[])buffer count:(NSUInteger)count;
@end

@interface NSDictionary<Key, Value> : NSObject
- (Value)objectForKeyedSubscript:(Key)key;
@end
@interface NSMutableDictionary<Key, Value> : NSDictionary<Key, Value>
- (void)setObject:(Value)object forKeyedSubscript:(Key)key;
@end

@interface NSIndexPath : NSObject
@property (readonly) NSInteger section, row;
@end

@interface NSNotification : NSObject
@property (readonly) NSDictionary *userInfo;
@end
@interface NSNotificationCenter : NSObject
@property (class, readonly) NSNotificationCenter *defaultCenter;
- (void)addObserver:(id)observer selector:(SEL)selector name:(NSString *)name object:(id)object;
@end

// Views

@interface UIColor : NSObject
@property (class, readonly) UIColor *clearColor, *systemTealColor;
@end

@interface NSLayoutConstraint : NSObject
@property (getter=isActive) BOOL active;
@property CGFloat constant;
+ (void)activateConstraints:(NSArray<NSLayoutConstraint *> *)constraints SINCE(8.0);
@end

SINCE(9.0)
@interface NSLayoutAnchor<Axis> : NSObject
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<Axis> *)anchor;
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<Axis> *)anchor constant:(CGFloat)constant;
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutAnchor<Axis> *)anchor;
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutAnchor<Axis> *)anchor constant:(CGFloat)constant;
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutAnchor<Axis> *)anchor;
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutAnchor<Axis> *)anchor constant:(CGFloat)constant;
@end
@class NSLayoutXAxisAnchor, NSLayoutYAxisAnchor, NSLayoutDimension;
@interface NSLayoutXAxisAnchor : NSLayoutAnchor<NSLayoutXAxisAnchor *>
@end
@interface NSLayoutYAxisAnchor : NSLayoutAnchor<NSLayoutYAxisAnchor *>
@end
@interface NSLayoutDimension : NSLayoutAnchor<NSLayoutDimension *>
- (NSLayoutConstraint *)constraintEqualToConstant:(CGFloat)constant;
- (NSLayoutConstraint *)constraintLessThanOrEqualToConstant:(CGFloat)constant;
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToConstant:(CGFloat)constant;
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)multiplier;
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)multiplier constant:(CGFloat)constant;
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)multiplier;
- (NSLayoutConstraint *)constraintLessThanOrEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)multiplier constant:(CGFloat)constant;
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)multiplier;
- (NSLayoutConstraint *)constraintGreaterThanOrEqualToAnchor:(NSLayoutDimension *)anchor multiplier:(CGFloat)multiplier constant:(CGFloat)constant;
@end

#define ANCHORS \
    @property (readonly) NSLayoutXAxisAnchor *leadingAnchor, *trailingAnchor, *leftAnchor, *rightAnchor, *centerXAnchor; \
    @property (readonly) NSLayoutYAxisAnchor *topAnchor, *bottomAnchor, *centerYAnchor; \
    @property (readonly) NSLayoutDimension *widthAnchor, *heightAnchor;

SINCE(9.0)
@interface UILayoutGuide : NSObject
ANCHORS
@property (readonly) CGRect layoutFrame;
@end

@protocol UICoordinateSpace
@end

typedef NSInteger UIUserInterfaceSizeClass;
enum : UIUserInterfaceSizeClass { UIUserInterfaceSizeClassCompact = 1, UIUserInterfaceSizeClassRegular };
@interface UITraitCollection : NSObject
@property (readonly) UIUserInterfaceSizeClass horizontalSizeClass;
@end
SINCE(17.0)
@interface UITraitHorizontalSizeClass : NSObject
@end

@interface UIScreen : NSObject
@property (readonly) id<UICoordinateSpace> coordinateSpace;
@end
SINCE(13.0)
@interface UIStatusBarManager : NSObject
@property (readonly) CGRect statusBarFrame;
@end
SINCE(13.0)
@interface UIWindowScene : NSObject
@property (readonly) UIStatusBarManager *statusBarManager;
@end
@class UIWindow;

typedef NSInteger UIViewLayoutRegionAdaptivityAxis;
enum : UIViewLayoutRegionAdaptivityAxis {
    UIViewLayoutRegionAdaptivityAxisNone, UIViewLayoutRegionAdaptivityAxisHorizontal, UIViewLayoutRegionAdaptivityAxisVertical
};
SINCE(26.0)
@interface UIViewLayoutRegion : NSObject
+ (UIViewLayoutRegion *)marginsLayoutRegionWithCornerAdaptation:(UIViewLayoutRegionAdaptivityAxis)axis;
@end

@interface UIView : NSObject
ANCHORS
@property CGRect frame, bounds;
@property (readonly) UIWindow *window;
@property UIColor *backgroundColor;
@property UIViewAutoresizing autoresizingMask;
@property BOOL translatesAutoresizingMaskIntoConstraints;
@property BOOL insetsLayoutMarginsFromSafeArea SINCE(11.0);
@property BOOL preservesSuperviewLayoutMargins SINCE(8.0);
@property UIEdgeInsets layoutMargins SINCE(8.0);
@property NSDirectionalEdgeInsets directionalLayoutMargins SINCE(11.0);
@property (readonly) UIEdgeInsets safeAreaInsets SINCE(11.0);
@property (readonly) UILayoutGuide *safeAreaLayoutGuide SINCE(11.0);
@property (readonly) UILayoutGuide *layoutMarginsGuide, *readableContentGuide SINCE(9.0);
@property (readonly) UILayoutGuide *keyboardLayoutGuide SINCE(15.0);
- (UILayoutGuide *)layoutGuideForLayoutRegion:(UIViewLayoutRegion *)region SINCE(26.0);
- (void)addSubview:(UIView *)view;
- (void)insertSubview:(UIView *)view atIndex:(NSInteger)index;
- (void)insertSubview:(UIView *)view belowSubview:(UIView *)sibling;
- (void)setNeedsLayout;
- (void)layoutIfNeeded;
+ (void)animateWithDuration:(double)duration animations:(void (^)(void))animations;
- (CGSize)systemLayoutSizeFittingSize:(CGSize)size
        withHorizontalFittingPriority:(UILayoutPriority)horizontal
              verticalFittingPriority:(UILayoutPriority)vertical;
- (CGRect)convertRect:(CGRect)rect fromView:(UIView *)view;
- (CGRect)convertRect:(CGRect)rect fromCoordinateSpace:(id<UICoordinateSpace>)space;
@end

@interface UIWindow : UIView
@property (readonly) UIScreen *screen;
@property (readonly) UIWindowScene *windowScene SINCE(13.0);
@end

SINCE(9.0)
@interface UIStackView : UIView
@property (getter=isLayoutMarginsRelativeArrangement) BOOL layoutMarginsRelativeArrangement;
@end

@interface UIScrollView : UIView
@property CGPoint contentOffset;
@property CGSize contentSize;
@property UIEdgeInsets contentInset, scrollIndicatorInsets;
@property UIEdgeInsets verticalScrollIndicatorInsets SINCE(11.1);
@property (readonly) UIEdgeInsets adjustedContentInset SINCE(11.0);
@property UIScrollViewContentInsetAdjustmentBehavior contentInsetAdjustmentBehavior SINCE(11.0);
@property BOOL automaticallyAdjustsScrollIndicatorInsets SINCE(13.0);
@property BOOL alwaysBounceVertical;
@property (getter=isPagingEnabled) BOOL pagingEnabled;
@property (readonly) UILayoutGuide *frameLayoutGuide, *contentLayoutGuide SINCE(11.0);
- (void)setContentOffset:(CGPoint)offset animated:(BOOL)animated;
- (void)scrollRectToVisible:(CGRect)rect animated:(BOOL)animated;
@end

@interface WKWebView : UIView
@property (readonly) UIScrollView *scrollView;
@end

@interface UITableViewCell : UIView
@property (readonly) UIView *contentView;
@end

@interface UITableView : UIScrollView
@property UIView *backgroundView, *tableHeaderView;
@property CGFloat rowHeight, estimatedRowHeight, estimatedSectionHeaderHeight, estimatedSectionFooterHeight;
@property CGFloat sectionHeaderHeight, sectionFooterHeight;
@property CGFloat sectionHeaderTopPadding SINCE(15.0);
@property UIEdgeInsets separatorInset;
@property UITableViewSeparatorInsetReference separatorInsetReference SINCE(11.0);
@property BOOL insetsContentViewsToSafeArea SINCE(11.0);
@property BOOL cellLayoutMarginsFollowReadableWidth SINCE(9.0);
- (void)reloadData;
@end

typedef NSInteger UIContextualActionStyle;
enum : UIContextualActionStyle { UIContextualActionStyleNormal, UIContextualActionStyleDestructive };
@interface UIContextualAction : NSObject
+ (instancetype)contextualActionWithStyle:(UIContextualActionStyle)style
                                    title:(NSString *)title
                                  handler:(void (^)(UIContextualAction *action, UIView *source, void (^done)(BOOL)))handler;
@end
@interface UISwipeActionsConfiguration : NSObject
@property BOOL performsFirstActionWithFullSwipe;
+ (instancetype)configurationWithActions:(NSArray<UIContextualAction *> *)actions;
@end

// Controllers

@class UINavigationController;
@protocol UILayoutSupport
@property (readonly) CGFloat length;
@property (readonly) NSLayoutYAxisAnchor *topAnchor SINCE(9.0);
@property (readonly) NSLayoutYAxisAnchor *bottomAnchor SINCE(9.0);
@end

@protocol UISheetPresentationControllerDetentResolutionContext
@property (readonly) CGFloat maximumDetentValue;
@end
SINCE(15.0)
@interface UISheetPresentationControllerDetent : NSObject
@property (class, readonly) UISheetPresentationControllerDetent *mediumDetent, *largeDetent SINCE(15.0);
+ (instancetype)customDetentWithIdentifier:(NSString *)identifier
                                  resolver:(CGFloat (^)(id<UISheetPresentationControllerDetentResolutionContext> context))resolver;
@end
SINCE(15.0)
@interface UISheetPresentationController : NSObject
@property NSArray<UISheetPresentationControllerDetent *> *detents SINCE(15.0);
- (void)animateChanges:(void (^)(void))changes;
- (void)invalidateDetents;
@end

@class UIPresentationController;
@protocol UIViewControllerTransitionCoordinatorContext
@property (readonly) BOOL isCancelled;
@end
@protocol UIViewControllerTransitionCoordinator
- (BOOL)animateAlongsideTransition:(void (^)(id<UIViewControllerTransitionCoordinatorContext> context))animation
                        completion:(void (^)(id<UIViewControllerTransitionCoordinatorContext> context))completion;
@end
@interface UIViewController : NSObject
@property UIView *view;
@property (readonly) UISheetPresentationController *sheetPresentationController SINCE(15.0);
@property (readonly) UINavigationController *navigationController;
@property (readonly) UITraitCollection *traitCollection SINCE(8.0);
@property (readonly) id<UIViewControllerTransitionCoordinator> transitionCoordinator;
@property UIRectEdge edgesForExtendedLayout;
@property BOOL extendedLayoutIncludesOpaqueBars, automaticallyAdjustsScrollViewInsets;
@property BOOL viewRespectsSystemMinimumLayoutMargins SINCE(11.0);
@property UIEdgeInsets additionalSafeAreaInsets SINCE(11.0);
@property (readonly) id<UILayoutSupport> topLayoutGuide, bottomLayoutGuide;
@property (readonly) BOOL prefersHomeIndicatorAutoHidden SINCE(11.0);
@property (readonly) UIViewController *childViewControllerForHomeIndicatorAutoHidden SINCE(11.0);
@property (readonly) UIRectEdge preferredScreenEdgesDeferringSystemGestures SINCE(11.0);
- (void)viewDidLoad;
- (void)viewWillAppear:(BOOL)animated;
- (void)viewDidLayoutSubviews;
- (id)registerForTraitChanges:(NSArray<Class> *)traits withAction:(SEL)action SINCE(17.0);
- (void)viewSafeAreaInsetsDidChange SINCE(11.0);
- (void)addChildViewController:(UIViewController *)child;
- (void)didMoveToParentViewController:(UIViewController *)parent;
- (void)setNeedsUpdateOfHomeIndicatorAutoHidden SINCE(11.0);
- (void)setNeedsUpdateOfScreenEdgesDeferringSystemGestures SINCE(11.0);
- (void)setContentScrollView:(UIScrollView *)scrollView forEdge:(NSDirectionalRectEdge)edge SINCE(15.0);
@end

@interface UINavigationController : UIViewController
@property BOOL hidesBarsOnSwipe SINCE(8.0);
- (void)setNavigationBarHidden:(BOOL)hidden animated:(BOOL)animated;
@end

extern NSString *const UIKeyboardWillChangeFrameNotification, *const UIKeyboardFrameEndUserInfoKey;

// What a sample without a class of its own stands in: a controller with the views that the notes speak of.

@interface MessageCell : UITableViewCell
- (void)configureWithMessage:(NSString *)message;
@end

@interface SampleController : UIViewController {
    BOOL _playing;
    UIView *header, *button, *strip, *title, *bar, *titleLabel, *inputBar, *label, *card, *child;
    UIStackView *stack;
    UIView *field;
    CGRect keyboardFrame;
    UITableViewCell *cell;
    WKWebView *webView;
}
@property UITableView *tableView;
@property UIScrollView *scrollView;
@property UIView *badge, *headerView, *playerBar, *backdrop, *activeField;
@property NSArray<UIView *> *pages;
@property NSArray<NSString *> *messages;
@property MessageCell *sizingCell;
@property UIViewController *content, *player;
@property CGFloat headerHeight;
@property NSInteger columns;
@property (nonatomic) BOOL playing;
@property NSMutableDictionary<NSIndexPath *, NSNumber *> *heights;
@end

@interface SampleController (NotInTheSamples)
- (void)deleteItemAtIndexPath:(NSIndexPath *)indexPath;
@end
