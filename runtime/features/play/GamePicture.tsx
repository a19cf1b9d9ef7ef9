import { shapeOf } from '../../kit/games/gameCategories'
import { useImageSource } from '../../kit/useImageSource'
import type { Game } from '../../rules/content/game'
import { Icon } from '../../ui/media/Icon'
import * as icons from '../../ui/media/icons'
import { type PictureSource, pictureProps, usePicture } from '../../ui/media/picture'

/** As in `play.css`. */
const sizes = '144px'

/** The picture of a game that is being opened; an icon where it has none. */
export function GamePicture({ game }: { readonly game: Pick<Game, 'image' | 'category'> | undefined }) {
  const image = useImageSource()(game?.image)
  return (
    <span className={`GamePicture GamePicture--${shapeOf(game?.category ?? '')}`}>
      <Picture key={image?.src} image={image} />
    </span>
  )
}

function Picture({ image }: { readonly image: PictureSource | undefined }) {
  const { source, handlers } = usePicture(image)
  return source === undefined ? (
    <Icon icon={icons.arcade} size="l" />
  ) : (
    <img {...pictureProps(source, sizes)} alt="" draggable={false} {...handlers} />
  )
}
