import type { Plugin } from 'esbuild'
import { laneIcons } from '../../../runtime/kit/games/gameCategories'
import { type IconName, iconPaths } from '../../../runtime/ui/media/firstPageIcons'

/** The icons that the lobby's preview shows. */
const previewIcons: readonly IconName[] = [...Object.values(laneIcons), 'chevron', 'clock']

/** Leaves out the other icons, which are most of the preview's bytes otherwise. */
export const previewIconsPlugin: Plugin = {
  name: 'preview-icons',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]firstPageIcons\.ts$/ }, () => ({
      contents: `export const iconPaths = ${JSON.stringify(
        Object.fromEntries(previewIcons.map((name) => [name, iconPaths[name]])),
      )}`,
    }))
  },
}
