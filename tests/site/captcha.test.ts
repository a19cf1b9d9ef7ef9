import { describe, expect, inject, it } from 'vitest'
import { languages } from '../../runtime/tables/languages'
import { openRows, vendorRows } from '../captcha/vendors'
import { CaptchaMember } from '../support/captcha'
import { Member } from '../support/member'
import { launchChromium } from '../support/playwrightEngine'
import type { BuiltSite } from '../support/sites'
import { browserForTests, phonesForTests, siteForTests } from '../support/stage'

const engine = browserForTests(() => launchChromium(inject('chromium')))

function builtSite(code: string): BuiltSite {
  const found = inject('sites').find((site) => site.code === code)
  if (!found) throw new Error(`There is no site ${code}`)
  return found
}

/** One merchant for each version, as their manifests have it. */
const merchants = { v3: 'hongvan', v4: 'brasa' } as const

describe.each(['v3', 'v4'] as const)('GeeTest %s', (version) => {
  const built = builtSite(merchants[version])
  const site = siteForTests(built)
  const newPhone = phonesForTests(engine)
  const [first = 'EN'] = built.manifest.languages

  const newMember = async () => {
    const phone = await newPhone(languages[first].locale)
    const member = new Member(phone, site.current)
    return { member, captcha: new CaptchaMember(member, phone), phone }
  }

  describe('while it loads', () => {
    it.each(vendorRows[version])(
      'shows what the vendor tells when this is wrong: $wrong (I4.38, I8.17, I8.18, F089)',
      async ({ faults, sequence, member: sees }) => {
        const { captcha } = await newMember()
        await captcha.opens({ captcha: faults })
        await captcha.lives(sequence)
        await captcha.sees(sees)
        await captcha.hasAsked(sequence)
      },
    )
  })

  describe('when it is opened', () => {
    it.each(openRows)(
      'shows the member where it stands: $wrong (I4.40, I4.46, I4.47, F090)',
      async ({ faults, wait, member: sees }) => {
        const { captcha } = await newMember()
        await captcha.opens({ captcha: faults })
        await captcha.sees({ state: 'waiting' })
        await captcha.taps()
        if (wait) await captcha.page.clock.runFor(wait)
        await captcha.sees(sees)
      },
    )
  })

  it('is solved after a wrong attempt, and its result opens the session, once', async () => {
    const { member, captcha } = await newMember()
    const { userName, password } = site.current.member('ordinary')
    await captcha.opens()
    await captcha.sees({ state: 'waiting' })
    await captcha.taps()
    await captcha.moves(-9)
    await captcha.frame.getByText('Not quite').waitFor()
    await captcha.moves()
    await captcha.sees({ state: 'success' })
    await member.sendsLogin(userName, password)
    await member.isAt('/m/home')
    await member.isLoggedIn()
    const [sent = {}] = await captcha.sent()
    const own = Object.keys(sent).filter((name) => name.startsWith('geetest'))
    expect(own.sort()).toEqual(
      version === 'v3' ? ['geetestChallenge', 'geetestSeccode'] : ['geetestValidateV4'],
    )
  })
})
