/** The Firebase project of the demo merchants; an Auth emulator that is started for it makes tokens that are believed here. */
export const demoProjectId = 'demo-whitelabel'

/** What the settings call tells about Firebase (I3.34), for a merchant whose codes the platform itself sends. */
export const demoSmsProvider = {
  firebase: false,
  appId: '1:100000000001:web:0f1e2d3c4b5a69788796a5',
  apiKey: 'demo-api-key',
  authDomain: `${demoProjectId}.firebaseapp.com`,
  projectId: demoProjectId,
  messagingSenderId: '100000000001',
  googleWebClientId: '100000000001-demo.apps.googleusercontent.com',
} as const
