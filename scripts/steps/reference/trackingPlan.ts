import { pixelVendors } from '../../../runtime/tables/pixelVendors'
import {
  type EventName,
  events,
  vendorEvents,
  vendorHosts,
  vendorNames,
} from '../../../runtime/tables/tracking'

/** When an event is sent, as the comment above its row says; throws without one. */
export function momentOf(name: EventName, table: string): string {
  const [, moment] = new RegExp(`/\\*\\* ([^*]+) \\*/\\n {2}${name}: \\{ fields`).exec(table) ?? []
  if (moment === undefined) throw new Error(`runtime/tables/tracking.ts: the event "${name}" has no comment`)
  return moment
}

/** What is tracked, in Markdown: each event, its fields, who sends it, and who gets it under which name. */
export function trackingPlan(
  table: string,
  sendersOf: (event: EventName) => readonly string[],
  toFiles: (files: readonly string[]) => string,
): string[] {
  const names = Object.keys(events) as EventName[]
  const rows = names.map((name) => {
    const vendors = pixelVendors.map((vendor) => vendorEvents[vendor][name] ?? 'not sent')
    return `| \`${name}\` | ${vendors.join(' | ')} |`
  })
  return [
    '## What is tracked',
    '',
    'Events go to the platform (the call `collect`), and to each pixel that `pixels` names. An event and its copies have one id, so that',
    'duplicates can be removed. Other fields than the listed ones never leave the page.',
    '',
    '- Where `compliance.consent` is true and there is something to ask for, nothing is sent before the visitor has agreed.',
    '  Where it is not, events are sent without asking.',
    '- `tracking.events` false: none go to the platform. A pixel that is not in the manifest gets none.',
    "- `pixels.scripts`: the merchant's own scripts read the events, with id and money, from the page's list `siteEvents`.",
    '- `tracking.faults`: fault reports go to the platform without any identifier, and need no consent.',
    '',
    '| event | when | fields | sent by |',
    '|---|---|---|---|',
    ...names.map(
      (name) =>
        `| \`${name}\` | ${momentOf(name, table)} | ${events[name].fields.join(', ')} | ${toFiles(sendersOf(name))} |`,
    ),
    '',
    'The name of each event at each vendor:',
    '',
    `| event | ${pixelVendors.map((vendor) => `${vendor} (${vendorNames[vendor]})`).join(' | ')} |`,
    `|---|${pixelVendors.map(() => '---').join('|')}|`,
    ...rows,
    '',
    'The hosts of each vendor, which the manifest must have in `hosts`:',
    '',
    '| pixel | `hosts.script` | `hosts.connect` | `hosts.image` |',
    '|---|---|---|---|',
    ...pixelVendors.map((vendor) => {
      const { script, connect, image } = vendorHosts[vendor]
      return `| ${vendor} | ${[script, connect, image].map((hosts) => hosts.join(', ') || 'none').join(' | ')} |`
    }),
    '',
  ]
}
