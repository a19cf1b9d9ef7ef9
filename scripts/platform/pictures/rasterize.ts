import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

/** The fonts of all texts: a machine does not have to have any. */
export const fontFiles = [
  '@expo-google-fonts/lalezar/Lalezar_400Regular.ttf',
  '@expo-google-fonts/playfair-display/900Black/PlayfairDisplay_900Black.ttf',
  '@expo-google-fonts/playfair-display/900Black_Italic/PlayfairDisplay_900Black_Italic.ttf',
].map((file) => resolve(file))

/** Of 8 MB, so it is read only for a picture that needs it. */
export const chineseFontFile = resolve(
  '@expo-google-fonts/zcool-qingke-huangyou/400Regular/ZCOOLQingKeHuangYou_400Regular.ttf',
)

const chinesePattern = /[\u2e80-\u9fff]/
/** On phones with two pixels for each of CSS, no difference from 75 is seen. */
const quality = 60

/** An SVG as WebP of a width in pixels. What draws is loaded with the first picture. */
export async function rasterize(svg: string, width: number): Promise<Buffer> {
  const [{ renderAsync }, { default: sharp }] = await Promise.all([
    import('@resvg/resvg-js'),
    import('sharp'),
  ])
  const image = await renderAsync(svg, {
    fitTo: { mode: 'width', value: width },
    font: {
      loadSystemFonts: false,
      fontFiles: chinesePattern.test(svg) ? [...fontFiles, chineseFontFile] : fontFiles,
      defaultFontFamily: 'Lalezar',
    },
  })
  const raw = { width: image.width, height: image.height, channels: 4, premultiplied: true } as const
  return sharp(image.pixels, { raw }).webp({ quality }).toBuffer()
}
