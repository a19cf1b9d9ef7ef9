import { posix } from 'node:path'
import type { Source } from './readSource'

/** What the files of one folder of runtime/ may use. */
export interface FolderRule {
  /** The folders that it may import from, besides itself. */
  readonly folders: readonly string[]
  /** The packages that it may import. */
  readonly packages: readonly string[]
  /** It may use the globals of the browser. */
  readonly browser?: true
}

const react = ['react', 'react/jsx-runtime']
const jotai = ['jotai/react', 'jotai/vanilla']
const lowerFolders = ['contract', 'browser', 'rules', 'schema', 'tables']

/** The import law: schema, tables <- rules <- browser <- contract <- state <- kit <- (shell | one feature); ui imports nothing of ours. */
export const importRules: Readonly<Record<string, FolderRule>> = {
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
      'firebase/messaging',
      'detectincognitojs',
      'dompurify',
    ],
    browser: true,
  },
  // A script of its own: it shares tables and rules with the page, but runs in another global scope.
  worker: { folders: ['rules', 'tables'], packages: [], browser: true },
  // A script of its own: it renders the lobby's components without React.
  preview: {
    folders: ['browser', 'contract', 'features', 'rules', 'tables', 'ui'],
    packages: react,
    browser: true,
  },
  contract: { folders: ['browser', 'rules', 'schema', 'tables', 'text'], packages: [...react, ...jotai] },
  state: { folders: lowerFolders, packages: [...react, ...jotai] },
  kit: { folders: [...lowerFolders, 'state', 'text', 'ui'], packages: [...react, ...jotai] },
  ui: { folders: [], packages: react },
  shell: {
    folders: [...lowerFolders, 'kit', 'state', 'ui'],
    packages: [...react, ...jotai, 'react-dom/client', 'react-router-dom', 'i18next'],
  },
  features: {
    folders: [...lowerFolders, 'kit', 'state', 'ui'],
    packages: [...react, ...jotai, 'react-router-dom'],
  },
  text: { folders: [], packages: [] },
}

/** Rules of single files, which replace those of their folder. */
export const fileRules: Readonly<Record<string, FolderRule>> = {
  'main.tsx': { folders: ['browser', 'features', 'shell'], packages: [], browser: true },
  'react.ts': { folders: [], packages: react },
  'vendor.ts': {
    folders: [],
    packages: [...react, ...jotai, 'i18next', 'ofetch', 'react-dom/client', 'react-router-dom'],
  },
  'features/index.ts': { folders: ['contract', 'features'], packages: [] },
  'rules/network/cipher.ts': {
    folders: ['tables'],
    packages: ['crypto-js', 'node-forge'],
  },
  'rules/content/qrCode.ts': { folders: [], packages: ['uqr'] },
  // Apart from the cipher, so that reading a URL, or comparing contents, does not load node-forge.
  'rules/customerService/encryptedUrl.ts': {
    folders: ['tables'],
    packages: ['crypto-js'],
  },
  'rules/text/md5.ts': { folders: [], packages: ['crypto-js'] },
}

/**
 * Functions that few files may import. An address from outside becomes a link, a navigation or a frame through `mountedTarget.ts`
 * only, which removes what begins a session (D26); a picture and a frame of the manifest begin none.
 */
export const restrictedNames: readonly {
  readonly file: string
  readonly names: readonly string[]
  readonly importers: readonly string[]
}[] = [
  {
    file: 'rules/network/internalPath',
    names: ['internalPath'],
    importers: ['rules/network/mountedTarget.ts'],
  },
  {
    file: 'rules/network/url',
    names: ['externalUrl', 'sitePath'],
    importers: ['rules/network/mountedTarget.ts', 'rules/network/imageUrl.ts', 'rules/embed/embeddedPage.ts'],
  },
]

/** Globals that only the browser has. */
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

/** A package is allowed by its name, or by a path inside it. */
const allows = (packages: readonly string[], from: string): boolean =>
  packages.some((one) => from === one || from.startsWith(`${one}/`))

const folderOf = (path: string): string => path.split('/')[0] ?? ''
const featureOf = (path: string): string | undefined => /^features\/([^/]+)\//.exec(path)?.[1]

const ruleOf = (path: string): FolderRule | undefined => fileRules[path] ?? importRules[folderOf(path)]

function importProblem(
  path: string,
  rule: FolderRule,
  { from, kind, names }: Source['imports'][number],
): string | undefined {
  if (!from.startsWith('.')) return allows(rule.packages, from) ? undefined : `the package ${from}`
  const target = posix.join(posix.dirname(path), from)
  if (target.startsWith('..')) return `${from}, outside of runtime/`
  const [ownFeature, otherFeature] = [featureOf(path), featureOf(target)]
  if (ownFeature !== undefined && otherFeature !== undefined && ownFeature !== otherFeature)
    return `the feature ${otherFeature}`
  if (ownFeature !== undefined && folderOf(target) === 'features' && otherFeature === undefined)
    return `the list of features`
  const restricted = restrictedNames.find(
    ({ file, names: guarded, importers }) =>
      file === target &&
      !importers.includes(path) &&
      names.some((name) => name === '*' || guarded.includes(name)),
  )
  if (restricted) return `${restricted.names.join(' or ')} of ${from}: use rules/network/mountedTarget`
  const folder = folderOf(target)
  if (folder === 'schema' && kind !== 'type') return 'a value of the folder schema'
  return folder === folderOf(path) || rule.folders.includes(folder) ? undefined : `the folder ${folder}`
}

/** Every violation in one file, as `path:line message`. */
export function violations(source: Source): string[] {
  const { path, imports, globals } = source
  const rule = ruleOf(path)
  if (!rule) return [`${path}:1 has no import rule: runtime/${folderOf(path)} is new`]
  const wrongImports = imports.flatMap((one) => {
    const problem = importProblem(path, rule, one)
    return problem === undefined ? [] : [`${path}:${one.line} may not import ${problem}`]
  })
  const forbiddenNames = (browserNames as readonly string[]).filter(() => rule.browser !== true)
  const wrongNames = globals
    .filter(({ name }) => forbiddenNames.includes(name))
    .map(({ name, line }) => `${path}:${line} may not name ${name}`)
  return [...wrongImports, ...wrongNames]
}
