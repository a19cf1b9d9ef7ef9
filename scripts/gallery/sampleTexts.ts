/** Sample texts, so that the gallery shows each script as its readers see it. They are not part of any site. */
export interface SampleTexts {
  name: string
  navigation: readonly [string, string, string, string, string]
  logIn: string
  register: string
  userName: string
  userNameHelper: string
  password: string
  forgotPassword: string
  rememberMe: string
  wrongPassword: string
  welcome: string
  subtitle: string
  clear: string
  show: string
  hide: string
  code: string
  codeHelper: string
  phone: string
  offer: string
  offerText: string
  offerAction: string
  popular: string
  live: string
  lottery: string
  all: string
  notice: string
  games: readonly string[]
  balance: string
  deposit: string
  withdraw: string
  level: string
  progress: string
  emptyTitle: string
  emptyText: string
  errorTitle: string
  errorText: string
  retry: string
  support: string
  licence: string
  age: string
  language: string
  logOut: string
  saved: string
  or: string
  close: string
}

const en: SampleTexts = {
  name: 'English',
  navigation: ['Home', 'Search', 'Deposit', 'Rewards', 'Account'],
  logIn: 'Log in',
  register: 'Register',
  userName: 'User name',
  userNameHelper: '6 to 16 letters and digits',
  password: 'Password',
  forgotPassword: 'Forgot password?',
  rememberMe: 'Remember me on this phone',
  wrongPassword: 'User name and password do not match. Check the password and try again.',
  welcome: 'Welcome back',
  subtitle: 'Log in to continue where you left off.',
  clear: 'Clear',
  show: 'Show password',
  hide: 'Hide password',
  code: 'Code from the message',
  codeHelper: 'Sent to +84 ··· ··· 88',
  phone: 'Phone number',
  offer: 'Double your first deposit',
  offerText: 'Until Sunday, up to 500',
  offerAction: 'Get it',
  popular: 'Popular now',
  live: 'Live tables',
  lottery: 'Next draws',
  all: 'All',
  notice: 'Maintenance on Tuesday from 03:00 to 04:00. Withdrawals of that hour are paid out right after it.',
  games: ['Dragon Gate', 'Golden Carp', 'Lotus 88', 'Thunder Bay', 'Moon Palace', 'River King'],
  balance: 'Balance',
  deposit: 'Deposit',
  withdraw: 'Withdraw',
  level: 'Gold',
  progress: 'To Platinum',
  emptyTitle: 'No game of that name',
  emptyText: 'Try a shorter word, or the name of the maker.',
  errorTitle: 'The games did not load',
  errorText: 'The connection seems slow. What you typed is still there.',
  retry: 'Try again',
  support: 'Talk to us',
  licence: 'Run by Example Gaming Ltd under licence 2026/114 of the Example Authority.',
  age: 'For adults only. Play for fun, and stop when it is not.',
  language: 'Language',
  logOut: 'Log out',
  saved: 'Your changes are saved',
  or: 'or',
  close: 'Close',
}

const vi: SampleTexts = {
  ...en,
  name: 'Tiếng Việt',
  navigation: ['Trang chủ', 'Tìm kiếm', 'Nạp tiền', 'Ưu đãi', 'Tài khoản'],
  logIn: 'Đăng nhập',
  register: 'Đăng ký',
  userName: 'Tên đăng nhập',
  userNameHelper: '6 đến 16 chữ cái và chữ số',
  password: 'Mật khẩu',
  forgotPassword: 'Quên mật khẩu?',
  rememberMe: 'Ghi nhớ trên máy này',
  wrongPassword: 'Tên đăng nhập hoặc mật khẩu chưa đúng. Hãy kiểm tra rồi thử lại.',
  welcome: 'Mừng bạn trở lại',
  subtitle: 'Đăng nhập để tiếp tục.',
  code: 'Mã trong tin nhắn',
  codeHelper: 'Đã gửi đến +84 ··· ··· 88',
  phone: 'Số điện thoại',
  offer: 'Nhân đôi lần nạp đầu tiên',
  offerText: 'Đến hết Chủ nhật, tối đa 5.000.000 ₫',
  offerAction: 'Nhận ngay',
  popular: 'Đang được chơi nhiều',
  live: 'Bàn trực tiếp',
  lottery: 'Kỳ quay sắp tới',
  all: 'Tất cả',
  notice: 'Bảo trì thứ Ba từ 03:00 đến 04:00. Lệnh rút trong giờ này được chi trả ngay sau đó.',
  games: ['Cổng Rồng Vàng', 'Cá Chép Hóa Rồng', 'Sen Vàng 88', 'Vịnh Sấm Sét', 'Cung Trăng', 'Vua Dòng Sông'],
  balance: 'Số dư',
  deposit: 'Nạp tiền',
  withdraw: 'Rút tiền',
  level: 'Hạng Vàng',
  progress: 'Lên hạng Bạch Kim',
  emptyTitle: 'Không có trò chơi nào tên như vậy',
  emptyText: 'Hãy thử từ ngắn hơn hoặc tên nhà cung cấp.',
  errorTitle: 'Chưa tải được trò chơi',
  errorText: 'Đường truyền có vẻ chậm. Nội dung bạn nhập vẫn còn.',
  retry: 'Thử lại',
  support: 'Liên hệ hỗ trợ',
  licence: 'Vận hành bởi Example Gaming Ltd, giấy phép 2026/114.',
  age: 'Chỉ dành cho người từ 18 tuổi. Chơi có trách nhiệm.',
  language: 'Ngôn ngữ',
  logOut: 'Đăng xuất',
  saved: 'Đã lưu thay đổi',
  or: 'hoặc',
}

