/** What a test file of this folder covers: features by their folders, and whether a merchant's manifest can break it. */
export interface Subject {
  readonly features: readonly string[]
  readonly merchants?: true
}

/** `npm test -- --changed` selects these files when one of their features, or a merchant, has changed. */
export const siteSubjects: Readonly<Record<string, Subject>> = {
  'addresses.test.ts': { features: ['lobby', 'member'] },
  'budgets.test.ts': { features: ['lobby'], merchants: true },
  'captcha.test.ts': { features: ['captcha'] },
  'captchaStubs.test.ts': { features: [] },
  'countries.test.ts': { features: ['country', 'forgotten'] },
  'deploys.test.ts': { features: ['worker', 'update'] },
  'domains.test.ts': { features: ['domains'] },
  'firstView.test.ts': { features: ['lobby', 'consent', 'register'], merchants: true },
  'flags.test.ts': { features: ['rewards'] },
  'focus.test.ts': { features: ['lobby', 'consent'] },
  'watchdog.test.ts': { features: [] },
  'https.test.ts': { features: ['system'] },
  'emulatorTokens.test.ts': { features: [] },
  'journeys.test.ts': {
    features: ['lobby', 'login', 'register', 'member', 'language', 'system'],
    merchants: true,
  },
  'install.test.ts': { features: ['install', 'download'] },
  'lists.test.ts': { features: ['lobby', 'search'], merchants: true },
  'loggingIn.test.ts': { features: ['login', 'secondFactor', 'forgotten', 'password'] },
  'network.test.ts': { features: ['login'] },
  'oneTap.test.ts': { features: ['oneTap', 'accountLinking'] },
  'pages.test.ts': { features: ['embed', 'feedback', 'marquee', 'member'] },
  'paint.test.ts': { features: ['lobby'], merchants: true },
  'phoneCode.test.ts': { features: ['phoneCode'] },
  'pictures.test.ts': { features: ['lobby', 'search'] },
  'registering.test.ts': { features: ['register'], merchants: true },
  'rememberedLogin.test.ts': { features: ['autoLogin', 'rememberedLogin', 'login'] },
  'security.test.ts': { features: [], merchants: true },
  'screens.test.ts': { features: [], merchants: true },
  'screens1.test.ts': { features: [], merchants: true },
  'screens2.test.ts': { features: [], merchants: true },
  'screens3.test.ts': { features: [], merchants: true },
  'sheets.test.ts': { features: ['login', 'search', 'support', 'lobby'] },
  'social.test.ts': { features: ['social', 'accountLinking'] },
  'storage.test.ts': { features: ['login'] },
  'system.test.ts': { features: ['system'] },
  'tracking.test.ts': { features: ['tracking', 'pixels', 'consent'] },
  'requests.test.ts': { features: ['login'] },
  'preview.test.ts': { features: ['lobby', 'play'], merchants: true },
  'typedFields.test.ts': { features: ['secondFactor', 'forgotten', 'register'] },
  'worker.test.ts': { features: ['worker', 'update'] },
}
