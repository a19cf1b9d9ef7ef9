import type { CatalogueAnnouncement } from './text'

/** The operator's news. */
export const news: readonly CatalogueAnnouncement[] = [
  {
    id: 'news-matches',
    promotionType: 'NEWS',
    texts: {
      EN: {
        title: 'Match nights are back',
        text: 'Every big game of the season, with odds that are updated to the last minute.',
      },
      VI: {
        title: 'Những đêm bóng lăn trở lại',
        text: 'Mọi trận cầu lớn của mùa giải, tỷ lệ cập nhật đến phút cuối.',
      },
      CN: { title: '比赛之夜回来了', text: '赛季每一场大赛，赔率更新到最后一刻。' },
      'PT-BR': {
        title: 'As noites de jogo voltaram',
        text: 'Todos os clássicos da temporada, com cotações atualizadas até o último minuto.',
      },
      ES: {
        title: 'Vuelven las noches de partido',
        text: 'Todos los clásicos de la temporada, con cuotas actualizadas hasta el último minuto.',
      },
      UR: {
        title: 'میچ کی راتیں لوٹ آئیں',
        text: 'سیزن کا ہر بڑا مقابلہ، آخری لمحے تک تازہ ریٹس کے ساتھ۔',
      },
      'UR-LA': {
        title: 'Match ki raatein laut aayin',
        text: 'Season ka har bara muqabla, aakhri lamhe tak taaza rates ke saath.',
      },
    },
  },
  {
    id: 'news-service',
    promotionType: 'NEWS',
    texts: {
      EN: {
        title: 'Customer service, now around the clock',
        text: 'The chat is open at night too, in every language of this site.',
      },
      VI: {
        title: 'Chăm sóc khách hàng suốt ngày đêm',
        text: 'Nay có cả ban đêm, bằng mọi ngôn ngữ của trang này.',
      },
      CN: { title: '客服现已全天候在线', text: '夜间同样服务，支持本站所有语言。' },
      'PT-BR': {
        title: 'Atendimento agora 24 horas',
        text: 'O chat fica aberto também à noite, em todos os idiomas do site.',
      },
      ES: {
        title: 'Atención al cliente, ahora las 24 horas',
        text: 'El chat abre también de noche, en todos los idiomas del sitio.',
      },
      UR: {
        title: 'کسٹمر سروس اب دن رات',
        text: 'چیٹ اب رات کو بھی کھلی ہے، اس سائٹ کی ہر زبان میں۔',
      },
      'UR-LA': {
        title: 'Customer service ab din raat',
        text: 'Chat ab raat ko bhi khuli hai, is site ki har zaban mein.',
      },
    },
  },
]
