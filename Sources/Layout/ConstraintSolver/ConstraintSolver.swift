// Linear constraints with priorities, solved as Auto Layout ranks them: a constraint never gives way to any number of weaker ones.
// It knows no view and no device, only numbered unknowns.
//
//   LinearConstraint   a sum of unknowns, a relation, a number, a priority
//   LinearSystem       constraints together; `solved` is the solution or a contradicting set
//   LevelSolver        required constraints first, then one priority after the other
//   Definitions        unknowns that equations express by others
//   Tableau            the rows in which only quantities of at least 0 occur, and the simplex steps on them
//   Contradiction      the smallest set that cannot hold, found from the row that fails
//   Freedom            unknowns that a system leaves open, with two solutions that show it
