import { expect } from 'vitest'
import { languages } from '../../runtime/tables/languages'
import type { PlaywrightPhone } from '../support/engines/playwrightEngine'
import { entryScript } from '../support/journeys/recovery'
import { appStarted, Member } from '../support/member'
import { describeSites } from '../support/sites/fixtures'
import { openHeldBack } from '../support/sites/heldBack'

/** What a page asks for before its content comes, and what becomes of the start when the host does not have it. */
interface StartFile {
  readonly name: string
  readonly pattern: RegExp
  /**
   * `message`: one reload, then the watchdog's message. `page`: the bars, and a page that offers to try again. `slow`: the shell
   * stays, and after some seconds a line says that it takes long. `lobby`: nothing but it is missing. `failed`: the lobby says that
   * its games did not load. `language`: the lobby in another language.
   */
  readonly without: 'message' | 'page' | 'slow' | 'lobby' | 'failed' | 'language'
}

const contents = `document.querySelector('main:not([aria-busy]) .GameCard') !== null`

describeSites('a start', ({ built, site, newPhone, it }) => {
  const [first = 'EN', second = 'EN'] = built.manifest.languages
  // Without the texts of the first language there are the English ones.
  const substitute = first === 'EN' ? second : 'EN'
  const own = languages[first]
  const startFiles: readonly StartFile[] = [
    { name: 'the entry script', pattern: entryScript, without: 'message' },
    { name: 'a shared chunk', pattern: /\/chunk\.[^/]*\.js$/, without: 'message' },
    { name: 'the base styles', pattern: /\/base\.[^/]*\.css$/, without: 'message' },
    { name: 'the script of the first page', pattern: /\/lobby\.[^/]*\.js$/, without: 'page' },
    { name: 'the preview', pattern: /\/preview\.[^/]*\.js$/, without: 'lobby' },
    { name: 'the texts', pattern: new RegExp(`/${first}\\.[^/]*\\.json$`), without: 'language' },
    { name: 'the logo', pattern: /\/logo\.[^/]*\.svg$/, without: 'lobby' },
    { name: 'the icon', pattern: /\/m\/icons\//, without: 'lobby' },
    { name: 'the pictures', pattern: /^\/wps\/media\//, without: 'lobby' },
    { name: 'the games', pattern: /GCSGAME_getGameLanes/, without: 'failed' },
    { name: 'the banners', pattern: /MCSFE_getBanners/, without: 'lobby' },
    { name: 'the texts of all languages', pattern: /\/[A-Z]{2}(-[A-Z]{2})?\.[^/]*\.json$/, without: 'slow' },
  ]

  async function openWithout(pattern: RegExp | undefined): Promise<[Member, PlaywrightPhone]> {
    const phone = await newPhone(own.locale, { fresh: true })
    if (pattern)
      await phone.page.route(
        ({ pathname }) => pattern.test(pathname),
        (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
      )
    return [new Member(phone, site.current), phone]
  }

  it('asks for nothing that this table does not name', async () => {
    const [, phone] = await openWithout(undefined)
    const asked: string[] = []
    phone.page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await phone.open(`${site.current.origin}/m/home`)
    await phone.until(contents)
    const known = [/^\/m\/home$/, ...startFiles.map(({ pattern }) => pattern)]
    // What comes when the browser is idle is not part of the start.
    const idle = asked.findIndex((path) => /\/start\.[^/]*\.js$/.test(path))
    const ofStart = idle < 0 ? asked : asked.slice(0, idle)
    expect(ofStart.filter((path) => !known.some((pattern) => pattern.test(path)))).toEqual([])
    for (const { name, pattern, without } of startFiles)
      if (without !== 'lobby')
        expect(
          ofStart.some((path) => pattern.test(path)),
          name,
        ).toBe(true)
  })

  const expectations: Readonly<Record<StartFile['without'], (member: Member) => Promise<void>>> = {
    message: (member) => member.driver.until(`document.documentElement.dataset.startupError === 'failed'`),
    lobby: (member) => member.driver.until(contents),
    async page(member) {
      await member.reads('errors.pageTitle')
      await member.sees('button', 'common.retry')
      expect(await member.driver.evaluate(`document.querySelector('nav') !== null`)).toBe(true)
    },
    async failed(member) {
      await member.reads('lobby.failedTitle')
      await member.sees('button', 'common.retry')
    },
    async language(member) {
      await member.driver.until(contents)
      await member.driver.until(`document.documentElement.lang === '${languages[substitute].tag}'`)
    },
    async slow(member) {
      await member.driver.until(`document.documentElement.dataset.startupError === 'slow'`)
      expect(await member.driver.evaluate(`document.querySelector('main') !== null`)).toBe(true)
    },
  }

  it.each(startFiles)('goes on without $name: $without (F009, F123)', async ({ pattern, without }) => {
    const [member] = await openWithout(pattern)
    await member.driver.open(`${site.current.origin}/m/home`)
    await expectations[without](member)
  })

  /** A page that waits for its application; the bars' buttons that a visitor sees meanwhile, in their order. */
  async function openHeldPage(path: string) {
    const phone = await newPhone(own.locale, { fresh: true })
    const letThrough = await openHeldBack(phone, site.current.origin + path)
    await phone.until(`document.querySelector('main[aria-busy]') !== null`)
    return { phone, letThrough, buttons: phone.page.locator('.Page-column > :not(main) button:visible') }
  }

  it(
    'has taps on the bars answered when the application is there (F009)',
    async () => {
      const list = Object.keys(built.manifest.routes).find((path) => path === '/m/help')
      for (const path of ['/m/home', ...(list ? [list] : [])]) {
        const { phone: first, buttons } = await openHeldPage(path)
        const count = await buttons.count()
        await first.close()
        expect(count, path).toBeGreaterThan(0)
        for (let index = 0; index < count; index += 1) {
          const { phone, letThrough, buttons } = await openHeldPage(path)
          await buttons.nth(index).click()
          expect(await phone.evaluate(`document.querySelector('dialog')`)).toBe(null)
          letThrough()
          await phone.until(`document.querySelector('dialog[open] h2') !== null`)
          expect(await phone.evaluate('location.pathname')).toBe(path)
          await phone.close()
        }
      }
    },
    { everywhere: true },
  )

  it('keeps the focus on a button of the bars when the application takes over', async () => {
    const { phone, letThrough, buttons } = await openHeldPage('/m/home')
    await buttons.first().focus()
    letThrough()
    await phone.until(appStarted)
    expect(await phone.evaluate(`document.activeElement.closest('header, nav') !== null`)).toBe(true)
  })
})
