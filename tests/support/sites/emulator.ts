import { demoProjectId } from '../../../scripts/platform/system/smsProvider'

interface Messages {
  readonly verificationCodes?: readonly { readonly phoneNumber: string; readonly code: string }[]
}

/** The code of the last text message that a site's Auth emulator has sent to a number. */
export async function readSmsCode(origin: string, number: string): Promise<string> {
  const response = await fetch(`${origin}/emulator/v1/projects/${demoProjectId}/verificationCodes`)
  const { verificationCodes = [] } = (await response.json()) as Messages
  const message = verificationCodes.findLast(({ phoneNumber }) => phoneNumber === number)
  if (!message) throw new Error(`No message was sent to ${number}`)
  return message.code
}
