import type { DemoMember } from '../../platform'
import { demoRoles, type RoleName } from '../../platform/members/demoRoles'
import { element, escapeHtml } from '../../steps/site/html'
import { type Choice, type ChoiceName, choiceNames, choices, defaultOf, type Option } from './choices'
import { everyCall, faultKindNames, faultKinds, faultyCalls, type PreviewFault } from './faultKinds'
import type { Offer, OfferedSetting } from './offer'
import type { PreviewState, ReadState } from './previewState'

interface Around {
  /** The list of all merchants is at the address of this machine. */
  readonly hasList: boolean
  readonly members: readonly DemoMember[]
}

/** The panel, and beside it a frame with the site. What the panel changes, its script puts into the address. */
export function previewPage(offer: Offer, { state, problems }: ReadState, around: Around): string {
  const name = escapeHtml(offer.manifest.name)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${name} | preview</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/__start/tool.css">
<link rel="stylesheet" href="/__start/panel.css">
</head>
<body>
<aside class="Panel" id="panel" aria-label="Preview settings">
<form id="settings" autocomplete="off">
<header class="Panel-head">
<h1>${name}</h1>
<code>${escapeHtml(offer.code)}</code>
<button type="button" id="close" class="Panel-close">Close</button>
</header>
<p class="Panel-actions"><button type="button" class="Panel-action" id="copy">Copy link</button><button type="button" class="Panel-action" id="again">Start again</button>${around.hasList ? '<a class="button Panel-action" id="all">Merchants</a>' : ''}</p>
<p id="said" role="status" class="muted"></p>
<div id="problems" role="alert">${problemList(problems)}</div>
${element('input', { type: 'hidden', name: 'code', value: offer.code })}
${pageField(offer, state)}
${group('Visit', [memberField(offer, state, around.members), ...fieldsOf('Visit', offer, state)])}
${group('Device', fieldsOf('Device', offer, state))}
${group('Time and network', fieldsOf('Time and network', offer, state))}
${faultGroup(state.faults)}
${folded(
  'Flags of the platform',
  offer.flags.length,
  Object.keys(state.flags).length,
  offer.flags.map((flag) => flagField(flag, state)),
)}
${folded(
  'Settings of the platform',
  offer.settings.length,
  Object.keys(state.settings).length,
  offer.settings.map((setting) => settingField(setting, state)),
)}
</form>
</aside>
<main class="Stage"><iframe id="site" title="The site" allow="fullscreen; clipboard-write"></iframe></main>
<button type="button" id="open" class="Panel-open" aria-controls="panel" aria-expanded="false">${problems.length > 0 ? 'Preview: mistakes in its link' : 'Preview'}</button>
<script src="/__start/panel.js" defer></script>
</body>
</html>
`
}

const problemList = (problems: readonly string[]): string =>
  problems.length === 0
    ? ''
    : `<p>Not in this preview:</p><ul>${problems.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>`

const group = (title: string, fields: readonly string[]): string =>
  `<fieldset><legend>${title}</legend>${fields.join('\n')}</fieldset>`

const folded = (title: string, count: number, changed: number, fields: readonly string[]): string =>
  count === 0
    ? ''
    : `<details${changed > 0 ? ' open' : ''}><summary>${title} (${count})</summary><p class="muted">Those that the manifest leaves to it.</p>${fields.join('\n')}</details>`

/** `begins` and `default` are what the script needs: what a change begins anew, and the value that the link leaves out. */
const attributesOf = (name: string, begins: Choice['begins'], fallback: string) => ({
  name,
  'data-begins': begins,
  'data-default': fallback,
})

const label = (text: string, field: string): string =>
  `<label class="Field"><span>${escapeHtml(text)}</span>${field}</label>`

const options = (all: readonly Option[], value: string): string =>
  (all.some((one) => one.value === value) ? all : [...all, { value, label: value }])
    .map((one) =>
      element('option', { value: one.value, selected: one.value === value }, escapeHtml(one.label)),
    )
    .join('')

function choiceField(name: ChoiceName, offer: Offer, { choices: chosen }: PreviewState): string {
  const choice: Choice = choices[name]
  const attributes = attributesOf(name, choice.begins, defaultOf(name, offer))
  return label(choice.label, element('select', attributes, options(choice.options(offer), chosen[name])))
}

/** Those of a group; the members are a list of their own, so that each is one tap away. */
const fieldsOf = (title: Choice['group'], offer: Offer, state: PreviewState): string[] =>
  choiceNames
    .filter((name) => name !== 'member' && choices[name].group === title)
    .map((name) => choiceField(name, offer, state))

function memberField(
  offer: Offer,
  { choices: chosen }: PreviewState,
  members: readonly DemoMember[],
): string {
  const attributes = attributesOf('member', choices.member.begins, defaultOf('member', offer))
  const rows = choices.member.options().map(({ value, label: text }) => {
    const member = members.find(({ note }) => note === demoRoles[value as RoleName]?.note)
    const login = member ? `<small>${escapeHtml(`${member.userName} / ${member.password}`)}</small>` : ''
    const radio = element('input', { ...attributes, type: 'radio', value, checked: value === chosen.member })
    return `<label class="Radio">${radio}<span>${escapeHtml(text)}${login}</span></label>`
  })
  return `<div class="Radios" role="radiogroup" aria-label="${choices.member.label}">${rows.join('')}</div>`
}

/** The frame's page; the script follows where it goes. */
const pageField = ({ manifest }: Offer, { page }: PreviewState): string =>
  label(
    'Page',
    element(
      'select',
      { ...attributesOf('page', 'page', '/m/home'), id: 'page' },
      options(
        Object.keys(manifest.routes).map((value) => ({ value, label: value })),
        page,
      ),
    ),
  )

const flagField = (name: string, { flags }: PreviewState): string =>
  onOffField(`flag.${name}`, name, flags[name] === undefined ? '' : flags[name] ? 'on' : 'off')

const onOffField = (name: string, text: string, value: string): string =>
  label(
    text,
    element(
      'select',
      attributesOf(name, 'page', ''),
      options(
        [
          { value: '', label: 'as by default' },
          { value: 'on', label: 'on' },
          { value: 'off', label: 'off' },
        ],
        value,
      ),
    ),
  )

function settingField({ name, kind, values }: OfferedSetting, { settings }: PreviewState): string {
  const value = settings[name] ?? ''
  const parameter = `setting.${name}`
  if (kind === 'flag') return onOffField(parameter, name, value)
  const attributes = attributesOf(parameter, 'page', '')
  const choice = [{ value: '', label: 'as by default' }, ...values.map((one) => ({ value: one, label: one }))]
  if (kind === 'choice') return label(name, element('select', attributes, options(choice, value)))
  const type = kind === 'number' ? 'number' : 'text'
  return label(
    name,
    `<input type="${type}" name="${parameter}" data-begins="page" data-default="" placeholder="as by default" value="${escapeHtml(value)}">`,
  )
}

/** A fault is added with two fields and a button, and each can be taken away. */
function faultGroup(faults: readonly PreviewFault[]): string {
  const calls = faultyCalls.map((value) => ({ value, label: value === everyCall ? 'every call' : value }))
  const kinds = faultKindNames.map((value) => ({ value, label: faultKinds[value].label }))
  return group('Faults', [
    `<ul id="faults" class="Faults" data-faults="${escapeHtml(JSON.stringify(faults.map(({ call, kind }) => `${call}:${kind}`)))}"></ul>`,
    label('Call', element('select', { id: 'fault-call' }, options(calls, everyCall))),
    label('What happens', element('select', { id: 'fault-kind' }, options(kinds, faultKindNames[0] ?? ''))),
    '<button type="button" id="add-fault">Add fault</button>',
  ])
}
