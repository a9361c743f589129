#include "CDrawingSources.h"

// A line below for each source file of the modules that decide what is drawn of a scene; a test holds the list against the folders.
// The compiler notes the files as dependencies, so that a change of one builds this file anew.

static const char sources[] = {
#embed "../CairoRendering/DrawingCode.swift"
    ,
#embed "../CairoRendering/PDF/PDFLanguage.swift"
    ,
#embed "../CairoRendering/PDF/SubsetFonts.swift"
    ,
#embed "../CairoRendering/PNG/PNGFile.swift"
    ,
#embed "../CairoRendering/PNG/PNGForm.swift"
    ,
#embed "../CairoRendering/PNG/PNGPalette.swift"
    ,
#embed "../CairoRendering/PNG/PNGRows.swift"
    ,
#embed "../CairoRendering/PNG/PNGWriter.swift"
    ,
#embed "../CairoRendering/PNG/Pixel.swift"
    ,
#embed "../CairoRendering/PNG/PixelBuffer.swift"
    ,
#embed "../CairoRendering/PNG/PixelImage.swift"
    ,
#embed "../CairoRendering/PictureFormat.swift"
    ,
#embed "../CairoRendering/SVG/SVGPathData.swift"
    ,
#embed "../CairoRendering/SVG/SVGText.swift"
    ,
#embed "../CairoRendering/SVG/SVGWriter.swift"
    ,
#embed "../CairoRendering/SceneCheck.swift"
    ,
#embed "../CairoRendering/ScenePainter.swift"
    ,
#embed "../CairoRendering/SceneRenderer.swift"
    ,
#embed "../CairoRendering/Surface/ByteSink.swift"
    ,
#embed "../CairoRendering/Surface/CairoContext.swift"
    ,
#embed "../CairoRendering/Surface/CairoError.swift"
    ,
#embed "../CairoRendering/Surface/CairoSurface.swift"
    ,
#embed "../CairoRendering/Text/ChineseRanges.swift"
    ,
#embed "../CairoRendering/Text/FontConfiguration.swift"
    ,
#embed "../CairoRendering/Text/FontContext.swift"
    ,
#embed "../CairoRendering/Text/FontDescription.swift"
    ,
#embed "../CairoRendering/Text/GlyphOutlines.swift"
    ,
#embed "../CairoRendering/Text/GlyphRun.swift"
    ,
#embed "../CairoRendering/Text/PangoTextMeasurer.swift"
    ,
#embed "../CairoRendering/Text/PinnedFonts.swift"
    ,
#embed "../CairoRendering/Text/TextAttributes.swift"
    ,
#embed "../CairoRendering/Text/TextLayout.swift"
    ,
#embed "../CairoRendering/Text/TextShaper.swift"
    ,
#embed "../Drawing/Paint.swift"
    ,
#embed "../Drawing/Palette.swift"
    ,
#embed "../Drawing/Path.swift"
    ,
#embed "../Drawing/Scene.swift"
    ,
#embed "../Drawing/SceneDump.swift"
    ,
#embed "../Drawing/SceneEncoding.swift"
    ,
#embed "../Drawing/Text.swift"
    ,
#embed "../Geometry/Axis.swift"
    ,
#embed "../Geometry/DecimalText+Hundredths.swift"
    ,
#embed "../Geometry/DecimalText.swift"
    ,
#embed "../Geometry/Edge.swift"
    ,
#embed "../Geometry/Edges.swift"
    ,
#embed "../Geometry/Insets.swift"
    ,
#embed "../Geometry/Point.swift"
    ,
#embed "../Geometry/Rect.swift"
    ,
#embed "../Geometry/Size.swift"
    ,
#embed "../Packing/ByteCoding.swift"
    ,
#embed "../Packing/Checksums.swift"
    ,
#embed "../Packing/Compressor.swift"
    ,
#embed "../Packing/ZipArchive.swift"
    ,
#embed "../Packing/ZipSource.swift"
    ,
    0};

const char *drawingSources(void) { return sources; }

const char *drawingCompiler(void) { return __VERSION__; }
