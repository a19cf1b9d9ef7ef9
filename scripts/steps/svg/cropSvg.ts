import type { Area } from './drawSvg'
import type { SvgDrawing } from './readSvg'
import type { ViewBox } from './svgLength'

/** A picture that stands on a line of its own height, or one that fills a square. */
export type PictureShape = 'wordmark' | 'icon'

/** A drawing that takes less of its page than this, of its width or its height, was exported with the page. */
const pageShare = 0.6
/** What a drawing takes of an icon without a page around it. */
const iconShare = 0.8

/**
 * Cuts the blank page that a program exported around a drawing: nobody could read a logo in its middle. A drawing that fills its
 * page, or whose size is stated, stays as it is.
 */
export function cropSvg(drawing: SvgDrawing, shape: PictureShape): SvgDrawing {
  const { area } = drawing
  if (drawing.content.slice(0, drawing.content.indexOf('>')).includes(' width=')) return drawing
  const shares = [area.right - area.left, area.bottom - area.top]
  const isPage = shape === 'icon' ? Math.max(...shares) < pageShare : Math.min(...shares) < pageShare
  if (!isPage) return drawing
  const cut = areaOf(drawing, area)
  const viewBox = shape === 'icon' ? squareOf(cut, drawing.viewBox) : cut
  return {
    ...drawing,
    content: drawing.content.replace(/ viewBox="[^"]*"/, ` viewBox="${viewBox.map(round).join(' ')}"`),
    viewBox,
    width: viewBox[2],
    height: viewBox[3],
  }
}

/** An area in the drawing's own units, one measured pixel larger on each side. */
function areaOf({ viewBox: [x, y, width, height], raster }: SvgDrawing, area: Area): ViewBox {
  const left = Math.max(0, area.left - 1 / raster.width)
  const top = Math.max(0, area.top - 1 / raster.height)
  const right = Math.min(1, area.right + 1 / raster.width)
  const bottom = Math.min(1, area.bottom + 1 / raster.height)
  return [x + left * width, y + top * height, (right - left) * width, (bottom - top) * height]
}

/** A square around an area, within the page: what lies outside of it was never seen. */
function squareOf([x, y, width, height]: ViewBox, [pageX, pageY, pageWidth, pageHeight]: ViewBox): ViewBox {
  const side = Math.min(Math.max(width, height) / iconShare, pageWidth, pageHeight)
  const within = (middle: number, start: number, length: number) =>
    Math.min(Math.max(middle - side / 2, start), start + length - side)
  return [within(x + width / 2, pageX, pageWidth), within(y + height / 2, pageY, pageHeight), side, side]
}

const round = (value: number): number => Number(value.toPrecision(6))
