// Reads UIKit's log of constraints that contradict each other, and finds out why: log → constraints as written in the text → linear
// constraints → the smallest contradicting set, the constraint that UIKit would break, and repairs that are proven by solving
// again.
//
//   ConstraintLog        a text, its conflicts, and the parts that could not be read
//   LogItemScanner       finds the constraints in a text, whatever surrounds them
//   LoggedConstraint     one constraint: its creator, its edges, and its printed form
//   ConstraintTextParser the body of one: visual format or equation
//   ConflictSystem       the constraints of a conflict as a linear system
//   ConflictAnalysis     the contradiction, and repairs
//   ConstraintPlan       views and constraints as lengths, to draw them
