import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { control } from '../../scripts/platform/control'
import { type PlatformServer, sendBody, startPlatformServer, token } from './platformServer'

let server: PlatformServer
let session: string
let otherSession: string
beforeAll(async () => {
  server = await startPlatformServer()
})
afterAll(() => server.close())

beforeEach(async () => {
  await control(server.origin, { reset: true })
  session = await token(server, 'minhanh88')
  otherSession = await token(server, 'tuankiet_hn')
})

const paths = { bind: 'CSP_fcmBind', subscribe: 'CSP_fcmSubscribe', unsubscribe: 'CSP_fcmUnsubscribe' }

const call = (
  name: keyof typeof paths,
  body: object,
  Authorization: string | undefined = session,
  ModuleId = 'PUSH3',
) =>
  sendBody(server, name === 'unsubscribe' ? 'DELETE' : 'POST', `/wps/relay/${paths[name]}`, body, {
    Authorization,
    ModuleId,
  })

const registrations = async () =>
  (await control(server.origin, { pushRegistrations: true })).pushRegistrations
const device = { registrationToken: 'device-1' }

describe('the calls of push notifications', () => {
  it('keep which device is whose, and its topics (E7.18, E7.19, E7.20)', async () => {
    expect(await call('bind', device)).toMatchObject({ success: true, value: null })
    expect((await call('subscribe', { ...device, topic: 'ALL' })).success).toBe(true)
    expect((await call('subscribe', { ...device, topic: 'ALL' })).success).toBe(true)
    const bound = { merchant: 'hongvan', ...device, userName: 'minhanh88', topics: ['ALL'] }
    expect(await registrations()).toEqual([bound])
    expect((await call('bind', device)).success).toBe(true)
    expect(await registrations()).toEqual([bound])
    expect((await call('unsubscribe', { ...device, unsubscribeAll: true })).success).toBe(true)
    expect(await registrations()).toEqual([])
  })

  it('give a device to the member who was bound last, without the topics of the other', async () => {
    await call('bind', device)
    await call('subscribe', { ...device, topic: 'ALL' })
    await call('bind', device, otherSession)
    expect(await registrations()).toMatchObject([{ userName: 'tuankiet_hn', topics: [] }])
    expect(await call('subscribe', { ...device, topic: 'ALL' })).toMatchObject({
      errorCode: 'push.not.bound',
    })
  })

  it.each([
    ['a token', 'bind', {}, 'push.token.missing'],
    ['a token', 'subscribe', { topic: 'ALL' }, 'push.token.missing'],
    ['a topic', 'subscribe', device, 'push.topic.missing'],
    ['a token that is bound', 'subscribe', { ...device, topic: 'ALL' }, 'push.not.bound'],
    ['a token', 'unsubscribe', { unsubscribeAll: true }, 'push.token.missing'],
    ['unsubscribeAll', 'unsubscribe', device, 'push.unsubscribe.all'],
    ['a token that is bound', 'unsubscribe', { ...device, unsubscribeAll: true }, 'push.not.bound'],
  ] as const)('refuse without %s: %s', async (_, name, body, errorCode) => {
    expect(await call(name, body)).toMatchObject({ success: false, errorCode })
  })

  it('refuse without their module, and without a session (E7.45)', async () => {
    for (const name of ['bind', 'subscribe', 'unsubscribe'] as const) {
      expect(await call(name, device, session, 'MEMBER3')).toMatchObject({ errorCode: 'module.unknown' })
      expect((await call(name, device, 'dead')).status).toBe(401)
    }
  })
})
