import { expect, it } from 'vitest'
import { features } from '../../runtime/features'
import { sources, textOf } from './sources'

/** The overlays whose types a feature's file declares, as "feature overlay". */
function declaredTypes(path: string, code: string): string[] {
  const [, feature = ''] = /^features\/(\w+)\//.exec(path) ?? []
  const declarations = code.matchAll(/^declare module '[./]+contract\/overlays' \{\n([\s\S]*?)^\}/gm)
  const lines = [...declarations].flatMap(([, body = '']) => body.split('\n'))
  return lines.flatMap((line) => {
    const [, overlay] = /^ {4}(\w+):/.exec(line) ?? []
    return overlay === undefined ? [] : `${feature} ${overlay}`
  })
}

it('a feature declares the types of its own overlays only (D151)', () => {
  const own = features.flatMap(({ id, overlays = [] }) => overlays.map((overlay) => `${id} ${overlay.id}`))
  const declared = sources.flatMap(({ path }) => declaredTypes(path, textOf(path)))
  expect(declared).toContain('play playChoice')
  expect(declared.filter((one) => !own.includes(one))).toEqual([])
})

it('finds each name in a declaration', () => {
  const code = [
    "declare module '../../contract/overlays' {",
    '  interface OverlayPayloads {',
    '    /** A game. */',
    '    playChoise: Game',
    '  }',
    '  interface OverlayResults {',
    "    playChoice: 'trial'",
    '  }',
    '}',
  ].join('\n')
  expect(declaredTypes('features/play/PlayChoice.tsx', code)).toEqual(['play playChoise', 'play playChoice'])
})
