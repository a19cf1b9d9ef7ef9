import type { Manifest } from '../../../runtime/schema/manifest.gen'
import { type IconName, iconPaths } from '../../../runtime/ui/media/firstPageIcons'
import type { IconDrawing } from '../../../runtime/ui/media/icons'
import * as icons from '../../../runtime/ui/media/icons'
import { defaultIcon } from './siteAccount'

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

/** The drawings of the icons that a manifest names and no first page has by itself, by name. */
export function namedDrawings({
  navigation = [],
  account = [],
}: Pick<Manifest, 'navigation' | 'account'>): Readonly<Record<string, IconDrawing>> {
  const names = [
    ...navigation.map(({ icon }) => icon),
    ...account.flatMap(({ entries }) => entries.map(({ icon }) => icon ?? defaultIcon)),
  ]
  return Object.fromEntries(
    names.flatMap((name) => {
      const source = iconNamed(name)
      return typeof source === 'string' ? [] : [[name, source]]
    }),
  )
}
