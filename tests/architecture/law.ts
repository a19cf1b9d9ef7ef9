import { posix } from 'node:path'
import type { Source } from './source'

/** What the files of one folder of runtime/ may use. */
export interface Row {
  /** The folders that it may import from, besides itself. */
  readonly folders: readonly string[]
  /** The packages that it may import. */
  readonly packages: readonly string[]
  /** It may name the browser. */
  readonly browser?: true
}

const react = ['react', 'react/jsx-runtime']
const atoms = ['jotai/react', 'jotai/vanilla']
const below = ['contract', 'browser', 'rules', 'schema', 'tables']

/** The import law: schema, tables <- rules <- browser <- contract <- state <- kit <- (shell | one feature); ui imports nothing of ours. */
export const law: Readonly<Record<string, Row>> = {
  schema: { folders: [], packages: [] },
  tables: { folders: ['schema'], packages: [] },
  rules: { folders: ['schema', 'tables'], packages: [] },
  browser: {
    folders: ['rules', 'schema', 'tables'],
    packages: [
      'ofetch',
      '@fingerprintjs/fingerprintjs',
      'firebase/app',
      'firebase/auth',
      'detectincognitojs',
    ],
    browser: true,
  },
  // A script of its own beside the page's: it shares tables and policy with it, and has a browser of another kind.
  worker: { folders: ['rules', 'tables'], packages: [], browser: true },
  contract: { folders: ['browser', 'rules', 'schema', 'tables', 'text'], packages: [...react, ...atoms] },
  state: { folders: below, packages: [...react, ...atoms] },
  kit: { folders: [...below, 'state', 'ui'], packages: [...react, ...atoms] },
  ui: { folders: [], packages: react },
  shell: {
    folders: [...below, 'kit', 'state', 'ui'],
    packages: [...react, ...atoms, 'react-dom/client', 'react-router-dom', 'i18next'],
  },
  features: { folders: [...below, 'kit', 'state', 'ui'], packages: [...react, ...atoms, 'react-router-dom'] },
  text: { folders: [], packages: [] },
}

/** Single files with a law of their own. */
export const exceptions: Readonly<Record<string, Row>> = {
  'main.tsx': { folders: ['browser', 'features', 'shell'], packages: [], browser: true },
  'vendor.ts': {
    folders: [],
    packages: [...react, ...atoms, 'i18next', 'ofetch', 'react-dom/client', 'react-router-dom'],
  },
  'features/index.ts': { folders: ['contract', 'features'], packages: [] },
  'rules/network/cipher.ts': {
    folders: ['tables'],
    packages: ['crypto-js', 'node-forge'],
  },
  // Beside the cipher, so that who only reads an address does not load node-forge.
  'rules/customerService/encryptedUrl.ts': {
    folders: ['tables'],
    packages: ['crypto-js'],
  },
}

/** What only the browser has. */
export const browserNames = [
  'window',
  'self',
  'globalThis',
  'document',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'navigator',
  'location',
  'history',
  'screen',
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'BroadcastChannel',
  'Worker',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'requestAnimationFrame',
  'requestIdleCallback',
  'addEventListener',
  'matchMedia',
  'performance',
  'crypto',
  'Date.now',
  'Math.random',
] as const

/** A package is allowed by its own name, or as a part of it. */
const allows = (packages: readonly string[], from: string): boolean =>
  packages.some((one) => from === one || from.startsWith(`${one}/`))

const folderOf = (path: string): string => path.split('/')[0] ?? ''
const featureOf = (path: string): string | undefined => /^features\/([^/]+)\//.exec(path)?.[1]

const rowOf = (path: string): Row | undefined => exceptions[path] ?? law[folderOf(path)]

function importProblem(
  path: string,
  row: Row,
  { from, kind }: Source['imports'][number],
): string | undefined {
  if (!from.startsWith('.')) return allows(row.packages, from) ? undefined : `the package ${from}`
  const target = posix.join(posix.dirname(path), from)
  if (target.startsWith('..')) return `${from}, outside of runtime/`
  const [own, other] = [featureOf(path), featureOf(target)]
  if (own !== undefined && other !== undefined && own !== other) return `the feature ${other}`
  if (own !== undefined && folderOf(target) === 'features' && other === undefined)
    return `the list of features`
  const folder = folderOf(target)
  if (folder === 'schema' && kind !== 'type') return 'a value of the folder schema'
  return folder === folderOf(path) || row.folders.includes(folder) ? undefined : `the folder ${folder}`
}

/** Everything that one file does against the law, as `path:line what`. */
export function offences(source: Source): string[] {
  const { path, imports, globals } = source
  const row = rowOf(path)
  if (!row) return [`${path}:1 has no row in the law: runtime/${folderOf(path)} is new`]
  const wrongImports = imports.flatMap((one) => {
    const problem = importProblem(path, row, one)
    return problem === undefined ? [] : [`${path}:${one.line} may not import ${problem}`]
  })
  const named = (browserNames as readonly string[]).filter(() => row.browser !== true)
  const wrongNames = globals
    .filter(({ name }) => named.includes(name))
    .map(({ name, line }) => `${path}:${line} may not name ${name}`)
  return [...wrongImports, ...wrongNames]
}
