import type { ReactNode } from 'react'
import { useText } from '../../kit/useSite'
import { IconButton } from '../../ui/actions/IconButton'
import { TopBar } from '../../ui/layout/TopBar'

interface GameBarProps {
  readonly title: string
  readonly onBack: () => void
  readonly end?: ReactNode
}

/** The bar above a game: the way back is always there (E2.68, F158). */
export function GameBar({ title, onBack, end }: GameBarProps) {
  const t = useText()
  return (
    <TopBar
      start={<IconButton icon="back" label={t('common.back')} onClick={onBack} />}
      title={title}
      end={end}
    />
  )
}
