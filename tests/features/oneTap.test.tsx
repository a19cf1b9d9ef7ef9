// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { SignInFailure } from '../../runtime/rules/identity/signInFailure'
import { times } from '../../runtime/tables/times'
import english from '../../runtime/text/EN.json'
import { createCredential } from '../support/fakes/fakeOneTap'
import { fails, good, refused } from '../support/fakes/replies'
import { all, get, namesOf, pageText } from '../support/screen'
import { actAndSettle, press, type RunningSite, type SiteOptions, startSite } from '../support/site'
import { project, withProject } from './phoneCodeForm'

const { common, shell, signIn } = english

/** A visitor of a merchant with Google's prompt. */
const visitor = ({ prepare, ...more }: SiteOptions = {}): Promise<RunningSite> =>
  startSite({
    manifest: { ...withProject, flags: { GOOGLELOGIN3: true } },
    ...more,
    prepare(browser) {
      browser.http.answer('loginSocial', good({ id: 7, token: 'token-7', userName: 'minhanh88' }))
      prepare?.(browser)
    },
  })

/** The prompt's time has come, and more. */
const later = ({ browser }: RunningSite): Promise<void> => browser.clock.advance(5000)

/** The prompt is up. */
async function prompted(more: SiteOptions = {}) {
  const running = await visitor(more)
  await later(running)
  const [prompt] = running.browser.prompter.prompts
  if (!prompt) throw new Error('There is no prompt')
  return { running, prompt, credential: createCredential({ sub: 'g-1', nonce: prompt.request.nonce }) }
}

const socialLogins = ({ browser }: RunningSite): unknown[] =>
  browser.http.requestsTo('loginSocial').map(({ body }) => JSON.parse(body ?? ''))

describe('Google’s one-tap prompt', () => {
  it('comes half a second after the start, when the page is idle, and not before (I4.34, I9.09)', async () => {
    const { browser } = await visitor()
    await browser.clock.advance(times.oneTapDelay - 1)
    expect(browser.prompter.prompts).toEqual([])
    await browser.clock.advance(2)
    expect(browser.prompter.prompts.map(({ request }) => request)).toMatchObject([
      { clientId: project.googleWebClientId, language: 'en' },
    ])
  })

  it('logs in with the account that is chosen, as channel google (I4.34)', async () => {
    const { running, prompt, credential } = await prompted()
    await actAndSettle(() => prompt.choose(credential))
    expect(socialLogins(running)).toMatchObject([
      { type: 'firebase', firebaseChannel: 'google', firebaseIdToken: `google-token of ${credential}` },
    ])
    expect(running.browser.storage.read('session')).toMatchObject({ token: 'token-7' })
    expect(all('link', shell.account)).toHaveLength(1)
  })

  it('loads nothing of Firebase before an account is chosen', async () => {
    const { running } = await prompted()
    expect(running.browser.firebase.prepared).toEqual([])
  })

  const app = 'Mozilla/5.0 (Linux; Android 14) WLApp/3.2.1'
  const noClient = { firebase: { ...project, googleWebClientId: undefined } as never }
  it.each<[string, SiteOptions]>([
    ['in the native app', { prepare: ({ native }) => Object.assign(native, { userAgent: app }) }],
    ['without the flag', { manifest: withProject }],
    [
      'when the platform turns the flag off',
      { manifest: { ...withProject, flags: { GOOGLELOGIN3: 'server' } } },
    ],
    ['in a private window', { prepare: ({ privacy }) => Object.assign(privacy, { isPrivate: true }) }],
    ['for a member', { session: {} }],
    [
      'without a client id',
      { manifest: { ...withProject, flags: { GOOGLELOGIN3: true }, settings: noClient } },
    ],
    [
      'where the manifest does not allow Google’s script',
      { manifest: { ...withProject, flags: { GOOGLELOGIN3: true }, hosts: { frame: [project.authDomain] } } },
    ],
  ])('does not come %s (I4.35)', async (_, options) => {
    const running = await visitor(options)
    await later(running)
    expect(running.browser.prompter.prompts).toEqual([])
  })

  it('comes where the manifest covers Google’s script by a pattern (I4.34)', async () => {
    const hosts = { frame: [project.authDomain], script: ['*.google.com'] }
    const running = await visitor({ manifest: { ...withProject, flags: { GOOGLELOGIN3: true }, hosts } })
    await later(running)
    expect(running.browser.prompter.prompts).toHaveLength(1)
  })

  it('comes when the platform turns the flag on (I4.35)', async () => {
    const running = await visitor({
      manifest: { ...withProject, flags: { GOOGLELOGIN3: 'server' } },
      prepare: ({ http }) => http.answer('whitelabel', good({ GOOGLELOGIN3: true })),
    })
    await later(running)
    expect(running.browser.prompter.prompts).toHaveLength(1)
  })

  it('waits until no dialog is open', async () => {
    const running = await visitor()
    await press('button', shell.logIn)
    await later(running)
    expect(running.browser.prompter.prompts).toEqual([])
    await press('button', common.close)
    await later(running)
    expect(running.browser.prompter.prompts).toHaveLength(1)
  })

  it('waits until nobody types, and until the page is looked at', async () => {
    const running = await visitor({ path: '/m/login' })
    const input = document.querySelector('input')
    await actAndSettle(() => input?.focus())
    await later(running)
    expect(running.browser.prompter.prompts).toEqual([])
    running.browser.page.setVisible(false)
    await actAndSettle(() => input?.blur())
    await later(running)
    expect(running.browser.prompter.prompts).toEqual([])
    running.browser.page.setVisible(true)
    await later(running)
    expect(running.browser.prompter.prompts).toHaveLength(1)
  })

  it('is taken away by a login, and not shown again after a logout (I4.35)', async () => {
    const { running, prompt } = await prompted()
    await actAndSettle(() => running.site.session.begin({ token: 'token-9', merchantCode: 'hongvan' }))
    expect(prompt.closed).toBe(true)
    await actAndSettle(() => running.site.session.end())
    await later(running)
    expect(running.browser.prompter.prompts).toHaveLength(1)
  })

  it('that has not come yet does not come after a login', async () => {
    const running = await visitor()
    await actAndSettle(() => running.site.session.begin({ token: 'token-9', merchantCode: 'hongvan' }))
    await later(running)
    expect(running.browser.prompter.prompts).toEqual([])
  })

  it('does not come to somebody who has just logged out', async () => {
    const running = await visitor({ session: {} })
    await actAndSettle(() => running.site.session.end())
    await later(running)
    expect(running.browser.prompter.prompts).toEqual([])
  })

  it('chooses nobody by itself after a logout, and forgets nothing where it was not shown', async () => {
    const { running, prompt, credential } = await prompted()
    await actAndSettle(() => prompt.choose(credential))
    await actAndSettle(() => running.site.session.end())
    expect(running.browser.prompter.autoSelectDisabledCount).toBe(1)
    const other = await visitor({ session: {} })
    await actAndSettle(() => other.site.session.end())
    expect(other.browser.prompter.autoSelectDisabledCount).toBe(0)
  })
})

