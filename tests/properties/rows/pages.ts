import texts from '../../../runtime/text/EN.json'
import * as icons from '../../../runtime/ui/media/icons'
import { type ManifestPart, rowsOf } from '../row'

const { member } = texts

const full = rowsOf('full')
/** A merchant with the same routes for everybody. */
const open = rowsOf('full', 'second')
const home = 'file m/home.html'

const english = (text: string) => ({ EN: text })

const hero = {
  art: { light: 'brand/art-light.svg' },
  title: english('Words over the art'),
  text: english('And below them'),
  to: '/m/wheel',
}

/** The first slide of the lobby. */
const lobby = [
  ...full(
    { lobby: { hero } },
    ['lobby', home, '--hero-art:'],
    ['lobby.hero', home, 'class="Hero-panel"'],
    ['lobby.hero.art', home, '--hero-art:'],
    ['lobby.hero.art.light', home, "fill='%23123456'"],
    ['lobby.hero.title', 'lobby', 'Words over the art'],
    ['lobby.hero.text', 'lobby', 'And below them'],
    ['lobby.hero.to', home, /<a class="Hero-panel" href="\/m\/wheel"/],
  ),
  ...rowsOf('worldwide')(
    { lobby: { hero: { art: { dark: 'brand/art-dark.svg' }, title: english('In the dark') } } },
    ['lobby.hero.art.dark', home, "fill='%23654321'"],
  ),
]

const cashier = (page: string) => ({
  page: 'embed',
  url: `https://cashier.example/${page}`,
  title: { ...english('A page') },
})

const domain = 'm.full.example'
const domainHome = `file _domains/${domain}/m/home.html`
/** The same pages for everybody, and another item beside that of the preset. */
export const pagesSecond: ManifestPart = {
  extends: 'shared',
  navigation: [{ id: 'others', icon: 'gift', text: 'navigation.home', to: '/m/home' }],
  routes: {
    '/m/wheel': { ...cashier('wheel'), guard: true },
    '/m/club': { ...cashier('club'), guard: true },
    '/m/guests': { ...cashier('guests'), guard: true },
  },
  hosts: { frame: ['cashier.example'] },
}

/** Another way for those who may not see a page. */
const third: ManifestPart = {
  routes: { '/m/wheel': { ...cashier('wheel'), guard: 'member', otherwise: '/m/login' } },
  hosts: { frame: ['cashier.example'] },
}

const routes = {
  '/m/wheel': {
    ...cashier('wheel'),
    title: english('Wheel of luck'),
    guard: { all: ['member', { not: 'agent' }] },
    otherwise: '/m/register',
    handoff: 'session',
  },
  '/m/club': { ...cashier('club'), guard: { any: ['agent', 'restricted'] }, otherwise: '/m/feedback' },
  '/m/guests': { ...cashier('guests'), guard: { not: 'member' }, otherwise: '/m/feedback' },
} as const

const framePart = {
  routes,
  hosts: { frame: ['cashier.example', 'chat.example'] },
  handoff: { trustedHosts: ['cashier.example'] },
} as const

