import { expect } from 'vitest'
import { type Language, languageNames, languages } from '../../../runtime/tables/languages'
import type { Member } from '../member'
import type { Journey } from './journey'

/** Chooses a language in the list of languages, and waits until the page is in it. */
export async function chooseLanguage(member: Member, language: Language): Promise<void> {
  await member.opensLanguageSheet()
  await member.driver.tap({ kind: 'button', name: languageNames[language] })
  await member.driver.until(`document.documentElement.lang === '${languages[language].tag}'`)
  await member.driver.until(`document.querySelector('dialog') === null`)
}

const isRightToLeft = (language: Language): boolean => languages[language].direction === 'rtl'

export const changeLanguage: Journey = {
  title: 'changes the language with two taps, and it is remembered and sent (I1.07, I7.01, E7.01)',
  aspects: ['dialog', 'storage'],
  where: ({ manifest }) => manifest.languages.length > 1,
  async run(member) {
    await member.opens('/m/home')
    const before = await member.driver.evaluate<string>('document.documentElement.lang')
    const other = member.site.manifest.languages.find((one) => languages[one].tag !== before)
    if (!other) throw new Error('There is no other language to choose')
    await chooseLanguage(member, other)
    await member.sees('button', 'shell.logIn')
    await member.reloads()
    expect(await member.driver.evaluate('document.documentElement.lang')).toBe(languages[other].tag)
    await member.sees('button', 'shell.logIn')
    const last = (await member.site.receivedCalls()).findLast(({ call }) => call === 'gameLanes')
    expect(last?.headers.language).toBe(other)
  },
}

/** The logo is at the start of the bar: in the right half of a right-to-left page. */
const logoOnRight = `(() => {
  const { left, right } = document.querySelector('header img').getBoundingClientRect()
  return (left + right) / 2 > innerWidth / 2
})()`

export const rightToLeft: Journey = {
  title: 'is mirrored in a right-to-left language, except for user names, and a member logs in (I1.07)',
  aspects: ['rightToLeft'],
  where: ({ manifest }) => manifest.languages.some(isRightToLeft),
  async run(member) {
    await member.opens('/m/home')
    const language = member.site.manifest.languages.find(isRightToLeft)
    const tag = await member.driver.evaluate<string>('document.documentElement.lang')
    if (language && languages[language].tag !== tag) await chooseLanguage(member, language)
    expect(await member.driver.evaluate('document.documentElement.dir')).toBe('rtl')
    expect(await member.driver.evaluate(logoOnRight)).toBe(true)
    const { userName, password } = member.site.demoMember('ordinary')
    await member.opens('/m/login')
    const direction = `getComputedStyle(document.querySelector('input[name="username"]')).direction`
    expect(await member.driver.evaluate(direction)).toBe('ltr')
    await member.sendsLogin(userName, password)
    await member.expectPath('/m/home')
    await member.taps('link', 'navigation.account')
    await member.readsText(userName)
  },
}
