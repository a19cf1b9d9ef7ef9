import type { CatalogueBanner } from '../banners'
import type { AnnouncementText, CatalogueAnnouncement } from './text'

type Terms = Required<Pick<AnnouncementText, 'heading' | 'points'>>

/** What holds for every promotion, by language. */
const terms: { readonly EN: Terms } & Readonly<Record<string, Terms>> = {
  EN: {
    heading: 'How it works',
    points: ['Open to every member', 'Until the end of the month', 'Bonuses must be played once'],
  },
  VI: {
    heading: 'Cách tham gia',
    points: ['Dành cho mọi thành viên', 'Đến hết tháng này', 'Tiền thưởng cần chơi một vòng'],
  },
  CN: { heading: '活动规则', points: ['所有会员均可参加', '截至本月底', '奖金须完成一倍流水'] },
  'PT-BR': {
    heading: 'Como funciona',
    points: ['Para todos os membros', 'Até o fim do mês', 'O bônus deve ser jogado uma vez'],
  },
  ES: {
    heading: 'Cómo funciona',
    points: ['Para todos los miembros', 'Hasta fin de mes', 'El bono debe jugarse una vez'],
  },
  UR: {
    heading: 'طریقہ',
    points: ['ہر رکن کے لیے', 'مہینے کے آخر تک', 'بونس ایک بار کھیلنا لازم ہے'],
  },
  'UR-LA': {
    heading: 'Tareeqa',
    points: ['Har rukn ke liye', 'Mahine ke aakhir tak', 'Bonus ek baar khelna lazim hai'],
  },
}

/** The id in a link to an activity. */
const activityOf = ({ id, link }: CatalogueBanner): string => ('promotion' in link ? link.promotion : id)

/** The welcome is for a first deposit; the others are taken part in by playing. */
const typeOf = ({ id }: CatalogueBanner): string => (id === 'welcome' ? 'FIRST_DEPOSIT' : 'EVENT')

/** The promotion behind a banner: with its picture, under the id that it leads to. */
export function promotionOf(banner: CatalogueBanner): CatalogueAnnouncement {
  const texts = Object.entries(banner.texts).map(([language, [title, text]]) => [
    language,
    { title, text, ...(terms[language] ?? terms.EN) },
  ])
  return {
    id: activityOf(banner),
    promotionType: typeOf(banner),
    banner: banner.id,
    texts: Object.fromEntries(texts) as CatalogueAnnouncement['texts'],
  }
}

/** The gift for downloading the app (E7.10). */
export const appGift: CatalogueAnnouncement = {
  id: 'app-gift',
  promotionType: 'APP_DOWNLOAD',
  texts: {
    EN: { title: 'A gift in the app', text: 'Log in to the app once and ten free spins are yours.' },
    CN: { title: '应用礼物', text: '在应用中登录一次，即可获得十次免费旋转。' },
    VI: { title: 'Quà trong ứng dụng', text: 'Đăng nhập ứng dụng một lần để nhận mười lượt quay.' },
    'PT-BR': { title: 'Um presente no app', text: 'Entre no app uma vez e ganhe dez rodadas grátis.' },
    ES: { title: 'Un regalo en la app', text: 'Entra una vez en la app y recibe diez giros gratis.' },
    UR: { title: 'ایپ میں تحفہ', text: 'ایپ میں ایک بار لاگ اِن کریں اور دس مفت اسپن لیں۔' },
    'UR-LA': { title: 'App mein tohfa', text: 'App mein ek baar login karein aur das muft spin lein.' },
  },
}
