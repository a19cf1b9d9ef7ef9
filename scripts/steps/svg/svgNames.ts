const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/** Elements that draw, or that what draws refers to. Every other one is left out with what is in it. */
export const drawnElements = words(`
  svg g defs symbol use a switch view path rect circle ellipse line polyline polygon image
  linearGradient radialGradient stop pattern clipPath mask marker filter style
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight
  feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset
  fePointLight feSpecularLighting feSpotLight feTile feTurbulence`)

/** Letters: they need a font of the phone, and those of Inkscape's flowRoot are drawn by nothing else. */
export const letterElements = words('text tspan textPath tref altGlyph flowRoot')

/** They change the drawing with time. */
export const movingElements = words('animate animateColor animateMotion animateTransform set discard')

/** They run code, or show another document. */
export const activeElements = words('script handler listener iframe object embed audio video canvas')
