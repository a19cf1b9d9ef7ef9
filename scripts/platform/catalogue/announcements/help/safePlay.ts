import type { HelpQuestion } from '../text'

/** Questions about playing safely. */
export const safePlay: readonly HelpQuestion[] = [
  {
    id: 'help-limits',
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
  {
    id: 'help-chances',
    texts: {
      EN: {
        title: 'Can I improve my chances?',
        text: 'Not in games of chance: earlier results change nothing about the next one. In the long run the house wins, so play for fun and never to earn money.',
      },
      VI: {
        title: 'Tôi có thể tăng cơ hội thắng không?',
        text: 'Không, nếu là trò may rủi: kết quả trước không ảnh hưởng đến kết quả sau. Về lâu dài nhà cái luôn có lợi, nên hãy chơi cho vui, đừng chơi để kiếm tiền.',
      },
      CN: {
        title: '能提高中奖机会吗？',
        text: '靠运气的游戏不能：之前的结果不会影响下一次。长期来看，占优势的是庄家，请只为娱乐而玩，不要指望靠它赚钱。',
      },
      'PT-BR': {
        title: 'Posso aumentar as minhas chances?',
        text: 'Em jogos de azar, não: os resultados anteriores não mudam o próximo. No longo prazo a casa ganha, então jogue por diversão, nunca para ganhar a vida.',
      },
      ES: {
        title: '¿Puedo mejorar mis probabilidades?',
        text: 'En los juegos de azar, no: los resultados anteriores no cambian el siguiente. A la larga gana la casa, así que juega por diversión y nunca para ganarte la vida.',
      },
      UR: {
        title: 'کیا میں جیتنے کا امکان بڑھا سکتا ہوں؟',
        text: 'قسمت کے کھیل میں نہیں: پچھلے نتیجے اگلے نتیجے کو نہیں بدلتے۔ طویل عرصے میں فائدہ ہاؤس کا ہوتا ہے، اس لیے تفریح کے لیے کھیلیں، کمائی کے لیے نہیں۔',
      },
      'UR-LA': {
        title: 'Kya main jeetne ka imkan barha sakta hun?',
        text: 'Qismat ke khel mein nahi: pichle nateeje agle ko nahi badalte. Lambe arse mein faida house ka hota hai, is liye tafreeh ke liye khelein, kamai ke liye nahi.',
      },
    },
  },
  {
    id: 'help-too-much',
    texts: {
      EN: {
        title: 'How do I know if I play too much?',
        text: 'If one of these is true, take a break now. Customer service can also close your account for a time.',
        heading: 'Warning signs',
        points: [
          'You play with money that you need',
          'You try to win back what you have lost',
          'You hide from others how much you play',
        ],
      },
      VI: {
        title: 'Làm sao biết mình chơi quá nhiều?',
        text: 'Nếu có một điều dưới đây, hãy nghỉ ngay. Chăm sóc khách hàng cũng có thể tạm khóa tài khoản cho bạn.',
        heading: 'Dấu hiệu cảnh báo',
        points: [
          'Chơi bằng tiền cần cho việc khác',
          'Cố gỡ lại số tiền đã thua',
          'Giấu người khác việc mình chơi nhiều',
        ],
      },
      CN: {
        title: '怎样知道自己玩得太多？',
        text: '只要符合一条，请马上休息。客服也可以为您暂时关闭账户。',
        heading: '警示信号',
        points: ['用生活需要的钱来玩', '想把输掉的钱赢回来', '对别人隐瞒自己玩了多少'],
      },
      'PT-BR': {
        title: 'Como percebo que estou jogando demais?',
        text: 'Se um destes sinais for verdade, faça uma pausa agora. O atendimento também pode fechar a sua conta por um tempo.',
        heading: 'Sinais de alerta',
        points: [
          'Jogar com dinheiro que faz falta',
          'Tentar recuperar o que perdeu',
          'Esconder dos outros quanto joga',
        ],
      },
      ES: {
        title: '¿Cómo noto que juego demasiado?',
        text: 'Si se cumple una de estas señales, tómate una pausa ya. Atención al cliente también puede cerrar tu cuenta por un tiempo.',
        heading: 'Señales de alerta',
        points: [
          'Juegas con dinero que necesitas',
          'Intentas recuperar lo que has perdido',
          'Ocultas a los demás cuánto juegas',
        ],
      },
      UR: {
        title: 'کیسے پتا چلے کہ میں بہت زیادہ کھیل رہا ہوں؟',
        text: 'ان میں سے ایک بات بھی درست ہو تو ابھی وقفہ لیں۔ کسٹمر سروس کچھ عرصے کے لیے آپ کا اکاؤنٹ بند بھی کر سکتی ہے۔',
        heading: 'خطرے کی علامات',
        points: [
          'ضرورت کے پیسوں سے کھیلنا',
          'ہاری ہوئی رقم واپس جیتنے کی کوشش کرنا',
          'دوسروں سے چھپانا کہ کتنا کھیلتے ہیں',
        ],
      },
      'UR-LA': {
        title: 'Kaise pata chale ke main bohat zyada khel raha hun?',
        text: 'In mein se ek baat bhi durust ho to abhi waqfa lein. Customer service kuch arse ke liye aap ka account band bhi kar sakti hai.',
        heading: 'Khatre ki alamaat',
        points: [
          'Zaroorat ke paison se khelna',
          'Haari hui raqam wapas jeetne ki koshish karna',
          'Doosron se chhupana ke kitna khelte hain',
        ],
      },
    },
  },
]
