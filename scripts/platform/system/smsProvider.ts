/** The Firebase project of the demo merchants. Tokens of an Auth emulator for this project are accepted. */
export const demoProjectId = 'demo-whitelabel'

/** The Firebase part of the settings call (I3.34), for a merchant whose codes the platform sends itself. */
export const demoSmsProvider = {
  firebase: false,
  appId: '1:100000000001:web:0f1e2d3c4b5a69788796a5',
  apiKey: 'demo-api-key',
  authDomain: `${demoProjectId}.firebaseapp.com`,
  projectId: demoProjectId,
  messagingSenderId: '100000000001',
  googleWebClientId: '100000000001-demo.apps.googleusercontent.com',
} as const