const pt: SampleTexts = {
  ...en,
  name: 'Português (Brasil)',
  navigation: ['Início', 'Buscar', 'Depositar', 'Prêmios', 'Conta'],
  logIn: 'Entrar',
  register: 'Criar conta',
  userName: 'Usuário',
  userNameHelper: 'De 6 a 16 letras e números',
  password: 'Senha',
  forgotPassword: 'Esqueceu?',
  rememberMe: 'Lembrar neste celular',
  wrongPassword: 'Usuário e senha não conferem. Confira a senha e tente de novo.',
  welcome: 'Bom te ver de novo',
  subtitle: 'Entre para continuar de onde parou.',
  code: 'Código da mensagem',
  codeHelper: 'Enviado para +55 ·· ····· ··88',
  phone: 'Celular',
  offer: 'Seu primeiro depósito em dobro',
  offerText: 'Até domingo, até R$ 500',
  offerAction: 'Quero',
  popular: 'Em alta agora',
  live: 'Mesas ao vivo',
  lottery: 'Próximos sorteios',
  all: 'Ver tudo',
  notice: 'Manutenção na terça, das 3h às 4h. Saques desse horário são pagos logo depois.',
  games: ['Portão do Dragão', 'Carpa Dourada', 'Lótus 88', 'Baía do Trovão', 'Palácio da Lua', 'Rei do Rio'],
  balance: 'Saldo',
  deposit: 'Depositar',
  withdraw: 'Sacar',
  level: 'Ouro',
  progress: 'Para Platina',
  emptyTitle: 'Nenhum jogo com esse nome',
  emptyText: 'Tente uma palavra mais curta ou o nome do estúdio.',
  errorTitle: 'Os jogos não carregaram',
  errorText: 'A conexão parece lenta. O que você digitou continua aí.',
  retry: 'Tentar de novo',
  support: 'Falar com a gente',
  licence: 'Operado por Example Gaming Ltd, licença 2026/114.',
  age: 'Só para maiores. Jogue com responsabilidade.',
  language: 'Idioma',
  logOut: 'Sair',
  saved: 'Alterações salvas',
  or: 'ou',
}

const ur: SampleTexts = {
  ...en,
  name: 'اردو',
  navigation: ['ہوم', 'تلاش', 'رقم جمع', 'انعامات', 'اکاؤنٹ'],
  logIn: 'لاگ ان',
  register: 'اکاؤنٹ بنائیں',
  userName: 'صارف نام',
  userNameHelper: '6 سے 16 حروف اور ہندسے',
  password: 'پاس ورڈ',
  forgotPassword: 'بھول گئے؟',
  rememberMe: 'اس فون پر یاد رکھیں',
  wrongPassword: 'صارف نام اور پاس ورڈ میل نہیں کھاتے۔ پاس ورڈ دیکھ کر دوبارہ کوشش کریں۔',
  welcome: 'خوش آمدید',
  subtitle: 'جاری رکھنے کے لیے لاگ ان کریں۔',
  show: 'پاس ورڈ دکھائیں',
  code: 'پیغام والا کوڈ',
  codeHelper: 'بھیجا گیا',
  phone: 'فون نمبر',
  offer: 'پہلی رقم دگنی',
  offerText: 'اتوار تک، 50,000 روپے تک',
  offerAction: 'حاصل کریں',
  popular: 'ابھی مقبول',
  live: 'لائیو میزیں',
  lottery: 'اگلی قرعہ اندازی',
  all: 'سب دیکھیں',
  notice: 'منگل کو 03:00 سے 04:00 تک دیکھ بھال ہوگی۔ اس دوران کی رقم بعد میں فوراً ادا کی جائے گی۔',
  games: ['سنہری دروازہ', 'Golden Carp', 'کنول 88', 'Thunder Bay', 'چاند محل', 'دریا کا بادشاہ'],
  balance: 'بیلنس',
  deposit: 'رقم جمع کریں',
  withdraw: 'رقم نکالیں',
  level: 'گولڈ',
  progress: 'پلاٹینم تک',
  emptyTitle: 'اس نام کا کوئی کھیل نہیں',
  emptyText: 'چھوٹا لفظ آزمائیں۔',
  errorTitle: 'کھیل لوڈ نہیں ہوئے',
  errorText: 'لائن سست لگتی ہے۔ آپ کا لکھا ہوا محفوظ ہے۔',
  retry: 'دوبارہ کوشش کریں',
  support: 'ہم سے بات کریں',
  licence: 'Example Gaming Ltd، لائسنس 2026/114۔',
  age: 'صرف بالغوں کے لیے۔ ذمہ داری سے کھیلیں۔',
  language: 'زبان',
  logOut: 'لاگ آؤٹ',
  saved: 'تبدیلیاں محفوظ ہو گئیں',
  or: 'یا',
}

/** By `lang` tag. */
export const sampleTexts: Readonly<Record<string, SampleTexts>> = { en, vi, 'pt-BR': pt, ur }
