import { useAtomValue } from 'jotai/react'
import { useSite } from '../../kit/useSite'
import { type MiniGameVariant, miniGameVariant } from '../../rules/miniGame/variant'
import { evaluate } from '../../rules/settings/conditions'
import { factsAtom } from '../../state/facts'
import { brokenForAtom, memoryChangesAtom, ownerAtom, recall } from './memory'

interface AvailableMiniGame {
  readonly variant: MiniGameVariant
  /** The session that it belongs to. */
  readonly owner: string
  readonly away: boolean
}

/** The mini game of this session; undefined when there is none, or when it does not work. */
export function useMiniGame(): AvailableMiniGame | undefined {
  const site = useSite()
  const facts = useAtomValue(factsAtom)
  const owner = useAtomValue(ownerAtom)
  const brokenFor = useAtomValue(brokenForAtom)
  useAtomValue(memoryChangesAtom)
  const variant = miniGameVariant(
    evaluate('flag.LOTTMINIGAME3', facts),
    evaluate('flag.SEALOTTMINIGAME3', facts),
  )
  if (!variant || owner === undefined || brokenFor === owner) return undefined
  return { variant, owner, away: recall(site, owner).away }
}
