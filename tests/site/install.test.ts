import { describe, expect, inject, it } from 'vitest'
import type { PlaywrightPhone } from '../support/engines/playwrightEngine'
import { chromiumProfiles, headedChromium } from '../support/engines/workerBrowsers'
import { Member } from '../support/member'
import { phonesForTests, siteForTests } from '../support/sites/fixtures'

/* Installing the site with the browser's own prompt, in a Chromium with a profile: others never offer it. */

const built = inject('sites').find(
  ({ manifest }) => manifest.download && manifest.download.bar?.show !== false,
)
if (!built) throw new Error('No merchant has a download bar')
const { code, manifest } = built

const counts = `({
  cookie: /(?:^|; )${code}:installPrompt=(\\d+)/.exec(decodeURIComponent(document.cookie))?.[1],
  dismissed: sessionStorage.getItem('${code}:installDismissed') !== null,
  installed: localStorage.getItem('${code}:installed') !== null,
})`
const standalone = `matchMedia('(display-mode: standalone)').matches`

/** Opens the lobby, answers the question about tracking, and opens the prompt from the bar. */
async function opensPrompt(member: Member): Promise<void> {
  await member.opens('/m/home')
  if (manifest.compliance?.consent) await member.taps('button', 'consent.refuse')
  await member.reloads()
  await member.taps('button', 'download.get')
  await member.driver.see({
    kind: 'dialog',
    name: await member.text('download.title', { name: manifest.name }),
  })
}

const offered = 'globalThis.__install?.prompt !== undefined'

describe('without a screen', () => {
  const site = siteForTests(built)
  const newPhone = phonesForTests(chromiumProfiles)

  it('the browser’s prompt is caught by the first script, and a dismissal is counted (E4.04, E4.06, E9.06)', async () => {
    const phone: PlaywrightPhone = await newPhone()
    const member = new Member(phone, site.current)
    await opensPrompt(member)
    await phone.until(offered)
    await member.taps('button', 'download.install')
    // Without a screen the browser dismisses its prompt by itself.
    await phone.until(`(${counts}).cookie === '1'`)
    expect(await phone.evaluate(counts)).toEqual({ cookie: '1', dismissed: true, installed: false })
    const [cookie] = (await phone.page.context().cookies()).filter(({ name }) =>
      name.includes('installPrompt'),
    )
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect(Math.round(days)).toBe(365)
  })

  it('the browser’s own check of the web manifest finds nothing, and every icon is there (E2.75, E2.76, E2.77, E7.23)', async () => {
    const phone = await newPhone()
    const member = new Member(phone, site.current)
    const requests: string[] = []
    phone.page.on('request', (request) => requests.push(request.url()))
    await member.opens('/m/home')
    await phone.until(offered)
    const session = await phone.page.context().newCDPSession(phone.page)
    expect(await session.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] })
    const url = new URL(requests.find((one) => one.includes('/wps/system/manifest.json')) ?? '')
    expect([url.searchParams.get('merchantCode'), Number(url.searchParams.get('_')) > 0]).toEqual([
      code,
      true,
    ])
    const { data } = await session.send('Page.getAppManifest')
    const { icons, ...rest } = JSON.parse(data ?? '{}') as { icons: { src: string; sizes: string }[] }
    expect(rest).toMatchObject({
      display: 'standalone',
      orientation: 'portrait',
      scope: '/m/',
      background_color: '#ffffff',
      theme_color: '#ffffff',
    })
    const sizes = await phone.evaluate(`Promise.all(${JSON.stringify(icons)}.map(async ({ src, sizes }) => {
      const image = new Image()
      image.src = src
      await image.decode()
      return [sizes, sizes === 'any' ? 'any' : image.naturalWidth + 'x' + image.naturalHeight]
    }))`)
    expect((sizes as [string, string][]).map(([said]) => said)).toEqual([
      '192x192',
      '256x256',
      '384x384',
      '512x512',
      '512x512',
      'any',
    ])
    for (const [said, found] of sizes as [string, string][]) expect(found).toBe(said)
  })

  it('a page without a web manifest offers nothing, and works (F012)', async () => {
    const phone = await newPhone()
    const member = new Member(phone, site.current)
    await phone.page.route('**/wps/system/manifest.json*', (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: '<p>Not here</p>' }),
    )
    await opensPrompt(member)
    await member.taps('button', 'download.install')
    await member.reads('install.menuDesktop')
    expect(await phone.evaluate(offered)).toBe(false)
  })
})

describe('with a screen', () => {
  const site = siteForTests(built)
  const newPhone = phonesForTests(headedChromium)

  it('the browser’s dialog is accepted: the site is installed, and asks no more (E1.02, E4.05, E4.07, E4.10)', async () => {
    const phone = await newPhone()
    const member = new Member(phone, site.current)
    await opensPrompt(member)
    await phone.until(offered)
    // The browser's dialog opens; its button that cancels has the focus.
    await phone.seeChange(() => member.taps('button', 'download.install'))
    phone.pressOutside('Tab', 'Return')
    await phone.until(`(${counts}).cookie === '99'`)
    expect(await phone.evaluate(counts)).toEqual({ cookie: '99', dismissed: false, installed: true })
    await phone.until(standalone)
    await member.opens('/m/home?homescreen=1')
    await phone.until(standalone)
    await phone.until(`document.querySelector('.BottomBar') !== null`)
    expect(
      await phone.evaluate(`document.querySelector('.DownloadBar, .InstallLine, dialog[open]')`),
    ).toBeNull()
    expect(await phone.evaluate(`localStorage.getItem('WEBCLIP')`)).toBe('0')
  })
})
