// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { SignInFailure } from '../../../runtime/rules/identity/signInFailure'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import { createCredential } from '../../support/fakes/fakeOneTap'
import { failure, refusal, success } from '../../support/fakes/replies'
import { all, get, namesOf, pageText } from '../../support/screen'
import { actAndSettle, press, type RunningSite, type SiteOptions, startSite } from '../../support/site'
import { project, withProject } from '../phoneCode/phoneCodeForm'

const { common, shell, signIn } = english

/** Starts the site of a merchant with Google's prompt, for a visitor. */
const startAsVisitor = ({ prepare, ...options }: SiteOptions = {}): Promise<RunningSite> =>
  startSite({
    manifest: { ...withProject, flags: { GOOGLELOGIN3: true } },
    ...options,
    prepare(browser) {
      browser.http.answer('loginSocial', success({ id: 7, token: 'token-7', userName: 'minhanh88' }))
      prepare?.(browser)
    },
  })

/** Waits longer than the prompt's delay. */
const waitForPrompt = ({ browser }: RunningSite): Promise<void> => browser.clock.advance(5000)

/** Starts a site, and waits until the prompt is shown. */
async function startWithPrompt(options: SiteOptions = {}) {
  const running = await startAsVisitor(options)
  await waitForPrompt(running)
  const [prompt] = running.browser.prompter.prompts
  if (!prompt) throw new Error('There is no prompt')
  return { running, prompt, credential: createCredential({ sub: 'g-1', nonce: prompt.request.nonce }) }
}

const socialLogins = ({ browser }: RunningSite): unknown[] =>
  browser.http.requestsTo('loginSocial').map(({ body }) => JSON.parse(body ?? ''))

describe('Google’s one-tap prompt', () => {
  it('is shown half a second after the start, when the page is idle, and not before (I4.34, I9.09)', async () => {
    const { browser } = await startAsVisitor()
    await browser.clock.advance(times.oneTapDelay - 1)
    expect(browser.prompter.prompts).toEqual([])
    await browser.clock.advance(2)
    expect(browser.prompter.prompts.map(({ request }) => request)).toMatchObject([
      { clientId: project.googleWebClientId, language: 'en' },
    ])
  })

  it('logs in with the chosen account, as channel google (I4.34)', async () => {
    const { running, prompt, credential } = await startWithPrompt()
    await actAndSettle(() => prompt.choose(credential))
    expect(socialLogins(running)).toMatchObject([
      { type: 'firebase', firebaseChannel: 'google', firebaseIdToken: `google-token of ${credential}` },
    ])
    expect(running.browser.storage.read('session')).toMatchObject({ token: 'token-7' })
    expect(all('link', shell.account)).toHaveLength(1)
  })

  it('loads nothing of Firebase before an account is chosen', async () => {
    const { running } = await startWithPrompt()
    expect(running.browser.firebase.prepared).toEqual([])
  })

  const nativeUserAgent = 'Mozilla/5.0 (Linux; Android 14) WLApp/3.2.1'
  const withoutClientId = { firebase: { ...project, googleWebClientId: undefined } as never }
  it.each<[string, SiteOptions]>([
    ['in the native app', { prepare: ({ native }) => Object.assign(native, { userAgent: nativeUserAgent }) }],
    ['without the flag', { manifest: withProject }],
    [
      'when the platform turns the flag off',
      { manifest: { ...withProject, flags: { GOOGLELOGIN3: 'server' } } },
    ],
    ['in a private window', { prepare: ({ privacy }) => Object.assign(privacy, { isPrivate: true }) }],
    ['for a member', { session: {} }],
    [
      'without a client id',
      { manifest: { ...withProject, flags: { GOOGLELOGIN3: true }, settings: withoutClientId } },
    ],
    [
      'when the manifest does not allow Google’s script',
      { manifest: { ...withProject, flags: { GOOGLELOGIN3: true }, hosts: { frame: [project.authDomain] } } },
    ],
  ])('is not shown %s (I4.35)', async (_, options) => {
    const running = await startAsVisitor(options)
    await waitForPrompt(running)
    expect(running.browser.prompter.prompts).toEqual([])
  })

  it('is shown when the manifest allows Google’s script with a wildcard (I4.34)', async () => {
    const hosts = { frame: [project.authDomain], script: ['*.google.com'] }
    const running = await startAsVisitor({
      manifest: { ...withProject, flags: { GOOGLELOGIN3: true }, hosts },
    })
    await waitForPrompt(running)
    expect(running.browser.prompter.prompts).toHaveLength(1)
  })

  it('is shown when the platform turns the flag on (I4.35)', async () => {
    const running = await startAsVisitor({
      manifest: { ...withProject, flags: { GOOGLELOGIN3: 'server' } },
      prepare: ({ http }) => http.answer('whitelabel', success({ GOOGLELOGIN3: true })),
    })
    await waitForPrompt(running)
    expect(running.browser.prompter.prompts).toHaveLength(1)
  })

  it('waits until no dialog is open', async () => {
    const running = await startAsVisitor()
    await press('button', shell.logIn)
    await waitForPrompt(running)
    expect(running.browser.prompter.prompts).toEqual([])
    await press('button', common.close)
    await waitForPrompt(running)
    expect(running.browser.prompter.prompts).toHaveLength(1)
  })

  it('waits until no field has the focus, and until the page is visible', async () => {
    const running = await startAsVisitor({ path: '/m/login' })
    const input = document.querySelector('input')
    await actAndSettle(() => input?.focus())
    await waitForPrompt(running)
    expect(running.browser.prompter.prompts).toEqual([])
    running.browser.page.setVisible(false)
    await actAndSettle(() => input?.blur())
    await waitForPrompt(running)
    expect(running.browser.prompter.prompts).toEqual([])
    running.browser.page.setVisible(true)
    await waitForPrompt(running)
    expect(running.browser.prompter.prompts).toHaveLength(1)
  })

  it('is closed by a login, and not shown again after a logout (I4.35)', async () => {
    const { running, prompt } = await startWithPrompt()
    await actAndSettle(() => running.site.session.begin({ token: 'token-9', merchantCode: 'hongvan' }))
    expect(prompt.closed).toBe(true)
    await actAndSettle(() => running.site.session.end())
    await waitForPrompt(running)
    expect(running.browser.prompter.prompts).toHaveLength(1)
  })

  it('that is still pending is not shown after a login', async () => {
    const running = await startAsVisitor()
    await actAndSettle(() => running.site.session.begin({ token: 'token-9', merchantCode: 'hongvan' }))
    await waitForPrompt(running)
    expect(running.browser.prompter.prompts).toEqual([])
  })

  it('is not shown to a member who has just logged out', async () => {
    const running = await startAsVisitor({ session: {} })
    await actAndSettle(() => running.site.session.end())
    await waitForPrompt(running)
    expect(running.browser.prompter.prompts).toEqual([])
  })

  it('disables automatic selection after a logout, but only if it was shown', async () => {
    const { running, prompt, credential } = await startWithPrompt()
    await actAndSettle(() => prompt.choose(credential))
    await actAndSettle(() => running.site.session.end())
    expect(running.browser.prompter.autoSelectDisabledCount).toBe(1)
    const otherSite = await startAsVisitor({ session: {} })
    await actAndSettle(() => otherSite.site.session.end())
    expect(otherSite.browser.prompter.autoSelectDisabledCount).toBe(0)
  })
})

