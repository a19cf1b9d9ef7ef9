import { describe, expect, it } from 'vitest'
import { showCheckProgress, showProgress } from '../../scripts/steps/commands/progress'
import { loadMerchants } from '../../scripts/steps/validate/loadMerchants'
import { merchantCodes } from '../../scripts/steps/validate/merchantCodes'

function createRecorder(isTTY: boolean) {
  const written: string[] = []
  return { isTTY, written, write: (text: string) => written.push(text) }
}

describe('the progress of a command', () => {
  it('is a line for each merchant where there is no terminal', () => {
    const stream = createRecorder(false)
    const progress = showProgress(stream, { action: 'building', total: 2, plain: false })
    progress.show('one', 0)
    progress.show('two', 1)
    progress.done()
    expect(stream.written).toEqual(['building one (1 of 2)\n', 'building two (2 of 2)\n'])
  })

  it('can be plain in a terminal too', () => {
    const stream = createRecorder(true)
    showProgress(stream, { action: 'building', total: 1, plain: true }).show('one', 0)
    expect(stream.written).toEqual(['building one (1 of 1)\n'])
  })

  it('is a bar on one line of a terminal, which is removed at the end', () => {
    const stream = createRecorder(true)
    const progress = showProgress(stream, { action: 'building', total: 2, plain: false })
    progress.show('one', 0)
    progress.show('two', 1)
    progress.done()
    const [first = '', second = '', last] = stream.written
    expect(first).toContain(`[${'-'.repeat(24)}] 1 of 2  one`)
    expect(second).toContain(`[${'#'.repeat(12)}${'-'.repeat(12)}] 2 of 2  two`)
    expect(stream.written.join('')).not.toContain('\n')
    expect(last).toBe('\r\u001b[K')
  })
})

describe('the progress of a check', () => {
  it('names each merchant once, and counts them', async () => {
    const checked: string[] = []
    await loadMerchants('.', { onChecked: (code, index) => (checked[index] = code) })
    expect(checked.sort()).toEqual(merchantCodes('.'))
  })

  const linesOf = (total: number): readonly string[] => {
    const stream = createRecorder(false)
    const progress = showCheckProgress(stream, total, false)
    for (let index = 0; index < total; index++) progress.show(`m${index}`, index)
    progress.done()
    return stream.written
  }

  it('is not shown of a few merchants', () => {
    expect(linesOf(49)).toEqual([])
    const stream = createRecorder(true)
    const progress = showCheckProgress(stream, 4, false)
    progress.show('one', 0)
    progress.done()
    expect(stream.written).toEqual([])
  })

  it.each([50, 99, 1000])('is ten lines of %i merchants, and the last one is the last merchant', (total) => {
    const lines = linesOf(total)
    expect(lines).toHaveLength(10)
    expect(lines.at(-1)).toBe(`checked m${total - 1} (${total} of ${total})\n`)
  })

  it('is a bar in a terminal, and each merchant moves it', () => {
    const stream = createRecorder(true)
    const progress = showCheckProgress(stream, 100, false)
    progress.show('one', 49)
    progress.show('two', 50)
    expect(stream.written).toEqual([
      `\r\u001b[K[${'#'.repeat(12)}${'-'.repeat(12)}] 50 of 100  one`,
      `\r\u001b[K[${'#'.repeat(12)}${'-'.repeat(12)}] 51 of 100  two`,
    ])
  })
})
