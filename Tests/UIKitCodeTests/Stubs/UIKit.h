// What exported Objective-C names of UIKit besides what the samples of the notes do.

#include "../../Gates/UIKitStubs.h"

// As in Apple's SDK, where it is a null pointer of any kind.
#undef nil
#define nil ((void *)0)

typedef struct { CGFloat a, b, c, d, tx, ty; } CGAffineTransform;
CGAffineTransform CGAffineTransformMakeTranslation(CGFloat x, CGFloat y);
CGAffineTransform CGAffineTransformScale(CGAffineTransform transform, CGFloat x, CGFloat y);
extern const CGRect CGRectZero;
extern const CGSize CGSizeZero;

#define WORDS(type, ...) typedef NSInteger type; enum : type { __VA_ARGS__ }
WORDS(UITableViewStyle, UITableViewStylePlain, UITableViewStyleGrouped, UITableViewStyleInsetGrouped);
WORDS(UITableViewCellStyle, UITableViewCellStyleDefault);
WORDS(UITableViewCellSeparatorStyle, UITableViewCellSeparatorStyleNone, UITableViewCellSeparatorStyleSingleLine);
WORDS(UITableViewCellAccessoryType, UITableViewCellAccessoryNone, UITableViewCellAccessoryDisclosureIndicator, UITableViewCellAccessoryDetailButton = 4);
WORDS(UIBarStyle, UIBarStyleDefault, UIBarStyleBlack, UIBarStyleBlackTranslucent);
WORDS(UIBarButtonSystemItem, UIBarButtonSystemItemAdd = 4);
WORDS(UINavigationItemLargeTitleDisplayMode, UINavigationItemLargeTitleDisplayModeAutomatic, UINavigationItemLargeTitleDisplayModeAlways, UINavigationItemLargeTitleDisplayModeNever);
WORDS(UIModalPresentationStyle, UIModalPresentationFullScreen, UIModalPresentationPageSheet, UIModalPresentationFormSheet, UIModalPresentationOverFullScreen = 5, UIModalPresentationPopover = 7);
WORDS(UISplitViewControllerStyle, UISplitViewControllerStyleUnspecified, UISplitViewControllerStyleDoubleColumn);
WORDS(UISplitViewControllerColumn, UISplitViewControllerColumnPrimary, UISplitViewControllerColumnSupplementary, UISplitViewControllerColumnSecondary);
WORDS(UISplitViewControllerDisplayMode, UISplitViewControllerDisplayModeAutomatic, UISplitViewControllerDisplayModeSecondaryOnly, UISplitViewControllerDisplayModeOneBesideSecondary, UISplitViewControllerDisplayModeOneOverSecondary);
WORDS(UISplitViewControllerBackgroundStyle, UISplitViewControllerBackgroundStyleNone, UISplitViewControllerBackgroundStyleSidebar);
WORDS(UIArrangementViewControllerViewPlacement, UIArrangementViewControllerViewPlacementNone, UIArrangementViewControllerViewPlacementPrimary, UIArrangementViewControllerViewPlacementSecondary);
typedef NSUInteger UIAxis;
enum : UIAxis { UIAxisNeither = 0, UIAxisHorizontal = 1, UIAxisVertical = 2, UIAxisBoth = 3 };
WORDS(UIPageViewControllerTransitionStyle, UIPageViewControllerTransitionStyleScroll = 1);
WORDS(UIPageViewControllerNavigationOrientation, UIPageViewControllerNavigationOrientationHorizontal);
WORDS(UIPageViewControllerNavigationDirection, UIPageViewControllerNavigationDirectionForward);
WORDS(UILayoutConstraintAxis, UILayoutConstraintAxisHorizontal, UILayoutConstraintAxisVertical);
WORDS(UIStackViewDistribution, UIStackViewDistributionFill, UIStackViewDistributionFillEqually, UIStackViewDistributionFillProportionally, UIStackViewDistributionEqualSpacing, UIStackViewDistributionEqualCentering);
WORDS(UIStackViewAlignment, UIStackViewAlignmentFill, UIStackViewAlignmentLeading, UIStackViewAlignmentTop = UIStackViewAlignmentLeading, UIStackViewAlignmentCenter = 3, UIStackViewAlignmentTrailing, UIStackViewAlignmentBottom = UIStackViewAlignmentTrailing);
WORDS(UISemanticContentAttribute, UISemanticContentAttributeUnspecified, UISemanticContentAttributePlayback, UISemanticContentAttributeSpatial, UISemanticContentAttributeForceLeftToRight, UISemanticContentAttributeForceRightToLeft);
WORDS(UICollectionViewScrollDirection, UICollectionViewScrollDirectionVertical, UICollectionViewScrollDirectionHorizontal);
WORDS(UICollectionViewFlowLayoutSectionInsetReference, UICollectionViewFlowLayoutSectionInsetFromContentInset, UICollectionViewFlowLayoutSectionInsetFromSafeArea, UICollectionViewFlowLayoutSectionInsetFromLayoutMargins);
typedef NSUInteger UIPopoverArrowDirection;
enum : UIPopoverArrowDirection { UIPopoverArrowDirectionUp = 1, UIPopoverArrowDirectionDown = 2, UIPopoverArrowDirectionLeft = 4, UIPopoverArrowDirectionRight = 8, UIPopoverArrowDirectionAny = 15 };
extern const CGFloat UITableViewAutomaticDimension;
extern NSString *const UICollectionElementKindSectionHeader, *const UICollectionElementKindSectionFooter;

