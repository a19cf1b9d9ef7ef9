/** Messages about the chat. */
export const chatMessages = {
  chatNotAllowed: {
    EN: 'This account cannot use the chat.',
    VI: 'Tài khoản này không dùng được trò chuyện.',
    CN: '此账户无法使用聊天。',
    'PT-BR': 'Esta conta não pode usar o chat.',
    ES: 'Esta cuenta no puede usar el chat.',
    UR: 'یہ اکاؤنٹ چیٹ استعمال نہیں کر سکتا۔',
    'UR-LA': 'Yeh account chat istemal nahin kar sakta.',
  },
} as const
