import { demoSmsProvider } from './smsProvider'

/** The push part of the settings call (E3.46): the demo merchants' project, and the public key of a certificate made for them. */
export const demoPushProvider = {
  appId: demoSmsProvider.appId,
  apiKey: demoSmsProvider.apiKey,
  authDomain: demoSmsProvider.authDomain,
  projectId: demoSmsProvider.projectId,
  messagingSenderId: demoSmsProvider.messagingSenderId,
  vapidKey: 'BEZZdPlzGrD6PDup-wfct1cVkghBN1rbfW8InhjvZwsC9RXMdwOMuGE3jZ8CDU4sX1aPQ02UnVA79jom82ZdIE0',
} as const