@interface NSIndexPath (Items)
@property (readonly) NSInteger item;
@end

// Views

@interface UIControl : UIView
@end
@interface UISwitch : UIControl
@end
@interface UIStepper : UIControl
@end
@interface UISlider : UIControl
@end
@interface UIPageControl : UIControl
@end
@interface UIProgressView : UIView
@end
@interface UIActivityIndicatorView : UIView
@end
@interface UIFont : NSObject
+ (UIFont *)systemFontOfSize:(CGFloat)points;
+ (UIFont *)preferredFontForTextStyle:(NSString *)style;
@end
extern NSString *const UIFontTextStyleLargeTitle, *const UIFontTextStyleTitle1, *const UIFontTextStyleTitle2,
    *const UIFontTextStyleTitle3, *const UIFontTextStyleHeadline, *const UIFontTextStyleBody,
    *const UIFontTextStyleCallout, *const UIFontTextStyleSubheadline, *const UIFontTextStyleFootnote,
    *const UIFontTextStyleCaption1, *const UIFontTextStyleCaption2;
@interface UIImageView : UIView
@end

@interface UILabel : UIView
@property NSString *text;
@property UIFont *font;
@property NSInteger numberOfLines;
@property CGFloat preferredMaxLayoutWidth;
@end
WORDS(NSLayoutRelation, NSLayoutRelationLessThanOrEqual = -1, NSLayoutRelationEqual, NSLayoutRelationGreaterThanOrEqual);
WORDS(NSLayoutAttribute, NSLayoutAttributeLeft = 1, NSLayoutAttributeRight, NSLayoutAttributeTop, NSLayoutAttributeBottom, NSLayoutAttributeLeading, NSLayoutAttributeTrailing, NSLayoutAttributeWidth, NSLayoutAttributeHeight, NSLayoutAttributeCenterX, NSLayoutAttributeCenterY, NSLayoutAttributeLastBaseline, NSLayoutAttributeFirstBaseline, NSLayoutAttributeNotAnAttribute = 0);
@interface NSLayoutConstraint (Exported)
@property UILayoutPriority priority;
@property NSString *identifier SINCE(7.0);
+ (instancetype)constraintWithItem:(id)first attribute:(NSLayoutAttribute)attribute relatedBy:(NSLayoutRelation)relation toItem:(id)second attribute:(NSLayoutAttribute)other multiplier:(CGFloat)multiplier constant:(CGFloat)constant;
@end
@interface UILayoutGuide (Keyboard)
@property BOOL followsUndockedKeyboard SINCE(15.0);
@property BOOL usesBottomSafeArea SINCE(17.0);
@end
@interface UIView (Exported)
@property (getter=isHidden) BOOL hidden;
@property CGAffineTransform transform;
@property UISemanticContentAttribute semanticContentAttribute SINCE(9.0);
@property (readonly) CGSize intrinsicContentSize;
- (instancetype)initWithFrame:(CGRect)frame;
- (void)layoutIfNeeded;
- (void)addLayoutGuide:(UILayoutGuide *)guide;
- (CGSize)systemLayoutSizeFittingSize:(CGSize)size withHorizontalFittingPriority:(UILayoutPriority)horizontal verticalFittingPriority:(UILayoutPriority)vertical;
- (CGRect)convertRect:(CGRect)rect toView:(UIView *)view;
- (void)setContentHuggingPriority:(UILayoutPriority)priority forAxis:(UILayoutConstraintAxis)axis;
- (void)setContentCompressionResistancePriority:(UILayoutPriority)priority forAxis:(UILayoutConstraintAxis)axis;
@end
@interface UIStackView (Exported)
@property UILayoutConstraintAxis axis;
@property UIStackViewDistribution distribution;
@property UIStackViewAlignment alignment;
@property CGFloat spacing;
- (void)addArrangedSubview:(UIView *)view;
- (void)setCustomSpacing:(CGFloat)spacing afterView:(UIView *)view SINCE(11.0);
@end
@interface UIScrollView (Exported)
@property BOOL alwaysBounceHorizontal;
@property (getter=isScrollEnabled) BOOL scrollEnabled;
@property CGPoint contentAlignmentPoint SINCE(17.4);
@end
@interface UITextView : UIScrollView
@end

