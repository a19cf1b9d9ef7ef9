import type { Manifest } from '../../../runtime/schema/manifest.gen'
import type { Finding } from '../issue'
import type { Surroundings } from '../lint'
import { nearest } from '../nearest'

/** Only calls that the site makes can have another path (D2). */
export function callsExist({ platform }: Manifest, { knowledge }: Surroundings): Finding[] {
  if (!knowledge) return []
  return Object.keys(platform?.endpoints ?? {})
    .filter((call) => !knowledge.calls.includes(call))
    .map((call) => {
      const suggestion = nearest(call, knowledge.calls)
      return {
        path: ['platform', 'endpoints', call],
        on: 'key' as const,
        code: 'unknown-call',
        message: `There is no call "${call}".`,
        expected: `one of ${knowledge.calls.join(', ')}`,
        ...(suggestion && { suggestion }),
        hint: suggestion ? `Rename it to "${suggestion}".` : 'Name a call of runtime/tables/calls.ts.',
      }
    })
}

/** Local hosts never reach a release (D16). */
export function developmentIsOverlay({ development }: Manifest, around: Surroundings): Finding[] {
  if (development === undefined || around.development) return []
  return [
    {
      path: ['development'],
      on: 'key',
      code: 'development',
      message: '"development" opens the site to local hosts, and a release refuses it.',
      hint: 'Take it out; npm start adds what it needs by itself.',
    },
  ]
}
