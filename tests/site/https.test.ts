import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { times } from '../../runtime/tables/times'
import type { Command } from '../../scripts/platform'
import { certificateFor } from '../../scripts/start/certificate'
import { Member } from '../support/member'
import { launchChromium } from '../support/playwrightEngine'
import { type ServedSite, serve } from '../support/served'
import { browserForTests } from '../support/stage'
import { waitUntil } from '../support/waitUntil'

type Fault = Omit<NonNullable<Command['fault']>, 'call'>

const engine = browserForTests(() => launchChromium(inject('chromium')))
const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe.each(inject('sites'))('$code over https', (built) => {
  let site: ServedSite
  beforeAll(async () => {
    site = await serve(built, certificateFor(folder, ['127.0.0.1']))
  })
  afterEach(() => site.reset())
  afterAll(() => site.close())

  it.each<[string, Fault, string]>([
    [
      'the platform’s words',
      { reply: { errorCode: 'odd.day', message: 'Not on odd days.' } },
      'Not on odd days.',
    ],
    ['"Error" without any', { reply: { errorCode: 'odd.day' } }, 'errors.error'],
    ['"Error" where it has no code either', { status: 500, body: 'x' }, 'errors.error'],
  ])('tells %s of a status call that failed, and nothing of CORS (I8.15)', async (_, fault, said) => {
    const phone = await engine.current.newPhone(undefined, { ignoreHTTPSErrors: true })
    const member = new Member(phone, site)
    await site.platform({ fault: { call: 'status', ...fault } })
    await member.opens('/m/home')
    await member.sees('dialog', 'common.notice')
    await (said === 'errors.error' ? member.reads(said) : member.readsWords(said))
    await phone.close()
  })

  it('tells nothing of a status call that got lost while others answer (I8.16)', async () => {
    const phone = await engine.current.newPhone(undefined, { ignoreHTTPSErrors: true })
    const member = new Member(phone, site)
    await site.platform({ fault: { call: 'status', drop: true } })
    await member.opens('/m/home')
    // Counted from the ping: a browser repeats by itself what a broken line took with it.
    await waitUntil('the second try', async () => {
      const calls = (await site.received()).map(({ call }) => call)
      return calls.includes('ping') && calls.lastIndexOf('status') > calls.indexOf('ping')
    })
    await member.sees('button', 'shell.logIn')
    expect(await member.driver.evaluate(`document.querySelectorAll('dialog').length`)).toBe(0)
    await phone.close()
  })

  it('keeps cookies from plain http (D7)', async () => {
    const phone = await engine.current.newPhone(undefined, { ignoreHTTPSErrors: true })
    const member = new Member(phone, site)
    await member.logsIn()
    const cookies = await phone.page.context().cookies()
    expect(cookies.map(({ name }) => name)).toContain('deviceId')
    expect(cookies.map(({ secure, sameSite }) => ({ secure, sameSite }))).toEqual(
      cookies.map(() => ({ secure: true, sameSite: 'Lax' })),
    )
    await phone.close()
  })

  it('says for 1.5 s that the network is offline, and keeps what was typed (I8.19, E8.05, I9.10, E9.20)', async () => {
    const phone = await engine.current.newPhone(undefined, { ignoreHTTPSErrors: true })
    const member = new Member(phone, site)
    const { userName, password } = site.member('ordinary')
    await phone.page.clock.install()
    await member.opens('/m/login')
    await member.sendsLogin(userName, 'mistyped')
    await member.taps('button', 'common.confirm')
    await phone.page.locator('dialog').waitFor({ state: 'detached' })
    await phone.page.clock.pauseAt(Date.now() + 60_000)
    await phone.page.context().setOffline(true)
    await member.sendsLogin(userName, password)
    const toast = phone.page.getByRole('status').getByText(await member.word('errors.offline'))
    await toast.waitFor()
    await phone.page.clock.runFor(times.toast - 1)
    expect(await toast.isVisible()).toBe(true)
    await phone.page.clock.runFor(1 + times.leave)
    await toast.waitFor({ state: 'detached' })
    expect(await phone.page.locator('dialog').count()).toBe(0)
    expect(await member.typedLogin()).toEqual([userName, password])
    await phone.close()
  })
})
