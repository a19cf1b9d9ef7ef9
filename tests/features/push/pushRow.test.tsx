// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import type { PushPermission } from '../../../runtime/browser/browser'
import { overlays } from '../../../runtime/tables/overlays'
import english from '../../../runtime/text/EN.json'
import { namesOf, pageText } from '../../support/screen'
import { press } from '../../support/site'
import { type PushOptions, pushCalls, startPush } from './pushSite'

const { push } = english
const bindCalls = ['pushBind token-7 device-1', 'pushSubscribe token-7 device-1 ALL']

const openAccount = (options: PushOptions) => startPush({ ...options, path: '/m/member/home' })

const row = (): string =>
  [...document.querySelectorAll('.ListRow-words')].find((words) => words.textContent?.startsWith(push.row))
    ?.textContent ?? ''

const answering = (answer: PushPermission): PushOptions => ({
  permission: 'default',
  prepare: ({ messenger }) => void Object.assign(messenger, { answer }),
})

it('lets the browser ask in the account, whatever was refused before (E4.58, E4.60)', async () => {
  const { browser } = await openAccount({
    permission: 'default',
    prepare: ({ storage }) => storage.write('pushSkipped', true),
  })
  expect(row()).toBe(push.row + push.stateOff)
  await press('button', new RegExp(`^${push.row}`))
  expect([browser.messenger.questions, pushCalls(browser), row()]).toEqual([
    1,
    bindCalls,
    push.row + push.stateOn,
  ])
  await browser.clock.advance(overlays.pushPrompt.delay)
  expect(namesOf('dialog')).toEqual([])
})

it.each<[string, PushPermission, string]>([
  ['refuses, and says so', 'denied', push.stateBlocked],
  ['has no answer', 'default', push.stateOff],
])('shows what the browser decided when it %s (E4.59)', async (_, answer, state) => {
  await openAccount(answering(answer))
  await press('button', new RegExp(`^${push.row}`))
  expect(pageText().includes(push.denied)).toBe(answer === 'denied')
  expect(row()).toBe(push.row + state)
})

it.each<[PushPermission, string, string]>([
  ['granted', push.stateOn, push.turnOff],
  ['denied', push.stateBlocked, push.denied],
])('says where it is decided when messages are %s', async (permission, state, text) => {
  await openAccount({ permission })
  expect(row()).toBe(push.row + state)
  await press('button', new RegExp(`^${push.row}`))
  expect(pageText()).toContain(text)
})

it('is not there in a browser without messages', async () => {
  await openAccount({ permission: 'unsupported' })
  expect(row()).toBe('')
})
