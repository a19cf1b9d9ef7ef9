import { expect } from 'vitest'
import { languages } from '../../runtime/tables/languages'
import { chooseLanguage } from '../support/journeys/language'
import { Member, withoutMotion } from '../support/member'
import { watchPageProblems } from '../support/screens/screenChecks'
import { describeSites } from '../support/sites/fixtures'

/** What Chrome's translation does to a page: each text is put into elements of its own, now and whenever one appears. */
const translatePage = `(() => {
  const wrap = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement.closest('font, script, style, noscript')) continue
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      text.replaceWith(outer)
      outer.append(inner)
      inner.append(text.data)
    }
  }
  wrap()
  new MutationObserver(wrap).observe(document.body, { childList: true, subtree: true, characterData: true })
})()`

/** Counts how often the tab writes the language to the device. */
const countWrites = (key: string): string => `(() => {
  globalThis.languageWrites = 0
  const { setItem } = Storage.prototype
  Storage.prototype.setItem = function (name, value) {
    if (name === '${key}') globalThis.languageWrites += 1
    return setItem.call(this, name, value)
  }
})()`

const langOf = (member: Member): Promise<string> => member.driver.evaluate('document.documentElement.lang')

describeSites('twoLanguages', ({ built, site, newPhone: newMovingPhone, it }) => {
  const newPhone = withoutMotion(newMovingPhone)
  const [first = 'EN', second = 'EN'] = built.manifest.languages
  const key = `${built.code}:language`

  it('keeps the language of each of two tabs until they are loaded again (F122, E3.52)', async () => {
    const member = new Member(await newPhone(languages[first].locale), site.current)
    await member.opens('/m/home')
    const other = await member.opensNewTab()
    await other.opens('/m/home')
    for (const tab of [member, other]) await tab.driver.evaluate(countWrites(key))
    await chooseLanguage(other, second)
    expect(await langOf(member)).toBe(languages[first].tag)
    // What a tab does when it is looked at again must not bring the other language, nor store its own again.
    await member.taps('link', 'navigation.account', 'nav')
    await member.sees('heading', 'login.title')
    expect(await langOf(member)).toBe(languages[first].tag)
    expect(await langOf(other)).toBe(languages[second].tag)
    const writes = (tab: Member) => tab.driver.evaluate<number>('globalThis.languageWrites')
    expect([await writes(member), await writes(other)]).toEqual([0, 1])
    await member.reloads()
    expect(await langOf(member)).toBe(languages[second].tag)
  })

  it('keeps the page, the open dialog and what was typed when the language changes (F146, E1.10)', async () => {
    const { userName } = site.current.demoMember('ordinary')
    const member = new Member(await newPhone(languages[first].locale), site.current)
    await member.opens('/m/login?kw=7')
    await member.types('login.userName', userName)
    await chooseLanguage(member, second)
    await member.expectPath('/m/login?kw=7')
    expect((await member.typedLogin())[0]).toBe(userName)
    await member.sees('heading', 'login.title')
  })

  it('works while the browser translates it (F149)', async () => {
    const phone = await newPhone(languages[first].locale)
    const watched = watchPageProblems(phone.page, site.current.origin)
    const member = new Member(phone, site.current)
    const { userName, password } = site.current.demoMember('ordinary')
    await member.opens('/m/home')
    await member.driver.evaluate(translatePage)
    await member.taps('button', 'shell.logIn')
    await member.sees('dialog', 'login.title')
    await member.taps('button', 'login.submit')
    await member.reads('login.passwordMissing')
    await member.sendsLogin(userName, password)
    await member.waitUntilLoggedIn()
    await chooseLanguage(member, second)
    await member.sees('link', 'shell.account')
    await member.taps('link', 'navigation.account', 'nav')
    await member.readsText(userName)
    await member.reads('member.logOut')
    await member.goesBack()
    await member.expectPath('/m/home')
    await member.taps('button', 'navigation.search', 'nav')
    await member.sees('dialog', 'search.title')
    await member.types('search.label', 'zzzzzz')
    await member.reads('search.noneTitle', { keyword: 'zzzzzz' })
    await member.goesBack()
    await member.driver.until(`document.querySelector('dialog') === null`)
    expect(watched.problems([])).toEqual([])
  })
})
