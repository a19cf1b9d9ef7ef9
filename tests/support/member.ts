import { expect } from 'vitest'
import { storedName } from '../../runtime/browser/storage/storedValue'
import type { TextKey } from '../../runtime/contract/text'
import { languageNames } from '../../runtime/tables/languages'
import { storageKeys } from '../../runtime/tables/storageKeys'
import type { RoleName } from '../../scripts/platform/members/demoRoles'
import type { Driver, PhoneOptions, Target } from './engines/driver'
import { isInChromium, type PlaywrightPhone } from './engines/playwrightEngine'
import { calmScript } from './sites/calmScript'
import { minSecretLength } from './sites/secrets'
import type { ServedSite } from './sites/servedSite'
import { storeSessionScript } from './sites/storeSessionScript'
import { languageOfTag, siteText } from './siteText'

const sessionKey = storageKeys.session.name

/** An expression for a page: the stored session, or an empty object. */
export const storedSession = `JSON.parse(localStorage.getItem('${sessionKey}') ?? sessionStorage.getItem('${sessionKey}') ?? '{}')`

/** True once the application has replaced the prerendered shell. */
export const appStarted = `document.querySelector('main') !== null && !document.querySelector('main[aria-busy]')`

/** A user of a site on a phone. Texts are looked up in the language of the current page. */
export class Member {
  constructor(
    readonly driver: Driver,
    readonly site: ServedSite,
  ) {}

  /** A text of the site in the language of the page. */
  async text(key: TextKey, values?: Readonly<Record<string, string>>): Promise<string> {
    // While a page loads, its language is not known yet.
    await this.driver.until(`document.readyState !== 'loading'`)
    const tag = await this.driver.evaluate<string>('document.documentElement.lang')
    return siteText(this.site.manifest, languageOfTag(tag), key, values)
  }

  async opens(path: string): Promise<void> {
    await this.driver.open(this.site.origin + path)
    await this.driver.until(appStarted)
  }

  /** Leaves for an address within the site, as with a tap on a link; it may lead on to another one. */
  leavesFor = (address: string): Promise<void> =>
    this.driver.evaluate(
      `history.pushState(null, '', ${JSON.stringify(address)}), void dispatchEvent(new PopStateEvent('popstate'))`,
    )

  /** Goes to a page within the site; in engines in which a tap may miss a page that is just changing, by loading it. */
  async goesTo(path: string): Promise<void> {
    if (!isInChromium(this.driver)) return this.opens(path)
    await this.leavesFor(path)
    await this.expectPath(path)
  }

  async reloads(): Promise<void> {
    await this.driver.reload()
    await this.driver.until(appStarted)
  }

  /** Reloads, and asks the platform again for what this tab would know for five minutes (I7.03). */
  async reloadsAnew(): Promise<void> {
    await this.driver.evaluate(
      `sessionStorage.removeItem('${storedName(this.site.code, storageKeys.replies)}')`,
    )
    await this.reloads()
  }

  /** The next page that is loaded is calm: what opens by itself comes at once. */
  becomesCalm = (): Promise<void> => this.driver.evaluate(calmScript(this.site.code))

  goesBack = (): Promise<void> => this.driver.back()

  /** Waits until the current URL has this path and query. */
  expectPath = (path: string): Promise<void> =>
    this.driver.until(`location.pathname + location.search === ${JSON.stringify(path)}`)

  /** Waits until this text is visible. */
  readsText = (text: string): Promise<void> => this.driver.until(isReadable(text))

  async reads(key: TextKey, values?: Readonly<Record<string, string>>): Promise<void> {
    await this.readsText(await this.text(key, values))
  }

  /** Waits until a text is no longer visible. */
  async noLongerReads(key: TextKey): Promise<void> {
    await this.driver.until(`!(${isReadable(await this.text(key))})`)
  }

  async sees(kind: Target['kind'], key: TextKey): Promise<void> {
    await this.driver.see({ kind, name: await this.text(key) })
  }

  async taps(kind: 'button' | 'link', key: TextKey, inside?: Target['inside']): Promise<void> {
    await this.driver.tap({ kind, name: await this.text(key), ...(inside ? { inside } : {}) })
  }

  /** Taps a button that reloads the page, and waits for the new page. */
  async tapsAndWaitsForReload(key: TextKey): Promise<void> {
    await this.driver.evaluate('globalThis.pageBefore = true')
    await this.taps('button', key)
    await this.driver.until(`globalThis.pageBefore === undefined && ${appStarted}`)
  }

  async types(key: TextKey, text: string): Promise<void> {
    await this.driver.fill({ kind: 'field', name: await this.text(key) }, text)
  }

