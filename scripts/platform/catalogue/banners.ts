import type { SceneName } from '../pictures/scenes'
import type { GameCategory } from './game'

type BannerText = readonly [title: string, text: string]

/** Where a banner leads. */
export type CatalogueLink =
  /** A page of the site; where the merchant does not have it, nowhere. */
  | { readonly page: string }
  /** A promotion, by its id. */
  | { readonly promotion: string }
  /** The first game of a category. */
  | { readonly gameOf: GameCategory }
  /** A path on the first other site that the merchant's banners may open. */
  | { readonly site: string }
  /** What a tap on the activity button does. */
  | { readonly action: string }

export interface CatalogueBanner {
  readonly id: string
  readonly groupName: string
  /** Shown at merchants that have this category; absent for all merchants. */
  readonly category?: GameCategory
  /** Currency codes of the markets where it is shown; absent for all. */
  readonly markets?: readonly string[]
  /** Its picture, and that of markets with another one. */
  readonly scene: SceneName
  readonly marketScenes?: Readonly<Record<string, SceneName>>
  /** Path of another picture than that of the scene. */
  readonly picture?: string
  readonly link: CatalogueLink
  readonly visitorsOnly?: true
  /** Headline and subtitle, by language. */
  readonly texts: { readonly EN: BannerText } & Readonly<Record<string, BannerText>>
}

