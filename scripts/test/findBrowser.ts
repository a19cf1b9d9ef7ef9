/** What there is on a machine that a browser could come from. */
export interface Machine {
  /** CHROMIUM_PATH: the browser that somebody wants. */
  readonly wished: string | undefined
  /** Playwright's own Chromium, when it is installed. */
  readonly own: string | undefined
  /** Browsers on the PATH, in the order of `browserNames`. */
  readonly onPath: readonly string[]
  /** Whether a file is there to be run. */
  readonly isThere: (path: string) => boolean
  readonly hasAptGet: boolean
  /** May install: as root, or by sudo without a password. */
  readonly rights: 'root' | 'sudo' | 'none'
}

export type Plan =
  | { readonly kind: 'use'; readonly path: string }
  | { readonly kind: 'install'; readonly commands: readonly (readonly string[])[] }
  | { readonly kind: 'ask'; readonly advice: string }

/** Chromium without a window: the same engine, in three quarters of the time. */
export const headlessNames = ['chromium-headless-shell', 'chrome-headless-shell']

/** Names that Chromium and its kin have, best first. */
export const browserNames = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
]

const advice = [
  'There is no Chromium to test with. One of these helps:',
  '  npx playwright install chromium',
  '  apt-get install chromium            (Debian, as root)',
  '  CHROMIUM_PATH=/path/to/chromium npm test',
].join('\n')

/**
 * How to come to a browser: the one that is wished for, else Playwright's own, else one on the PATH, else the system's
 * package manager when it may install, else a person is asked.
 */
export function planBrowser({ wished, own, onPath, isThere, hasAptGet, rights }: Machine): Plan {
  if (wished)
    return isThere(wished)
      ? { kind: 'use', path: wished }
      : { kind: 'ask', advice: `CHROMIUM_PATH names ${wished}, and there is no such program.` }
  const path = own ?? onPath[0]
  if (path) return { kind: 'use', path }
  if (!hasAptGet || rights === 'none') return { kind: 'ask', advice }
  const apt = [...(rights === 'sudo' ? ['sudo', '-n'] : []), 'apt-get']
  return {
    kind: 'install',
    commands: [
      [...apt, 'update'],
      [...apt, 'install', '--yes', '--no-install-recommends', 'chromium', 'chromium-headless-shell'],
    ],
  }
}

/** The programs of these names in the folders of a PATH, in the order of the names. */
export function findOnPath(
  path: string | undefined,
  names: readonly string[],
  isThere: (file: string) => boolean,
): string[] {
  const folders = (path ?? '').split(':').filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => `${folder}/${name}`).filter(isThere))
}
