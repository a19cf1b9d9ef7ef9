const hostId = 'start-problem'

const panel = `
  :host { all: initial; }
  section { position: fixed; inset: 0; z-index: 2147483647; overflow: auto; padding: 16px; background: #1b1b1ff5; color: #f4f4f6;
    font: 14px/1.5 ui-monospace, monospace; }
  h1 { margin: 0 0 12px; font: 600 18px/1.4 system-ui, sans-serif; color: #ff9b93; }
  pre { margin: 0 0 16px; white-space: pre-wrap; overflow-wrap: anywhere; }
  button { min-block-size: 44px; padding-inline: 16px; border: 1px solid #8a8a94; border-radius: 8px; background: none;
    color: inherit; font: 600 15px system-ui, sans-serif; }
`

/** Shows the problem over the page, which stays as it was. */
export function showProblem(text: string): void {
  console.error(text)
  hideProblem()
  const host = document.createElement('div')
  host.id = hostId
  const root = host.attachShadow({ mode: 'open' })
  const styles = new CSSStyleSheet()
  styles.replaceSync(panel)
  root.adoptedStyleSheets = [styles]
  const section = document.createElement('section')
  section.setAttribute('role', 'alert')
  section.lang = 'en'
  section.dir = 'ltr'
  const title = document.createElement('h1')
  title.textContent = 'The last change does not build. The page is the one before it.'
  const details = document.createElement('pre')
  details.textContent = text
  const close = document.createElement('button')
  close.textContent = 'Close'
  close.addEventListener('click', hideProblem)
  section.append(title, details, close)
  root.append(section)
  document.body.append(host)
}

export const hideProblem = (): void => document.getElementById(hostId)?.remove()
