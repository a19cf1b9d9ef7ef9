import { captchaMessages } from './messages/captcha'
import { chatMessages } from './messages/chat'
import { loginMessages } from './messages/login'
import { registerMessages } from './messages/register'
import { secondFactorMessages } from './messages/secondFactor'
import { vipMessages } from './messages/vip'

/** Messages to members, by language; English is the fallback. */
const messages = {
  ...captchaMessages,
  ...chatMessages,
  ...loginMessages,
  ...secondFactorMessages,
  ...registerMessages,
  ...vipMessages,
  gameUnknown: {
    EN: 'This game is not offered here.',
    VI: 'Trò chơi này không có ở đây.',
    CN: '此处不提供该游戏。',
    'PT-BR': 'Este jogo não está disponível aqui.',
    ES: 'Este juego no se ofrece aquí.',
    UR: 'یہ گیم یہاں دستیاب نہیں ہے۔',
    'UR-LA': 'Yeh game yahan dastyab nahin hai.',
  },
  noTrial: {
    EN: 'This game has no free play.',
    VI: 'Trò chơi này không có chế độ chơi thử.',
    CN: '该游戏不支持试玩。',
    'PT-BR': 'Este jogo não tem modo grátis.',
    ES: 'Este juego no tiene modo gratis.',
    UR: 'اس گیم میں مفت کھیل نہیں ہے۔',
    'UR-LA': 'Is game mein muft khel nahin hai.',
  },
  secondFactor: {
    EN: 'Please confirm that it is you.',
    VI: 'Vui lòng xác nhận đó là bạn.',
    CN: '请验证您的身份。',
    'PT-BR': 'Confirme que é você.',
    ES: 'Confirma que eres tú.',
    UR: 'براہِ کرم تصدیق کریں کہ یہ آپ ہی ہیں۔',
    'UR-LA': 'Barah-e-karam tasdeeq karein ke yeh aap hi hain.',
  },
  loginNeeded: {
    EN: 'Please log in.',
    VI: 'Vui lòng đăng nhập.',
    CN: '请先登录。',
    'PT-BR': 'Faça login para continuar.',
    ES: 'Inicia sesión para continuar.',
    UR: 'براہِ کرم لاگ اِن کریں۔',
    'UR-LA': 'Barah-e-karam log in karein.',
  },
  sessionOver: {
    EN: 'Your session has ended. Please log in again.',
    VI: 'Phiên đăng nhập đã kết thúc. Vui lòng đăng nhập lại.',
    CN: '登录已失效，请重新登录。',
    'PT-BR': 'Sua sessão terminou. Faça login novamente.',
    ES: 'Tu sesión ha terminado. Inicia sesión de nuevo.',
    UR: 'آپ کا سیشن ختم ہو گیا ہے۔ براہِ کرم دوبارہ لاگ اِن کریں۔',
    'UR-LA': 'Aap ka session khatam ho gaya hai. Barah-e-karam dobara log in karein.',
  },
  incomplete: {
    EN: 'Please fill in all fields.',
    VI: 'Vui lòng điền đầy đủ thông tin.',
    CN: '请填写所有字段。',
    'PT-BR': 'Preencha todos os campos.',
    ES: 'Rellena todos los campos.',
    UR: 'براہِ کرم تمام خانے پُر کریں۔',
    'UR-LA': 'Barah-e-karam tamam khane pur karein.',
  },
  domainNotAvailable: {
    EN: 'This address is no longer available.',
    VI: 'Địa chỉ này không còn khả dụng.',
    CN: '此网址已不可用。',
    'PT-BR': 'Este endereço não está mais disponível.',
    ES: 'Esta dirección ya no está disponible.',
    UR: 'یہ پتہ اب دستیاب نہیں ہے۔',
    'UR-LA': 'Yeh pata ab dastiyab nahin hai.',
  },
} as const satisfies Record<string, Readonly<Record<string, string>> & { EN: string }>

export type MessageKey = keyof typeof messages

export const messageLanguages = Object.keys(messages.unknownUser)

/** The message in the language of the request, with its placeholders filled in. */
export function formatMessage(
  key: MessageKey,
  language: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const translations: Readonly<Record<string, string>> & { EN: string } = messages[key]
  const text = translations[language] ?? translations.EN
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}
