import { type CSSProperties, type RefObject, useId, useRef } from 'react'
import type { TextKey } from '../../contract/text'
import { useScrolling } from '../../kit/timing/useScrolling'
import { useSite, useText } from '../../kit/useSite'
import { isTapAccepted } from '../../rules/miniGame/drag'
import {
  atEdge,
  type Corner,
  cornerOf,
  firstPlace,
  nextCorner,
  placeAt,
  sideOf,
  wayTo,
} from '../../rules/miniGame/placement'
import { IconButton } from '../../ui/actions/IconButton'
import * as icons from '../../ui/media/icons'
import { MiniGameButton } from './MiniGameButton'
import { MiniGameMark } from './MiniGameMark'
import { recall, remember } from './memory'
import { useDrag } from './useDrag'
import { usePlace } from './usePlace'

interface MiniGameWindowProps {
  /** The session that it belongs to. */
  readonly owner: string
  readonly movable: boolean
  /** Until then, nothing is seen. */
  readonly ready: boolean
  readonly open: boolean
  onToggle(): void
  onClose(): void
  /** The focus goes elsewhere. */
  onLeave(): void
  /** The height that the game would like, in px. */
  readonly height: number | undefined
  readonly button: RefObject<HTMLButtonElement | null>
  /** Where the frame is. */
  readonly container: RefObject<HTMLDivElement | null>
}

const moveTexts: Record<Corner, TextKey> = {
  topLeft: 'miniGame.moveToTopLeft',
  topRight: 'miniGame.moveToTopRight',
  bottomLeft: 'miniGame.moveToBottomLeft',
  bottomRight: 'miniGame.moveToBottomRight',
}

/** The button that floats above the page, and the window that it opens (E2.69, E2.70). */
export function MiniGameWindow(props: MiniGameWindowProps) {
  const { owner, movable, ready, open, onToggle, onClose, onLeave, height, button, container } = props
  const site = useSite()
  const t = useText()
  const windowId = useId()
  const area = useRef<HTMLDivElement>(null)
  const stored = movable ? recall(site, owner).place : firstPlace
  // Opened at an edge, it leaves the window the most room.
  const place = open ? atEdge(stored) : stored
  const { bounds, point, rightToLeft } = usePlace({ area, button, place, shown: ready })
  const isScrolling = useScrolling()
  const lastTap = useRef<number>(undefined)
  const drag = useDrag({
    bounds,
    point,
    onDrop(to) {
      lastTap.current = site.browser.clock.monotonic()
      if (bounds) remember(site, owner, { place: placeAt(to, bounds, rightToLeft) })
    },
  })

  function tap(): void {
    const now = site.browser.clock.monotonic()
    if (!isTapAccepted(now, lastTap.current)) return
    lastTap.current = now
    onToggle()
  }

  function putAway(): void {
    remember(site, owner, { away: true })
    site.toast(t('miniGame.putAway'))
  }

  const corner = nextCorner(place)
  const gameHeight = height === undefined ? {} : { '--mini-game-height': `${height}px` }
  return (
    <>
      {ready && <div className="MiniGame-room" />}
      <section
        className="MiniGame"
        aria-label={t('miniGame.title')}
        hidden={!ready}
        data-open={open || undefined}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) onLeave()
        }}
        ref={area}
      >
        <MiniGameButton
          label={t('miniGame.title')}
          expanded={open}
          controls={windowId}
          at={drag.dragged ?? point}
          halfOut={isScrolling && !open && !drag.dragged ? sideOf(place, rightToLeft) : undefined}
          dragged={drag.dragged !== undefined}
          onClick={tap}
          ref={button}
          {...(movable && !open ? drag.handlers : {})}
        >
          <MiniGameMark />
        </MiniGameButton>
        <div
          className="MiniGame-window"
          id={windowId}
          hidden={!open}
          data-edge={place.down < 0.5 ? 'top' : 'bottom'}
          data-side={place.along < 0.5 ? 'start' : 'end'}
          style={gameHeight as CSSProperties}
        >
          <div className="MiniGame-head">
            <h2 className="MiniGame-title">{t('miniGame.title')}</h2>
            {movable && (
              <span className="MiniGame-move" data-way={wayTo(place, corner)}>
                <IconButton
                  icon={icons.forward}
                  label={t(moveTexts[cornerOf(corner, rightToLeft)])}
                  onClick={() => remember(site, owner, { place: corner })}
                />
              </span>
            )}
            <IconButton icon={icons.eyeOff} label={t('miniGame.putAwayAction')} onClick={putAway} />
            <IconButton icon="close" label={t('common.close')} onClick={onClose} />
          </div>
          <div className="MiniGame-game" ref={container} />
        </div>
      </section>
    </>
  )
}
