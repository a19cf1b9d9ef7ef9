/** What push notifications need: the hosts that the page calls, and the topic of every member (E4.60). */
export const pushHosts = ['firebaseinstallations.googleapis.com', 'fcmregistrations.googleapis.com'] as const

export const topicOfAll = 'ALL'
