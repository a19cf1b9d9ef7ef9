import type { HelpQuestion } from '../text'

/** Questions about games and bets. */
export const games: readonly HelpQuestion[] = [
  {
    id: 'help-free-play',
    texts: {
      EN: {
        title: 'Can I try a game without money?',
        text: 'Yes, where a game offers “$t(play.trial)”. You cannot lose anything then, and you cannot win anything either.',
      },
      VI: {
        title: 'Tôi có thể chơi thử không mất tiền không?',
        text: 'Có, với những trò chơi có “$t(play.trial)”. Khi đó bạn không mất tiền, và cũng không thắng tiền.',
      },
      CN: {
        title: '可以不花钱先试玩吗？',
        text: '可以，只要游戏提供“$t(play.trial)”。试玩不会输钱，也不会赢钱。',
      },
      'PT-BR': {
        title: 'Posso testar um jogo sem dinheiro?',
        text: 'Sim, nos jogos que oferecem “$t(play.trial)”. Assim você não perde nada, e também não ganha nada.',
      },
      ES: {
        title: '¿Puedo probar un juego sin dinero?',
        text: 'Sí, en los juegos que ofrecen “$t(play.trial)”. Así no pierdes nada, y tampoco ganas nada.',
      },
      UR: {
        title: 'کیا میں پیسوں کے بغیر گیم آزما سکتا ہوں؟',
        text: 'جی ہاں، جس گیم میں “$t(play.trial)” ہو۔ اس میں نہ کچھ ہارا جاتا ہے، نہ کچھ جیتا جاتا ہے۔',
      },
      'UR-LA': {
        title: 'Kya main paison ke baghair game aazma sakta hun?',
        text: 'Ji haan, jis game mein “$t(play.trial)” ho. Is mein na kuch haara jata hai, na kuch jeeta jata hai.',
      },
    },
  },
  {
    id: 'help-broken-game',
    texts: {
      EN: {
        title: 'The connection broke during a game. Is my bet lost?',
        text: 'A bet that the game had accepted counts, and so does its result. Open the game again to see it. If something looks wrong, tell customer service the game and the time.',
      },
      VI: {
        title: 'Mất mạng khi đang chơi thì tiền cược có mất không?',
        text: 'Cược đã được trò chơi nhận thì vẫn có hiệu lực, kết quả cũng vậy. Hãy mở lại trò chơi để xem. Nếu thấy sai, báo chăm sóc khách hàng tên trò chơi và thời gian.',
      },
      CN: {
        title: '游戏中断线了，投注会丢失吗？',
        text: '游戏已接受的投注仍然有效，结果也会保留。重新打开游戏即可查看。如有疑问，请把游戏名称和时间告诉客服。',
      },
      'PT-BR': {
        title: 'A conexão caiu no meio do jogo. Perdi a aposta?',
        text: 'Uma aposta que o jogo já aceitou vale, e o resultado também. Abra o jogo de novo para ver. Se algo parecer errado, diga ao atendimento qual foi o jogo e o horário.',
      },
      ES: {
        title: 'Se cortó la conexión durante un juego. ¿Perdí mi apuesta?',
        text: 'Una apuesta que el juego ya aceptó es válida, y su resultado también. Abre el juego de nuevo para verlo. Si algo no cuadra, dile a atención al cliente el juego y la hora.',
      },
      UR: {
        title: 'گیم کے دوران کنکشن ٹوٹ گیا، کیا میری شرط ضائع ہو گئی؟',
        text: 'جو شرط گیم قبول کر چکی ہو وہ برقرار رہتی ہے، اور اس کا نتیجہ بھی۔ گیم دوبارہ کھول کر دیکھیں۔ کچھ غلط لگے تو کسٹمر سروس کو گیم اور وقت بتائیں۔',
      },
      'UR-LA': {
        title: 'Game ke dauran connection toot gaya, kya meri bet zaya ho gayi?',
        text: 'Jo bet game qubool kar chuki ho woh barqarar rehti hai, aur us ka nateeja bhi. Game dobara khol kar dekhein. Kuch ghalat lage to customer service ko game aur waqt batayein.',
      },
    },
  },
  {
    id: 'help-rules',
    texts: {
      EN: {
        title: 'Where are the rules of a game?',
        text: 'In the menu of the game itself: how it is played, and what each result pays. Read them before your first bet.',
      },
      VI: {
        title: 'Xem luật của trò chơi ở đâu?',
        text: 'Trong menu của chính trò chơi: cách chơi và mức trả thưởng của từng kết quả. Hãy đọc trước khi đặt cược lần đầu.',
      },
      CN: {
        title: '在哪里看游戏规则？',
        text: '在游戏自带的菜单里：玩法和各种结果的赔付都有说明。首次投注前请先阅读。',
      },
      'PT-BR': {
        title: 'Onde ficam as regras de um jogo?',
        text: 'No menu do próprio jogo: como se joga e quanto cada resultado paga. Leia antes da primeira aposta.',
      },
      ES: {
        title: '¿Dónde están las reglas de un juego?',
        text: 'En el menú del propio juego: cómo se juega y cuánto paga cada resultado. Léelas antes de tu primera apuesta.',
      },
      UR: {
        title: 'گیم کے اصول کہاں ہیں؟',
        text: 'خود گیم کے مینو میں: کھیلنے کا طریقہ اور ہر نتیجے پر ملنے والی رقم۔ پہلی شرط سے پہلے پڑھ لیں۔',
      },
      'UR-LA': {
        title: 'Game ke usool kahan hain?',
        text: 'Khud game ke menu mein: khelne ka tareeqa aur har nateeje par milne wali raqam. Pehli bet se pehle parh lein.',
      },
    },
  },
]
