// Reads what UIKit prints about constraints that contradict each other, and works out why: log → constraints as text tells them → linear
// constraints → the smallest contradicting set, the constraint that UIKit would break, and repairs that are proven by solving again.
//
//   ConstraintLog        a text, its conflicts, and what could not be read
//   LogItemScanner       finds the constraints in a text, whatever stands around them
//   LoggedConstraint     one of them: who made it, between which edges, and how it is printed
//   ConstraintTextParser the body of one: visual format or equation
//   ConflictSystem       the constraints of a conflict as a linear system
//   ConflictAnalysis     what contradicts what, and what helps
//   ConstraintPlan       views and constraints as lengths, to draw them
