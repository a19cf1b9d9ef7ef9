import type { GameCategory } from './game'

type BannerText = readonly [title: string, text: string]

export interface CatalogueBanner {
  readonly id: string
  readonly groupName: string
  /** Shown at merchants that have this category; also the subject of the picture. */
  readonly category: GameCategory
  /** Seed of the picture; words in it select a motif. */
  readonly seed: string
  /** Internal path to open on a tap. */
  readonly linkage: string
  /** Headline and subtitle, by language. */
  readonly texts: { readonly EN: BannerText } & Readonly<Record<string, BannerText>>
}

/** Banners of the lobby's carousel, in order. */
export const banners: readonly CatalogueBanner[] = [
  {
    id: 'welcome',
    groupName: 'm_home',
    category: 'slots',
    seed: 'welcome-treasure',
    linkage: '/m/register',
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
    seed: 'drum-of-draws',
    linkage: '/m/activity?id=draws',
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
    id: 'matchday',
    groupName: 'm_home',
    category: 'sports',
    seed: 'football-night',
    linkage: '/m/news',
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
]
