/** Messages about captchas. */
export const captchaMessages = {
  captchaFailed: {
    EN: 'The verification did not count. Please verify again.',
    VI: 'Xác minh không hợp lệ. Vui lòng xác minh lại.',
    CN: '验证无效，请重新验证。',
    'PT-BR': 'A verificação não valeu. Verifique de novo.',
    ES: 'La verificación no es válida. Verifica de nuevo.',
    UR: 'تصدیق قبول نہیں ہوئی۔ براہِ کرم دوبارہ تصدیق کریں۔',
    'UR-LA': 'Tasdeeq qabool nahin hui. Barah-e-karam dobara tasdeeq karein.',
  },
} as const