describe('a prompt that comes to nothing', () => {
  const silence = (running: RunningSite) => [
    namesOf('dialog'),
    pageText(get('main')).includes(signIn.unknown),
    socialLogins(running),
  ]
  const nothing = [[], false, []]

  it('because the visitor or the browser says no is silent, and is not repeated (F113)', async () => {
    const { running, prompt } = await prompted()
    await actAndSettle(() => prompt.choose(undefined))
    await later(running)
    expect(silence(running)).toEqual(nothing)
    expect(running.browser.prompter.prompts).toHaveLength(1)
  })

  it('because its code does not load is silent (F113)', async () => {
    const running = await visitor({ prepare: ({ prompter }) => Object.assign(prompter, { blocked: true }) })
    await later(running)
    expect(silence(running)).toEqual(nothing)
  })

  it('because the answer is to somebody else’s question is silent', async () => {
    const { running, prompt } = await prompted()
    await actAndSettle(() => prompt.choose(createCredential({ sub: 'g-1', nonce: 'another' })))
    expect(silence(running)).toEqual(nothing)
    expect(running.browser.firebase.prepared).toEqual([])
  })
})

describe('an account that was chosen and is not accepted', () => {
  it.each([
    ['auth/user-disabled', signIn.disabled],
    ['auth/network-request-failed', english.errors.network],
    ['auth/invalid-credential', signIn.unknown],
  ])('by Firebase for %s is told: %j (I8.11)', async (code, says) => {
    const { running, prompt, credential } = await prompted()
    running.browser.firebase.failure = new SignInFailure(code, 'Because')
    await actAndSettle(() => prompt.choose(credential))
    expect(pageText(get('dialog'))).toContain(says)
    expect(pageText(get('dialog'))).toContain(signIn.code.replace('{{code}}', code))
    expect(socialLogins(running)).toEqual([])
  })

  it('by the platform is told in its words', async () => {
    const reply = refused({ code: 'nope', message: 'Not today' })
    const { prompt, credential } = await prompted({
      prepare: ({ http }) => http.answer('loginSocial', reply),
    })
    await actAndSettle(() => prompt.choose(credential))
    expect(pageText(get('dialog'))).toContain('Not today')
  })

  it('because the network is gone may be tried by the buttons', async () => {
    const { running, prompt, credential } = await prompted({
      prepare: ({ http }) => http.answer('loginSocial', fails('network')),
    })
    await actAndSettle(() => prompt.choose(credential))
    expect(pageText(get('dialog'))).toContain(english.errors.network)
    expect(running.browser.storage.read('session')).toBeUndefined()
  })
})
