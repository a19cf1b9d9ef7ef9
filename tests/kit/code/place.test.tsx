// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import type { Feature } from '../../../runtime/contract/feature'
import type { Part } from '../../../runtime/contract/places'
import { features } from '../../../runtime/features'
import { memberSession, startSite } from '../../support/site'

const part = (text: string, rest: Partial<Part> = {}): Part => ({
  ...rest,
  view: async () => ({ default: () => <b>{text}</b> }),
})

const feature = (id: string, places: Feature['places'] = {}): Feature => ({ id, when: true, places })

const shown = () => [...document.querySelectorAll('b')].map(({ textContent }) => textContent)

const parts = (place: 'registerCaptcha' | 'account.rewards'): Feature[] => [
  feature('last', { [place]: part('last', { order: 30 }) }),
  feature('visitors', { [place]: part('visitors', { order: 20, when: 'visitor' }) }),
  feature('members', { [place]: part('members', { order: 15, when: 'member' }) }),
  feature('unknown', { [place]: part('not known', { order: 5, when: 'flag.VIPBENEFIT3' }) }),
  feature('first', { [place]: part('first', { order: 10 }) }),
]

it.each([
  ['a visitor', 'registerCaptcha', { path: '/m/register' }, ['first', 'visitors', 'last']],
  [
    'a member',
    'account.rewards',
    { path: '/m/member/home', session: memberSession },
    ['first', 'members', 'last'],
  ],
] as const)(
  'shows %s its parts in their order, not in that of the features, and those whose condition holds',
  async (_, place, options, expected) => {
    await startSite({
      ...options,
      features: [...features.filter(({ places = {} }) => !(place in places)), ...parts(place)],
      manifest: { flags: { VIPBENEFIT3: 'server' } },
    })
    expect(shown()).toEqual(expected)
  },
)
