// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { holdKeyboard, takeHeldText } from '../../../runtime/browser/page/focus'

const heldField = () => document.querySelector<HTMLInputElement>('input[data-held]')

function typeHeld(text: string): void {
  const field = heldField()
  if (field) field.value = text
}

/** The field of the page, as its sheet opens. */
function focusField(): void {
  const field = document.createElement('input')
  document.body.append(field)
  field.focus()
}

afterEach(() => {
  takeHeldText()
  document.body.replaceChildren()
})

describe('what is typed before a field is there', () => {
  it('is held, and is the first text of the field', () => {
    holdKeyboard()
    typeHeld('jac')
    expect(takeHeldText()).toBe('jac')
  })

  it('is whole when the field has the focus, also with letters typed after its first text was taken', () => {
    holdKeyboard()
    typeHeld('j')
    expect(takeHeldText()).toBe('j')
    typeHeld('jac')
    focusField()
    expect(heldField()).toBeNull()
    expect(takeHeldText()).toBe('jac')
  })

  it('is taken once', () => {
    holdKeyboard()
    typeHeld('jac')
    focusField()
    takeHeldText()
    expect(takeHeldText()).toBe('')
  })

  it('is nothing of the time before', () => {
    holdKeyboard()
    typeHeld('jac')
    focusField()
    holdKeyboard()
    expect(takeHeldText()).toBe('')
  })
})
