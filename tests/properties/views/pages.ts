import type { Session } from '../../../runtime/rules/session/session'
import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import { browserWithRememberedLogin } from '../../autoLogin/startAutoLoginSite'
import { fillLogin } from '../../features/login/loginForm'
import type { FakeBrowser } from '../../support/fakes/fakeBrowser'
import { refusal, success } from '../../support/fakes/replies'
import { actAndSettle, press, submit } from '../../support/site'
import { asMember, calls, fill, greet, ofAge, open, openPage, page, tap, told, type View } from './open'

const { login, member, register, social } = english

/** Signs in at a provider with an identity that no account is linked to. */
const signInWith =
  (channel: string): View =>
  async (site) => {
    const running = await open(site, '/m/login', {
      ...ofAge,
      prepare({ http }) {
        http.answer('loginSocial', refusal({ code: 'bind_customer_required', message: 'Not linked' }))
        http.answer(
          'registerSocial',
          success({ id: 7, token: 'token-7', userName: 'minhanh88', customerType: 0 }),
        )
      },
    })
    await tap('button', social.continue.replace('{{channel}}', channel))
    await actAndSettle(() => running.browser.firebase.popups.at(-1)?.answer('id-token'))
    await running.browser.clock.advance(times.leaveAnimation)
    await tap('button', english.accountLinking.register)
    await running.browser.clock.advance(times.leaveAnimation)
    return [page(), calls(running), JSON.stringify(running.browser.firebase.prepared)].join('\n')
  }

const captchaOf =
  (path: string, prepare: (browser: FakeBrowser) => void = () => undefined): View =>
  async (site) => {
    const running = await open(site, path, { ...ofAge, prepare })
    await greet(running)
    return `${page()}\n${told(running)}`
  }

/** A page in a frame, which says that it is there, and what the site then tells it; or where the guard sends somebody else. */
const framed =
  (path: string, session?: Partial<Session>): View =>
  async (site) => {
    await open(site, path, {
      ...(session && { session }),
      prepare: ({ http }) =>
        http.answer('memberInfo', success({ id: 7, userName: 'minhanh88', type: session?.type ?? 0 })),
    })
    const frame = document.querySelector('iframe')
    if (!frame) return page()
    const received: unknown[] = []
    const source = Object.assign(new EventTarget(), {
      postMessage: (message: unknown) => received.push(message),
    })
    Object.defineProperty(frame, 'contentWindow', { value: source })
    const data = { type: 'ready' }
    const { origin } = new URL(frame.src)
    await actAndSettle(() =>
      window.dispatchEvent(new MessageEvent('message', { data, origin, source } as never)),
    )
    return `${page()}\ntold: ${JSON.stringify(received)}`
  }

