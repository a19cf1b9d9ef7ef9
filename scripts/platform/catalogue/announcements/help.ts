import type { CatalogueAnnouncement } from './text'

/** Questions and answers. What they quote of the site is named by its key (`withLabels`). */
export const help: readonly CatalogueAnnouncement[] = [
  {
    id: 'help-deposit',
    promotionType: 'HELP',
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
    id: 'help-password',
    promotionType: 'HELP',
    texts: {
      EN: {
        title: 'What if I forget my password?',
        text: 'Tap “$t(login.forgotten)” in the login: a code by SMS or e-mail lets you choose a new one.',
      },
      VI: {
        title: 'Nếu tôi quên mật khẩu?',
        text: 'Hãy chọn “$t(login.forgotten)” ở trang đăng nhập: mã qua SMS hoặc e-mail giúp bạn đặt mật khẩu mới.',
      },
      CN: {
        title: '忘记密码怎么办？',
        text: '在登录页点“$t(login.forgotten)”，通过短信或邮件验证码即可设置新密码。',
      },
      'PT-BR': {
        title: 'E se eu esquecer a senha?',
        text: 'Toque em “$t(login.forgotten)” na página de login: um código por SMS ou e-mail permite escolher outra.',
      },
      ES: {
        title: '¿Y si olvido mi contraseña?',
        text: 'Toca “$t(login.forgotten)” al iniciar sesión: con un código por SMS o correo eliges una nueva.',
      },
      UR: {
        title: 'پاس ورڈ بھول جاؤں تو؟',
        text: 'لاگ اِن صفحے پر “$t(login.forgotten)” دبائیں: ایس ایم ایس یا ای میل کے کوڈ سے نیا پاس ورڈ چنیں۔',
      },
      'UR-LA': {
        title: 'Password bhool jaun to?',
        text: 'Login safhe par “$t(login.forgotten)” dabayein: SMS ya e-mail ke code se naya password chunein.',
      },
    },
  },
  {
    id: 'help-limits',
    promotionType: 'HELP',
    texts: {
      EN: {
        title: 'How do I set limits, or take a break?',
        text: 'Your account has both. Customer service sets up what you cannot find, day and night.',
      },
      VI: {
        title: 'Đặt hạn mức hoặc tạm nghỉ thế nào?',
        text: 'Cả hai đều có trong tài khoản. Chăm sóc khách hàng giúp bạn bất cứ lúc nào.',
      },
      CN: {
        title: '如何设置限额或暂停？',
        text: '两者都在您的账户中。找不到时，客服随时为您设置。',
      },
      'PT-BR': {
        title: 'Como defino limites ou faço uma pausa?',
        text: 'As duas opções estão na sua conta. O atendimento ajuda a qualquer hora.',
      },
      ES: {
        title: '¿Cómo fijo límites o tomo una pausa?',
        text: 'Ambas opciones están en tu cuenta. Atención al cliente te ayuda a cualquier hora.',
      },
      UR: {
        title: 'حد کیسے مقرر کروں یا وقفہ کیسے لوں؟',
        text: 'دونوں آپ کے اکاؤنٹ میں ہیں۔ کسٹمر سروس ہر وقت مدد کرتی ہے۔',
      },
      'UR-LA': {
        title: 'Had kaise muqarrar karun ya waqfa kaise lun?',
        text: 'Dono aap ke account mein hain. Customer service har waqt madad karti hai.',
      },
    },
  },
]
