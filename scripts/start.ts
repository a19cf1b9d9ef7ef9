/**
 * npm start [merchant code] [-- --port 4180] [--host] [--https] [--worker]
 *
 * Serves a merchant for development with a simulated platform until Ctrl-C; without a code, the first, and a page with all.
 */

import { parsePort } from './start/parsePort'
import { type StartedSites, startSites } from './start/startSites'
import { startupMessage, startupProblem } from './start/startupMessage'
import { describeError } from './steps/commands/fileProblem'
import { readArguments } from './steps/commands/readArguments'
import { merchantCodes } from './steps/validate/merchantCodes'

const { values, positionals } = readArguments({
  usage: 'npm start [merchant code] [-- --port 4180] [--host] [--https] [--worker]',
  summary:
    'Serves a merchant for development with a simulated platform, and a panel that shows it in any state. Without a code: the first merchant, and a page from which each one opens.',
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

let site: StartedSites | undefined
// During the first build, too: what it has written is removed when the process exits.
for (const [signal, exitCode] of Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }))
  process.once(signal, () => (site ? void site.close() : process.exit(exitCode)))

try {
  const code = positionals[0]
  site = await startSites({
    code,
    list: code === undefined,
    port: parsePort(values.port),
    network: values.host,
    https: values.https,
    worker: values.worker,
    log: console.log,
  })
  const { first, origin, networkOrigin } = site
  const hasList = code === undefined
  console.log(
    first.merchant
      ? startupMessage({
          ...first.merchant,
          name: first.merchant.manifest.name,
          otherCodes: merchantCodes(process.cwd()).filter((other) => other !== first.code),
          hasList,
          origin,
          networkOrigin,
          members: first.platform.members,
          partnerSessions: first.platform.partnerSessions,
          invitations: first.platform.invitations,
          identities: first.platform.identities,
        })
      : startupProblem(first.code, first.problem ?? '', origin),
  )
} catch (error) {
  console.error(describeError(error))
  process.exitCode = 1
}
