import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { CustomPlugin, PluginConfig } from 'svgo'
import { cachedFile } from '../assets/cachedFile'
import { contentHash } from '../assets/hashes'
import { type NormalSvg, serialize } from './normalizeSvg'
import { xlinkNamespace } from './parseXml'
import { reencodeImages } from './reencodeImages'
import { svgNamespace } from './svgContent'
import type { SvgFrame } from './svgLength'

/** Cleaned pictures are kept: loading SVGO takes longer than all else that the check does with a picture. */
const cache = fileURLToPath(new URL('../../../node_modules/.cache/pictures', import.meta.url))

/** Part of the cache's key: what has changed here cleans anew. */
const version = contentHash(
  Buffer.concat([
    readFileSync(new URL(import.meta.url)),
    readFileSync(fileURLToPath(new URL('../../../package-lock.json', import.meta.url))),
  ]),
)

/**
 * The picture that ships: styles are attributes, ids are short, and nothing is in it that does not draw. It has a viewBox, and
 * a width and a height only where these have another shape. The same picture gives the same bytes.
 */
export async function cleanSvg(svg: NormalSvg, frame: SvgFrame): Promise<string> {
  const text = wholeSvg(svg, frame)
  const key = contentHash(Buffer.from(version + text))
  const file = await cachedFile(cache, `${key}.svg`, async () => {
    const { optimize } = await import('svgo')
    const images = await reencodeImages(svg.images)
    const prepared = [...images].reduce((result, [from, to]) => result.replaceAll(from, to), text)
    return Buffer.from(optimize(prepared, { plugins }).data)
  })
  return file.toString()
}

/** Attributes of an svg element that draw nothing, or that its frame says anew. */
const rootLeavesOut =
  /^(?:width|height|x|y|version|baseProfile|zoomAndPan|contentScriptType|contentStyleType)$/

/** The picture as the reader has understood it, before its styles are worked in. */
function wholeSvg({ root, content }: NormalSvg, { viewBox, width, height, isStated }: SvgFrame): string {
  const kept = Object.entries(root).filter(([name]) => !rootLeavesOut.test(name))
  const attributes = {
    xmlns: svgNamespace,
    'xmlns:xlink': xlinkNamespace,
    ...Object.fromEntries(kept),
    viewBox: viewBox.join(' '),
    ...(isStated && { width: String(width), height: String(height) }),
  }
  return `<svg${serialize(attributes)}>${content}</svg>`
}

/** Declarations that are no attributes of SVG, and that draw. */
const styleOnly = /^\s*(?:mix-blend-mode|isolation|transform|transform-box)\s*:/i
/** Colours that not every phone knows: programs write one that all know before. */
const wideColour = /:\s*(?:color|lab|lch|oklab|oklch|light-dark)\(/i

const declarationsOf = (style: string): string[] =>
  style.split(/;(?![^(]*\))/).filter((part) => part.trim() !== '')

function forStyles(name: string, isKept: (declaration: string) => boolean): CustomPlugin {
  return {
    name,
    fn: () => ({
      element: {
        enter: ({ attributes }) => {
          if (attributes.style === undefined) return
          const kept = declarationsOf(attributes.style).filter(isKept)
          if (kept.length > 0) attributes.style = kept.join(';')
          else delete attributes.style
        },
      },
    }),
  }
}

/** No path is drawn in another way, and no shapes are joined: what draws is the designer's. */
const plugins: PluginConfig[] = [
  { name: 'inlineStyles', params: { onlyMatchedOnce: false, useMqs: ['', 'screen', 'all'] } },
  'removeStyleElement',
  forStyles('wideColours', (declaration) => !wideColour.test(declaration)),
  'convertStyleToAttrs',
  forStyles('leftStyles', (declaration) => styleOnly.test(declaration)),
  {
    name: 'removeUnknownsAndDefaults',
    params: {
      keepDataAttrs: false,
      keepAriaAttrs: false,
      keepRoleAttr: false,
      defaultAttrs: false,
      uselessOverrides: false,
    },
  },
  {
    name: 'removeAttrs',
    params: {
      attrs: [
        'class',
        'svg:enable-background',
        'enable-background',
        'xml:space',
        'font.*',
        'cursor',
        'role',
        'tabindex',
      ],
    },
  },
  'removeUselessDefs',
  { name: 'cleanupIds', params: { force: true } },
  'cleanupAttrs',
  'removeEmptyAttrs',
  'removeEmptyContainers',
  'collapseGroups',
  'removeUnusedNS',
]