/** What a visitor or a member of a built site sees and does. */
export const pages = {
  /** The lobby, down to its footer. */
  lobby: async (site) => {
    const running = await open(site, '/m/home')
    await running.browser.clock.advance(4000)
    return page()
  },
  'the lobby of a member': async (site) => {
    const running = await open(site, '/m/home', asMember)
    return `${page()}\n${calls(running)}`
  },
  login: openPage('/m/login'),
  registration: async (site) => {
    await open(site, '/m/register', ofAge)
    await tap('button', register.haveCode)
    return page()
  },
  'the registration of somebody who has not said their age': openPage('/m/register'),
  account: openPage('/m/member/home', asMember),
  'the change of the password': openPage('/m/changePsw', asMember),
  languages: async (site) => {
    await open(site, '/m/home')
    await tap('button', /^Language/)
    return page()
  },
  'a tap on a game': async (site) => {
    await open(site, '/m/home')
    await press('button', /^Dragon/)
    return page()
  },
  'a game of a member': async (site) => {
    await open(site, '/m/home', asMember)
    await press('button', /^Dragon/)
    return page()
  },
  'the mini game': async (site) => {
    const running = await open(site, '/m/home', asMember)
    await greet(running)
    return `${page()}\n${told(running)}`
  },
  'the chat of a member in Urdu': async (site) => {
    const running = await open(site, '/m/member/home', { ...asMember, stored: { language: 'UR' } })
    const service = await running.site.service('openChat')
    await actAndSettle(() => void service?.())
    return `${page()}\n${calls(running)}`
  },
  'a sign-in with Google': signInWith('Google'),
  'a sign-in with Facebook': signInWith('Facebook'),
  'Google’s prompt': async (site) => {
    const { browser } = await open(site, '/m/home')
    await browser.clock.advance(5000)
    return `prompts: ${JSON.stringify(browser.prompter.prompts.map(({ request }) => request))}`
  },
  'the captcha of the login': captchaOf('/m/login'),
  'the captcha of the login in test mode': captchaOf('/m/login?isBgeTest=1'),
  'the captcha of the login without an id of the platform': captchaOf('/m/login', ({ http }) =>
    http.answer('captchaGeetestLogin', success({})),
  ),
  'the captcha of the registration': captchaOf('/m/register'),
  'a registration with the code abcd': async (site) => {
    const running = await open(site, '/m/register', {
      ...ofAge,
      prepare: ({ http }) => http.answer('register', refusal({ message: 'No' })),
    })
    await fill(login.userName, 'thuha99')
    await fill(login.password, 'Rosy cloud 7')
    await fill(english.captcha.pictureLabel, 'abcd')
    await submit()
    return `sent: ${running.browser.http.requestsTo('register').length}`
  },
  'a return of a member who is remembered': async (site) => {
    const running = await open(site, '/m/home', {
      browser: await browserWithRememberedLogin({ merchant: site.code }),
    })
    await running.browser.clock.advance(3000)
    return `${page()}\n${calls(running)}`
  },
  'a code by SMS': async (site) => {
    await open(site, '/m/login', {
      prepare: ({ http }) => {
        http.answer('login', refusal({ code: 'login_verify_required', message: 'More', value: ['sms'] }))
        http.answer('sendSms', success({ expirationTime: 90 }))
      },
    })
    await fillLogin()
    await submit()
    return `asked: ${document.querySelector('dialog[open]')?.outerHTML}`
  },
  'a login with an expired password': async (site) => {
    const { browser } = await open(site, '/m/login', {
      prepare: ({ http }) =>
        http.answer(
          'login',
          success({ id: 7, token: 'token-7', userName: 'minhanh88', passwordExpired: true }),
        ),
    })
    await fillLogin()
    await submit()
    return `${page()}\nkept for: ${browser.storage.has('tabSession') ? 'tab' : 'device'}`
  },
  'the box of the login': async (site) => {
    await open(site, '/m/login')
    const box = document.querySelector<HTMLInputElement>('form input[type=checkbox]')
    return box ? `${box.checked ? 'ticked' : 'unticked'}: ${box.checked}` : 'absent'
  },
  'registration by mobile number': async (site) => {
    await open(site, '/m/register', ofAge)
    await tap('tab', register.byMobile)
    return page()
  },
  'the profile pictures': async (site) => {
    await open(site, '/m/member/home', asMember)
    await tap('button', member.picture)
    return `pictures: ${document.querySelectorAll('.ProfileIconSheet li, [role=dialog] li, dialog li').length}`
  },
  'push messages': async (site) => {
    const running = await open(site, '/m/home', {
      ...asMember,
      prepare: ({ messenger }) => void Object.assign(messenger, { permission: 'granted' }),
    })
    await running.browser.clock.advance(100)
    return `projects: ${JSON.stringify(running.browser.messenger.projects)}`
  },
  'the wheel for a visitor': framed('/m/wheel'),
  'the wheel for a member': framed('/m/wheel', {}),
  'the wheel for an agent': framed('/m/wheel', { type: 2 }),
  'the club for an agent': framed('/m/club', { type: 2 }),
  'the club for a member': framed('/m/club', {}),
  'the guests’ page for a member': framed('/m/guests', {}),
  'the search of the bottom bar': async (site) => {
    await open(site, '/m/home')
    await tap('button', 'Look it up')
    return page()
  },
} as const satisfies Readonly<Record<string, View>>
