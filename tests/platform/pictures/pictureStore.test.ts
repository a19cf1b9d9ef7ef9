import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPictureStore } from '../../../scripts/platform/pictures/pictureStore'

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'pictures-'))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** A store whose pictures are their own descriptions, and what it has made. */
function storeIn(folder: string) {
  const made: string[] = []
  const picture = createPictureStore(join(root, folder), async (svg, width) => {
    made.push(`${svg} ${width}`)
    return Buffer.from(`${svg} ${width}`)
  })
  return { made, picture }
}

describe('the store of pictures', () => {
  it('makes each picture once for each width, even when it is asked for twice at the same time', async () => {
    const { made, picture } = storeIn('once')
    await Promise.all([picture('a', 96), picture('a', 96), picture('a', 144), picture('b', 96)])
    expect((await picture('a', 144)).toString()).toBe('a 144')
    expect(made.sort()).toEqual(['a 144', 'a 96', 'b 96'])
  })

  it('finds after a start what it made before, and leaves no part of a file', async () => {
    await storeIn('kept').picture('a', 96)
    const { made, picture } = storeIn('kept')
    expect((await picture('a', 96)).toString()).toBe('a 96')
    expect(made).toEqual([])
    expect(readdirSync(join(root, 'kept')).filter((name) => !name.endsWith('.webp'))).toEqual([])
  })

  it('serves pictures that it cannot save', async () => {
    writeFileSync(join(root, 'file'), '')
    expect((await storeIn('file/below').picture('a', 96)).toString()).toBe('a 96')
    expect(existsSync(join(root, 'file/below'))).toBe(false)
  })

  it('tries again after a failure', async () => {
    let failures = 1
    const picture = createPictureStore(join(root, 'again'), async () => {
      if (failures-- > 0) throw new Error('not drawn')
      return Buffer.from('drawn')
    })
    await expect(picture('a', 96)).rejects.toThrow('not drawn')
    expect((await picture('a', 96)).toString()).toBe('drawn')
  })
})
