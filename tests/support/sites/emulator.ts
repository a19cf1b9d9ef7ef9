import { demoProjectId } from '../../../scripts/platform/system/sms-provider'

interface Messages {
  readonly verificationCodes?: readonly { readonly phoneNumber: string; readonly code: string }[]
}

/** The code of the last text message that a site's Auth emulator has sent to a number. */
export async function readSmsCode(origin: string, number: string): Promise<string> {
  const answer = await fetch(`${origin}/emulator/v1/projects/${demoProjectId}/verificationCodes`)
  const { verificationCodes = [] } = (await answer.json()) as Messages
  const sent = verificationCodes.findLast(({ phoneNumber }) => phoneNumber === number)
  if (!sent) throw new Error(`Nothing was sent to ${number}`)
  return sent.code
}
