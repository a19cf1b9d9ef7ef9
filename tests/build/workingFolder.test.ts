import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createWorkingFolder } from '../../scripts/steps/stamp/workingFolder'

describe('a site that is written in place', () => {
  let folder: string

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'working-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const longAgo = new Date(1_000_000_000_000)
  const write = createWorkingFolder()
  const read = (path: string): string => readFileSync(join(folder, path), 'utf8')

  it('is written where it differs from the last time, and loses what it has no more', () => {
    write(
      folder,
      new Map<string, string | Uint8Array>([
        ['m/home.html', 'home'],
        ['m/assets/a.js', Buffer.from('a')],
        ['m/assets/b.js', Buffer.from('b')],
      ]),
    )
    for (const path of ['m/home.html', 'm/assets/a.js']) utimesSync(join(folder, path), longAgo, longAgo)
    write(
      folder,
      new Map<string, string | Uint8Array>([
        ['m/home.html', 'another'],
        ['m/assets/a.js', Buffer.from('a')],
        ['m/assets/c/d.js', Buffer.from('d')],
      ]),
    )
    expect([read('m/home.html'), read('m/assets/a.js'), read('m/assets/c/d.js')]).toEqual([
      'another',
      'a',
      'd',
    ])
    expect(existsSync(join(folder, 'm/assets/b.js'))).toBe(false)
    const isOld = (path: string) => statSync(join(folder, path)).mtime.getTime() === longAgo.getTime()
    expect([isOld('m/home.html'), isOld('m/assets/a.js')]).toEqual([false, true])
  })
})
