// The engine. In: an app's hierarchy of controllers, bars and views, and the environment around it. Out: frames, insets, guides
// and offsets at every lifecycle phase, each number with the way it came about. It knows no text format, no font, no colour.
//
// Its folders, each of which knows only those before it:
//   Platform   versions of the OS, orientations, text sizes, names
//   Devices    published data about each device
//   App        the hierarchy and its environment, over the phases of a controller's life
//   Values     quantities: facts, and operations on them; properties, and the values that they have
//   Rules      the laws, one area a file: each derives quantities from others, and gives its versions and its reason
//   Layout     applies them from the window down to the last subview; begins at `layOut`; Layout/Constraints lays out what one
//              system of constraints decides