  /** The name and the value of the focused field. */
  focusedField = (): Promise<{ name: string; value: string }> =>
    this.driver.evaluate(
      '({ name: document.activeElement?.name ?? "", value: document.activeElement?.value ?? "" })',
    )

  /** The user name and the password in the login form. */
  typedLogin = (): Promise<string[]> =>
    this.driver.evaluate(
      `['username', 'password'].map((name) => document.querySelector('input[name="' + name + '"]').value)`,
    )

  /** Fills in the open login form and submits it. */
  async sendsLogin(userName: string, password: string): Promise<void> {
    await this.types('login.userName', userName)
    await this.types('login.password', password)
    await this.taps('button', 'login.submit')
  }

  /** Opens the login page, within the site where one of its pages is open, and logs in as the demo member with a role. */
  async logsIn(role: RoleName = 'ordinary'): Promise<string> {
    const { userName, password } = this.site.demoMember(role)
    const isOnSite = `location.origin === ${JSON.stringify(this.site.origin)} && ${appStarted}`
    await ((await this.driver.evaluate<boolean>(isOnSite)) ? this.goesTo('/m/login') : this.opens('/m/login'))
    await this.sendsLogin(userName, password)
    await this.expectPath('/m/home')
    await this.waitUntilLoggedIn()
    return userName
  }

  /**
   * Opens a page with an existing session of the demo member with a role; returns the user name. Does not use the login form.
   */
  async opensLoggedIn(role: RoleName = 'ordinary', path = '/m/home'): Promise<string> {
    const script = await storeSessionScript(this.site, role)
    if (isInChromium(this.driver)) {
      const stored = await this.driver.page.addInitScript(script)
      await this.driver.open(this.site.origin + path)
      await stored.dispose()
      await this.driver.until(appStarted)
    } else {
      // A page of the same origin that does not belong to the site.
      await this.driver.open(`${this.site.origin}/wps/none`)
      await this.driver.evaluate(script)
      await this.opens(path)
    }
    return this.site.demoMember(role).userName
  }

  /** Waits for the link to the account in the lobby's top bar. */
  waitUntilLoggedIn = (): Promise<void> => this.sees('link', 'shell.account')

  waitUntilVisitor = (): Promise<void> => this.sees('button', 'shell.logIn')

  async logsOut(): Promise<void> {
    const session = await this.driver.evaluate<Readonly<Record<string, unknown>>>(storedSession)
    await this.goesTo('/m/member/home')
    await this.taps('button', 'member.logOut')
    await this.sees('dialog', 'member.logOutTitle')
    await this.taps('button', 'member.logOut')
    await this.expectPath('/m/home')
    await this.waitUntilVisitor()
    // However far down the account was.
    expect(await this.driver.evaluate('scrollY')).toBe(0)
    expect(await this.storedFieldsOf(session)).toEqual([])
  }

  /** The fields of a session whose values are still somewhere in the storage. */
  private async storedFieldsOf(session: Readonly<Record<string, unknown>>): Promise<readonly string[]> {
    const stored = await this.driver.evaluate<string>(
      'JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])',
    )
    const isStored = (value: string): boolean => value.length >= minSecretLength && stored.includes(value)
    return Object.entries(session).flatMap(([name, value]) =>
      name !== 'merchantCode' && isStored(String(value)) ? [name] : [],
    )
  }

  /** The language button is labelled with the current language. */
  async tapsLanguageButton(): Promise<void> {
    const currentLanguage = await this.driver.evaluate<string>('document.documentElement.lang')
    const label = await this.text('shell.language')
    await this.driver.tap({
      kind: 'button',
      name: `${label}: ${languageNames[languageOfTag(currentLanguage)]}`,
    })
  }

  async opensLanguageSheet(): Promise<void> {
    await this.tapsLanguageButton()
    await this.sees('dialog', 'language.title')
  }

  /** The stored session token. */
  token = (): Promise<string | null> => this.driver.evaluate(`${storedSession}.token ?? null`)

  /** Another tab of the same browser. */
  async opensNewTab(): Promise<Member> {
    return new Member(await this.driver.newTab(), this.site)
  }
}

type NewPhone = (language?: string, options?: PhoneOptions) => Promise<PlaywrightPhone>

/** Phones on which nothing moves: animations are a third of what a page costs, and few tests are about them. */
export const withoutMotion =
  (newPhone: NewPhone): NewPhone =>
  async (language, options) => {
    const phone = await newPhone(language, options)
    await phone.page.emulateMedia({ reducedMotion: 'reduce' })
    return phone
  }

/** Letter case is ignored, because a stylesheet may change it. */
const isReadable = (text: string): string =>
  `document.body.innerText.toLowerCase().includes(${JSON.stringify(text.toLowerCase())})`
