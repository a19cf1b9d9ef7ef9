import type { HelpQuestion } from '../text'

/** Questions about the account and the login. */
export const account: readonly HelpQuestion[] = [
  {
    id: 'help-password',
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
    id: 'help-change-password',
    texts: {
      EN: {
        title: 'How do I change my password?',
        text: 'Tap “$t(password.title)” in your account. You need your current password.',
      },
      VI: {
        title: 'Làm sao để đổi mật khẩu?',
        text: 'Chọn “$t(password.title)” trong tài khoản của bạn. Bạn cần nhập mật khẩu hiện tại.',
      },
      CN: {
        title: '如何修改密码？',
        text: '在您的账户中点“$t(password.title)”，需要输入当前密码。',
      },
      'PT-BR': {
        title: 'Como troco a minha senha?',
        text: 'Toque em “$t(password.title)” na sua conta. Você vai precisar da senha atual.',
      },
      ES: {
        title: '¿Cómo cambio mi contraseña?',
        text: 'Toca “$t(password.title)” en tu cuenta. Necesitas tu contraseña actual.',
      },
      UR: {
        title: 'پاس ورڈ کیسے تبدیل کروں؟',
        text: 'اپنے اکاؤنٹ میں “$t(password.title)” دبائیں۔ اس کے لیے موجودہ پاس ورڈ چاہیے۔',
      },
      'UR-LA': {
        title: 'Password kaise badlun?',
        text: 'Apne account mein “$t(password.title)” dabayein. Is ke liye maujooda password chahiye.',
      },
    },
  },
  {
    id: 'help-shared-phone',
    texts: {
      EN: {
        title: 'I share my phone. What should I do?',
        text: 'Log out when you stop: “$t(member.logOut)” is at the end of your account page. It ends your session in every tab of the browser.',
      },
      VI: {
        title: 'Tôi dùng chung điện thoại thì nên làm gì?',
        text: 'Hãy đăng xuất khi chơi xong: “$t(member.logOut)” ở cuối trang tài khoản. Mọi tab của trình duyệt đều được đăng xuất.',
      },
      CN: {
        title: '手机与他人共用怎么办？',
        text: '用完后请退出：账户页面底部有“$t(member.logOut)”，浏览器的所有标签页都会一起退出。',
      },
      'PT-BR': {
        title: 'Divido o celular com alguém. O que faço?',
        text: 'Saia quando terminar: “$t(member.logOut)” fica no fim da página da conta. A sessão acaba em todas as abas do navegador.',
      },
      ES: {
        title: 'Comparto mi teléfono. ¿Qué hago?',
        text: 'Cierra la sesión al terminar: “$t(member.logOut)” está al final de la página de tu cuenta. La sesión termina en todas las pestañas del navegador.',
      },
      UR: {
        title: 'میرا فون دوسرے بھی استعمال کرتے ہیں، کیا کروں؟',
        text: 'کھیل ختم کر کے لاگ آؤٹ کریں: “$t(member.logOut)” اکاؤنٹ کے صفحے کے آخر میں ہے۔ براؤزر کے ہر ٹیب میں لاگ آؤٹ ہو جائے گا۔',
      },
      'UR-LA': {
        title: 'Mera phone doosre bhi istemal karte hain, kya karun?',
        text: 'Khel khatam kar ke logout karein: “$t(member.logOut)” account ke safhe ke aakhir mein hai. Browser ke har tab mein logout ho jayega.',
      },
    },
  },
]
