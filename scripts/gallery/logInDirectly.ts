import { randomBytes } from 'node:crypto'
import { createWireKey, encryptBody } from '../../runtime/rules/network/cipher'
import { calls } from '../../runtime/tables/calls'
import type { DemoMember } from '../platform'

async function readValue(response: Response): Promise<unknown> {
  const { success, errorCode, value } = (await response.json()) as Record<string, unknown>
  if (success !== true) throw new Error(`The platform refused a login: ${errorCode}`)
  return value
}

/** Logs in without a browser; returns the member's session as a site stores it. */
export async function logInDirectly(
  origin: string,
  { merchant, userName, password }: DemoMember,
): Promise<Readonly<Record<string, unknown>>> {
  const defaultHeaders = { Merchant: merchant, Language: 'EN' }
  const rsaKey = await readValue(await fetch(origin + calls.rsaKey.path, { headers: defaultHeaders }))
  const { headers, body } = encryptBody(
    JSON.stringify({ username: userName, password }),
    String(rsaKey),
    createWireKey(randomBytes),
  )
  const response = await fetch(origin + calls.login.path, {
    method: calls.login.method,
    headers: {
      ...defaultHeaders,
      ...headers,
      ModuleId: calls.login.moduleId ?? '',
      Device: 'MOBILE',
      'Content-Type': 'text/plain',
    },
    body,
  })
  return { ...((await readValue(response)) as object), merchantCode: merchant }
}
