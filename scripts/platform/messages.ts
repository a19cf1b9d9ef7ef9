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
  unknownUser: {
    EN: 'There is no account with this user name.',
    VI: 'Không có tài khoản nào với tên đăng nhập này.',
    CN: '没有使用此用户名的账户。',
    'PT-BR': 'Não existe conta com este nome de usuário.',
    ES: 'No existe ninguna cuenta con este nombre de usuario.',
    UR: 'اس صارف نام کا کوئی اکاؤنٹ موجود نہیں ہے۔',
    'UR-LA': 'Is user name ka koi account mojood nahin hai.',
  },
  wrongPassword: {
    EN: 'The password is not right. Please check it and try again.',
    VI: 'Mật khẩu không đúng. Vui lòng kiểm tra và thử lại.',
    CN: '密码不正确，请检查后重试。',
    'PT-BR': 'A senha está incorreta. Confira e tente novamente.',
    ES: 'La contraseña no es correcta. Compruébala e inténtalo de nuevo.',
    UR: 'پاس ورڈ درست نہیں ہے۔ براہِ کرم دیکھ کر دوبارہ کوشش کریں۔',
    'UR-LA': 'Password durust nahin hai. Barah-e-karam dekh kar dobara koshish karein.',
  },
  blocked: {
    EN: 'This account is blocked. Please contact customer service.',
    VI: 'Tài khoản này đã bị khóa. Vui lòng liên hệ chăm sóc khách hàng.',
    CN: '此账户已被冻结，请联系客服。',
    'PT-BR': 'Esta conta está bloqueada. Fale com o atendimento.',
    ES: 'Esta cuenta está bloqueada. Contacta con atención al cliente.',
    UR: 'یہ اکاؤنٹ بند کر دیا گیا ہے۔ براہِ کرم کسٹمر سروس سے رابطہ کریں۔',
    'UR-LA': 'Yeh account band kar diya gaya hai. Barah-e-karam customer service se raabta karein.',
  },
  tooManyLogins: {
    EN: 'Too many attempts. Please wait a minute and try again.',
    VI: 'Quá nhiều lần thử. Vui lòng đợi một phút rồi thử lại.',
    CN: '尝试次数过多，请一分钟后重试。',
    'PT-BR': 'Muitas tentativas. Aguarde um minuto e tente novamente.',
    ES: 'Demasiados intentos. Espera un minuto e inténtalo de nuevo.',
    UR: 'بہت زیادہ کوششیں ہو گئیں۔ ایک منٹ انتظار کر کے دوبارہ کوشش کریں۔',
    'UR-LA': 'Bohat zyada koshishein ho gayin. Ek minute intezar kar ke dobara koshish karein.',
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
