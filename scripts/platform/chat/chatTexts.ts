interface ChatTexts {
  readonly greeting: string
  readonly answer: string
  readonly placeholder: string
  readonly send: string
  readonly close: string
}

const english: ChatTexts = {
  greeting: 'Hello, how can we help you?',
  answer: 'Thank you. We are looking into it.',
  placeholder: 'Your message',
  send: 'Send',
  close: 'Back to the site',
}

/** The texts of the demo chat by locale (E9.33); English for all others. */
export const chatTexts: Readonly<Record<string, ChatTexts>> = {
  'en-US': english,
  'zh-CN': {
    greeting: '您好，请问有什么可以帮您？',
    answer: '谢谢，我们正在为您查询。',
    placeholder: '输入消息',
    send: '发送',
    close: '返回网站',
  },
  'zh-HK': {
    greeting: '您好，請問有什麼可以幫您？',
    answer: '謝謝，我們正在為您查詢。',
    placeholder: '輸入訊息',
    send: '傳送',
    close: '返回網站',
  },
  'vi-VN': {
    greeting: 'Xin chào, chúng tôi có thể giúp gì cho bạn?',
    answer: 'Cảm ơn bạn. Chúng tôi đang kiểm tra.',
    placeholder: 'Tin nhắn của bạn',
    send: 'Gửi',
    close: 'Quay lại trang',
  },
  pt: {
    greeting: 'Olá, como podemos ajudar?',
    answer: 'Obrigado. Estamos verificando.',
    placeholder: 'Sua mensagem',
    send: 'Enviar',
    close: 'Voltar ao site',
  },
  es: {
    greeting: 'Hola, ¿en qué podemos ayudarte?',
    answer: 'Gracias. Lo estamos revisando.',
    placeholder: 'Tu mensaje',
    send: 'Enviar',
    close: 'Volver al sitio',
  },
}
