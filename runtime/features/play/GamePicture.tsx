import { useState } from 'react'
import { shapeOf } from '../../kit/gameCategories'
import { useImageSource } from '../../kit/useImageSource'
import type { Game } from '../../rules/content/game'
import { Icon } from '../../ui/Icon'
import { pictureProps } from '../../ui/picture'

/** As in `play.css`. */
const sizes = '144px'

/** The picture of a game that is being opened; an icon where it has none. */
export function GamePicture({ game }: { readonly game: Pick<Game, 'image' | 'category'> | undefined }) {
  const image = useImageSource()(game?.image)
  const [failed, setFailed] = useState(false)
  return (
    <span className={`GamePicture GamePicture--${shapeOf(game?.category ?? '')}`}>
      {image === undefined || failed ? (
        <Icon name="arcade" size="l" />
      ) : (
        <img {...pictureProps(image, sizes)} alt="" draggable={false} onError={() => setFailed(true)} />
      )}
    </span>
  )
}
