import { marqueeAnnouncements } from '../../app/marqueeTexts'
import type { CallContext } from '../../http/callContext'

type Text = readonly [title: string, content: string]

/** The gift for downloading the app, by language. */
const gift: { readonly EN: Text } & Readonly<Record<string, Text>> = {
  EN: ['A gift in the app', '<p>Log in to the app once and <b>ten free spins</b> are yours.</p>'],
  CN: ['应用礼物', '<p>在应用中登录一次，即可获得<b>十次免费旋转</b>。</p>'],
  VI: ['Quà trong ứng dụng', '<p>Đăng nhập ứng dụng một lần để nhận <b>mười lượt quay</b>.</p>'],
  'PT-BR': ['Um presente no app', '<p>Entre no app uma vez e ganhe <b>dez rodadas grátis</b>.</p>'],
  ES: ['Un regalo en la app', '<p>Entra una vez en la app y recibe <b>diez giros gratis</b>.</p>'],
  UR: ['ایپ میں تحفہ', '<p>ایپ میں ایک بار لاگ اِن کریں اور <b>دس مفت اسپن</b> لیں۔</p>'],
  'UR-LA': ['App mein tohfa', '<p>App mein ek baar login karein aur <b>das muft spin</b> lein.</p>'],
}

/** The announcements of a type and a category; those of the lobby's line (MQ), and one about the app (E7.10). */
export function getAnnouncements({ query, language }: CallContext) {
  if (query.get('types') === 'MQ') return { announcements: marqueeAnnouncements(language) }
  const isAsked = query.get('types') === 'PR' && query.get('category') === 'app_download'
  const [title, content] = gift[language] ?? gift.EN
  return {
    announcements: isAsked ? [{ id: 'app-gift', title, content, promotionType: 'APP_DOWNLOAD' }] : [],
  }
}
