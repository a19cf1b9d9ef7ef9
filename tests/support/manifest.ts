import type { Manifest } from '../../runtime/schema/manifest.gen'

/** A small manifest with everything that the tests of features need. */
export const manifest: Manifest = {
  schemaVersion: 2,
  name: 'Hồng Vân',
  domains: ['www.hongvan.example'],
  languages: ['EN', 'CN', 'UR'],
  currency: { code: 'USD', symbol: '$', position: 'before', decimals: 2 },
  brand: {
    logo: 'brand/logo.svg',
    icon: 'brand/icon.svg',
    theme: {
      mode: 'light',
      primary: '#b5161d',
      accent: '#d99f1c',
      background: '#fff8ef',
      surface: '#ffffff',
      text: '#2b1411',
      success: '#1f7a45',
      warning: '#946000',
      danger: '#9f1239',
      radius: 'soft',
      density: 'comfortable',
      display: 'serif',
    },
  },
  flags: { REWCEN3: true },
  routes: {
    '/m/home': { page: 'lobby' },
    '/m/login': { page: 'login', guard: 'visitor', otherwise: '/m/home' },
    '/m/register': { page: 'register', guard: 'visitor', otherwise: '/m/home' },
    '/m/member/home': { page: 'memberHome', guard: 'member', otherwise: '/m/login' },
    '/m/rewardCenter': { page: 'rewards', guard: 'member', otherwise: '/m/login' },
  },
  metadata: { '/m/home': { title: { EN: 'Lobby' } } },
  navigation: [
    { id: 'home', icon: 'home', text: 'navigation.home', to: '/m/home' },
    { id: 'search', icon: 'search', text: 'navigation.search', opens: 'search' },
    { id: 'account', icon: 'user', text: 'navigation.account', to: '/m/member/home' },
  ],
}

/** Parses a part of a manifest. */
export const manifestPart = (json: string): Partial<Manifest> => JSON.parse(json) as Partial<Manifest>
