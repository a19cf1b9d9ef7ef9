import type { TextKey } from '../../runtime/contract/text'
import { languages } from '../../runtime/tables/languages'
import type { RoleName } from '../../scripts/platform/members/roles'
import type { Driver, Target } from './driver'
import type { ServedSite } from './served'
import { languageOfTag, words } from './words'

/** Once the painted shell has given way to the application. */
const started = `document.querySelector('main') !== null && !document.querySelector('main[aria-busy]')`

/** Someone with a phone in the hand, who reads the site in whatever language it speaks to them. */
export class Member {
  constructor(
    readonly driver: Driver,
    readonly site: ServedSite,
  ) {}

  /** A text of the site in the language of the page. */
  async word(key: TextKey, values?: Readonly<Record<string, string>>): Promise<string> {
    // A page that is just coming does not say yet which language it speaks.
    await this.driver.until(`document.readyState !== 'loading'`)
    const tag = await this.driver.evaluate<string>('document.documentElement.lang')
    return words(this.site.manifest, languageOfTag(tag), key, values)
  }

  async opens(path: string): Promise<void> {
    await this.driver.open(this.site.origin + path)
    await this.driver.until(started)
  }

  async reloads(): Promise<void> {
    await this.driver.reload()
    await this.driver.until(started)
  }

  goesBack = (): Promise<void> => this.driver.back()

  /** Waits until the address is this path, with its query if it has one. */
  isAt = (path: string): Promise<void> =>
    this.driver.until(`location.pathname + location.search === ${JSON.stringify(path)}`)

  /** Waits until these very words can be read. */
  readsWords = (text: string): Promise<void> => this.driver.until(readable(text))

  async reads(key: TextKey, values?: Readonly<Record<string, string>>): Promise<void> {
    await this.readsWords(await this.word(key, values))
  }

  /** Waits until a text can no longer be read. */
  async noLongerReads(key: TextKey): Promise<void> {
    await this.driver.until(`!(${readable(await this.word(key))})`)
  }

  async sees(kind: Target['kind'], key: TextKey): Promise<void> {
    await this.driver.see({ kind, name: await this.word(key) })
  }

  async taps(kind: 'button' | 'link', key: TextKey, inside?: Target['inside']): Promise<void> {
    await this.driver.tap({ kind, name: await this.word(key), ...(inside ? { inside } : {}) })
  }

  /** Taps a button that loads the page anew, and waits for the new one. */
  async tapsForNewPage(key: TextKey): Promise<void> {
    await this.driver.evaluate('globalThis.pageBefore = true')
    await this.taps('button', key)
    await this.driver.until(`globalThis.pageBefore === undefined && ${started}`)
  }

  async types(key: TextKey, text: string): Promise<void> {
    await this.driver.fill({ kind: 'field', name: await this.word(key) }, text)
  }

  /** What stands in the field that has the focus. */
  focusedField = (): Promise<{ name: string; value: string }> =>
    this.driver.evaluate(
      '({ name: document.activeElement?.name ?? "", value: document.activeElement?.value ?? "" })',
    )

  /** User name and password as they stand in the login form. */
  typedLogin = (): Promise<string[]> =>
    this.driver.evaluate(
      `['username', 'password'].map((name) => document.querySelector('input[name="' + name + '"]').value)`,
    )

  /** Fills in the form that is open and sends it. */
  async sendsLogin(userName: string, password: string): Promise<void> {
    await this.types('login.userName', userName)
    await this.types('login.password', password)
    await this.taps('button', 'login.submit')
  }

  /** Opens the login page and logs in as the demo member of a role. */
  async logsIn(as: RoleName = 'ordinary'): Promise<string> {
    const { userName, password } = this.site.member(as)
    await this.opens('/m/login')
    await this.sendsLogin(userName, password)
    await this.isAt('/m/home')
    await this.isLoggedIn()
    return userName
  }

  /**
   * Comes with a session that was begun elsewhere, as the demo member of a role, and opens a page of the site; returns the
   * user name. Nothing of the login is tried by that.
   */
  async comesLoggedIn(as: RoleName = 'ordinary', path = '/m/home'): Promise<string> {
    const { manifest, origin } = this.site
    const session = JSON.stringify(await this.site.session(as))
    const storage = manifest.session?.keep === 'tab' ? 'sessionStorage' : 'localStorage'
    // A page of the origin that is none of the site's.
    await this.driver.open(`${origin}/wps/none`)
    await this.driver.evaluate(`${storage}.setItem('MC_SESSION_INFO', ${JSON.stringify(session)})`)
    await this.opens(path)
    return this.site.member(as).userName
  }

  /** The way to the account stands in the lobby's top bar. */
  isLoggedIn = (): Promise<void> => this.sees('link', 'shell.account')

  isVisitor = (): Promise<void> => this.sees('button', 'shell.logIn')

  async logsOut(): Promise<void> {
    await this.opens('/m/member/home')
    await this.taps('button', 'member.logOut')
    await this.sees('dialog', 'member.logOutTitle')
    await this.taps('button', 'member.logOut')
    await this.isAt('/m/home')
    await this.isVisitor()
  }

  /** The language button says which language is spoken now. */
  async tapsLanguages(): Promise<void> {
    const now = await this.driver.evaluate<string>('document.documentElement.lang')
    const label = await this.word('shell.language')
    await this.driver.tap({ kind: 'button', name: `${label}: ${languages[languageOfTag(now)].name}` })
  }

  async opensLanguages(): Promise<void> {
    await this.tapsLanguages()
    await this.sees('dialog', 'language.title')
  }

  /** The member's token as it is kept on the device. */
  token = (): Promise<string | null> =>
    this.driver.evaluate(
      `JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? sessionStorage.getItem('MC_SESSION_INFO') ?? '{}').token ?? null`,
    )

  /** Another tab of the same browser. */
  async opensTab(): Promise<Member> {
    return new Member(await this.driver.newTab(), this.site)
  }
}

/** Letter case is the stylesheet's affair. */
const readable = (text: string): string =>
  `document.body.innerText.toLowerCase().includes(${JSON.stringify(text.toLowerCase())})`
