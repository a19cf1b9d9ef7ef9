type Text = readonly [title: string, content: string]

/** What runs through the lobby, by language. */
const texts: { readonly EN: readonly Text[] } & Readonly<Record<string, readonly Text[]>> = {
  EN: [
    ['Friday night', '<p>Every deposit from 8 p.m. gets <b>10 %</b> more.</p>'],
    ['New games', '<p>Twelve new tables are open.</p>'],
  ],
  CN: [
    ['周五之夜', '<p>晚上八点起，每笔存款加赠 <b>10%</b>。</p>'],
    ['新游戏', '<p>十二张新桌已开放。</p>'],
  ],
  VI: [
    ['Đêm thứ Sáu', '<p>Nạp tiền từ 20 giờ được thêm <b>10%</b>.</p>'],
    ['Trò chơi mới', '<p>Mười hai bàn mới đã mở.</p>'],
  ],
  'PT-BR': [
    ['Sexta à noite', '<p>Todo depósito a partir das 20h ganha <b>10%</b> a mais.</p>'],
    ['Jogos novos', '<p>Doze mesas novas estão abertas.</p>'],
  ],
  ES: [
    ['Viernes por la noche', '<p>Cada depósito desde las 20 h recibe un <b>10 %</b> más.</p>'],
    ['Juegos nuevos', '<p>Hay doce mesas nuevas.</p>'],
  ],
  UR: [
    ['جمعے کی رات', '<p>رات آٹھ بجے سے ہر ڈپازٹ پر <b>10٪</b> زیادہ۔</p>'],
    ['نئی گیمز', '<p>بارہ نئی ٹیبلز کھل گئی ہیں۔</p>'],
  ],
  'UR-LA': [
    ['Jumay ki raat', '<p>Raat aath baje se har deposit par <b>10%</b> zyada.</p>'],
    ['Nayi games', '<p>Barah nayi tables khul gayi hain.</p>'],
  ],
}

/** The announcements of type MQ, in the language of the request. */
export const marqueeAnnouncements = (language: string) =>
  (texts[language] ?? texts.EN).map(([title, content], index) => ({
    id: `line-${index + 1}`,
    title,
    content,
    promotionType: 'NEWS',
  }))
