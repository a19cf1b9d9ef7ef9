import { load } from '@fingerprintjs/fingerprintjs'

/** Loaded only when a device id has to be made. Its own reports to its maker are switched off. */
export async function fingerprint(): Promise<string> {
  const agent = await load({ monitoring: false })
  return (await agent.get()).visitorId
}
