import { account } from './help/account'
import { games } from './help/games'
import { money } from './help/money'
import { safePlay } from './help/safePlay'
import type { CatalogueAnnouncement, HelpQuestion, LocalText } from './text'

interface HelpTopic {
  readonly topic: LocalText
  readonly questions: readonly HelpQuestion[]
}

const topics: readonly HelpTopic[] = [
  {
    topic: {
      EN: 'Account and login',
      VI: 'Tài khoản và đăng nhập',
      CN: '账户与登录',
      'PT-BR': 'Conta e login',
      ES: 'Cuenta e inicio de sesión',
      UR: 'اکاؤنٹ اور لاگ اِن',
      'UR-LA': 'Account aur login',
    },
    questions: account,
  },
  {
    topic: {
      EN: 'Deposits and withdrawals',
      VI: 'Nạp tiền và rút tiền',
      CN: '存款与取款',
      'PT-BR': 'Depósitos e saques',
      ES: 'Depósitos y retiros',
      UR: 'رقم جمع کرنا اور نکالنا',
      'UR-LA': 'Raqam jama karna aur nikalna',
    },
    questions: money,
  },
  {
    topic: {
      EN: 'Games and bets',
      VI: 'Trò chơi và đặt cược',
      CN: '游戏与投注',
      'PT-BR': 'Jogos e apostas',
      ES: 'Juegos y apuestas',
      UR: 'گیمز اور شرطیں',
      'UR-LA': 'Games aur bets',
    },
    questions: games,
  },
  {
    topic: {
      EN: 'Safe play',
      VI: 'Chơi có trách nhiệm',
      CN: '理性娱乐',
      'PT-BR': 'Jogo responsável',
      ES: 'Juego responsable',
      UR: 'ذمہ داری سے کھیلنا',
      'UR-LA': 'Zimmedari se khelna',
    },
    questions: safePlay,
  },
]

/** Questions and answers. What they quote of the site is named by its key (`withLabels`). */
export const help: readonly CatalogueAnnouncement[] = topics.flatMap(({ topic, questions }) =>
  questions.map((question) => ({ ...question, promotionType: 'HELP', topic })),
)
