import type { Manifest } from '../../runtime/schema/manifest.gen'
import { vendorHosts } from '../../runtime/tables/tracking'
import type { ManifestPart } from '../properties/row'

/** A demo without what a merchant may leave out, and without its own pages. */
export const onlyNeeded = ({
  schemaVersion,
  name,
  currency,
  brand,
  routes,
  hosts = {},
}: Manifest): ManifestPart => {
  const { logo, icon, theme } = brand
  const builtIn = Object.entries(routes).filter(([, route]) => route?.url === undefined)
  return {
    schemaVersion,
    name,
    currency,
    brand: { logo, icon, theme },
    routes: Object.fromEntries(builtIn),
    hosts,
  }
}

/** The merchant that the examples of the schemas are of. */
export const merchant: ManifestPart = {
  domains: ['www.merchant.example'],
  languages: ['EN'],
  metadata: { '/m/home': { title: { EN: 'One' }, description: { EN: 'One.' } } },
}

const own = 'cashier.merchant.example'
const embedded: ManifestPart = {
  routes: {
    '/m/voucherCenter': { page: 'embed', url: `https://${own}`, title: { EN: 'Deposit' }, handoff: 'none' },
  },
  hosts: { frame: [own], banner: [own] },
  handoff: { trustedHosts: [own] },
}
const firebase = {
  appId: '1:7:web:a',
  apiKey: 'k',
  authDomain: 'www.merchant.example',
  projectId: 'merchant',
}
const firebaseHosts = {
  connect: ['identitytoolkit.googleapis.com', 'securetoken.googleapis.com', 'www.google.com'],
  script: ['apis.google.com', 'www.google.com', 'www.gstatic.com'],
  frame: ['www.merchant.example', 'www.google.com'],
}
const geetest: ManifestPart = {
  flags: { GEETEST3: true, LOGINCAPTCHA3: true },
  settings: { geetestId: 'abc', geetestVersion: 'v4' },
}
const pixelHosts = Object.values(vendorHosts)
const hostsOf = (kind: 'script' | 'connect' | 'image'): string[] => [
  ...new Set(pixelHosts.flatMap((hosts) => hosts[kind])),
]

/** What the examples below a property need besides it: the check demands it by name. */
const needs: readonly (readonly [path: RegExp, needed: ManifestPart])[] = [
  [/^languages$/, { metadata: { '/m/home': localized({ title: 'One', description: 'One.' }) } }],
  [/^flags\.(GEETEST3|GEETESTTEST3|SMSCAPTCHA3)$/, geetest],
  [/^routes\{\}\.(url|title|handoff)$/, embedded],
  [
    /^lobby\.hero\.art\.dark$/,
    { lobby: { hero: { art: { light: 'brand/hero-light.svg' }, title: { EN: 'One' } } } },
  ],
  [
    /^customerService/,
    {
      customerService: [
        { id: 'chat', csType: 'LIVECHAT', url: 'https://help.merchant.example/chat' },
        { id: 'vip', csType: 'COMM100VIP', url: 'https://help.merchant.example/vip' },
      ],
      hosts: { customerService: ['help.merchant.example'] },
    },
  ],
  [
    /^navigation\[\]\.opens$/,
    { navigation: [{ id: 'search', icon: 'search', text: 'navigation.search', opens: 'search' }] },
  ],
  [
    /^account/,
    {
      routes: {
        '/m/history': { page: 'embed', url: `https://${own}/history`, title: { EN: 'Transactions' } },
      },
      hosts: { frame: [own], link: ['club.merchant.example'] },
    },
  ],
  [
    /^account\[\]\.entries\[\]\.(id|icon|text|when)$/,
    { account: [{ id: 'money', entries: [{ id: 'history', to: '/m/history' }] }] },
  ],
  [
    /^account\[\]\.entries\[\]\.(to|url|opens)$/,
    { account: [{ id: 'money', entries: [{ id: 'own', text: { EN: 'Offers' } }] }] },
  ],
  [/^social/, { settings: { firebase }, hosts: firebaseHosts }],
  [/^registration/, { settings: { defaultPassword: 'change-me-first' } }],
  [/^handoff/, { hosts: { banner: ['events.merchant.example'] } }],
  [
    /^pixels/,
    {
      hosts: {
        script: [...hostsOf('script'), 'tags.merchant.example'],
        connect: hostsOf('connect'),
        image: hostsOf('image'),
      },
    },
  ],
]

/** The texts in the languages of the schema's example. */
function localized<Key extends string>(texts: Readonly<Record<Key, string>>) {
  const entries = Object.entries<string>(texts).map(([key, text]) => [key, { VI: text, EN: text, CN: text }])
  return Object.fromEntries(entries) as Record<Key, Record<string, string>>
}

/** What a merchant needs besides the example of a property. */
export const companionsOf = (path: string): readonly ManifestPart[] =>
  needs.flatMap(([pattern, needed]) => (pattern.test(path) ? [needed] : []))

/** Where the example of a property is put, if not into the first entry that can have it. */
export const placeOf = (path: string): string =>
  path === 'routes{}.otherwise' ? 'routes./m/changePsw.otherwise' : path
