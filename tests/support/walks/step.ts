import type { RoleName } from '../../../scripts/platform/members/demoRoles'
import fc from '../properties'

/** Who may log in on the device of a walk. */
export const walkers = ['ordinary', 'agent'] as const satisfies readonly RoleName[]

/** What a walk types where something can be typed. */
const texts = ['Tiger', '0903 111', ' ', 'ß🙂', '<b>x</b>'] as const

/** One thing that a member, the line, the platform, the operator or the device does. Numbers choose among what there is. */
export type Step =
  | readonly ['tap' | 'go' | 'language' | 'wait', number]
  | readonly ['fail', call: number, fault: number]
  | readonly ['logIn', (typeof walkers)[number]]
  | readonly ['type', string]
  | readonly ['online', boolean]
  | readonly [
      | 'logOut'
      | 'back'
      | 'reload'
      | 'escape'
      | 'deploy'
      | 'expire'
      | 'failAll'
      | 'heal'
      | 'clear'
      | 'otherTab'
      | 'copyTab',
    ]

/** Any of them as likely as another: small numbers are not the more interesting ones. */
const index = fc.noBias(fc.nat(200))

const one = <Name extends string>(name: Name) => fc.constant([name] as const)

/** Seconds: a moment, a poll, a quarter of an hour, four hours. */
const delays = [1, 30, 900, 14_400] as const

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 9, arbitrary: fc.tuple(fc.constant('tap' as const), index) },
  { weight: 4, arbitrary: fc.tuple(fc.constant('go' as const), index) },
  { weight: 3, arbitrary: fc.tuple(fc.constant('logIn' as const), fc.constantFrom(...walkers)) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('type' as const), fc.constantFrom(...texts)) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('wait' as const), fc.constantFrom(...delays)) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('fail' as const), index, index) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('online' as const), fc.boolean()) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('language' as const), index) },
  { weight: 3, arbitrary: one('otherTab') },
  { weight: 2, arbitrary: fc.oneof(one('back'), one('escape'), one('reload')) },
  { weight: 1, arbitrary: fc.oneof(one('logOut'), one('clear'), one('copyTab')) },
  { weight: 2, arbitrary: fc.oneof(one('deploy'), one('failAll'), one('heal'), one('expire')) },
)

/** A walk of at most this many steps. */
export const walkOf = (maxLength: number): fc.Arbitrary<Step[]> =>
  fc.array(step, { minLength: Math.min(10, maxLength), maxLength, size: 'max' })
