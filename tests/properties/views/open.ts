import { silenceFrames } from '../../features/play/gamePlay'
import { find } from '../../support/screen'
import { actAndSettle, press, type RunningSite, type SiteOptions, type } from '../../support/site'
import type { BuiltSite } from '../builtSite'
import { answerAll } from '../platform'

/** What is seen of a built site. */
export type View = (site: BuiltSite) => Promise<string>

/** All that the page has, and its path. */
export const page = (): string =>
  `path: ${location.pathname}\n<title>${document.title}</title>${document.body.innerHTML}`

/** Opens a page of the site, on a platform that has something for each part of it. */
export async function open(
  site: BuiltSite,
  path: string,
  { prepare, ...options }: SiteOptions = {},
): Promise<RunningSite> {
  silenceFrames()
  const running = await site.open({
    path,
    ...options,
    prepare(browser) {
      answerAll(browser)
      prepare?.(browser)
    },
  })
  await running.browser.clock.advance(100)
  return running
}

export const asMember = { session: {} } as const
export const ofAge = { stored: { confirmedAge: 99 } } as const

/** Taps what is there: a site without it shows that. */
export async function tap(role: string, name: string | RegExp): Promise<void> {
  if (find(role, name)) await press(role, name)
}

/** Types where there is such a field. */
export async function fill(label: string, value: string): Promise<void> {
  if ([...document.querySelectorAll('label')].some(({ textContent }) => textContent?.includes(label)))
    await type(label, value)
}

export const openPage =
  (path: string, options: SiteOptions = {}): View =>
  async (site) => {
    await open(site, path, options)
    return page()
  }

/** The calls to the platform, with what they send. */
export const calls = ({ browser }: RunningSite): string =>
  browser.http.requests
    .map(({ method, url, body, timeout }) => `${method} ${url} in ${timeout} ms ${body ?? ''}`)
    .join('\n')

/** What the site has told the pages in its frames. */
export const told = ({ browser }: RunningSite): string =>
  [...browser.frames.opened, ...browser.frames.connected].map(({ sent }) => JSON.stringify(sent)).join('\n')

/** The captcha's page and that of the mini game say that they are there. */
export const greet = ({ browser }: RunningSite): Promise<void> =>
  actAndSettle(() => {
    for (const frame of browser.frames.opened) frame.emit({ type: 'hello' })
  })
