// @vitest-environment happy-dom
import { createRef, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CodeField } from '../../runtime/ui/CodeField'
import { PasswordField } from '../../runtime/ui/PasswordField'
import { TextField, type TextFieldProps } from '../../runtime/ui/TextField'
import { press, render, type } from '../support/render'

afterEach(() => document.body.replaceChildren())

const ignore = () => undefined

function Name(props: Partial<TextFieldProps>) {
  const [value, setValue] = useState(props.value ?? '')
  return <TextField label="User name" {...props} value={value} onChange={setValue} />
}

const describedBy = (input: HTMLElement): string =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent ?? ''

describe('text field', () => {
  it('has its label above, wired to the input', () => {
    const { get } = render(<Name />)
    expect(get<HTMLLabelElement>('label').htmlFor).toBe(get('input').id)
    expect(get('label').textContent).toBe('User name')
  })

  it('is described by the helper, and after a mistake by the error alone', () => {
    const { get, again } = render(<Name helper="6 letters" />)
    expect(describedBy(get('input'))).toBe('6 letters')
    expect(get('input').hasAttribute('aria-invalid')).toBe(false)
    again(<Name helper="6 letters" error="Too short" />)
    expect(describedBy(get('input'))).toBe('Too short')
    expect(get('input').getAttribute('aria-invalid')).toBe('true')
  })

  it('has the place of the error before there is one, so that it is spoken and moves nothing', () => {
    const { get, again } = render(<Name />)
    const note = get('.Field-note')
    expect(note.getAttribute('aria-live')).toBe('polite')
    again(<Name error="Too short" />)
    expect(get('.Field-note')).toBe(note)
  })

  it('hears what is typed, and can be cleared with the cursor staying in it', () => {
    const { get, all } = render(<Name clearLabel="Clear" />)
    expect(all('button')).toHaveLength(0)
    type(get('input'), 'linh')
    expect(get<HTMLInputElement>('input').value).toBe('linh')
    press(get('[aria-label="Clear"]'))
    expect(get<HTMLInputElement>('input').value).toBe('')
    expect(document.activeElement).toBe(get('input'))
  })

  it('gives its input to the one who asks, so that a mistake can be focused', () => {
    const ref = createRef<HTMLInputElement>()
    const { get } = render(<TextField label="User name" value="" onChange={ignore} ref={ref} />)
    ref.current?.focus()
    expect(document.activeElement).toBe(get('input'))
  })

  it('passes on what keyboards and password managers need', () => {
    const { get } = render(
      <Name autoComplete="username" enterKeyHint="next" inputMode="email" name="user" dir="ltr" />,
    )
    const input = get('input')
    const wanted = {
      autocomplete: 'username',
      enterkeyhint: 'next',
      inputmode: 'email',
      name: 'user',
      dir: 'ltr',
    }
    for (const [name, value] of Object.entries(wanted)) expect(input.getAttribute(name)).toBe(value)
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

  it('shows and hides the password; the eye says what it does next', () => {
    const { get } = render(password)
    const seen = () => [get<HTMLInputElement>('input').type, get('button').getAttribute('aria-label')]
    expect(seen()).toEqual(['password', 'Show'])
    press(get('button'))
    expect(seen()).toEqual(['text', 'Hide'])
    press(get('button'))
    expect(seen()).toEqual(['password', 'Show'])
  })

  it('lets password managers fill it in', () => {
    expect(render(password).get('input').getAttribute('autocomplete')).toBe('current-password')
  })
})

describe('code field', () => {
  it('is one input that the phone can fill in', () => {
    const { get, all } = render(<CodeField label="Code" value="" onChange={ignore} length={6} />)
    expect(all('input')).toHaveLength(1)
    expect(get('input').getAttribute('autocomplete')).toBe('one-time-code')
    expect(get('input').getAttribute('inputmode')).toBe('numeric')
  })

  it.each([
    ['408 123', '408123'],
    [' 4081 ', '4081'],
    ['40812399', '408123'],
  ])('takes %j as %j', (pasted, taken) => {
    const onChange = vi.fn()
    type(render(<CodeField label="Code" value="" onChange={onChange} length={6} />).get('input'), pasted)
    expect(onChange).toHaveBeenLastCalledWith(taken)
  })
})
