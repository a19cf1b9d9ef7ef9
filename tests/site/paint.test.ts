import { expect } from 'vitest'
import { atSites } from '../support/fixtures'
import { Member } from '../support/member'

/** A colour as the browser writes it: "rgb(17, 11, 9)". */
const rgb = (hex: string): string => {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return `rgb(${red}, ${green}, ${blue})`
}

const painted = `(() => {
  const seen = (element) => (element?.getBoundingClientRect().height ?? 0) > 10
  const logo = document.querySelector('header img')
  return {
    logo: seen(logo) && logo.complete && logo.naturalWidth > 0,
    top: seen(document.querySelector('header')),
    bottom: seen(document.querySelector('nav')),
    skeleton: [...document.querySelectorAll('main *')].filter(seen).length > 3,
    words: document.querySelector('nav').innerText.trim() !== '',
    background: getComputedStyle(document.body).backgroundColor,
  }
})()`

/** iOS' own sign of a site that was started from the home screen. */
const standalone = (is: boolean): string => `Object.defineProperty(navigator, 'standalone', { value: ${is} })`

/** What covers the middle of the screen: the start picture belongs to the body, everything else lies in it. */
const splash = `(() => {
  const { visibility, opacity, backgroundImage, backgroundColor } = getComputedStyle(document.body, '::before')
  const { src } = document.querySelector('header img')
  return {
    covers: document.elementFromPoint(innerWidth / 2, innerHeight / 2) === document.body,
    shown: visibility === 'visible' && opacity === '1',
    logo: backgroundImage === 'url("' + src + '")',
    background: backgroundColor,
  }
})()`

/** Everything that moved by itself since the page began, as the browser adds it up. */
const shifts = `new Promise((resolve) => {
  new PerformanceObserver((list) => resolve(list.getEntries().reduce((sum, { value }) => sum + value, 0)))
    .observe({ type: 'layout-shift', buffered: true })
  // An empty list is never told, so the observer is asked once the browser has drawn.
  requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)))
})`

atSites('paint', ({ built, site, newPhone, it }) => {
  it(
    'paints the brand, its bars and a skeleton before any script has come',
    async () => {
      const phone = await newPhone()
      await phone.page.route('**/*.js', () => {})
      await phone.page.goto(`${site.current.origin}/m/home`, { waitUntil: 'commit' })
      await phone.until(`document.querySelector('header img')?.complete`)
      expect(await phone.evaluate(painted)).toEqual({
        logo: true,
        top: true,
        bottom: true,
        skeleton: true,
        words: true,
        background: rgb(built.manifest.brand.theme.background),
      })
    },
    { everywhere: true },
  )

  it.each([
    ['with the logo alone when it runs without browser bars', true],
    ['with the painted page in a tab', false],
  ] as const)('starts %s (E4.64)', async ([, shown]) => {
    const phone = await newPhone()
    await phone.page.addInitScript(standalone(shown))
    await phone.page.route('**/*.js', () => {})
    await phone.page.goto(`${site.current.origin}/m/home`, { waitUntil: 'commit' })
    await phone.until(`document.querySelector('header img')?.complete`)
    expect(await phone.evaluate(splash)).toEqual({
      covers: shown,
      shown,
      logo: true,
      background: rgb(built.manifest.brand.theme.background),
    })
  })

  it('uncovers the lobby once it is drawn, for the rest of the session (E4.64, E4.65)', async () => {
    const phone = await newPhone()
    await phone.page.addInitScript(standalone(true))
    const uncovered = `document.querySelector('main section[id]') && getComputedStyle(document.body, '::before').visibility === 'hidden'`
    await phone.page.goto(`${site.current.origin}/m/home`)
    await phone.until(uncovered)
    await phone.page.route('**/*.js', () => {})
    await phone.page.reload({ waitUntil: 'commit' })
    await phone.until(`document.querySelector('header img')?.complete`)
    expect(await phone.evaluate(splash)).toMatchObject({ covers: false, shown: false })
  })

  it.each(['/m/home', '/m/login'])('moves nothing by itself while %s starts', async (path) => {
    const phone = await newPhone(undefined, { fresh: true })
    const member = new Member(phone, site.current)
    await site.current.fullLobby()
    await member.opens(path)
    await phone.until(
      `document.querySelector('[class*="Skeleton"]') === null && [...document.images].every(({ loading, complete }) => loading === 'lazy' || complete)`,
    )
    expect(await phone.evaluate<number>(shifts)).toBeLessThan(0.01)
  })
})
