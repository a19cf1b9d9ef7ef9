/*
 * The preview panel: what it is set to stands in the address, and goes to the site in the frame.
 */
export {}

const find = <Kind extends HTMLElement>(id: string): Kind => document.getElementById(id) as Kind

type Field = HTMLSelectElement | HTMLInputElement

const form = find<HTMLFormElement>('settings')
const frame = find<HTMLIFrameElement>('site')
const page = find<HTMLSelectElement>('page')
const faultList = find('faults')

const faults: string[] = JSON.parse(faultList.dataset.faults ?? '[]')

const fields = (): Field[] => [...form.querySelectorAll<Field>('[data-begins]')]

const chosen = (name: string): string => String(new FormData(form).get(name) ?? '')

/** The link's query: only what differs from a link without it. */
function query(): URLSearchParams {
  const entries = new URLSearchParams([['code', chosen('code')]])
  for (const field of fields()) {
    const isChosen = field.type !== 'radio' || (field as HTMLInputElement).checked
    if (isChosen && field.value !== field.dataset.default) entries.append(field.name, field.value)
  }
  for (const fault of faults) entries.append('fault', fault)
  return entries
}

const showInAddress = (): void => history.replaceState(null, '', `/preview?${query()}`)

const say = (text: string): void => {
  find('said').textContent = text
}

/** Shows the site anew: from the beginning of a visit, or only its page. */
function enter(begins: 'visit' | 'page'): void {
  showInAddress()
  frame.src = `/__preview/enter/${begins}?${query()}`
}

interface SiteWindow extends Window {
  __setOnline?(online: boolean): void
}

/** The frame's window; undefined while it shows a page of the browser's or of another site. */
function siteWindow(): SiteWindow | undefined {
  try {
    const site = frame.contentWindow as SiteWindow | null
    return site?.location.pathname.startsWith('/m/') ? site : undefined
  } catch {
    return undefined
  }
}

async function sendState(): Promise<void> {
  showInAddress()
  const response = await fetch('/__preview/state', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(query().toString()),
  })
  if (!response.ok) say('npm start did not accept the change: it says why.')
  siteWindow()?.__setOnline?.(chosen('network') !== 'offline')
}

const sizes: Readonly<Record<string, string>> = {
  390: '844',
  360: '640',
  430: '932',
  320: '568',
  768: '1024',
}

function showSize(): void {
  const width = chosen('width')
  frame.style.setProperty('--width', `${width}px`)
  frame.style.setProperty('--height', `${sizes[width] ?? '844'}px`)
}

function apply(begins: string | undefined): void {
  showSize()
  if (begins === 'visit' || begins === 'page') enter(begins)
  else void sendState().catch(() => say('npm start does not answer: is it running?'))
}

form.addEventListener('change', (event) => apply((event.target as Field).dataset.begins ?? 'none'))
form.addEventListener('submit', (event) => event.preventDefault())

function showFaults(): void {
  const items = faults.map((fault, index) => {
    const item = document.createElement('li')
    const text = document.createElement('code')
    text.textContent = fault
    const remove = document.createElement('button')
    remove.type = 'button'
    remove.textContent = 'Remove'
    remove.setAttribute('aria-label', `Remove ${fault}`)
    remove.addEventListener('click', () => {
      faults.splice(index, 1)
      showFaults()
      apply('nothing')
      find('add-fault').focus()
    })
    item.append(text, remove)
    return item
  })
  faultList.replaceChildren(...items)
}

find('add-fault').addEventListener('click', () => {
  const fault = `${find<HTMLSelectElement>('fault-call').value}:${find<HTMLSelectElement>('fault-kind').value}`
  if (!faults.includes(fault)) faults.push(fault)
  showFaults()
  apply('nothing')
  say(`${fault} is in effect.`)
})

/** The link works on every machine: a preview gets a host of its own when it is opened. */
const mainOrigin = `${location.protocol}//127.0.0.1${location.port && `:${location.port}`}`

find('copy').addEventListener('click', () => {
  const link = `${mainOrigin}/preview?${query()}`
  navigator.clipboard.writeText(link).then(
    () => say('The link is copied.'),
    () => say(link),
  )
})
find('again').addEventListener('click', () => enter('visit'))
document.getElementById('all')?.setAttribute('href', `${mainOrigin}/`)

const isNarrow = matchMedia('(max-width: 799px)')

function showPanel(isShown: boolean): void {
  document.body.classList.toggle('has-panel', isShown)
  find('open').setAttribute('aria-expanded', String(isShown))
  if (isNarrow.matches) (isShown ? find('close') : find('open')).focus()
}

find('open').addEventListener('click', () => showPanel(true))
find('close').addEventListener('click', () => showPanel(false))
addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && isNarrow.matches) showPanel(false)
})

/** Follows the site: the link leads to the page that is shown. */
function followPage(): void {
  const site = siteWindow()
  if (!site) return
  const path = site.location.pathname + site.location.search
  if (path === page.value) return
  if (![...page.options].some(({ value }) => value === path)) page.add(new Option(path, path))
  page.value = path
  showInAddress()
}

/** How often the frame's address is read, ms: it does not say when it changes. */
const followEvery = 500

setInterval(followPage, followEvery)
/** A page that was just loaded still loads what comes next, ms; only then is it offline. */
const settleTime = 3000

frame.addEventListener('load', () => {
  if (siteWindow() && chosen('network') === 'offline') setTimeout(() => apply('nothing'), settleTime)
})

showFaults()
showSize()
enter('visit')
new EventSource('/__preview/events').addEventListener('begin', () => enter('visit'))
