import { describe, expect, it } from 'vitest'
import { features } from '../../runtime/features'
import { interruptions } from '../../runtime/tables/interruptionOrder'
import { createImportGraph } from './importGraph'
import { sources, textOf } from './sources'

/** The files that start as tasks, relative to runtime/. */
const taskFiles = features.flatMap(({ tasks = [] }) =>
  tasks.map(({ start }) => {
    const [, path = ''] = /runtime\/(features\/[\w/]+)/.exec(start.toString()) ?? []
    return sources.find((source) => source.path.replace(/\.tsx?$/, '') === path)?.path ?? start.toString()
  }),
)

/** A file and everything of its feature that it imports at its start. */
function withImports(start: string): string[] {
  const folder = start.split('/').slice(0, 2).join('/')
  const graph = createImportGraph(
    sources.map((source) => ({ ...source, imports: source.imports.filter(({ kind }) => kind === 'value') })),
  )
  const found = new Set([start])
  for (const path of found)
    for (const next of graph.get(path) ?? []) if (next.startsWith(`${folder}/`)) found.add(next)
  return [...found]
}

/** What a task opens that is no interruption, and why. */
const others: Readonly<Record<string, string>> = {
  'features/autoLogin/tryAutoLogin.ts': 'the login that the member has asked for at an earlier visit',
  'features/download/openPrompt.ts': 'the prompt for who taps the bar',
  'features/social/resumeSignInTask.ts': 'the form from which the member has left for a provider',
  'features/social/signInAttempt.ts': 'the waiting screen of a sign-in that goes on',
  'features/system/statusTask.ts': 'a screen that takes over the site',
}

describe('what opens without being asked for (D27)', () => {
  it('is never opened as an overlay that somebody has asked for', () => {
    const literal = new RegExp(`openOverlay\\(\\s*'(${interruptions.join('|')})'`)
    const found = sources.filter(({ path }) => literal.test(textOf(path))).map(({ path }) => path)
    expect(found).toEqual([])
  })

  it('is asked for with `interrupt` by every task', () => {
    expect(taskFiles.filter((path) => !path.startsWith('features/'))).toEqual([])
    const opening = [...new Set(taskFiles.flatMap(withImports))].filter((path) =>
      /\bopenOverlay\b|overlays\.open\(/.test(textOf(path)),
    )
    expect(opening.filter((path) => others[path] === undefined)).toEqual([])
  })

  it('waits for no time of its own: nothing polls for a calm moment', () => {
    const polling = sources.filter(
      ({ path }) => path.startsWith('features/') && /page\.(typing|userBusy)/.test(textOf(path)),
    )
    expect(polling.map(({ path }) => path)).toEqual([])
  })
})
