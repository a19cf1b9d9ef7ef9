import { describe, expect, it } from 'vitest'
import { classifyRequest } from '../../runtime/worker/classifyRequest'
import fc from '../support/properties'

const origin = 'https://www.hongvan.example'
const requestFor = (path: string, mode = 'navigate', options: { method?: string; range?: boolean } = {}) => ({
  method: options.method ?? 'GET',
  url: new URL(path, origin).href,
  mode,
  headers: { has: (name: string) => name === 'range' && options.range === true },
})

describe('the service worker', () => {
  it.each([
    ['/m/home', 'page'],
    ['/m/', 'page'],
    ['/m/index.html', 'page'],
    ['/m/member/home?cid=7#top', 'page'],
    ['/m/no/such/page', 'page'],
    ['/m/HOME/', 'page'],
    ['/m/home?fresh=abc', 'page'],
    ['/m/captcha.html', 'nothing'],
    ['/m/unsupported.html', 'nothing'],
    ['/m/asset-manifest.json?time=1', 'nothing'],
    ['/m/sw.js', 'nothing'],
    ['/m/icons/icon.svg', 'nothing'],
    ['/', 'nothing'],
    ['/mobile/mc/asset-manifest.json', 'nothing'],
    ['/wps/session/login', 'nothing'],
    ['/lgw/pay', 'nothing'],
    ['/__/auth/handler', 'nothing'],
    ['/emulator/gapi.js', 'nothing'],
    ['https://scripts.partner.example/m/home', 'nothing'],
  ])('classifies a navigation to %s as %s (E7.24)', (path, kind) => {
    expect(classifyRequest(requestFor(path), origin)).toBe(kind)
  })

  it.each(['/m/register.html', '/m/member/home.html?r=1', '/m/Register.HTML'])(
    'classifies %s, a path with the extension of a page, as a page (I2.05, F036)',
    (path) => {
      expect(classifyRequest(requestFor(path), origin)).toBe('page')
    },
  )

  it.each([
    ['/m/assets/main.A1.js', 'file'],
    ['/m/assets/flags.A1/VN.svg', 'file'],
    ['/m/assets/main.A1.js?again', 'nothing'],
    ['/m/home', 'nothing'],
    ['/m/sw.js?env=production&merchant=hongvan', 'nothing'],
    ['/m/asset-manifest.json?time=1', 'nothing'],
    ['/m/icons/icon.svg', 'nothing'],
    ['/wps/relay/GCSGAME_getGameLanes', 'nothing'],
    ['/wps/m/assets/main.A1.js', 'nothing'],
    ['/__/firebase/init.json', 'nothing'],
    ['https://elsewhere.example/m/assets/main.A1.js', 'nothing'],
  ])('classifies a request for %s as %s (E7.24)', (path, kind) => {
    expect(classifyRequest(requestFor(path, 'cors'), origin)).toBe(kind)
  })

  it.each([
    ['https://cdn.example.com/m/assets/main.A1.js', 'file'],
    ['https://cdn.example.com/m/assets/flags.A1/VN.svg', 'file'],
    ['https://cdn.example.com/m/assets/main.A1.js?fresh', 'nothing'],
    ['https://cdn.example.com/m/home', 'nothing'],
    ['https://elsewhere.example/m/assets/main.A1.js', 'nothing'],
    ['/m/assets/main.A1.js', 'file'],
  ])('where another host has the files, classifies a request for %s as %s (E7.24)', (path, kind) => {
    expect(classifyRequest(requestFor(path, 'no-cors'), origin, 'https://cdn.example.com')).toBe(kind)
    expect(classifyRequest(requestFor('/m/home'), origin, 'https://cdn.example.com')).toBe('page')
  })

  it('ignores everything but plain GET requests', () => {
    for (const path of ['/m/home', '/m/assets/main.A1.js']) {
      for (const method of ['POST', 'HEAD', 'PUT', 'DELETE'])
        expect(classifyRequest(requestFor(path, 'navigate', { method }), origin)).toBe('nothing')
      expect(classifyRequest(requestFor(path, 'navigate', { range: true }), origin)).toBe('nothing')
    }
  })

  it('ignores everything outside of /m/ (E7.24)', () => {
    fc.assert(
      fc.property(
        fc.webPath().filter((path) => !path.startsWith('/m/')),
        fc.constantFrom('navigate', 'cors', 'no-cors', 'same-origin'),
        (path, mode) => {
          const request = requestFor(`${origin}${path}`, mode)
          if (!new URL(request.url).pathname.startsWith('/m/'))
            expect(classifyRequest(request, origin)).toBe('nothing')
        },
      ),
    )
  })
})
