import './steps/commands/production'
import { readArguments } from './steps/commands/readArguments'
import { examineMerchants } from './steps/doctor/examineMerchant'
import { countFindings, formatFindings } from './steps/doctor/formatFindings'
import { readAddress } from './steps/doctor/live/address'
import { examineLive } from './steps/doctor/live/examineLive'
import { loadMerchantsForBuild } from './steps/validate/loadMerchantsForBuild'
import { merchantCodes, unknownCodeMessage } from './steps/validate/merchantCodes'

/**
 * `npm run doctor [merchant codes] [-- --live address] [--json]`: what is missing before a launch, or what is wrong with the deployed
 * site. Exits with 1 when something must be mended.
 */
const root = process.cwd()
const {
  values: { json, live },
  positionals,
} = readArguments({
  usage: 'npm run doctor [merchant codes...] [-- --live address] [--json]',
  summary:
    'Says what is missing before a launch: must, should and note, each with its line, its reason and its remedy. Exits with 1 when something must be mended.',
  options: {
    live: {
      type: 'string',
      value: 'address',
      help: 'asks the deployed site of one merchant instead, by GET and HEAD only: status, headers, policy, compression, caching, web manifest, worker, and replies of the platform',
    },
    json: { type: 'boolean', default: false, help: 'prints JSON for programs' },
  },
})

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

const codes = [...new Set(positionals.length > 0 ? positionals : merchantCodes(root))]
if (codes.length === 0) fail('There is no merchant: merchants/ has no folder.')
const unknown = unknownCodeMessage(codes, merchantCodes(root))
if (unknown !== undefined) fail(unknown)
const [code = '', ...more] = codes
if (live !== undefined && (positionals.length === 0 || more.length > 0))
  fail('--live asks the site of one merchant: npm run doctor -- <merchant code> --live https://…')

const where = live === undefined ? undefined : readAddress(live)
if (where && 'problem' in where) fail(where.problem)

const loaded = await loadMerchantsForBuild(root, { codes, release: true })
const examinations =
  where === undefined
    ? await examineMerchants(root, codes, loaded)
    : [await examineLive({ root, code, address: where, loaded })]

if (json) console.log(JSON.stringify({ ok: isHealthy(), merchants: examinations }, null, 2))
else
  for (const { code: name, findings } of examinations) {
    const color = process.stdout.isTTY === true && !process.env.NO_COLOR
    if (findings.length > 0) console.log(`${formatFindings(findings, { color })}\n`)
    console.log(`${name}: ${countFindings(findings)}.`)
  }
process.exitCode = isHealthy() ? 0 : 1

function isHealthy(): boolean {
  return examinations.every(({ findings }) => findings.every(({ level }) => level !== 'must'))
}
