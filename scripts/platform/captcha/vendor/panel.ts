/** The stub's puzzle: a slider that a finger, a mouse, a keyboard and a test can move to a number. */

export interface Panel {
  show(): void
  hide(): void
  /** Shows that the position is wrong, and stays open. */
  showFailure(): void
}

interface PanelEvents {
  onSubmit(to: number): void
  onClose(): void
}

const style = `
.captcha-mask { position: fixed; inset: 0; display: none; place-items: center; background: #0000004d; font: 16px/1.5 system-ui, sans-serif }
.captcha-mask[data-open] { display: grid }
.captcha-panel { display: grid; gap: 12px; box-sizing: border-box; width: min(320px, calc(100vw - 32px)); padding: 20px; border-radius: 12px; color: #1c2430; background: #fff }
.captcha-panel h1 { margin: 0; font-size: 1.05rem }
.captcha-panel input { width: 100%; height: 44px; margin: 0 }
.captcha-panel p { min-height: 1.5em; margin: 0; color: #9b1c1c }
.captcha-panel div { display: flex; justify-content: space-between; gap: 12px }
.captcha-panel button { min-width: 96px; min-height: 44px; border: 0; border-radius: 8px; font: inherit; font-weight: 600; color: #1c2430; background: #e4e8ee }
.captcha-panel button:first-child { color: #fff; background: #2057c7 }`

export function createPanel(goal: number, { onSubmit, onClose }: PanelEvents): Panel {
  const mask = element('div', { class: 'captcha-mask' })
  const question = `Move the slider to ${goal}`
  const slider = element('input', { type: 'range', min: '0', max: '100', value: '0', 'aria-label': question })
  const status = element('p', { role: 'status' })
  const value = element('output', { 'aria-hidden': 'true' }, '0')
  const check = element('button', { type: 'button' }, 'Check')
  const close = element('button', { type: 'button' }, 'Close')
  const buttons = element('div', {})
  buttons.append(check, value, close)
  const panel = element('div', { class: 'captcha-panel', role: 'dialog', 'aria-label': question })
  panel.append(element('h1', {}, question), slider, status, buttons)
  mask.append(element('style', {}, style), panel)
  slider.addEventListener('input', () => {
    value.textContent = slider.value
  })
  check.addEventListener('click', () => onSubmit(Number(slider.value)))
  close.addEventListener('click', () => onClose())
  mask.addEventListener('click', ({ target }) => target === mask && onClose())
  document.body.append(mask)
  return {
    show() {
      status.textContent = ''
      mask.toggleAttribute('data-open', true)
      slider.focus()
    },
    hide: () => void mask.toggleAttribute('data-open', false),
    showFailure() {
      status.textContent = 'Not quite. Please try again.'
    },
  }
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Record<string, string>,
  text = '',
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, value)
  created.textContent = text
  return created
}
