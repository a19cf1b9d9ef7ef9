// @vitest-environment happy-dom
import { act, cloneElement, createRef, useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { CodeField } from '../../runtime/ui/forms/CodeField'
import { PasswordField } from '../../runtime/ui/forms/PasswordField'
import { TextField, type TextFieldProps } from '../../runtime/ui/forms/TextField'
import { clickElement, render, typeInto } from '../support/render'

afterEach(() => document.body.replaceChildren())

const ignore = () => undefined

function NameField(props: Partial<TextFieldProps>) {
  const [value, setValue] = useState(props.value ?? '')
  return <TextField label="User name" {...props} value={value} onChange={setValue} />
}

const describedBy = (input: HTMLElement): string =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent ?? ''

describe('text field', () => {
  it('has its label above, linked to the input', () => {
    const { get } = render(<NameField />)
    expect(get<HTMLLabelElement>('label').htmlFor).toBe(get('input').id)
    expect(get('label').textContent).toBe('User name')
  })

  it('is described by the helper, or by the error alone', () => {
    const { get, rerender } = render(<NameField helper="6 letters" />)
    expect(describedBy(get('input'))).toBe('6 letters')
    expect(get('input').hasAttribute('aria-invalid')).toBe(false)
    rerender(<NameField helper="6 letters" error="Too short" />)
    expect(describedBy(get('input'))).toBe('Too short')
    expect(get('input').getAttribute('aria-invalid')).toBe('true')
  })

  it('keeps its rule below an error, in its description', () => {
    const { get, rerender } = render(<NameField rule="6 letters" />)
    expect(describedBy(get('input'))).toBe('6 letters')
    rerender(<NameField rule="6 letters" error="Too short" />)
    expect(describedBy(get('input'))).toBe('Too short 6 letters')
    rerender(<NameField rule="6 letters" helper="This name is free" />)
    expect(describedBy(get('input'))).toBe('This name is free')
  })

  it('reserves the place of an error, so that it is announced and moves nothing', () => {
    const { get, rerender } = render(<NameField />)
    const note = get('.Field-note')
    expect(note.getAttribute('aria-live')).toBe('polite')
    rerender(<NameField error="Too short" />)
    expect(get('.Field-note')).toBe(note)
  })

  it('takes what is typed, and keeps the focus when it is cleared', () => {
    const { get, all } = render(<NameField clearLabel="Clear" />)
    expect(all('button')).toHaveLength(0)
    typeInto(get('input'), 'linh')
    expect(get<HTMLInputElement>('input').value).toBe('linh')
    clickElement(get('[aria-label="Clear"]'))
    expect(get<HTMLInputElement>('input').value).toBe('')
    expect(document.activeElement).toBe(get('input'))
  })

  it('forwards its ref to the input, so that an error can be focused', () => {
    const ref = createRef<HTMLInputElement>()
    const { get } = render(<TextField label="User name" value="" onChange={ignore} ref={ref} />)
    ref.current?.focus()
    expect(document.activeElement).toBe(get('input'))
  })

  it('passes attributes for keyboards and password managers on', () => {
    const { get } = render(
      <NameField autoComplete="username" enterKeyHint="next" inputMode="email" name="user" dir="ltr" />,
    )
    const input = get('input')
    const expected = {
      autocomplete: 'username',
      enterkeyhint: 'next',
      inputmode: 'email',
      name: 'user',
      dir: 'ltr',
    }
    for (const [name, value] of Object.entries(expected)) expect(input.getAttribute(name)).toBe(value)
  })
})

describe('password field', () => {
  const password = (
    <PasswordField
      label="Password"
      value="secret"
      onChange={ignore}
      showLabel="Show"
      hideLabel="Hide"
      autoComplete="current-password"
    />
  )

  it('is never in the markup, whatever is typed or set', () => {
    const { rerender, get } = render(password)
    expect(get<HTMLInputElement>('input').value).toBe('secret')
    rerender(cloneElement(password, { value: 'another' }))
    expect(get<HTMLInputElement>('input').value).toBe('another')
    typeInto(get('input'), 'typed by hand')
    clickElement(get('button'))
    expect(document.body.innerHTML).not.toMatch(/secret|another|by hand/)
  })

  it('shows and hides the password; the button is labelled with its next action', () => {
    const { get } = render(password)
    const state = () => [get<HTMLInputElement>('input').type, get('button').getAttribute('aria-label')]
    expect(state()).toEqual(['password', 'Show'])
    clickElement(get('button'))
    expect(state()).toEqual(['text', 'Hide'])
    clickElement(get('button'))
    expect(state()).toEqual(['password', 'Show'])
  })

  it('lets password managers fill it in', () => {
    expect(render(password).get('input').getAttribute('autocomplete')).toBe('current-password')
  })
})

describe('Caps Lock', () => {
  const pressKey = (input: Element, type: 'keydown' | 'keyup', capsLock: boolean) => {
    const event = new KeyboardEvent(type, { key: 'a', bubbles: true })
    Object.defineProperty(event, 'getModifierState', {
      value: (modifier: string) => capsLock && modifier === 'CapsLock',
    })
    act(() => void input.dispatchEvent(event))
  }
  const hinting = (error?: string, value = '') =>
    render(
      <PasswordField
        label="Password"
        helper="A helper"
        error={error}
        value={value}
        onChange={ignore}
        autoComplete="current-password"
        showLabel="show"
        hideLabel="hide"
        capsLockHint="Caps Lock is on"
        alphabetHint="Another alphabet"
      />,
    )

  it('is said where the helper is, belongs to the field, and goes when it is switched off (F088)', () => {
    const input = hinting().get('input')
    const note = () => describedBy(input)
    expect(note()).toBe('A helper')
    pressKey(input, 'keydown', true)
    expect(note()).toBe('Caps Lock is on')
    pressKey(input, 'keyup', false)
    expect(note()).toBe('A helper')
    pressKey(input, 'keydown', true)
    act(() => void input.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
    expect(note()).toBe('A helper')
  })

  it.each([
    ['Lucky-7788', 'A helper'],
    ['Glück ñandú Đẹp', 'A helper'],
    ['٧٧ ７７ 🎰 !?', 'A helper'],
    ['Дгслн-7788', 'Another alphabet'],
    ['Luckу-7788', 'Another alphabet'],
    ['รหัสผ่าน', 'Another alphabet'],
    ['پاسورڈ', 'Another alphabet'],
    ['密码', 'Another alphabet'],
  ])('is not the only slip: %s has the note "%s" (F088)', (value, note) => {
    const input = hinting(undefined, value).get('input')
    expect(describedBy(input)).toBe(note)
    pressKey(input, 'keydown', true)
    expect(describedBy(input)).toBe('Caps Lock is on')
  })

  it('does not replace an error (F088)', () => {
    const { get, container } = hinting('Too short')
    pressKey(get('input'), 'keydown', true)
    expect(container.textContent).toContain('Too short')
  })
})

describe('code field', () => {
  it('is one input that the phone can fill in', () => {
    const { get, all } = render(<CodeField label="Code" value="" onChange={ignore} />)
    expect(all('input')).toHaveLength(1)
    expect(get('input').getAttribute('autocomplete')).toBe('one-time-code')
    expect(get('input').getAttribute('inputmode')).toBe('numeric')
  })
})
