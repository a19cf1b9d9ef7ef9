import type { Draw, GameRow } from './game'

const vietnam = ['VND']
const brazil = ['BRL']
const pakistan = ['PKR']

/** The markets' offsets from UTC, in hours. */
const utcOffsets = { vietnam: 7, brazil: -3, pakistan: 5 }
const everyMinutes = (minutes: number): Draw => ({ every: minutes })
const daily = (at: string, offset: number, ...days: number[]): Draw =>
  days.length === 0 ? { at, offset } : { at, offset, days }

/** Provinces of the south and the centre draw in the afternoon, on their own weekdays (0 is Sunday). */
const provinceRow = (english: string, vietnamese: string, at: string, ...days: number[]): GameRow => [
  `${english} Lottery`,
  'numbershall',
  {
    markets: vietnam,
    names: { VI: `Xổ Số ${vietnamese}`, CN: `${english} 彩票` },
    draw: daily(at, utcOffsets.vietnam, ...days),
  },
]

const vietnamese: readonly GameRow[] = [
  [
    'Northern Lottery',
    'numbershall',
    {
      badge: 'hot',
      markets: vietnam,
      names: { VI: 'Xổ Số Miền Bắc', CN: '北部彩票' },
      draw: daily('18:15', utcOffsets.vietnam),
    },
  ],
  [
    'Hanoi Quick Draw',
    'numbershall',
    {
      badge: 'hot',
      markets: vietnam,
      names: { VI: 'Hà Nội 1 Phút', CN: '河内一分彩' },
      draw: everyMinutes(1),
    },
  ],
  [
    'Saigon Quick Draw',
    'numbershall',
    {
      badge: 'new',
      markets: vietnam,
      names: { VI: 'Sài Gòn 3 Phút', CN: '西贡三分彩' },
      draw: everyMinutes(3),
    },
  ],
  [
    'Hanoi Five Minutes',
    'numbershall',
    { markets: vietnam, names: { VI: 'Hà Nội 5 Phút' }, draw: everyMinutes(5) },
  ],
  provinceRow('Ho Chi Minh City', 'TP. Hồ Chí Minh', '16:15', 1, 6),
  provinceRow('Can Tho', 'Cần Thơ', '16:15', 3),
  provinceRow('Da Nang', 'Đà Nẵng', '17:15', 3, 6),
  provinceRow('Dong Nai', 'Đồng Nai', '16:15', 3),
  provinceRow('Tay Ninh', 'Tây Ninh', '16:15', 4),
  provinceRow('Vinh Long', 'Vĩnh Long', '16:15', 5),
  provinceRow('Tien Giang', 'Tiền Giang', '16:15', 0),
  provinceRow('Da Lat', 'Đà Lạt', '16:15', 0),
  provinceRow('Hue', 'Thừa Thiên Huế', '17:15', 0, 1),
  provinceRow('Khanh Hoa', 'Khánh Hòa', '17:15', 0, 3),
]

