// @vitest-environment happy-dom
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Checkbox } from '../../runtime/ui/forms/Checkbox'
import { ChipRow } from '../../runtime/ui/lists/ChipRow'
import { LanguageList } from '../../runtime/ui/lists/LanguageList'
import { nextTabIndex, Tabs } from '../../runtime/ui/lists/Tabs'
import { clickElement, pressKey, render } from '../support/render'

afterEach(() => document.body.replaceChildren())

const ignore = () => undefined

function ThreeTabs() {
  const [active, setActive] = useState('a')
  const items = ['a', 'b', 'c'].map((id) => ({ id, label: id, panel: <p>panel {id}</p> }))
  return <Tabs label="Ways" items={items} active={active} onSelect={setActive} />
}

describe('tabs', () => {
  it.each([
    ['ArrowRight', 0, false, 1],
    ['ArrowRight', 2, false, 0],
    ['ArrowLeft', 0, false, 2],
    ['ArrowRight', 0, true, 2],
    ['ArrowLeft', 0, true, 1],
    ['Home', 2, false, 0],
    ['End', 0, true, 2],
    ['Enter', 1, false, undefined],
  ] as const)('%s on tab %d, right-to-left %s, leads to %s', (name, from, rightToLeft, to) => {
    expect(nextTabIndex(name, from, 3, rightToLeft)).toBe(to)
  })

  it('is one tab stop; arrows move the focus and the panel', () => {
    const { get, all } = render(<ThreeTabs />)
    pressKey(get('[role="tab"][aria-selected="true"]'), 'ArrowRight')
    expect(all('[role="tab"]').map((tab) => tab.tabIndex)).toEqual([-1, 0, -1])
    expect(document.activeElement?.textContent).toBe('b')
    expect(get('[role="tabpanel"]').textContent).toBe('panel b')
  })

  it('reverses the arrows on a right-to-left page', () => {
    const { get } = render(
      <div dir="rtl">
        <ThreeTabs />
      </div>,
    )
    pressKey(get('[aria-selected="true"]'), 'ArrowLeft')
    expect(document.activeElement?.textContent).toBe('b')
  })

  it('links every tab to the panel, and the panel to its tab', () => {
    const { get } = render(<ThreeTabs />)
    const panel = get('[role="tabpanel"]')
    const tab = get('[aria-selected="true"]')
    expect(tab.getAttribute('aria-controls')).toBe(panel.id)
    expect(panel.getAttribute('aria-labelledby')).toBe(tab.id)
  })
})

describe('checkbox and switch', () => {
  it('passes on the new state; the whole row is the tap target', () => {
    const onChange = vi.fn()
    const { get } = render(<Checkbox label="Remember me" checked={false} onChange={onChange} />)
    clickElement(get('label'))
    expect(onChange).toHaveBeenCalledWith(true)
  })

  it('announces the error of a required checkbox', () => {
    const { get } = render(
      <Checkbox label="I am of age" checked={false} onChange={ignore} error="Please tick" />,
    )
    const input = get('input')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(get(`[id="${input.getAttribute('aria-describedby')}"]`).textContent).toBe('Please tick')
  })
})

describe('chip row', () => {
  it('marks the active chip, and reports which one was tapped', () => {
    const onSelect = vi.fn()
    const items = ['slots', 'live'].map((id) => ({ id, label: id }))
    const { all } = render(<ChipRow label="Kinds" items={items} active="live" onSelect={onSelect} />)
    expect(all('button').map((chip) => chip.getAttribute('aria-pressed'))).toEqual(['false', 'true'])
    clickElement(all('button')[0] as HTMLElement)
    expect(onSelect).toHaveBeenCalledWith('slots')
  })
})

describe('language list', () => {
  const languages = [
    { code: 'UR', name: 'اردو', lang: 'ur', dir: 'rtl' },
    { code: 'EN', name: 'English', lang: 'en', dir: 'ltr' },
  ] as const

  it('writes each name in its own language and direction', () => {
    const { all } = render(
      <LanguageList label="Language" languages={languages} current="EN" onSelect={ignore} />,
    )
    expect(all('.LanguageList-name').map((name) => [name.lang, name.dir, name.textContent])).toEqual([
      ['ur', 'rtl', 'اردو'],
      ['en', 'ltr', 'English'],
    ])
  })

  it('marks the current one, and reports which one was chosen', () => {
    const onSelect = vi.fn()
    const { all } = render(
      <LanguageList label="Language" languages={languages} current="EN" onSelect={onSelect} />,
    )
    expect(all('button').map((choice) => choice.getAttribute('aria-current'))).toEqual([null, 'true'])
    clickElement(all('button')[0] as HTMLElement)
    expect(onSelect).toHaveBeenCalledWith('UR')
  })
})
