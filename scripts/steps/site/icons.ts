import type { Manifest } from '../../../runtime/schema/manifest.gen'
import { type IconName, iconPaths } from '../../../runtime/ui/media/firstPageIcons'
import type { IconDrawing } from '../../../runtime/ui/media/icons'
import * as icons from '../../../runtime/ui/media/icons'

const isFirst = (name: string): name is IconName => Object.hasOwn(iconPaths, name)

const drawings: Readonly<Record<string, IconDrawing>> = icons

/** All names of icons that a manifest may use. */
export const iconNames: readonly string[] = [...Object.keys(iconPaths), ...Object.keys(icons)]

/** What an icon of this name is drawn from. Throws for an unknown name, which the check of manifests excludes. */
export function iconNamed(name: string): IconName | IconDrawing {
  if (isFirst(name)) return name
  const drawing = drawings[name]
  if (!drawing) throw new Error(`There is no icon "${name}".`)
  return drawing
}

/** The drawings of the bottom bar's icons that no first page has by itself, by name. */
export function navigationDrawings({
  navigation = [],
}: Pick<Manifest, 'navigation'>): Readonly<Record<string, IconDrawing>> {
  return Object.fromEntries(
    navigation.flatMap(({ icon }) => {
      const source = iconNamed(icon)
      return typeof source === 'string' ? [] : [[icon, source]]
    }),
  )
}
