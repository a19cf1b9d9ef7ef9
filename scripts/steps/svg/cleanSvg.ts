import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PluginConfig } from 'svgo'
import { cachedFile } from '../assets/cachedFile'
import { contentHash } from '../assets/hashes'
import { pictureCache } from '../assets/pictureCache'
import {
  leaveOnlyStyles,
  leaveOutWideColours,
  putTransformsAside,
  writeGeometry,
  writeKnownColours,
} from './cleanStyles'
import { type NormalSvg, serialize } from './normalizeSvg'
import { xlinkNamespace } from './parseXml'
import { reencodeImages } from './reencodeImages'
import { svgNamespace } from './svgContent'
import type { SvgFrame } from './svgLength'

/** Part of the cache's key: what has changed here cleans anew. */
const version = contentHash(
  Buffer.concat(
    ['cleanSvg.ts', 'cleanStyles.ts', '../../../package-lock.json'].map((file) =>
      readFileSync(join(import.meta.dirname, file)),
    ),
  ),
)

/**
 * The picture that ships: styles are attributes, ids are short, and nothing is in it that does not draw. It has a viewBox, and
 * a width and a height only where these have another shape. The same picture gives the same bytes.
 */
export async function cleanSvg(svg: NormalSvg, frame: SvgFrame): Promise<string> {
  const text = wholeSvg(svg, frame)
  const key = contentHash(Buffer.from(version + text))
  // Loading SVGO takes longer than all else that the check does with a picture.
  const file = await cachedFile(pictureCache, `${key}.svg`, async () => {
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

/** The same in its style. */
const sizeInStyle = /(?<=^|[;\s])(?:width|height)\s*:[^;]*;?/gi

/** The picture as the reader has understood it, before its styles are worked in. */
function wholeSvg({ root, content }: NormalSvg, { viewBox, width, height, isStated }: SvgFrame): string {
  const kept = Object.entries(root)
    .filter(([name]) => !rootLeavesOut.test(name))
    .map(([name, value]) => [name, name === 'style' ? value.replaceAll(sizeInStyle, '') : value])
  const attributes = {
    xmlns: svgNamespace,
    'xmlns:xlink': xlinkNamespace,
    ...Object.fromEntries(kept),
    viewBox: viewBox.join(' '),
    ...(isStated && { width: String(width), height: String(height) }),
  }
  return `<svg${serialize(attributes)}>${content}</svg>`
}

/** No path is drawn in another way, and no shapes are joined: what draws is the designer's. */
const plugins: PluginConfig[] = [
  { name: 'inlineStyles', params: { onlyMatchedOnce: false, useMqs: ['', 'screen', 'all'] } },
  'removeStyleElement',
  leaveOutWideColours,
  writeGeometry,
  putTransformsAside,
  'convertStyleToAttrs',
  leaveOnlyStyles,
  writeKnownColours,
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
