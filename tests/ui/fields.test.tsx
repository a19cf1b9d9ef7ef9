// @vitest-environment happy-dom
import { createRef, useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { CodeField } from '../../runtime/ui/CodeField'
import { PasswordField } from '../../runtime/ui/PasswordField'
import { TextField, type TextFieldProps } from '../../runtime/ui/TextField'
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

describe('code field', () => {
  it('is one input that the phone can fill in', () => {
    const { get, all } = render(<CodeField label="Code" value="" onChange={ignore} />)
    expect(all('input')).toHaveLength(1)
    expect(get('input').getAttribute('autocomplete')).toBe('one-time-code')
    expect(get('input').getAttribute('inputmode')).toBe('numeric')
  })
})
