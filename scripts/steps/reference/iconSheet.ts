import { iconPaths } from '../../../runtime/ui/media/firstPageIcons'
import { iconNamed, iconNames } from '../site/icons'

/** In the order of the alphabet: the source has another one in every compiler. */
const names = [...iconNames].sort()

const columns = 6
/** In px. */
const cell = { width: 120, height: 76 } as const
const edge = 12

function pathOf(name: string): string {
  const icon = iconNamed(name)
  return typeof icon === 'string' ? iconPaths[icon] : icon.path
}

/** A picture of every icon that a manifest may name, with its name below it, on white: it is read in light and in dark. */
export function iconSheet(): string {
  const rows = Math.ceil(names.length / columns)
  const [width, height] = [columns * cell.width + 2 * edge, rows * cell.height + 2 * edge]
  const cells = names.map((name, index) => {
    const x = edge + (index % columns) * cell.width
    const y = edge + Math.floor(index / columns) * cell.height
    return [
      `<svg x="${x + cell.width / 2 - 14}" y="${y + 10}" width="28" height="28" viewBox="0 0 24 24" fill="none" stroke="#1f2328" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path d="${pathOf(name)}"/></svg>`,
      `<text x="${x + cell.width / 2}" y="${y + 58}">${name}</text>`,
    ].join('\n')
  })
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="monospace" font-size="13" text-anchor="middle" fill="#1f2328">`,
    `<rect width="${width}" height="${height}" rx="8" fill="#ffffff"/>`,
    ...cells,
    '</svg>',
  ].join('\n')}\n`
}

export const iconSheetFile = 'icons.svg'

/** What stands at the end of the pages of the sections that name icons. */
export const iconSection: readonly string[] = [
  '## Icons',
  '',
  `![Every icon of the product with its name](${iconSheetFile})`,
]
