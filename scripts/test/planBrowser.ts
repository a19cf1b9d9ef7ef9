/** Where a browser could come from on this machine. */
export interface Machine {
  /** CHROMIUM_PATH: the browser to use. */
  readonly configuredPath: string | undefined
  /** Playwright's own Chromium, if it is installed. */
  readonly playwrightPath: string | undefined
  /** Browsers on the PATH, in the order of `browserNames`. */
  readonly onPath: readonly string[]
  /** Whether a file exists and can be executed. */
  readonly isExecutable: (path: string) => boolean
  readonly hasAptGet: boolean
  /** How packages can be installed: as root, with sudo without a password, or not at all. */
  readonly rights: 'root' | 'sudo' | 'none'
}

export type Plan =
  | { readonly kind: 'use'; readonly path: string }
  | { readonly kind: 'install'; readonly commands: readonly (readonly string[])[] }
  | { readonly kind: 'ask'; readonly advice: string }

/** Headless Chromium: the same engine, 25 % faster. */
export const headlessNames = ['chromium-headless-shell', 'chrome-headless-shell']

/** Names of Chromium and browsers based on it, best first. */
export const browserNames = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
]

const installAdvice = [
  'No Chromium found to test with. One of these helps:',
  '  npx playwright install chromium',
  '  apt-get install chromium            (Debian, as root)',
  '  CHROMIUM_PATH=/path/to/chromium npm test',
].join('\n')

/**
 * How to get a browser: the configured one, else Playwright's own, else one on the PATH, else from the system's package
 * manager if it can install, else the user is asked.
 */
export function planBrowser({
  configuredPath,
  playwrightPath,
  onPath,
  isExecutable,
  hasAptGet,
  rights,
}: Machine): Plan {
  if (configuredPath)
    return isExecutable(configuredPath)
      ? { kind: 'use', path: configuredPath }
      : { kind: 'ask', advice: `CHROMIUM_PATH names ${configuredPath}, which is not an executable.` }
  const path = playwrightPath ?? onPath[0]
  if (path) return { kind: 'use', path }
  if (!hasAptGet || rights === 'none') return { kind: 'ask', advice: installAdvice }
  const apt = [...(rights === 'sudo' ? ['sudo', '-n'] : []), 'apt-get']
  return {
    kind: 'install',
    commands: [
      [...apt, 'update'],
      [...apt, 'install', '--yes', '--no-install-recommends', 'chromium', 'chromium-headless-shell'],
    ],
  }
}

/** Executables with these names in the folders of a PATH, ordered by name. */
export function findOnPath(
  path: string | undefined,
  names: readonly string[],
  isExecutable: (file: string) => boolean,
): string[] {
  const folders = (path ?? '').split(':').filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => `${folder}/${name}`).filter(isExecutable))
}