const brazilian: readonly GameRow[] = [
  [
    'Ipê Number Draw',
    'numbershall',
    {
      badge: 'hot',
      markets: brazil,
      names: { 'PT-BR': 'Sorteio do Ipê', ES: 'Sorteo del Ipê' },
      draw: daily('20:00', utcOffsets.brazil),
    },
  ],
  [
    'Twenty-Five Animals',
    'numbershall',
    {
      badge: 'hot',
      markets: brazil,
      names: { 'PT-BR': 'Vinte e Cinco Bichos', ES: 'Veinticinco Animales' },
      draw: everyMinutes(10),
    },
  ],
  [
    'Rio Quick Draw',
    'numbershall',
    {
      badge: 'new',
      markets: brazil,
      names: { 'PT-BR': 'Rápida do Rio', ES: 'Rápida de Río' },
      draw: everyMinutes(3),
    },
  ],
  [
    'São Paulo Minute',
    'numbershall',
    { markets: brazil, names: { 'PT-BR': 'Minuto Paulista', ES: 'Minuto Paulista' }, draw: everyMinutes(1) },
  ],
  [
    'Bahia Afternoon Draw',
    'numbershall',
    {
      markets: brazil,
      names: { 'PT-BR': 'Sorteio da Tarde Bahia' },
      draw: daily('14:30', utcOffsets.brazil),
    },
  ],
  [
    'Minas Gold Six',
    'numbershall',
    {
      markets: brazil,
      names: { 'PT-BR': 'Seis de Ouro de Minas' },
      draw: daily('19:30', utcOffsets.brazil, 3, 6),
    },
  ],
  [
    'Pampas Fifteen',
    'numbershall',
    {
      markets: brazil,
      names: { 'PT-BR': 'Quinze dos Pampas' },
      draw: daily('20:30', utcOffsets.brazil, 1, 4),
    },
  ],
  [
    'Jangada Evening Draw',
    'numbershall',
    { markets: brazil, names: { 'PT-BR': 'Sorteio Jangada' }, draw: daily('21:00', utcOffsets.brazil) },
  ],
  [
    'Amazonas Double',
    'numbershall',
    {
      markets: brazil,
      names: { 'PT-BR': 'Dupla do Amazonas' },
      draw: daily('20:00', utcOffsets.brazil, 2, 5),
    },
  ],
  [
    'Festa Junina Special',
    'numbershall',
    {
      markets: brazil,
      names: { 'PT-BR': 'Especial Festa Junina' },
      draw: daily('22:00', utcOffsets.brazil, 6),
    },
  ],
  [
    'Club Pools Sunday',
    'floodlit',
    { markets: brazil, names: { 'PT-BR': 'Bolão de Domingo' }, draw: daily('16:00', utcOffsets.brazil, 0) },
  ],
  [
    'Recife Ball Drum',
    'numbershall',
    { markets: brazil, names: { 'PT-BR': 'Globo do Recife' }, draw: everyMinutes(5) },
  ],
]

const pakistani: readonly GameRow[] = [
  [
    'Karachi Prize Draw',
    'numbershall',
    {
      badge: 'hot',
      markets: pakistan,
      names: { UR: 'کراچی انعامی قرعہ', 'UR-LA': 'Karachi Inaami Qura' },
      draw: daily('20:00', utcOffsets.pakistan),
    },
  ],
  [
    'Lahore Quick Draw',
    'numbershall',
    {
      badge: 'hot',
      markets: pakistan,
      names: { UR: 'لاہور فوری قرعہ', 'UR-LA': 'Lahore Fori Qura' },
      draw: everyMinutes(3),
    },
  ],
  [
    'Star Bond Draw',
    'numbershall',
    {
      badge: 'new',
      markets: pakistan,
      names: { UR: 'ستارہ بانڈ قرعہ', 'UR-LA': 'Sitara Bond Qura' },
      draw: daily('18:00', utcOffsets.pakistan, 1, 4),
    },
  ],
  [
    'Indus Minute',
    'numbershall',
    { markets: pakistan, names: { UR: 'سندھ ایک منٹ', 'UR-LA': 'Sindh Ek Minute' }, draw: everyMinutes(1) },
  ],
  [
    'Khyber Evening Draw',
    'numbershall',
    {
      markets: pakistan,
      names: { UR: 'خیبر شام کا قرعہ', 'UR-LA': 'Khyber Shaam ka Qura' },
      draw: daily('19:00', utcOffsets.pakistan),
    },
  ],
  [
    'Multan Gold Numbers',
    'numbershall',
    {
      markets: pakistan,
      names: { UR: 'ملتان سنہری نمبر', 'UR-LA': 'Multan Sunehri Number' },
      draw: daily('21:00', utcOffsets.pakistan),
    },
  ],
  [
    'Quetta Six Stars',
    'numbershall',
    {
      markets: pakistan,
      names: { UR: 'کوئٹہ چھ ستارے', 'UR-LA': 'Quetta Chhe Sitare' },
      draw: daily('20:30', utcOffsets.pakistan, 2, 5),
    },
  ],
  [
    'Faisal Five Minutes',
    'numbershall',
    {
      markets: pakistan,
      names: { UR: 'فیصل پانچ منٹ', 'UR-LA': 'Faisal Paanch Minute' },
      draw: everyMinutes(5),
    },
  ],
  [
    'Gilgit Mountain Draw',
    'numbershall',
    {
      markets: pakistan,
      names: { UR: 'گلگت پہاڑی قرعہ', 'UR-LA': 'Gilgit Pahari Qura' },
      draw: daily('17:30', utcOffsets.pakistan),
    },
  ],
  [
    'Mehran Double',
    'numbershall',
    {
      markets: pakistan,
      names: { UR: 'مہران ڈبل', 'UR-LA': 'Mehran Double' },
      draw: daily('22:00', utcOffsets.pakistan),
    },
  ],
  [
    'Eid Moon Special',
    'numbershall',
    {
      markets: pakistan,
      names: { UR: 'عید کا چاند خصوصی', 'UR-LA': 'Eid ka Chaand Khusoosi' },
      draw: daily('21:30', utcOffsets.pakistan, 5),
    },
  ],
  [
    'Ravi Ball Drum',
    'numbershall',
    { markets: pakistan, names: { UR: 'راوی قرعہ ڈرم', 'UR-LA': 'Ravi Qura Drum' }, draw: everyMinutes(10) },
  ],
]