export const pages = [
  ...lobby,
  ...full(
    framePart,
    ['routes', 'file m/wheel.html', '<html'],
    ['routes{}.page', 'the wheel for a member', '<iframe', 'We cannot find'],
    ['routes{}.url', 'the wheel for a member', 'src="https://cashier.example/wheel'],
    ['routes{}.title', 'the wheel for a member', 'Wheel of luck'],
    ['routes{}.handoff', 'the wheel for a member', '"token":"token-7"'],
    ['handoff', 'the wheel for a member', '"token":"token-7"'],
    ['handoff.trustedHosts', 'the wheel for a member', '"token":"token-7"'],
  ),
  ...open(
    framePart,
    // An agent is a member, whom the registration sends on to the lobby.
    ['routes{}.guard', 'the wheel for an agent', 'path: /m/home', 'path: /m/wheel'],
    ['when.all', 'the wheel for an agent', 'path: /m/home', 'path: /m/wheel'],
    ['when.any', 'the club for a member', 'path: /m/feedback', 'path: /m/club'],
    ['when.not', 'the guests’ page for a member', 'path: /m/feedback', 'path: /m/guests'],
  ),
  ...rowsOf('full', 'third')(framePart, [
    'routes{}.otherwise',
    'the wheel for a visitor',
    'path: /m/register',
    'path: /m/login',
  ]),
  ...full(
    {
      metadata: {
        '/m/home': {
          title: english('A title'),
          description: english('A description'),
          keywords: english('several, keywords'),
          canonical: 'https://www.full.example/m/start',
        },
        '/m/register': { robots: 'noindex' },
      },
      metadataByDomain: {
        [domain]: {
          '/m/home': {
            title: { EN: 'A title of the domain' },
            description: { EN: 'A description of the domain' },
            keywords: { EN: 'words, of the domain' },
            canonical: `https://${domain}/m/start`,
          },
          '/m/login': { robots: 'index' },
        },
      },
    },
    ['metadata', home, '<title>A title</title>', '<title>Home</title>'],
    ['metadata{}.title', home, '<title>A title</title>', '<title>Home</title>'],
    ['metadata{}.description', home, '<meta name="description" content="A description">', 'The lobby'],
    ['metadata{}.keywords', home, '<meta name="keywords" content="several, keywords">'],
    ['metadata{}.canonical', home, '<link rel="canonical" href="https://www.full.example/m/start">'],
    ['metadata{}.robots', 'file m/register.html', '<meta name="robots" content="noindex">', '<html'],
    ['metadataByDomain', domainHome, '<html'],
    ['metadataByDomain{}{}.title', domainHome, '<title>A title of the domain</title>'],
    ['metadataByDomain{}{}.description', domainHome, 'content="A description of the domain"'],
    ['metadataByDomain{}{}.keywords', domainHome, 'content="words, of the domain"'],
    ['metadataByDomain{}{}.canonical', domainHome, `<link rel="canonical" href="https://${domain}/m/start">`],
    // The login is not listed elsewhere.
    [
      'metadataByDomain{}{}.robots',
      `file _domains/${domain}/m/login.html`,
      '<meta name="robots" content="index">',
    ],
  ),
  ...full(
    {
      navigation: [
        { id: 'start', icon: 'trophy', text: 'navigation.home', to: '/m/register' },
        { id: 'find', icon: 'search', text: 'navigation.search', opens: 'search', primary: true },
      ],
    },
    ['navigation', 'lobby', 'class="BottomBar"'],
    ['navigation[].icon', 'lobby', new RegExp(`BottomBar-icon.*${icons.trophy.path.slice(0, 12)}.*</nav>`)],
    ['navigation[].text', 'lobby', 'Look it up'],
    ['navigation[].to', 'lobby', /BottomBar-item" href="\/m\/register"/],
    ['navigation[].opens', 'the search of the bottom bar', /<dialog[^>]*open/],
    ['navigation[].primary', 'lobby', 'BottomBar-item--primary'],
  ),
  ...full(
    {
      account: [
        { id: 'play', entries: [{ id: 'benefits' }, { id: 'rewards' }, { id: 'chat' }] },
        {
          id: 'club',
          title: english('The club'),
          entries: [
            { id: 'luck', to: '/m/wheel', icon: 'trophy', text: english('Try your luck') },
            { id: 'offers', url: 'https://club.example/offers', text: english('What is on') },
          ],
        },
        { id: 'limits', entries: [{ id: 'limits' }, { id: 'selfExclusion' }] },
      ],
      hosts: { link: ['club.example'] },
    },
    ['account', 'account', 'The club', member.groupSecurity],
    ['account[].title', 'account', 'The club'],
    ['account[].entries', 'account', 'Try your luck'],
    ['account[].entries[].to', 'account', 'href="/m/wheel"'],
    ['account[].entries[].url', 'account', 'href="https://club.example/offers"'],
    ['account[].entries[].icon', 'account', new RegExp(`ListRow-icon.*${icons.trophy.path.slice(0, 12)}`)],
    ['account[].entries[].text', 'account', 'What is on'],
  ),
  ...rowsOf('third')({ ...third, extends: 'shared' }, ['extends', 'lobby', 'From the preset']),
  // The preset has an item with this id, of which the merchant changes a part; one with another id is another item.
  ...rowsOf('third', 'second')({ navigation: [{ id: 'gifts', icon: 'gift' }] }, [
    'navigation[].id',
    'lobby',
    /<nav class="BottomBar"(?=.*From the preset)(?!.*From the preset.*From the preset)/,
  ]),
  ...full({ lobby: { topTen: ['live'] } }, [
    'lobby.topTen',
    'lobby',
    'Lane-track--wide Lane-track--ranked',
    'Lane-track--wide"',
  ]),
  ...full({ categories: ['lottery', 'live'] }, [
    'categories',
    'lobby',
    /Mekong.*Baccarat.*Dragon/s,
    /Dragon.*Mekong/s,
  ]),
  ...full({ texts: { EN: { 'navigation.search': 'Look it up', 'login.submit': 'Let me in' } } }, [
    'texts',
    'login',
    'Let me in',
    'Log in',
  ]),
]