describe('a prompt without a result', () => {
  const visibleEffects = (running: RunningSite) => [
    namesOf('dialog'),
    pageText(get('main')).includes(signIn.unknown),
    socialLogins(running),
  ]
  const noEffects = [[], false, []]

  it('because the visitor or the browser dismisses it is silent, and is not repeated (F113)', async () => {
    const { running, prompt } = await startWithPrompt()
    await actAndSettle(() => prompt.choose(undefined))
    await waitForPrompt(running)
    expect(visibleEffects(running)).toEqual(noEffects)
    expect(running.browser.prompter.prompts).toHaveLength(1)
  })

  it('because its script fails to load is silent (F113)', async () => {
    const running = await startAsVisitor({
      prepare: ({ prompter }) => Object.assign(prompter, { blocked: true }),
    })
    await waitForPrompt(running)
    expect(visibleEffects(running)).toEqual(noEffects)
  })

  it('because the nonce does not match is silent', async () => {
    const { running, prompt } = await startWithPrompt()
    await actAndSettle(() => prompt.choose(createCredential({ sub: 'g-1', nonce: 'another' })))
    expect(visibleEffects(running)).toEqual(noEffects)
    expect(running.browser.firebase.prepared).toEqual([])
  })
})

describe('a chosen account that is rejected', () => {
  it.each([
    ['auth/user-disabled', signIn.disabled],
    ['auth/network-request-failed', english.errors.network],
    ['auth/invalid-credential', signIn.unknown],
  ])('by Firebase with %s shows a message: %j (I8.11)', async (code, message) => {
    const { running, prompt, credential } = await startWithPrompt()
    running.browser.firebase.failure = new SignInFailure(code, 'Because')
    await actAndSettle(() => prompt.choose(credential))
    expect(pageText(get('dialog'))).toContain(message)
    expect(pageText(get('dialog'))).toContain(signIn.code.replace('{{code}}', code))
    expect(socialLogins(running)).toEqual([])
  })

  it('by the platform shows its message', async () => {
    const reply = refusal({ code: 'nope', message: 'Not today' })
    const { prompt, credential } = await startWithPrompt({
      prepare: ({ http }) => http.answer('loginSocial', reply),
    })
    await actAndSettle(() => prompt.choose(credential))
    expect(pageText(get('dialog'))).toContain('Not today')
  })

  it('because the network is lost shows that, and starts no session', async () => {
    const { running, prompt, credential } = await startWithPrompt({
      prepare: ({ http }) => http.answer('loginSocial', failure('network')),
    })
    await actAndSettle(() => prompt.choose(credential))
    expect(pageText(get('dialog'))).toContain(english.errors.network)
    expect(running.browser.storage.read('session')).toBeUndefined()
  })
})