const allMarkets: readonly GameRow[] = [
  ['Grand Six of Forty-Five', 'numbershall', { badge: 'hot', draw: daily('18:00', 0, 3, 5, 0) }],
  ['Jackpot Six of Fifty-Five', 'numbershall', { draw: daily('18:00', 0, 2, 4, 6) }],
  ['Keno Express', 'numbershall', { badge: 'hot', names: { CN: '快乐基诺' }, draw: everyMinutes(5) }],
  [
    'Lucky Five',
    'numbershall',
    {
      names: {
        VI: 'Năm Số May Mắn',
        'PT-BR': 'Cinco da Sorte',
        ES: 'Cinco de la Suerte',
        UR: 'خوش قسمت پانچ',
      },
      draw: everyMinutes(3),
    },
  ],
  ['Three Digits Draw', 'numbershall', { names: { VI: 'Ba Số Tài Lộc' }, draw: daily('17:30', 0, 1, 3, 5) }],
  ['Racing Ten', 'jadecircuit', { names: { VI: 'Đua Mười', CN: '赛车十' }, draw: everyMinutes(1) }],
  [
    'Fast Three Dice Draw',
    'jadecircuit',
    { names: { VI: 'Xúc Xắc Siêu Tốc', CN: '快三' }, draw: everyMinutes(1) },
  ],
  ['Eleven Pick Five', 'jadecircuit', { names: { CN: '十一选五' }, draw: everyMinutes(5) }],
  ['Bingo Eighteen', 'numbershall', { draw: everyMinutes(10) }],
  [
    'Golden Ticket Draw',
    'numbershall',
    {
      badge: 'new',
      names: { VI: 'Vé Số Vàng', 'PT-BR': 'Bilhete Dourado', ES: 'Boleto Dorado', UR: 'سنہری ٹکٹ' },
      draw: daily('15:00', 0),
    },
  ],
  [
    'Scratch Card Fortune',
    'numbershall',
    {
      names: { VI: 'Vé Cào May Mắn', 'PT-BR': 'Raspadinha da Sorte', ES: 'Rasca de la Suerte' },
      draw: everyMinutes(10),
    },
  ],
  ['Dragon Number Draw', 'jadecircuit', { names: { VI: 'Xổ Số Rồng Vàng' }, draw: everyMinutes(3) }],
  ['Lotus Evening Draw', 'numbershall', { draw: daily('12:00', 0) }],
  ['Moon Rabbit Draw', 'jadecircuit', { names: { VI: 'Thỏ Ngọc' }, draw: daily('13:00', 0) }],
]

export const lottery: readonly GameRow[] = [...vietnamese, ...brazilian, ...pakistani, ...allMarkets]
