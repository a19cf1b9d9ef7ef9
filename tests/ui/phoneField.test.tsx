// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PhoneField, type PhoneFieldProps } from '../../runtime/ui/forms/PhoneField'
import { Flag } from '../../runtime/ui/media/Flag'
import { clickElement, render, send } from '../support/render'

afterEach(() => document.body.replaceChildren())

const ignore = () => undefined

const TestPhoneField = (props: Partial<PhoneFieldProps>) => (
  <PhoneField
    label="Mobile number"
    value=""
    onChange={ignore}
    countryLabel="Country code"
    country="VN"
    countryName="Vietnam"
    diallingCode="84"
    flag="/flags/VN.svg"
    showCountry
    onPick={ignore}
    {...props}
  />
)

describe('a phone field', () => {
  it('has a button with flag and dialling code, named after its country (I2.24, E2.58)', () => {
    const { get } = render(<TestPhoneField />)
    expect(get('button').textContent?.trim().replace(/\s+/g, ' ')).toBe('Country code Vietnam+84')
    expect(get('button bdi').textContent).toBe('+84')
    expect(get('button img').getAttribute('src')).toBe('/flags/VN.svg')
  })

  it('keeps code and number left to right in every script (D11)', () => {
    const { get } = render(<TestPhoneField />)
    expect([get('bdi').dir, get<HTMLInputElement>('input').dir]).toEqual(['ltr', 'ltr'])
  })

  it('opens the list with a tap on the button', () => {
    const onPick = vi.fn()
    const { get } = render(<TestPhoneField onPick={onPick} />)
    expect(get('button').getAttribute('aria-haspopup')).toBe('dialog')
    clickElement(get('button'))
    expect(onPick).toHaveBeenCalledTimes(1)
  })

  it('shows the code but does not let it be changed where that is disabled (I2.27, E2.62)', () => {
    const { get } = render(<TestPhoneField onPick={undefined} />)
    expect(get<HTMLButtonElement>('button').disabled).toBe(true)
    expect(get('button').textContent).toContain('+84')
  })

  it('is only the number when no code is shown (I2.26)', () => {
    const { all, get } = render(<TestPhoneField showCountry={false} />)
    expect(all('button')).toEqual([])
    expect(get<HTMLInputElement>('input').type).toBe('tel')
  })
})

describe('a flag', () => {
  const renderFlag = (code: string, src?: string) => render(<Flag code={code} src={src} />)

  it('without a picture shows the letters of the country (F104)', () => {
    const { all, get } = renderFlag('XK')
    expect([all('img').length, get('.Flag').textContent]).toEqual([0, 'XK'])
  })

  it('whose picture fails is the letters, and another picture is tried again (F104)', () => {
    const { get, all, rerender } = renderFlag('XK', '/flags/XK.svg')
    send(get('img'), new Event('error'))
    expect([all('img').length, get('.Flag').textContent]).toEqual([0, 'XK'])
    rerender(<Flag code="VN" src="/flags/VN.svg" />)
    expect(all('img')).toHaveLength(1)
  })

  it('reserves its space before it has loaded, and is silent beside the name (F104)', () => {
    const { get } = renderFlag('VN', '/flags/VN.svg')
    const img = get<HTMLImageElement>('img')
    expect([img.getAttribute('width'), img.getAttribute('height'), img.alt]).toEqual(['27', '18', ''])
    expect(get('.Flag').getAttribute('aria-hidden')).toBe('true')
  })
})
