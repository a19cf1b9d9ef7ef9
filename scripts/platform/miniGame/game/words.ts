import { miniGame } from './contract'

interface Words {
  readonly chooseNumbers: string
  readonly draw: string
  readonly again: string
  /** {{count}} of three numbers were drawn. */
  readonly hits: readonly [none: string, one: string, two: string, three: string]
  readonly findStar: string
  readonly found: string
  readonly missed: string
  /** {{number}} */
  readonly card: string
  readonly playLottery: string
}

const english: Words = {
  chooseNumbers: 'Choose three numbers',
  draw: 'Draw',
  again: 'Play again',
  hits: ['No match this time', 'One match', 'Two matches', 'All three match!'],
  findStar: 'Where is the star?',
  found: 'You found the star!',
  missed: 'Not here. Try again!',
  card: 'Card {{number}}',
  playLottery: 'See the next draw',
}

const wordsByTag: Readonly<Record<string, Words>> = {
  en: english,
  vi: {
    chooseNumbers: 'Chọn ba con số',
    draw: 'Quay số',
    again: 'Chơi lại',
    hits: ['Lần này chưa trúng', 'Trúng một số', 'Trúng hai số', 'Trúng cả ba số!'],
    findStar: 'Ngôi sao ở đâu?',
    found: 'Bạn đã tìm thấy ngôi sao!',
    missed: 'Không phải ở đây. Thử lại nhé!',
    card: 'Lá bài {{number}}',
    playLottery: 'Xem kỳ quay tiếp theo',
  },
  'zh-Hans': {
    chooseNumbers: '选三个号码',
    draw: '开奖',
    again: '再玩一次',
    hits: ['这次没中', '中一个', '中两个', '三个全中！'],
    findStar: '星星在哪里？',
    found: '你找到星星了！',
    missed: '不在这里，再试一次！',
    card: '第 {{number}} 张牌',
    playLottery: '查看下一期',
  },
  'pt-BR': {
    chooseNumbers: 'Escolha três números',
    draw: 'Sortear',
    again: 'Jogar de novo',
    hits: ['Nenhum acerto desta vez', 'Um acerto', 'Dois acertos', 'Acertou os três!'],
    findStar: 'Onde está a estrela?',
    found: 'Você achou a estrela!',
    missed: 'Aqui não. Tente de novo!',
    card: 'Carta {{number}}',
    playLottery: 'Ver o próximo sorteio',
  },
  es: {
    chooseNumbers: 'Elige tres números',
    draw: 'Sortear',
    again: 'Jugar otra vez',
    hits: ['Esta vez ninguno', 'Un acierto', 'Dos aciertos', '¡Los tres!'],
    findStar: '¿Dónde está la estrella?',
    found: '¡Encontraste la estrella!',
    missed: 'Aquí no. ¡Prueba otra vez!',
    card: 'Carta {{number}}',
    playLottery: 'Ver el próximo sorteo',
  },
  ur: {
    chooseNumbers: 'تین نمبر چنیں',
    draw: 'قرعہ نکالیں',
    again: 'دوبارہ کھیلیں',
    hits: ['اس بار کوئی نمبر نہیں ملا', 'ایک نمبر ملا', 'دو نمبر ملے', 'تینوں نمبر مل گئے!'],
    findStar: 'ستارہ کہاں ہے؟',
    found: 'آپ نے ستارہ ڈھونڈ لیا!',
    missed: 'یہاں نہیں۔ دوبارہ کوشش کریں!',
    card: 'پتا {{number}}',
    playLottery: 'اگلی قرعہ اندازی دیکھیں',
  },
  'ur-Latn': {
    chooseNumbers: 'Teen number chunein',
    draw: 'Qura nikalein',
    again: 'Dobara khelein',
    hits: ['Is baar koi number nahin mila', 'Ek number mila', 'Do number mile', 'Teenon number mil gaye!'],
    findStar: 'Sitara kahan hai?',
    found: 'Aap ne sitara dhoond liya!',
    missed: 'Yahan nahin. Dobara koshish karein!',
    card: 'Patta {{number}}',
    playLottery: 'Agli qura andazi dekhein',
  },
}

/** The words in the member's language; English where there are none. */
export const words = (): Words => wordsByTag[miniGame.language] ?? english
