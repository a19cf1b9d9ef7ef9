import type { CatalogueAnnouncement } from './text'

/** Announcements that pop up: for visitors (B), for members (A), for the first login (F). */
export const popups: readonly CatalogueAnnouncement[] = [
  {
    id: 'popup-welcome',
    promotionType: 'REGISTER',
    execution: 'B',
    banner: 'welcome',
    numbered: true,
    texts: {
      EN: {
        title: 'Your first deposit doubled',
        text: 'A warm welcome for every new member, this month only.',
        heading: 'In three steps',
        points: ['Create your account', 'Make a deposit', 'Play with twice as much'],
      },
      VI: {
        title: 'Nhân đôi lần nạp đầu',
        text: 'Quà chào mừng cho mọi thành viên mới, chỉ trong tháng này.',
        heading: 'Chỉ ba bước',
        points: ['Tạo tài khoản', 'Nạp tiền lần đầu', 'Chơi với số tiền gấp đôi'],
      },
      CN: {
        title: '首存翻倍',
        text: '欢迎每一位新会员，仅限本月。',
        heading: '只需三步',
        points: ['创建账户', '首次存款', '以双倍金额畅玩'],
      },
      'PT-BR': {
        title: 'Primeiro depósito em dobro',
        text: 'Boas-vindas a quem acaba de chegar, só neste mês.',
        heading: 'Em três passos',
        points: ['Crie sua conta', 'Faça um depósito', 'Jogue com o dobro'],
      },
      ES: {
        title: 'Tu primer depósito al doble',
        text: 'Una bienvenida para cada nuevo miembro, solo este mes.',
        heading: 'En tres pasos',
        points: ['Crea tu cuenta', 'Haz un depósito', 'Juega con el doble'],
      },
      UR: {
        title: 'پہلی رقم دُگنی',
        text: 'ہر نئے رکن کے لیے خوش آمدید، صرف اس مہینے۔',
        heading: 'تین آسان قدم',
        points: ['اکاؤنٹ بنائیں', 'رقم جمع کریں', 'دُگنی رقم سے کھیلیں'],
      },
      'UR-LA': {
        title: 'Pehli raqam dugni',
        text: 'Har naye rukn ke liye khush aamdeed, sirf is mahine.',
        heading: 'Teen aasan qadam',
        points: ['Account banayein', 'Raqam jama karein', 'Dugni raqam se khelein'],
      },
    },
  },
  {
    id: 'popup-responsible',
    promotionType: 'NOTICE',
    execution: 'B',
    texts: {
      EN: {
        title: 'Play for fun, and within your limits',
        text: 'You decide how much time and money you spend here.',
        heading: 'What you can set',
        points: ['A limit for deposits', 'A reminder of the time', 'A break, or self-exclusion'],
      },
      VI: {
        title: 'Chơi vui, trong giới hạn của bạn',
        text: 'Bạn quyết định dành bao nhiêu thời gian và tiền bạc ở đây.',
        heading: 'Bạn có thể đặt',
        points: ['Hạn mức nạp tiền', 'Nhắc nhở thời gian chơi', 'Tạm nghỉ hoặc tự loại trừ'],
      },
      CN: {
        title: '理性娱乐，量力而行',
        text: '花多少时间和金钱，由您决定。',
        heading: '您可以设置',
        points: ['存款限额', '时间提醒', '暂停或自我排除'],
      },
      'PT-BR': {
        title: 'Jogue por diversão, dentro dos seus limites',
        text: 'Você decide quanto tempo e dinheiro gasta aqui.',
        heading: 'O que você pode definir',
        points: ['Um limite de depósito', 'Um lembrete de tempo', 'Uma pausa ou a autoexclusão'],
      },
      ES: {
        title: 'Juega por diversión y con límites',
        text: 'Tú decides cuánto tiempo y dinero gastas aquí.',
        heading: 'Lo que puedes fijar',
        points: ['Un límite de depósitos', 'Un aviso del tiempo', 'Una pausa o la autoexclusión'],
      },
      UR: {
        title: 'تفریح کے لیے، اپنی حد میں کھیلیں',
        text: 'وقت اور رقم کتنی لگانی ہے، یہ آپ طے کرتے ہیں۔',
        heading: 'آپ یہ مقرر کر سکتے ہیں',
        points: ['جمع کرنے کی حد', 'وقت کی یاد دہانی', 'وقفہ یا خود اخراج'],
      },
      'UR-LA': {
        title: 'Tafreeh ke liye, apni had mein khelein',
        text: 'Waqt aur raqam kitni lagani hai, yeh aap tay karte hain.',
        heading: 'Aap yeh muqarrar kar sakte hain',
        points: ['Jama karne ki had', 'Waqt ki yaad dehani', 'Waqfa ya khud ikhraj'],
      },
    },
  },
  {
    id: 'popup-payments',
    promotionType: 'NOTICE',
    execution: 'A',
    texts: {
      EN: {
        title: 'Withdrawals are faster now',
        text: 'Most of them arrive within ten minutes, day and night.',
        heading: 'Good to know',
        points: ['No fee', 'As often as you like', 'To an account in your own name'],
      },
      VI: {
        title: 'Rút tiền nay nhanh hơn',
        text: 'Phần lớn giao dịch về trong mười phút, cả ngày lẫn đêm.',
        heading: 'Bạn nên biết',
        points: ['Không mất phí', 'Không giới hạn số lần', 'Chỉ về tài khoản chính chủ'],
      },
      CN: {
        title: '提款更快了',
        text: '大部分提款十分钟内到账，昼夜不停。',
        heading: '温馨提示',
        points: ['不收手续费', '次数不限', '仅限本人账户'],
      },
      'PT-BR': {
        title: 'Saques mais rápidos',
        text: 'A maioria cai em até dez minutos, dia e noite.',
        heading: 'Bom saber',
        points: ['Sem taxa', 'Quantas vezes quiser', 'Para uma conta em seu nome'],
      },
      ES: {
        title: 'Retiros más rápidos',
        text: 'La mayoría llega en diez minutos, de día y de noche.',
        heading: 'Bueno saberlo',
        points: ['Sin comisión', 'Las veces que quieras', 'A una cuenta a tu nombre'],
      },
      UR: {
        title: 'رقم نکالنا اب تیز تر',
        text: 'زیادہ تر رقم دس منٹ میں پہنچ جاتی ہے، دن ہو یا رات۔',
        heading: 'یاد رکھیں',
        points: ['کوئی فیس نہیں', 'جتنی بار چاہیں', 'صرف اپنے نام کے اکاؤنٹ میں'],
      },
      'UR-LA': {
        title: 'Raqam nikalna ab tez tar',
        text: 'Zyada tar raqam das minute mein pohanch jati hai, din ho ya raat.',
        heading: 'Yaad rakhein',
        points: ['Koi fees nahin', 'Jitni baar chahein', 'Sirf apne naam ke account mein'],
      },
    },
  },
  {
    id: 'popup-weekend',
    promotionType: 'EVENT',
    execution: 'A',
    banner: 'welcome',
    texts: {
      EN: {
        title: 'The weekend is yours',
        text: 'From Friday evening to Sunday night, each day has a bonus of its own.',
        heading: 'Day by day',
        points: ['Friday: free spins', 'Saturday: cashback', 'Sunday: a deposit bonus'],
      },
      VI: {
        title: 'Cuối tuần là của bạn',
        text: 'Từ tối thứ Sáu đến đêm Chủ nhật, mỗi ngày một phần thưởng.',
        heading: 'Từng ngày',
        points: ['Thứ Sáu: vòng quay miễn phí', 'Thứ Bảy: hoàn tiền', 'Chủ nhật: thưởng nạp'],
      },
      CN: {
        title: '周末属于您',
        text: '周五晚上到周日深夜，每天都有专属奖励。',
        heading: '每日奖励',
        points: ['周五：免费旋转', '周六：返现', '周日：存款奖励'],
      },
      'PT-BR': {
        title: 'O fim de semana é seu',
        text: 'De sexta à noite até domingo, cada dia tem um bônus próprio.',
        heading: 'Dia a dia',
        points: ['Sexta: rodadas grátis', 'Sábado: cashback', 'Domingo: bônus de depósito'],
      },
      ES: {
        title: 'El fin de semana es tuyo',
        text: 'De la noche del viernes al domingo, cada día tiene su propio bono.',
        heading: 'Día a día',
        points: ['Viernes: giros gratis', 'Sábado: reembolso', 'Domingo: bono de depósito'],
      },
      UR: {
        title: 'ہفتے کا اختتام آپ کا',
        text: 'جمعے کی شام سے اتوار کی رات تک، ہر دن کا اپنا بونس۔',
        heading: 'دن بہ دن',
        points: ['جمعہ: مفت اسپن', 'ہفتہ: کیش بیک', 'اتوار: جمع پر بونس'],
      },
      'UR-LA': {
        title: 'Weekend aap ka',
        text: 'Jumme ki shaam se itwaar ki raat tak, har din ka apna bonus.',
        heading: 'Din ba din',
        points: ['Jumma: muft spin', 'Hafta: cashback', 'Itwaar: jama par bonus'],
      },
    },
  },
  {
    id: 'popup-first-steps',
    promotionType: 'NOTICE',
    execution: 'F',
    numbered: true,
    texts: {
      EN: {
        title: 'Good to have you here',
        text: 'Three things to do first, and everything else is play.',
        heading: 'Your first steps',
        points: ['Choose a safe password', 'Set your limits', 'Find customer service in the bar below'],
      },
      VI: {
        title: 'Rất vui được đón bạn',
        text: 'Ba việc nên làm trước, còn lại là vui chơi.',
        heading: 'Những bước đầu tiên',
        points: ['Chọn mật khẩu an toàn', 'Đặt hạn mức của bạn', 'Chăm sóc khách hàng ở thanh bên dưới'],
      },
      CN: {
        title: '很高兴您加入',
        text: '先做三件事，然后尽情畅玩。',
        heading: '第一步',
        points: ['选择安全的密码', '设置您的限额', '客服就在下方导航栏'],
      },
      'PT-BR': {
        title: 'Que bom ter você aqui',
        text: 'Três coisas para fazer primeiro; o resto é jogo.',
        heading: 'Seus primeiros passos',
        points: ['Escolha uma senha segura', 'Defina seus limites', 'O atendimento fica na barra abaixo'],
      },
      ES: {
        title: 'Qué bueno tenerte aquí',
        text: 'Tres cosas primero; lo demás es juego.',
        heading: 'Tus primeros pasos',
        points: [
          'Elige una contraseña segura',
          'Fija tus límites',
          'Atención al cliente está en la barra de abajo',
        ],
      },
      UR: {
        title: 'آپ کا آنا مبارک',
        text: 'پہلے تین کام، پھر صرف کھیل۔',
        heading: 'آپ کے پہلے قدم',
        points: ['محفوظ پاس ورڈ چنیں', 'اپنی حد مقرر کریں', 'کسٹمر سروس نیچے کی پٹی میں ہے'],
      },
      'UR-LA': {
        title: 'Aap ka aana mubarak',
        text: 'Pehle teen kaam, phir sirf khel.',
        heading: 'Aap ke pehle qadam',
        points: [
          'Mehfooz password chunein',
          'Apni had muqarrar karein',
          'Customer service neeche ki patti mein hai',
        ],
      },
    },
  },
]
