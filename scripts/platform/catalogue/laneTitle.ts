import { type GameCategory, type LocalizedNames, localizedName } from './game'

const titles: Readonly<Record<GameCategory, LocalizedNames>> = {
  lottery: {
    EN: 'Lottery',
    VI: 'Xổ số',
    CN: '彩票',
    'PT-BR': 'Loterias',
    ES: 'Loterías',
    UR: 'لاٹری',
    'UR-LA': 'Lottery',
  },
  live: {
    EN: 'Live casino',
    VI: 'Casino trực tuyến',
    CN: '真人娱乐',
    'PT-BR': 'Cassino ao vivo',
    ES: 'Casino en vivo',
    UR: 'لائیو کیسینو',
    'UR-LA': 'Live casino',
  },
  slots: {
    EN: 'Slots',
    VI: 'Nổ hũ',
    CN: '电子游艺',
    'PT-BR': 'Slots',
    ES: 'Tragamonedas',
    UR: 'سلاٹس',
    'UR-LA': 'Slots',
  },
  fishing: {
    EN: 'Fishing',
    VI: 'Bắn cá',
    CN: '捕鱼',
    'PT-BR': 'Pescaria',
    ES: 'Pesca',
    UR: 'مچھلی کا شکار',
    'UR-LA': 'Machhli ka shikar',
  },
  sports: {
    EN: 'Sports',
    VI: 'Thể thao',
    CN: '体育',
    'PT-BR': 'Esportes',
    ES: 'Deportes',
    UR: 'کھیل',
    'UR-LA': 'Sports',
  },
  cards: {
    EN: 'Cards and tables',
    VI: 'Game bài',
    CN: '棋牌',
    'PT-BR': 'Cartas e mesa',
    ES: 'Cartas y mesa',
    UR: 'تاش اور بورڈ',
    'UR-LA': 'Taash aur board',
  },
}

/** The title of a lane in the language of the request (E3.33). */
export const laneTitle = (category: GameCategory, language: string): string =>
  localizedName(titles[category], language)
