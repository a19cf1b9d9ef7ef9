import { expect } from 'vitest'
import { waitUntil } from '../support/engines/waitUntil'
import { Member } from '../support/member'
import { describeSites } from '../support/sites/fixtures'

/** More tab stops than the first screens of the longest page have. */
const maxTabStops = 60

/** "visible" unless a fixed bar or a sheet covers the focused element at its center; "no focus" when there is none. */
const focusVisibility = `(() => {
  const focused = document.activeElement
  if (!focused || focused === document.body) return 'no focus'
  const { left, top, right, bottom, width, height } = focused.getBoundingClientRect()
  if (width === 0 || height === 0) return 'no focus'
  const x = Math.min(Math.max((Math.max(left, 0) + Math.min(right, innerWidth)) / 2, 0), innerWidth - 1)
  const y = Math.min(Math.max((top + bottom) / 2, 0), innerHeight - 1)
  const topmost = document.elementFromPoint(x, y)
  const target = focused.closest('label') ?? focused
  return topmost && (target.contains(topmost) || topmost.contains(target)) ? 'visible'
    : focused.outerHTML.slice(0, 80) + ' is covered by ' + topmost?.outerHTML.slice(0, 80)
})()`

/** Two taps on one spot at once: on the page, then in a dialog that has come since. Whether each was heard. */
const twoTaps = `(() => {
  const tap = (element) =>
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX: 9, clientY: 9 }))
  const first = tap(document.querySelector('main'))
  const opened = document.body.appendChild(document.createElement('dialog'))
  const second = tap(opened)
  opened.remove()
  return [first, second]
})()`

describeSites('focus', ({ site, newPhone, it }) => {
  it('ignores the second of two taps, in a dialog that has come since (D169)', async () => {
    const member = new Member(await newPhone(), site.current)
    await member.opens('/m/home')
    expect(await member.driver.evaluate<boolean[]>(twoTaps)).toEqual([true, false])
  })

  it.each(['/m/home', '/m/login'])('keeps the focused element visible on %s', async (path) => {
    const member = new Member(await newPhone(), site.current)
    await site.current.showFullLobby()
    await member.opens(path)
    let visibleStops = 0
    for (let stop = 0; stop < maxTabStops; stop += 1) {
      await member.driver.press('Tab')
      // A lane scrolls smoothly to the focused element.
      await waitUntil(
        'the focused element to be visible',
        async () => ['visible', 'no focus'].includes(await member.driver.evaluate<string>(focusVisibility)),
        () => member.driver.evaluate<string>(focusVisibility),
      )
      if ((await member.driver.evaluate<string>(focusVisibility)) === 'visible') visibleStops += 1
    }
    expect(visibleStops).toBeGreaterThan(4)
  })

  it('keeps the focused element visible when the consent bar appears', async () => {
    const phone = await newPhone(undefined, { fresh: true })
    const member = new Member(phone, site.current)
    let release = (): void => undefined
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await phone.page.route('**/m/assets/consent.*.js', async (route) => {
      await released
      await route.continue()
    })
    await member.opens('/m/home')
    await member.driver.until(`document.querySelector('main section[id] button:has(img)') !== null`)
    await phone.evaluate(`(() => {
      const card = document.querySelector('main section[id] button:has(img)')
      card.focus({ preventScroll: true })
      const { top } = card.getBoundingClientRect()
      scrollBy({ top: top - innerHeight * 0.65, behavior: 'instant' })
    })()`)
    expect(await phone.evaluate(focusVisibility)).toBe('visible')
    release()
    await member.driver.until(`document.querySelector('.ConsentBar') !== null`)
    await member.driver.until(`${focusVisibility} === 'visible'`)
    expect(
      await phone.evaluate(`document.activeElement.getBoundingClientRect().bottom <=
        document.querySelector('.ConsentBar').getBoundingClientRect().top + 1`),
    ).toBe(true)
  })
})
