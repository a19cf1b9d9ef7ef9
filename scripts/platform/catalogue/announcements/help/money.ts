import type { HelpQuestion } from '../text'

/** Questions about deposits and withdrawals. */
export const money: readonly HelpQuestion[] = [
  {
    id: 'help-deposit',
    numbered: true,
    texts: {
      EN: {
        title: 'How do I make a deposit?',
        text: 'Tap “$t(member.deposit)” in your account. It takes about a minute.',
        heading: 'Step by step',
        points: ['Log in', 'Choose a way to pay', 'Enter the amount and confirm'],
      },
      VI: {
        title: 'Làm sao để nạp tiền?',
        text: 'Chọn “$t(member.deposit)” trong tài khoản của bạn. Chỉ mất khoảng một phút.',
        heading: 'Từng bước',
        points: ['Đăng nhập', 'Chọn cách thanh toán', 'Nhập số tiền và xác nhận'],
      },
      CN: {
        title: '如何存款？',
        text: '在您的账户中点“$t(member.deposit)”，大约一分钟即可完成。',
        heading: '步骤',
        points: ['登录', '选择付款方式', '输入金额并确认'],
      },
      'PT-BR': {
        title: 'Como faço um depósito?',
        text: 'Toque em “$t(member.deposit)” na sua conta. Leva cerca de um minuto.',
        heading: 'Passo a passo',
        points: ['Entre na sua conta', 'Escolha como pagar', 'Informe o valor e confirme'],
      },
      ES: {
        title: '¿Cómo hago un depósito?',
        text: 'Toca “$t(member.deposit)” en tu cuenta. Toma cerca de un minuto.',
        heading: 'Paso a paso',
        points: ['Inicia sesión', 'Elige cómo pagar', 'Escribe el importe y confirma'],
      },
      UR: {
        title: 'رقم کیسے جمع کروں؟',
        text: 'اپنے اکاؤنٹ میں “$t(member.deposit)” دبائیں۔ تقریباً ایک منٹ لگتا ہے۔',
        heading: 'قدم بہ قدم',
        points: ['لاگ اِن کریں', 'ادائیگی کا طریقہ چنیں', 'رقم لکھیں اور تصدیق کریں'],
      },
      'UR-LA': {
        title: 'Raqam kaise jama karun?',
        text: 'Apne account mein “$t(member.deposit)” dabayein. Taqreeban ek minute lagta hai.',
        heading: 'Qadam ba qadam',
        points: ['Login karein', 'Adaigi ka tareeqa chunein', 'Raqam likhein aur tasdeeq karein'],
      },
    },
  },
  {
    id: 'help-withdraw',
    texts: {
      EN: {
        title: 'How do I withdraw money?',
        text: 'Tap “$t(member.withdraw)” in your account. We may ask for proof of your age first.',
      },
      VI: {
        title: 'Làm sao để rút tiền?',
        text: 'Chọn “$t(member.withdraw)” trong tài khoản của bạn. Trước đó chúng tôi có thể yêu cầu giấy tờ chứng minh tuổi.',
      },
      CN: {
        title: '如何取款？',
        text: '在您的账户中点“$t(member.withdraw)”。取款前可能需要提供年龄证明。',
      },
      'PT-BR': {
        title: 'Como faço um saque?',
        text: 'Toque em “$t(member.withdraw)” na sua conta. Antes, podemos pedir um comprovante de idade.',
      },
      ES: {
        title: '¿Cómo retiro dinero?',
        text: 'Toca “$t(member.withdraw)” en tu cuenta. Antes podemos pedirte un comprobante de edad.',
      },
      UR: {
        title: 'رقم کیسے نکالوں؟',
        text: 'اپنے اکاؤنٹ میں “$t(member.withdraw)” دبائیں۔ اس سے پہلے ہم عمر کا ثبوت مانگ سکتے ہیں۔',
      },
      'UR-LA': {
        title: 'Raqam kaise nikalun?',
        text: 'Apne account mein “$t(member.withdraw)” dabayein. Is se pehle hum umar ka saboot maang sakte hain.',
      },
    },
  },
  {
    id: 'help-missing-deposit',
    texts: {
      EN: {
        title: 'My deposit has not arrived. What now?',
        text: 'Wait a few minutes and refresh the balance in your account. If it is still missing, send customer service the receipt. Do not pay a second time.',
      },
      VI: {
        title: 'Tiền nạp chưa vào tài khoản thì sao?',
        text: 'Hãy chờ vài phút rồi cập nhật số dư trong tài khoản. Nếu vẫn chưa có, gửi biên lai cho chăm sóc khách hàng. Đừng nạp lại lần nữa.',
      },
      CN: {
        title: '存款没有到账怎么办？',
        text: '请等几分钟，再在账户中刷新余额。若仍未到账，请把付款凭证发给客服，不要重复付款。',
      },
      'PT-BR': {
        title: 'Meu depósito não caiu. E agora?',
        text: 'Espere alguns minutos e atualize o saldo na sua conta. Se ainda não aparecer, envie o comprovante ao atendimento. Não pague de novo.',
      },
      ES: {
        title: 'Mi depósito no ha llegado. ¿Qué hago?',
        text: 'Espera unos minutos y actualiza el saldo en tu cuenta. Si sigue sin aparecer, envía el comprobante a atención al cliente. No pagues otra vez.',
      },
      UR: {
        title: 'جمع کی ہوئی رقم نہیں آئی، اب کیا کروں؟',
        text: 'چند منٹ انتظار کریں اور اکاؤنٹ میں بیلنس ریفریش کریں۔ پھر بھی نہ آئے تو کسٹمر سروس کو رسید بھیجیں۔ دوبارہ ادائیگی نہ کریں۔',
      },
      'UR-LA': {
        title: 'Jama ki hui raqam nahi aayi, ab kya karun?',
        text: 'Chand minute intezar karein aur account mein balance refresh karein. Phir bhi na aaye to customer service ko raseed bhejein. Dobara adaigi na karein.',
      },
    },
  },
]
