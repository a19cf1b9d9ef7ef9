import { type Language, languages } from '../../runtime/tables/languages'

/** Texts that are intentionally the same as in English. */
interface Loanword {
  readonly languages: readonly Language[]
  readonly keys: readonly string[]
  readonly reason: string
}

/** All texts that may be the same as in English, with the reason. */
export const loanwords: readonly Loanword[] = [
  {
    languages: (Object.keys(languages) as Language[]).filter((code) => code !== 'EN'),
    keys: ['errors.emptyUrl', 'errors.networkOrCors', 'captcha.serviceNotWork'],
    reason: 'the specification gives these words: I7.35, I8.20 and I5.07',
  },
  {
    languages: [
      'VI',
      'PT-BR',
      'PT',
      'ES',
      'UR-LA',
      'FR',
      'TR',
      'ID',
      'MS',
      'TY',
      'HI',
      'NE',
      'BN',
      'TA',
      'TE',
      'TH',
      'KM',
      'MY',
      'JA',
    ],
    keys: ['secondFactor.smsTab'],
    reason: 'a text message is an SMS here too',
  },
  {
    languages: ['FR'],
    keys: [
      'member.agent',
      'shell.licence',
      'rewards.promotionOther',
      'infoPages.activity',
      'infoPages.questions_one',
      'infoPages.questions_many',
      'infoPages.questions_other',
      'vip.missionsTitle',
      'signIn.code',
    ],
    reason: 'French words that are spelt the same',
  },
  {
    languages: ['FR', 'ID', 'MS', 'TR', 'TY', 'UR-LA'],
    keys: ['member.bonus'],
    reason: 'a bonus is called so here too',
  },
  { languages: ['TY', 'UR-LA'], keys: ['member.cash'], reason: 'what players say for money that is theirs' },
  { languages: ['UR-LA'], keys: ['member.pending'], reason: 'what banks say' },
  { languages: ['FR', 'UR-LA'], keys: ['push.row'], reason: 'phones call them so' },
  { languages: ['FR', 'TY'], keys: ['secondFactor.gaTab'], reason: 'the app has this name there too' },
  {
    languages: ['FR', 'TY', 'PT'],
    keys: ['navigation.slots'],
    reason: 'the local words are too long for the bottom bar',
  },
  { languages: ['PT', 'TY'], keys: ['lobby.slots'], reason: 'what casinos there write' },
  {
    languages: ['ID', 'TY'],
    keys: ['navigation.live', 'lobby.live', 'games.liveNow', 'miniGame.title', 'secondFactor.emailTab'],
    reason: 'what every site and app there writes',
  },
  { languages: ['ID'], keys: ['play.title'], reason: 'the everyday word for a game on a phone' },
  { languages: ['ID', 'MS'], keys: ['member.deposit'], reason: 'Deposit is a word of the language' },
  {
    languages: ['TY'],
    keys: [
      'navigation.home',
      'navigation.account',
      'navigation.rewards',
      'member.rewards',
      'navigation.fishing',
      'navigation.sports',
      'lobby.sports',
      'shell.selfExclusion',
      'play.fullscreen',
      'login.password',
      'login.forgotten',
      'member.agent',
      'member.support',
      'support.title',
      'support.untitled',
      'signIn.code',
    ],
    reason: 'Filipino apps write these in English',
  },
  { languages: ['VI'], keys: ['lobby.hot'], reason: 'the badge that every Vietnamese lobby carries' },
  {
    languages: ['VI'],
    keys: ['secondFactor.emailTab'],
    reason: 'thư điện tử is for letters of the authorities',
  },
  {
    languages: ['PT-BR'],
    keys: ['navigation.slots', 'lobby.slots'],
    reason: 'caça-níqueis are machines in a bar; online the word is slots',
  },
  { languages: ['ES'], keys: ['errors.error'], reason: 'Error is a Spanish word' },
  { languages: ['ES'], keys: ['navigation.slots'], reason: 'tragamonedas is too long for the bottom bar' },
  {
    languages: ['UR-LA'],
    keys: [
      'common.mobileNum',
      'navigation.home',
      'navigation.support',
      'navigation.account',
      'navigation.lottery',
      'navigation.live',
      'navigation.slots',
      'navigation.fishing',
      'navigation.sports',
      'shell.balance',
      'lobby.heading',
      'lobby.games_one',
      'lobby.games_other',
      'lobby.hot',
      'lobby.lottery',
      'lobby.live',
      'lobby.slots',
      'lobby.fishing',
      'lobby.sports',
      'login.password',
      'secondFactor.gaTab',
      'secondFactor.emailTab',
      'secondFactor.email',
      'signIn.code',
      'forgotten.email',
      'member.agent',
      'member.balance',
      'member.support',
      'rewards.promotionOther',
      'rewards.count_one',
      'rewards.count_other',
      'support.title',
      'support.untitled',
      'captcha.title',
      'errors.error',
      'games.liveNow',
      'games.matches',
      'infoPages.activity',
      'miniGame.title',
      'play.title',
      'shell.register',
    ],
    reason: 'Pakistanis who type Urdu in Latin letters use the English word here',
  },
]

/** Names that are written in Latin letters in every script; CS1, CS2 are those of the specification (E3.24). */
export const properNames = /\b(?:JavaScript|CS|Safari|Chrome|iPhone|Android|Pix|SMS|QR|VIP|IP)\b/g

/** Languages that iOS does not have: it shows its labels in English. */
export const withoutIos: readonly Language[] = ['NE', 'KM', 'MY', 'TY']

/** The labels of iOS that the guides to install name. */
export const iosLabels =
  /\b(?:Share|Add to Home Screen|View More|Add|Allow|Settings|General|Profile Downloaded|Profile|Install)\b/g
