import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { times } from '../../runtime/tables/times'
import { certificateFor } from '../../scripts/start/certificate'
import { Member } from '../support/member'
import { launchChromium } from '../support/playwrightEngine'
import { type ServedSite, serve } from '../support/served'
import { browserForTests } from '../support/stage'

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
