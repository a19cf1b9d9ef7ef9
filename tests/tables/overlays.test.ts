import { expect, it } from 'vitest'
import { features } from '../../runtime/features'
import { type InterruptionId, interruptions } from '../../runtime/tables/interruptionOrder'
import { isOverlay, type Lane, type OverlayId, overlays } from '../../runtime/tables/overlays'

it.each<[Lane, readonly OverlayId[]]>([
  ['takeover', ['domainNotice', 'denied', 'maintenance', 'offline']],
  [
    'prompt',
    ['update', 'appUpgrade', 'downloadScreen', 'downloadSheet', 'announcement', 'picturePopup', 'pushPrompt'],
  ],
])('shows in the %s lane first what matters more (F152)', (lane, expected) => {
  const inLane = (Object.keys(overlays) as OverlayId[]).filter((id) => overlays[id].lane === lane)
  expect(inLane.filter((id) => expected.includes(id))).toEqual(expected)
})

it('orders what opens without being asked for by urgency: all prompts, and two others (D27)', () => {
  const expected: readonly InterruptionId[] = [
    'sessionReminder',
    'update',
    'appUpgrade',
    'announcement',
    'downloadScreen',
    'downloadSheet',
    'picturePopup',
    'oneTap',
    'pushPrompt',
  ]
  expect(interruptions.filter((id) => expected.includes(id))).toEqual(expected)
  const prompts = (Object.keys(overlays) as OverlayId[]).filter((id) => overlays[id].lane === 'prompt')
  expect([...interruptions].sort()).toEqual([...prompts, 'oneTap', 'sessionReminder'].sort())
})

it('has a view for every overlay outside the shell, and a row for every view', () => {
  const declared = features.flatMap((feature) => (feature.overlays ?? []).map(({ id }) => id))
  expect([...declared, 'notice', 'confirm', 'toast'].sort()).toEqual(Object.keys(overlays).sort())
})

it.each(['nothing', 'toString', '', undefined, 3])('does not accept %s as an overlay', (id) => {
  expect(isOverlay(id)).toBe(false)
})
