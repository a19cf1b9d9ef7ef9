import { describe, expect, it } from 'vitest'
import {
  fileTarget,
  frameTarget,
  mountedTarget,
  outsideTarget,
  siteTarget,
} from '../../../runtime/rules/network/mountedTarget'
import { sessionParams } from '../../../runtime/tables/queryParams'

const origin = 'https://www.hongvan.example'
const domains = ['www.hongvan.example', 'm.hongvan.example', '*.hv.example']

describe('a link from the platform to a page of the site', () => {
  it.each(sessionParams)('loses %s, which would begin another session (D26)', (name) => {
    const target = mountedTarget(`/m/home?${name}=x&kw=a`, { origin, mountedPaths: ['/m/home'] })
    expect(target).toBe('/m/home?kw=a')
  })
})

describe('a link from the platform to another site', () => {
  it.each([
    ['https://help.example/a?token=x', 'https://help.example/a?token=x'],
    ['https://m.hongvan.example/m/home?token=x&kw=a', 'https://m.hongvan.example/m/home?kw=a'],
    ['https://www.hongvan.example/?tokens=x', 'https://www.hongvan.example/'],
    ['https://WWW.hongvan.example/m/home?sessionId=x&env=y#top', 'https://www.hongvan.example/m/home#top'],
    ['https://a.hv.example/m/home?to%6Ben=x', 'https://a.hv.example/m/home'],
    ['https://other.example/m/home', undefined],
    ['javascript:alert(1)', undefined],
  ])('%s becomes %s (D26)', (address, expected) => {
    expect(outsideTarget(address, ['help.example', ...domains], domains)).toBe(expected)
  })
})

describe('the address of a game or a chat', () => {
  const context = {
    hosts: ['play.hongvan.example', '*.games.example', 'm.hongvan.example', 'http://localhost:*'],
    domains,
    origin: 'https://m.games.example',
  }

  it.each([
    ['https://play.hongvan.example/a?token=1&x=%2F#b', 'https://play.hongvan.example/a?token=1&x=%2F#b'],
    ['https://eu.games.example/', 'https://eu.games.example/'],
    ['http://localhost:4180/wps/games/play?token=1', 'http://localhost:4180/wps/games/play?token=1'],
    ['https://m.hongvan.example/m/home?token=1&x=2', 'https://m.hongvan.example/m/home?x=2'],
  ])('%s is opened as %s (D16, D26)', (candidate, url) => {
    expect(frameTarget(candidate, context)).toBe(url)
  })

  it.each([
    '',
    '/wps/games/play',
    '//play.hongvan.example/a',
    'http://play.hongvan.example/a',
    'https://play.hongvan.example:8443/a',
    'https://me@play.hongvan.example/a',
    'https://play.hongvan.example.evil.example/a',
    'https://games.example/',
    'https://www.hongvan.example/m/home',
    'https://m.games.example/m/home',
    'http://me@localhost:4180/',
    'http://localhost:4180\\@evil.example/',
    'http://local\u0000host:4180/',
    'https://localhost:4180/',
    'javascript:alert(1)',
    'data:text/html,hello',
    'blob:http://localhost:4180/1',
  ])('%s is refused (F158)', (candidate) => {
    expect(frameTarget(candidate, context)).toBeUndefined()
  })
})

describe('a path of the site from the platform', () => {
  it.each([
    ['/wps/app/brand.apk?v=2', '/wps/app/brand.apk?v=2'],
    ['/m/home?token=x&kw=a#top', '/m/home?kw=a#top'],
    ['/m/home?to%6Ben=x', '/m/home'],
    ['//evil.example/a', undefined],
    ['/\\evil.example/a', undefined],
    ['/\t/evil.example/a', undefined],
    ['/\n/evil.example/a', undefined],
    ['/a/..//evil.example/a', undefined],
    ['app.apk', undefined],
    ['https://evil.example/a', undefined],
    ['', undefined],
  ])('%j leads to the file %j (D16, D26)', (candidate, expected) => {
    expect(fileTarget(candidate)).toBe(expected)
  })

  it.each([
    ['/m/any?tokens=x&a=1', '/m/any?a=1'],
    [`${origin}/m/any?sessionId=x`, '/m/any'],
    ['/wps/session/x', undefined],
    ['https://evil.example/m/home', undefined],
  ])('%j leads to the page %j (D16, D26)', (candidate, expected) => {
    expect(siteTarget(candidate, origin)).toBe(expected)
  })
})
