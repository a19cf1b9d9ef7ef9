import type { Manifest } from '../../runtime/schema/manifest.gen'
import { type Language, languageNames } from '../../runtime/tables/languages'
import { type Catalogue, withEnglish, withTextOverrides } from '../steps/assets/catalogues'
import { ownTexts } from '../steps/site/ownTexts'

/** Which of the product's texts a page of components shows in the place of each word. */
const keys = {
  logIn: 'login.submit',
  register: 'register.submit',
  userName: 'login.userName',
  userNameHelper: 'login.userNameMissing',
  password: 'login.password',
  forgotPassword: 'login.forgotten',
  rememberMe: 'login.remember',
  wrongPassword: 'login.passwordMissing',
  welcome: 'login.title',
  subtitle: 'lobby.welcomeVisitor',
  clear: 'common.clear',
  show: 'common.showPassword',
  hide: 'common.hidePassword',
  code: 'common.verificationCode',
  codeHelper: 'common.codeSent',
  phone: 'common.mobileNum',
  country: 'common.diallingCode',
  offer: 'rewards.promotionReferral',
  offerText: 'rewards.promotionReferralText',
  offerAction: 'rewards.invite',
  popular: 'search.popular',
  live: 'lobby.live',
  lottery: 'lobby.lottery',
  all: 'common.all',
  hot: 'lobby.hot',
  fresh: 'lobby.new',
  notice: 'common.slowText',
  balance: 'member.balance',
  deposit: 'member.deposit',
  withdraw: 'member.withdraw',
  level: 'vip.yourLevel',
  progress: 'member.nextLevel',
  account: 'member.title',
  rewards: 'rewards.title',
  emptyTitle: 'lobby.emptyTitle',
  emptyText: 'lobby.emptyText',
  errorTitle: 'lobby.failedTitle',
  errorText: 'lobby.failedText',
  retry: 'common.retry',
  support: 'member.support',
  supportHours: 'common.supportAlways',
  age: 'register.ageText',
  language: 'member.language',
  logOut: 'member.logOut',
  saved: 'password.success',
  or: 'social.or',
  close: 'common.close',
} as const

/** The words of a page of components, in one of the merchant's languages. */
export type SampleTexts = Readonly<Record<keyof typeof keys, string>> & {
  /** The language's own name. */
  readonly name: string
  readonly navigation: readonly { readonly label: string; readonly icon: string; readonly primary: boolean }[]
  /** Titles of cards: the lobby's categories. */
  readonly games: readonly string[]
  readonly licence: string
}

/** Texts of the product in a language, with the merchant's own; English where the language has none. */
export function sampleTextsOf(
  manifest: Manifest,
  language: Language,
  catalogues: ReadonlyMap<string, Catalogue>,
): SampleTexts {
  const english = catalogues.get('EN') ?? {}
  const catalogue = withTextOverrides(
    withEnglish(catalogues.get(language) ?? {}, english),
    ownTexts(manifest, language),
  )
  const text = (key: string): string => {
    const [section = '', ...name] = key.split('.')
    return catalogue[section]?.[name.join('.')] ?? key
  }
  const words = Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, text(key)]))
  return {
    ...(words as Record<keyof typeof keys, string>),
    name: languageNames[language],
    navigation: (manifest.navigation ?? []).map(({ text: key, icon, primary = false }) => ({
      label: text(key),
      icon,
      primary,
    })),
    games: sampleCategories.map((category) => text(`lobby.${category}`)),
    licence: manifest.compliance?.licence?.text[language] ?? text('common.terms'),
  }
}

const sampleCategories = ['lottery', 'live', 'slots', 'fishing', 'sports', 'cards'] as const
