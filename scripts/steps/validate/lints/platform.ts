import type { Manifest } from '../../../../runtime/schema/manifest.gen'
import { closestName } from '../closestName'
import type { Finding } from '../issue'
import type { LintContext } from '../lintContext'

/** Only calls that the site makes can get another path (D2). */
export function callsExist({ platform }: Manifest, { capabilities }: LintContext): Finding[] {
  if (!capabilities) return []
  return Object.keys(platform?.endpoints ?? {})
    .filter((call) => !capabilities.calls.includes(call))
    .map((call) => {
      const suggestion = closestName(call, capabilities.calls)
      return {
        path: ['platform', 'endpoints', call],
        on: 'key' as const,
        code: 'unknown-call',
        message: `There is no call "${call}".`,
        expected: `one of ${capabilities.calls.join(', ')}`,
        ...(suggestion && { suggestion }),
        hint: suggestion ? `Rename it to "${suggestion}".` : 'Name a call of runtime/tables/calls.ts.',
      }
    })
}

/** Local hosts never reach a release (D145). */
export function developmentIsNotReleased({ development }: Manifest, context: LintContext): Finding[] {
  if (development === undefined || context.development) return []
  return [
    {
      path: ['development'],
      on: 'key',
      code: 'development',
      message: '"development" opens the site to local hosts, and a release refuses it.',
      hint: 'Remove it; npm start adds what it needs.',
    },
  ]
}
