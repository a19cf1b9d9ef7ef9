import type { GameRow } from './game'

const roulette = (portuguese: string, spanish: string) => ({
  'PT-BR': `Roleta ${portuguese}`,
  ES: `Ruleta ${spanish}`,
})

export const live: readonly GameRow[] = [
  [
    'Salon Nord Baccarat',
    'salonprive',
    {
      badge: 'hot',
      names: { VI: 'Baccarat Salon Nord', CN: '北方沙龙百家乐', 'PT-BR': 'Bacará Salon Nord' },
    },
  ],
  [
    'Grand Roulette',
    'salonprive',
    { badge: 'hot', names: { ...roulette('Grande', 'Grande'), VI: 'Roulette Đại Sảnh', UR: 'گرینڈ رولیٹ' } },
  ],
  ['Blackjack Terrace', 'salonprive', { badge: 'new' }],
  [
    'Dragon Tiger Duel',
    'ninelanterns',
    {
      badge: 'hot',
      names: { VI: 'Rồng Hổ Tranh Tài', CN: '龙虎对决', 'PT-BR': 'Duelo Dragão e Tigre', UR: 'ڈریگن ٹائیگر' },
    },
  ],
  ['Sic Bo Pavilion', 'ninelanterns', { names: { VI: 'Tài Xỉu Đình Viện', CN: '骰宝阁' } }],
  ['Andar Bahar House', 'sundial', { badge: 'hot', names: { UR: 'اندر باہر', 'UR-LA': 'Andar Bahar Ghar' } }],
  [
    'Teen Patti Live',
    'sundial',
    { badge: 'hot', names: { UR: 'تین پتی لائیو', 'UR-LA': 'Teen Patti Live' } },
  ],
  ['Xoc Dia Hall', 'ninelanterns', { names: { VI: 'Sảnh Xóc Đĩa' } }],
  [
    'Wheel of Rubies',
    'emberline',
    { badge: 'new', names: { 'PT-BR': 'Roda dos Rubis', ES: 'Rueda de Rubíes', VI: 'Vòng Quay Hồng Ngọc' } },
  ],
  ["Hold'em Lounge", 'ivorydeck', { names: { CN: '德州扑克厅' } }],
  [
    'Swift Baccarat',
    'salonprive',
    { names: { VI: 'Baccarat Siêu Tốc', CN: '极速百家乐', 'PT-BR': 'Bacará Relâmpago' } },
  ],
  ['Corcovado Roulette', 'emberline', { names: roulette('do Corcovado', 'del Corcovado') }],
  ['Dice Balcony', 'ninelanterns', { names: { VI: 'Ban Công Xúc Xắc' } }],
  ['Velvet Blackjack', 'salonprive'],
  ['Bau Cua Courtyard', 'ninelanterns', { badge: 'new', names: { VI: 'Sân Bầu Cua' } }],
  ['Emerald Roulette', 'salonprive', { names: roulette('Esmeralda', 'Esmeralda') }],
  ['High Card Duel', 'ivorydeck'],
  ['Money Wheel Gala', 'emberline', { names: { 'PT-BR': 'Gala da Roda da Fortuna' } }],
  ['Baccarat Sunrise', 'salonprive', { names: { VI: 'Baccarat Bình Minh', 'PT-BR': 'Bacará do Amanhecer' } }],
  ['Fan Tan Garden', 'ninelanterns', { names: { CN: '番摊花园' } }],
  ['Caribbean Table', 'ivorydeck'],
  ['Three Card Salon', 'ivorydeck'],
  [
    'Roulette by Moonlight',
    'salonprive',
    { names: roulette('ao Luar', 'a la Luz de la Luna') },
  ],
  ['Dragon Tiger Swift', 'ninelanterns', { names: { VI: 'Rồng Hổ Thần Tốc', CN: '极速龙虎' } }],
  ['Sic Bo Thunder', 'ninelanterns', { names: { VI: 'Tài Xỉu Tia Chớp' } }],
  ['Andar Bahar Swift', 'sundial', { names: { UR: 'تیز اندر باہر' } }],
  ['Karachi Wheel', 'sundial', { names: { UR: 'کراچی وہیل' } }],
  ['Blackjack Nine Seats', 'salonprive'],
  ['Stadium Dice Show', 'floodlit', { names: { 'PT-BR': 'Show de Dados no Estádio' } }],
  ['Treasure Wheel Island', 'tidewright'],
  ['Poker by the Canal', 'ivorydeck'],
  [
    'Golden Chip Baccarat',
    'salonprive',
    { names: { VI: 'Baccarat Phỉnh Vàng', 'PT-BR': 'Bacará Ficha de Ouro' } },
  ],
  ['Bingo Ballroom', 'numbershall', { badge: 'new', names: { 'PT-BR': 'Salão do Bingo' } }],
  ['Roulette Royale Verde', 'salonprive', { names: roulette('Real Verde', 'Real Verde') }],
  ['Dealer of Hanoi', 'ninelanterns', { names: { VI: 'Bàn Chia Bài Hà Nội' } }],
  ['High Stakes Chips', 'ivorydeck'],
  ['Endless Blackjack Deck', 'salonprive'],
  ['Seka Table', 'sundial'],
  ['Ruby Room Baccarat', 'salonprive', { names: { 'PT-BR': 'Bacará Sala Rubi' } }],
  ['Samba Roulette', 'emberline', { names: roulette('do Samba', 'de Samba') }],
  ['Dice of Lahore', 'sundial', { names: { UR: 'لاہور کے پانسے' } }],
  ['Crystal Wheel', 'emberline', { names: { 'PT-BR': 'Roda de Cristal' } }],
]
