import type { ReactNode } from 'react'
import { useText } from '../../kit/useSite'
import { IconButton } from '../../ui/actions/IconButton'
import { TopBar } from '../../ui/layout/TopBar'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden'

interface GameBarProps {
  readonly title: string
  readonly onBack: () => void
  /** The member's money stands in the place of the title, which the game shows by itself. */
  readonly money?: ReactNode
  readonly end?: ReactNode
}

/** The bar above a game: the way back is always there (E2.68, F158). */
export function GameBar({ title, onBack, money, end }: GameBarProps) {
  const t = useText()
  const back = <IconButton icon="back" label={t('common.back')} onClick={onBack} />
  if (!money) return <TopBar start={back} title={title} end={end} />
  return (
    <TopBar
      start={
        <>
          {back}
          <VisuallyHidden>
            <h1>{title}</h1>
          </VisuallyHidden>
          <div className="GameBar-money">{money}</div>
        </>
      }
      end={end}
    />
  )
}
