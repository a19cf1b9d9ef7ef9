import { engagement } from './engagement'
import { faults } from './faults'
import { identity } from './identity'

/** Everything that a test must prove: statement or fault to one line about it. */
export const built: Readonly<Record<string, string>> = { ...identity, ...engagement, ...faults }