// Tables and collection views

@class UITableView, UICollectionView, UICollectionViewCell;
@protocol UIScrollViewDelegate
@end
@protocol UITableViewDataSource
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section;
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath;
@end
@protocol UITableViewDelegate <UIScrollViewDelegate>
@end
@interface UITableViewHeaderFooterView : UIView
@property (readonly) UIView *contentView;
@end
@interface UITableViewCell (Exported)
@property (readonly) UILabel *textLabel;
@property UITableViewCellAccessoryType accessoryType;
@property UIView *accessoryView;
- (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)identifier;
@end
@interface UITableView (Exported)
@property (weak) id<UITableViewDataSource> dataSource;
@property (weak) id<UITableViewDelegate> delegate;
@property UITableViewCellSeparatorStyle separatorStyle;
@property UIView *tableFooterView;
- (instancetype)initWithFrame:(CGRect)frame style:(UITableViewStyle)style;
- (void)reloadData;
@end

@interface UICollectionReusableView : UIView
@end
@interface UICollectionViewCell : UICollectionReusableView
@end
@interface UICollectionViewLayout : NSObject
@end
@interface UICollectionViewFlowLayout : UICollectionViewLayout
@property UICollectionViewScrollDirection scrollDirection;
@property CGSize itemSize, headerReferenceSize, footerReferenceSize;
@property CGFloat minimumLineSpacing, minimumInteritemSpacing;
@property UIEdgeInsets sectionInset;
@property UICollectionViewFlowLayoutSectionInsetReference sectionInsetReference SINCE(11.0);
@end
@protocol UICollectionViewDataSource
- (NSInteger)collectionView:(UICollectionView *)collectionView numberOfItemsInSection:(NSInteger)section;
- (UICollectionViewCell *)collectionView:(UICollectionView *)collectionView cellForItemAtIndexPath:(NSIndexPath *)indexPath;
@end
@protocol UICollectionViewDelegate <UIScrollViewDelegate>
@end
@protocol UICollectionViewDelegateFlowLayout <UICollectionViewDelegate>
@end
@interface UICollectionView : UIScrollView
@property UICollectionViewLayout *collectionViewLayout;
@property (weak) id<UICollectionViewDataSource> dataSource;
@property (weak) id<UICollectionViewDelegate> delegate;
- (instancetype)initWithFrame:(CGRect)frame collectionViewLayout:(UICollectionViewLayout *)layout;
- (void)registerClass:(Class)cellClass forCellWithReuseIdentifier:(NSString *)identifier;
- (void)registerClass:(Class)viewClass forSupplementaryViewOfKind:(NSString *)kind withReuseIdentifier:(NSString *)identifier;
- (UICollectionViewCell *)dequeueReusableCellWithReuseIdentifier:(NSString *)identifier forIndexPath:(NSIndexPath *)indexPath;
- (UICollectionReusableView *)dequeueReusableSupplementaryViewOfKind:(NSString *)kind
                                                 withReuseIdentifier:(NSString *)identifier
                                                        forIndexPath:(NSIndexPath *)indexPath;
@end

// Bars and controllers

