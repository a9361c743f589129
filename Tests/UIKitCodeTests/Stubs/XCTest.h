// The part of XCTest, Foundation and UIKit that exported tests in Objective-C name.

#include "UIKit.h"

@interface XCTestCase : NSObject
@end

// Scalars alone can be compared, as in XCTest itself.
#define XCTAssertEqual(first, second) ((void)((first) == (second)))
#define XCTAssertEqualWithAccuracy(first, second, accuracy) ((void)((first) - (second) <= (accuracy)))

@interface NSDate : NSObject
+ (instancetype)dateWithTimeIntervalSinceNow:(double)seconds;
@end

@interface NSRunLoop : NSObject
@property (class, readonly) NSRunLoop *mainRunLoop;
- (void)runUntilDate:(NSDate *)date;
@end

@interface NSSet : NSObject
- (id)anyObject;
@end

@interface UIApplication : NSObject
@property (class, readonly) UIApplication *sharedApplication;
@property (readonly) NSSet *connectedScenes SINCE(13.0);
@end

@interface UIWindow (Exported)
- (instancetype)initWithWindowScene:(UIWindowScene *)scene SINCE(13.0);
- (void)makeKeyAndVisible;
@property (strong) UIViewController *rootViewController;
@end

@interface UIViewController (Claimed)
@property (readonly) NSDirectionalEdgeInsets systemMinimumLayoutMargins SINCE(11.0);
@end
