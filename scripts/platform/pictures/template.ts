import { readFileSync } from 'node:fs'

const templateFolder = new URL('templates/', import.meta.url)
const slotPattern = /\{\{([a-z-]+)\}\}/g

/** What goes into the slots of a template, by their names. */
export type Slots = Readonly<Record<string, string>>

const texts = new Map<string, string>()

/** A template with each `{{slot}}` replaced. It may leave common values unused, and has a slot for each of its contents. */
export function fillTemplate(name: string, common: Slots, contents: Slots = {}): string {
  const text = texts.get(name) ?? readTemplate(name)
  texts.set(name, text)
  return fillSlots(name, text, common, contents)
}

/** The same for a text that has been read already. */
export function fillSlots(name: string, text: string, common: Slots, contents: Slots): string {
  const values = new Map(Object.entries({ ...common, ...contents }))
  const missing = Object.keys(contents).find((slot) => !text.includes(`{{${slot}}}`))
  if (missing !== undefined) throw templateError(name, `has no slot {{${missing}}}`)
  if (/[{}]/.test(text.replace(slotPattern, '')))
    throw templateError(name, 'has a slot that is not written as {{name}}')
  return text.replace(slotPattern, (_, slot: string) => {
    const value = values.get(slot)
    if (value === undefined) throw templateError(name, `has the unknown slot {{${slot}}}`)
    return value
  })
}

/** Spaces between tags are removed. */
function readTemplate(name: string): string {
  try {
    return readFileSync(new URL(`${name}.svg`, templateFolder), 'utf8')
      .replace(/>\s+</g, '><')
      .trim()
  } catch (cause) {
    throw new Error(`${fileOf(name)} cannot be read`, { cause })
  }
}

const fileOf = (name: string): string => `scripts/platform/pictures/templates/${name}.svg`

const templateError = (name: string, what: string): Error => new Error(`${fileOf(name)} ${what}`)
