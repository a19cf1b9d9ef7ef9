// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import english from '../../runtime/text/EN.json'
import { all, get, names, words } from '../support/screen'
import { doing, startSite } from '../support/site'

const { support } = english

describe('customer service', () => {
  const entry = (id: string, url: string, title?: string) => ({
    id,
    csType: 'LIVECHAT' as const,
    url,
    ...(title === undefined ? {} : { title: { EN: title } }),
  })
  const opened = async (customerService: ReturnType<typeof entry>[]) => {
    const hosts = { customerService: ['chat.hongvan.example'] }
    const running = await startSite({ manifest: { customerService, hosts } })
    await doing(() => void running.site.open('support'))
    return running
  }

  it("lists the merchant's ways in the manifest's order, each in a new tab", async () => {
    await opened([
      entry('b', 'https://chat.hongvan.example/b', 'Second first'),
      entry('a', 'https://chat.hongvan.example/a', 'First second'),
    ])
    const links = all('link')
    expect(names('link')).toEqual(['Second first', 'First second'])
    for (const link of links)
      expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
        '_blank',
        'noopener noreferrer',
      ])
    expect(links[0]?.getAttribute('href')).toBe('https://chat.hongvan.example/b')
  })

  it('numbers those without a title', async () => {
    await opened([
      entry('a', 'https://chat.hongvan.example/a'),
      entry('b', 'https://chat.hongvan.example/b', 'Chat'),
      entry('c', 'https://chat.hongvan.example/c'),
    ])
    expect(names('link')).toEqual(['CS1', 'Chat', 'CS3'])
  })

  it.each(['http://chat.hongvan.example/', 'https://evil.example/', 'javascript:alert(1)', ''])(
    'leaves out %j (F017)',
    async (url) => {
      await opened([entry('a', url, 'Trap')])
      expect(all('link')).toEqual([])
      expect(words(get('dialog'))).toContain(support.emptyTitle)
    },
  )
})
