import { expect } from 'vitest'
import { overlays } from '../../runtime/tables/overlays'
import * as times from '../../runtime/tables/times'
import type { PlaywrightPhone } from '../support/engines/playwrightEngine'
import { Member, withoutMotion } from '../support/member'
import { calmScript } from '../support/sites/calmScript'
import { describeSites } from '../support/sites/fixtures'

type Link = Readonly<{ linkageType: 'P' | 'URL' | 'G'; linkage: string }>

/** Where the banner of a carousel or a popup is. */
const heroLink = '.Hero-panel[href]:not(:has(.Hero-art))'
const popupLink = '.PicturePopup-link'

const firstBannerHost = (hosts: { readonly banner?: readonly string[] } | undefined): string | undefined =>
  hosts?.banner?.[0]

describeSites('banners', ({ built, site, newPhone: newMovingPhone, it }) => {
  const newPhone = withoutMotion(newMovingPhone)
  const merchant = built.code
  const host = firstBannerHost(built.manifest.hosts) ?? ''

  const showBanner = (groupName: string, link: Link) =>
    site.current.controlPlatform({
      bannerGroup: {
        merchant,
        groupName,
        banners: [{ id: 'a', title: 'Wheel', picture: '/wps/media/banners/welcome.webp', ...link }],
      },
    })

  /** Taps a link that opens another site; resolves to what arrives there. */
  async function followsToSite({ page }: PlaywrightPhone, selector: string) {
    await page
      .context()
      .route(`https://${host}/**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Other site</title>' }),
      )
    const [tab] = await Promise.all([page.waitForEvent('popup'), page.locator(selector).click()])
    await tab.waitForURL(`https://${host}/**`)
    const { pathname, searchParams } = new URL(tab.url())
    return { pathname, query: [...searchParams.keys()], hasOpener: await tab.evaluate('opener !== null') }
  }

  it(
    'lead a member to a trusted site in a new tab, with the token that is in no link (E5.22, D9)',
    async () => {
      const phone = await newPhone(undefined, { fresh: true })
      const member = new Member(phone, site.current)
      await showBanner('m_home', { linkageType: 'URL', linkage: `${host}/wheel` })
      await member.opensLoggedIn()
      await phone.until(`document.querySelector('${heroLink}')?.target === '_blank'`)
      const token = (await member.token()) ?? ''
      expect(await phone.evaluate('document.documentElement.outerHTML')).not.toContain(token)
      expect(await followsToSite(phone, heroLink)).toEqual({
        pathname: '/wheel',
        query: ['token', 'username'],
        hasOpener: false,
      })
    },
    { where: ({ manifest }) => (manifest.handoff?.trustedHosts ?? []).length > 0 },
  )

  it('open the login over the lobby for what needs a member, and lead there afterwards (E5.19, D19)', async () => {
    const phone = await newPhone()
    const member = new Member(phone, site.current)
    await showBanner('m_home', { linkageType: 'URL', linkage: '/m/member/home' })
    await member.opens('/m/home')
    await phone.page.locator(heroLink).click()
    await member.sees('dialog', 'login.title')
    await member.expectPath('/m/home')
    const { userName, password } = site.current.demoMember('ordinary')
    await member.sendsLogin(userName, password)
    await member.expectPath('/m/member/home')
    await member.goesBack()
    await member.expectPath('/m/home')
    await member.waitUntilLoggedIn()
  })

  it('that pop up show their picture at once, in its size, and lead on (E4.47, E7.42, E5.20)', async () => {
    const phone = await newPhone(undefined, { fresh: true })
    const member = new Member(phone, site.current)
    await showBanner('m_popup1', { linkageType: 'URL', linkage: host })
    await phone.page.addInitScript(calmScript(built.code))
    await phone.page.clock.install()
    await member.opens('/m/home')
    const { delaySeconds } = built.manifest.popups ?? {}
    await phone.page.clock.runFor(
      (delaySeconds === undefined ? overlays.picturePopup.delay : times.seconds(delaySeconds)) + times.tick,
    )
    await phone.page.clock.resume()
    await phone.until(`document.querySelector('${popupLink} img')?.naturalWidth > 0`)
    const shown = await phone.evaluate(`(() => {
      const { src, naturalWidth, naturalHeight, width, height } = document.querySelector('${popupLink} img')
      return [src.split(',')[0], Math.abs(naturalWidth / naturalHeight - width / height) < 0.02]
    })()`)
    expect(shown).toEqual(['data:image/webp;base64', true])
    expect(await followsToSite(phone, popupLink)).toMatchObject({ query: [], hasOpener: false })
    await phone.until(`document.querySelector('dialog') === null`)
  })
})
