/** The words of the games, by language; English is the fallback. */
const words = {
  EN: {
    pick: 'Pick 3 numbers',
    bet: 'Bet',
    spin: 'Spin',
    stake: 'Stake',
    leave: 'Leave the game',
    deposit: 'Deposit',
    won: 'You win',
    lost: 'Not this time',
  },
  VI: {
    pick: 'Chọn 3 số',
    bet: 'Đặt cược',
    spin: 'Quay',
    stake: 'Mức cược',
    leave: 'Rời trò chơi',
    deposit: 'Nạp tiền',
    won: 'Bạn thắng',
    lost: 'Chưa trúng',
  },
  CN: {
    pick: '选 3 个号码',
    bet: '投注',
    spin: '旋转',
    stake: '注额',
    leave: '离开游戏',
    deposit: '存款',
    won: '您赢得',
    lost: '未中奖',
  },
  'PT-BR': {
    pick: 'Escolha 3 números',
    bet: 'Apostar',
    spin: 'Girar',
    stake: 'Aposta',
    leave: 'Sair do jogo',
    deposit: 'Depositar',
    won: 'Você ganhou',
    lost: 'Não foi desta vez',
  },
  ES: {
    pick: 'Elige 3 números',
    bet: 'Apostar',
    spin: 'Girar',
    stake: 'Apuesta',
    leave: 'Salir del juego',
    deposit: 'Depositar',
    won: 'Ganaste',
    lost: 'Esta vez no',
  },
  UR: {
    pick: '3 نمبر چنیں',
    bet: 'شرط لگائیں',
    spin: 'گھمائیں',
    stake: 'رقم',
    leave: 'گیم چھوڑیں',
    deposit: 'رقم جمع کریں',
    won: 'آپ جیت گئے',
    lost: 'اس بار نہیں',
  },
  'UR-LA': {
    pick: '3 number chunein',
    bet: 'Shart lagayein',
    spin: 'Ghumayein',
    stake: 'Raqam',
    leave: 'Game chhorein',
    deposit: 'Raqam jama karein',
    won: 'Aap jeet gaye',
    lost: 'Is baar nahin',
  },
} as const

export type GameWords = Readonly<Record<keyof (typeof words)['EN'], string>>

export const gameWords = (language: string): GameWords =>
  (words as Readonly<Record<string, GameWords>>)[language] ?? words.EN
