import { describe, expect, it } from 'vitest'
import { imageUrl, splitByAllowlist } from '../../../runtime/rules/network/imageUrl'

const allowed = ['images.example.com', '*.cdn.example.com']

describe('image hosts of the platform', () => {
  it('are split into those that the manifest lists and the others (E3.44)', () => {
    expect(
      splitByAllowlist(
        ['a.cdn.example.com', 'cdn.example.com', 'evil.example', 'images.example.com'],
        allowed,
      ),
    ).toEqual({
      listed: ['a.cdn.example.com', 'images.example.com'],
      others: ['cdn.example.com', 'evil.example'],
    })
  })
})

describe('an image', () => {
  it.each<[string | undefined, readonly string[], string | undefined]>([
    ['/wps/media/a.svg', ['a.cdn.example.com'], '/wps/media/a.svg'],
    ['games/a.png', ['a.cdn.example.com', 'images.example.com'], 'https://a.cdn.example.com/games/a.png'],
    ['games/a.png', [], '/games/a.png'],
    ['https://images.example.com/a.png', [], 'https://images.example.com/a.png'],
    ['//images.example.com/a.png', [], 'https://images.example.com/a.png'],
    ['https://evil.example/a.png', ['a.cdn.example.com'], undefined],
    ['//evil.example/a.png', [], undefined],
    ['http://images.example.com/a.png', [], undefined],
    ['javascript:alert(1)', ['a.cdn.example.com'], undefined],
    ['data:image/svg+xml,x', ['a.cdn.example.com'], undefined],
    ['', ['a.cdn.example.com'], undefined],
    [undefined, ['a.cdn.example.com'], undefined],
  ])('%j with the image hosts %j has the URL %j (E3.44)', (picture, cdns, address) => {
    expect(imageUrl(picture, cdns, allowed)).toBe(address)
  })
})