/** Banners of the lobby's carousel, the two popups and the activity button. */
export const banners: readonly CatalogueBanner[] = [
  {
    id: 'welcome',
    groupName: 'm_home',
    scene: 'crown',
    marketScenes: { BRL: 'carnival', VND: 'lanterns', PKR: 'star' },
    link: { page: '/m/register' },
    visitorsOnly: true,
    texts: {
      EN: ['First deposit doubled', 'A warm welcome for every new member'],
      VI: ['Nhân đôi nạp đầu', 'Quà chào mừng thành viên mới'],
      CN: ['首存翻倍', '欢迎每一位新会员'],
      'PT-BR': ['Primeiro depósito em dobro', 'Boas-vindas a quem acaba de chegar'],
      ES: ['Primer depósito al doble', 'Bienvenida para cada nuevo miembro'],
      UR: ['پہلی رقم پر دُگنا', 'ہر نئے رکن کے لیے خوش آمدید'],
      'UR-LA': ['Pehli raqam par dugna', 'Har naye rukn ke liye khush aamdeed'],
    },
  },
  {
    id: 'draws',
    groupName: 'm_home',
    category: 'lottery',
    scene: 'balls',
    link: { gameOf: 'lottery' },
    texts: {
      EN: ['Draws all day long', 'A new chance every minute'],
      VI: ['Quay số suốt ngày', 'Cơ hội mới mỗi phút'],
      CN: ['全天开奖', '每分钟都有新机会'],
      'PT-BR': ['Sorteios o dia todo', 'Uma nova chance a cada minuto'],
      ES: ['Sorteos todo el día', 'Una nueva oportunidad cada minuto'],
      UR: ['دن بھر قرعہ اندازی', 'ہر منٹ ایک نیا موقع'],
      'UR-LA': ['Din bhar qura andazi', 'Har minute ek naya mauqa'],
    },
  },
  {
    id: 'jackpot',
    groupName: 'm_home',
    category: 'slots',
    scene: 'jackpot',
    link: { promotion: 'jackpot' },
    texts: {
      EN: ['The jackpot keeps growing', 'More than a hundred slots to spin'],
      VI: ['Hũ vàng lớn dần', 'Hơn một trăm trò nổ hũ'],
      CN: ['奖池持续累积', '百余款电子游艺'],
      'PT-BR': ['O jackpot não para', 'Mais de cem slots para girar'],
      ES: ['El bote no para de crecer', 'Más de cien tragamonedas'],
      UR: ['جیک پاٹ بڑھ رہا ہے', 'سو سے زیادہ سلاٹس'],
      'UR-LA': ['Jackpot barh raha hai', 'Sau se zyada slots'],
    },
  },
  {
    id: 'tables',
    groupName: 'm_home',
    category: 'live',
    scene: 'roulette',
    link: { gameOf: 'live' },
    texts: {
      EN: ['Your table is live', 'Real dealers, day and night'],
      VI: ['Bàn chơi trực tiếp', 'Người chia bài thật, suốt ngày đêm'],
      CN: ['真人同桌', '真人荷官，昼夜在线'],
      'PT-BR': ['Sua mesa ao vivo', 'Crupiês de verdade, dia e noite'],
      ES: ['Tu mesa en vivo', 'Crupieres de verdad, día y noche'],
      UR: ['آپ کی میز لائیو', 'اصلی ڈیلر، دن رات'],
      'UR-LA': ['Aap ki mez live', 'Asli dealer, din raat'],
    },
  },
  {
    id: 'teen-patti',
    groupName: 'm_home',
    category: 'cards',
    markets: ['PKR'],
    scene: 'cards',
    link: { promotion: 'cards' },
    texts: {
      EN: ['Teen patti tonight', 'Three cards, friends around the table'],
      UR: ['آج رات تین پتی', 'تین پتے، دوستوں کی محفل'],
      'UR-LA': ['Aaj raat teen patti', 'Teen patte, doston ki mehfil'],
    },
  },
  {
    id: 'matchday',
    groupName: 'm_home',
    category: 'sports',
    scene: 'football',
    marketScenes: { PKR: 'cricket' },
    link: { site: '/matches' },
    texts: {
      EN: ['Match night is here', 'Every big game, under the lights'],
      VI: ['Đêm bóng lăn', 'Mọi trận cầu lớn dưới ánh đèn'],
      CN: ['比赛之夜', '所有大赛，尽在灯光下'],
      'PT-BR': ['Hoje tem jogo', 'Todos os clássicos sob os refletores'],
      ES: ['Hoy hay partido', 'Todos los clásicos bajo los focos'],
      UR: ['آج رات میچ ہے', 'ہر بڑا مقابلہ، روشنیوں میں'],
      'UR-LA': ['Aaj raat match hai', 'Har bara muqabla, roshniyon mein'],
    },
  },
  {
    id: 'weekend',
    groupName: 'm_popup1',
    scene: 'jackpot',
    link: { promotion: 'jackpot' },
    texts: {
      EN: ['Jackpot weekend', 'Three days, one big prize'],
      VI: ['Cuối tuần nổ hũ', 'Ba ngày, một giải lớn'],
      CN: ['奖池周末', '三天，一个大奖'],
      'PT-BR': ['Fim de semana do jackpot', 'Três dias, um grande prêmio'],
      ES: ['Fin de semana del bote', 'Tres días, un gran premio'],
      UR: ['جیک پاٹ ویک اینڈ', 'تین دن، ایک بڑا انعام'],
      'UR-LA': ['Jackpot weekend', 'Teen din, aik bara inaam'],
    },
  },
  {
    id: 'together',
    groupName: 'm_popup2',
    scene: 'star',
    link: { site: '/wheel' },
    texts: {
      EN: ['Spin the wheel', 'A free turn every day'],
      VI: ['Quay vòng may mắn', 'Một lượt miễn phí mỗi ngày'],
      CN: ['转动幸运轮', '每天免费一次'],
      'PT-BR': ['Gire a roda', 'Um giro grátis por dia'],
      ES: ['Gira la ruleta', 'Un giro gratis cada día'],
      UR: ['پہیہ گھمائیں', 'ہر روز ایک مفت باری'],
      'UR-LA': ['Pahiya ghumayein', 'Har roz aik muft baari'],
    },
  },
  {
    id: 'get-app',
    groupName: 'm_goto',
    markets: ['PKR'],
    scene: 'crown',
    picture: '/wps/media/avatars/get-app.webp',
    link: { action: 'APP_DOWNLOAD' },
    texts: {
      EN: ['Get the app', 'And a gift with it'],
      UR: ['ایپ حاصل کریں', 'ساتھ میں ایک تحفہ'],
      'UR-LA': ['App hasil karein', 'Saath mein aik tohfa'],
    },
  },
  {
    id: 'invite',
    groupName: 'm_goto',
    markets: ['VND'],
    scene: 'crown',
    picture: '/wps/media/avatars/invite.webp',
    link: { action: 'INVITE_FRIENDS' },
    texts: {
      EN: ['Invite friends', 'A bonus for both of you'],
      VI: ['Mời bạn bè', 'Thưởng cho cả hai'],
      CN: ['邀请好友', '双方都有奖励'],
    },
  },
  {
    id: 'benefits',
    groupName: 'm_goto',
    markets: ['BRL'],
    scene: 'crown',
    picture: '/wps/media/avatars/benefits.webp',
    link: { action: 'MEMBER' },
    texts: {
      EN: ['Member benefits', 'See what your level brings'],
      'PT-BR': ['Vantagens para membros', 'Veja o que o seu nível traz'],
      ES: ['Beneficios para miembros', 'Mira lo que trae tu nivel'],
    },
  },
]

/** What a banner shows in a market. */
export const sceneFor = ({ scene, marketScenes }: CatalogueBanner, market: string): SceneName =>
  marketScenes?.[market] ?? scene

interface BannerAudience {
  /** In the order of the lobby's lanes. */
  readonly categories: readonly GameCategory[]
  /** Currency code. */
  readonly market: string
  /** Whoever is a member already is not asked to become one. */
  readonly isMember?: boolean
}

/** A lobby shows no more; further ones would hardly be seen. */
const mostBanners = 5

/** A merchant's banners: the one of its first category, then those for everybody, then those of its other categories. */
export function bannersFor(
  groupName: string,
  { categories, market, isMember = false }: BannerAudience,
): CatalogueBanner[] {
  const place = ({ category }: CatalogueBanner): number =>
    category === undefined ? 0.5 : categories.indexOf(category)
  return banners
    .filter(
      (banner) =>
        banner.groupName === groupName &&
        place(banner) >= 0 &&
        !(isMember && banner.visitorsOnly) &&
        (banner.markets === undefined || banner.markets.includes(market)),
    )
    .sort((first, second) => place(first) - place(second))
    .slice(0, mostBanners)
}
