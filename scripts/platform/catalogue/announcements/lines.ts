import type { CatalogueAnnouncement } from './text'

/** What runs through the lobby in one line. */
export const lines: readonly CatalogueAnnouncement[] = [
  {
    id: 'line-friday',
    promotionType: 'NEWS',
    texts: {
      EN: { title: 'Friday night', text: 'Every deposit from 8 p.m. gets 10 % more.' },
      CN: { title: '周五之夜', text: '晚上八点起，每笔存款加赠 10%。' },
      VI: { title: 'Đêm thứ Sáu', text: 'Nạp tiền từ 20 giờ được thêm 10%.' },
      'PT-BR': { title: 'Sexta à noite', text: 'Todo depósito a partir das 20h ganha 10% a mais.' },
      ES: { title: 'Viernes por la noche', text: 'Cada depósito desde las 20 h recibe un 10 % más.' },
      UR: { title: 'جمعے کی رات', text: 'رات آٹھ بجے سے ہر ڈپازٹ پر 10٪ زیادہ۔' },
      'UR-LA': { title: 'Jumay ki raat', text: 'Raat aath baje se har deposit par 10% zyada.' },
    },
  },
  {
    id: 'line-tables',
    promotionType: 'NEWS',
    texts: {
      EN: { title: 'New games', text: 'Twelve new tables are open.' },
      CN: { title: '新游戏', text: '十二张新桌已开放。' },
      VI: { title: 'Trò chơi mới', text: 'Mười hai bàn mới đã mở.' },
      'PT-BR': { title: 'Jogos novos', text: 'Doze mesas novas estão abertas.' },
      ES: { title: 'Juegos nuevos', text: 'Hay doce mesas nuevas.' },
      UR: { title: 'نئی گیمز', text: 'بارہ نئی ٹیبلز کھل گئی ہیں۔' },
      'UR-LA': { title: 'Nayi games', text: 'Barah nayi tables khul gayi hain.' },
    },
  },
]