@interface UINavigationBar : UIView
@property (getter=isTranslucent) BOOL translucent;
@property BOOL prefersLargeTitles SINCE(11.0);
@property UIBarStyle barStyle;
@end
@interface UITabBar : UIView
@property (getter=isTranslucent) BOOL translucent;
@end
@interface UIToolbar : UIView
@property (getter=isTranslucent) BOOL translucent;
@end
WORDS(UIBarButtonItemAxisBehavior, UIBarButtonItemAxisBehaviorAutomatic, UIBarButtonItemAxisBehaviorHorizontalOnly, UIBarButtonItemAxisBehaviorVerticalPreferred);
WORDS(UIVerticalBarBehavior, UIVerticalBarBehaviorAutomatic, UIVerticalBarBehaviorDisabled);
@interface UIImage : NSObject
+ (UIImage *)systemImageNamed:(NSString *)name SINCE(13.0);
@end
@interface UIBarButtonItem : NSObject
- (instancetype)initWithBarButtonSystemItem:(UIBarButtonSystemItem)item target:(id)target action:(SEL)action;
@property NSString *title;
@property UIImage *image;
@property UIView *customView;
@property UIBarButtonItemAxisBehavior axisBehavior SINCE(27.1);
@end
@class UISearchController;
@interface UINavigationItem : NSObject
@property UINavigationItemLargeTitleDisplayMode largeTitleDisplayMode SINCE(11.0);
@property NSString *prompt;
@property NSArray<UIBarButtonItem *> *leftBarButtonItems;
@property NSArray<UIBarButtonItem *> *rightBarButtonItems;
@property BOOL hidesSearchBarWhenScrolling SINCE(11.0);
@property UISearchController *searchController SINCE(11.0);
@end
@interface UIPopoverPresentationController : NSObject
@property UIView *sourceView;
@property CGRect sourceRect;
@property UIPopoverArrowDirection permittedArrowDirections;
@end
@interface UISheetPresentationControllerDetent (Exported)
+ (instancetype)mediumDetent SINCE(15.0);
+ (instancetype)largeDetent SINCE(15.0);
@end
@interface UISheetPresentationController (Exported)
@property BOOL prefersGrabberVisible SINCE(15.0);
@end
@class UITabBarController, UISplitViewController, UIArrangementViewController;
@interface UIViewController (Exported)
@property (readonly) UINavigationItem *navigationItem;
@property NSArray<UIBarButtonItem *> *toolbarItems;
@property BOOL hidesBottomBarWhenPushed;
@property UIModalPresentationStyle modalPresentationStyle;
@property CGSize preferredContentSize;
@property (readonly) UIPopoverPresentationController *popoverPresentationController SINCE(8.0);
@property (readonly) UIViewController *parentViewController;
@property (readonly) UITabBarController *tabBarController;
@property (readonly) UISplitViewController *splitViewController;
@property (readonly) UIArrangementViewController *arrangementViewController SINCE(27.1);
@property (readonly) BOOL prefersStatusBarHidden;
@property (readonly) UIVerticalBarBehavior preferredVerticalBarBehavior SINCE(27.1);
- (void)loadView;
- (void)viewWillAppear:(BOOL)animated;
- (void)viewIsAppearing:(BOOL)animated SINCE(13.0);
- (void)viewDidAppear:(BOOL)animated;
- (void)viewWillLayoutSubviews;
- (void)presentViewController:(UIViewController *)controller animated:(BOOL)animated completion:(void (^)(void))completion;
@end
@interface UINavigationController (Exported)
@property (readonly) UINavigationBar *navigationBar;
@property (readonly) UIToolbar *toolbar;
@property (getter=isNavigationBarHidden) BOOL navigationBarHidden;
@property (getter=isToolbarHidden) BOOL toolbarHidden;
- (instancetype)initWithRootViewController:(UIViewController *)controller;
- (void)pushViewController:(UIViewController *)controller animated:(BOOL)animated;
@end
@interface UITabBarController : UIViewController
@property (readonly) UITabBar *tabBar;
@property NSArray<UIViewController *> *viewControllers;
@end
@interface UISplitViewController : UIViewController
@property NSArray<UIViewController *> *viewControllers;
@property UISplitViewControllerDisplayMode preferredDisplayMode SINCE(8.0);
@property UISplitViewControllerBackgroundStyle primaryBackgroundStyle SINCE(13.0);
@property CGFloat minimumPrimaryColumnWidth, maximumPrimaryColumnWidth SINCE(8.0);
- (instancetype)initWithStyle:(UISplitViewControllerStyle)style SINCE(14.0);
- (void)setViewController:(UIViewController *)controller forColumn:(UISplitViewControllerColumn)column SINCE(14.0);
@end
@interface UIArrangement : NSObject
@property UIAxis axes;
@end
@interface UISplitArrangement : UIArrangement
+ (instancetype)splitArrangement SINCE(27.1);
@end
@interface UIOverlayArrangement : UIArrangement
+ (instancetype)overlayArrangement SINCE(27.1);
@end
@interface UIArrangementViewController : UIViewController
- (void)setViewController:(UIViewController *)controller forPlacement:(UIArrangementViewControllerViewPlacement)placement SINCE(27.1);
- (void)updateArrangement:(UIArrangement *)arrangement SINCE(27.1);
@end
@interface UIPageViewController : UIViewController
- (instancetype)initWithTransitionStyle:(UIPageViewControllerTransitionStyle)style
                  navigationOrientation:(UIPageViewControllerNavigationOrientation)orientation
                                options:(NSDictionary *)options;
- (void)setViewControllers:(NSArray<UIViewController *> *)controllers
                 direction:(UIPageViewControllerNavigationDirection)direction
                  animated:(BOOL)animated
                completion:(void (^)(BOOL finished))completion;
@end
@interface UITableViewController : UIViewController <UITableViewDataSource, UITableViewDelegate>
@property UITableView *tableView;
@end
SINCE(8.0)
@interface UISearchController : UIViewController
@property (getter=isActive) BOOL active;
- (instancetype)initWithSearchResultsController:(UIViewController *)controller;
@end
