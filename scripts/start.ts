/**
 * npm start [merchant code] [-- --port 4180] [--host] [--https] [--worker]
 *
 * Builds one merchant for development and serves it with a simulated platform until Ctrl-C.
 */

import { parsePort } from './start/parsePort'
import { startSite } from './start/startSite'
import { startupMessage } from './start/startupMessage'
import { describeError } from './steps/commands/fileProblem'
import { readArguments } from './steps/commands/readArguments'
import { merchantCodes } from './steps/validate/merchantCodes'

const { values, positionals } = readArguments({
  usage: 'npm start [merchant code] [-- --port 4180] [--host] [--https] [--worker]',
  summary:
    'Builds one merchant for development, by default the first, and serves it with a simulated platform.',
  words: 1,
  options: {
    port: { type: 'string', default: '4180', value: 'number', help: 'the port; 0 for any that is free' },
    host: { type: 'boolean', default: false, help: 'opens it to the local network' },
    https: { type: 'boolean', default: false, help: 'serves it over https, which phones need for a login' },
    worker: {
      type: 'boolean',
      default: false,
      help: 'with the service worker: push messages, and pages without a network',
    },
  },
})

try {
  const site = await startSite({
    code: positionals[0],
    port: parsePort(values.port),
    network: values.host,
    https: values.https,
    worker: values.worker,
    log: console.log,
  })
  // Registered before the message is printed: whoever reads it may stop the command at once.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void site.close())
  const { merchant, origin, networkOrigin, platform } = site
  const { members, partnerSessions, invitations, identities } = platform
  console.log(
    startupMessage({
      ...merchant,
      name: merchant.manifest.name,
      otherCodes: merchantCodes(process.cwd()).filter((code) => code !== merchant.code),
      origin,
      networkOrigin,
      members,
      partnerSessions,
      invitations,
      identities,
    }),
  )
} catch (error) {
  console.error(describeError(error))
  process.exitCode = 1
}
