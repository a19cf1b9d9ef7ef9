import { createMatches } from '../../catalogue/matches'
import type { CallContext } from '../../http/callContext'
import type { ConfigState } from '../../state/merchantConfig'
import type { PlatformServices } from '../../state/platformServices'

/** Sports matches to bet on (E7.16). */
export const getGameMatches = ({ platform, state }: CallContext<PlatformServices, ConfigState>) => ({
  matches: state.merchant.categories.includes('sports') ? createMatches(platform.clock.now()) : [],
})
