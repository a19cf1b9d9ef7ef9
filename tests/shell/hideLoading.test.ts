// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { hideLoading } from '../../runtime/contract/hideLoading'
import { type FakeBrowser, fakeBrowser } from '../support/fakeBrowser'

let edge: FakeBrowser
beforeEach(() => {
  edge = fakeBrowser()
  edge.page.showSplash(false)
})

it('takes away what says "loading" at the first look, after a second (E4.75, I8.22)', async () => {
  edge.page.showSplash(true)
  hideLoading(edge)
  await edge.clock.advance(999)
  expect(edge.page.splashVisible).toBe(true)
  await edge.clock.advance(1)
  expect([edge.page.splashVisible, edge.clock.waiting]).toEqual([false, 0])
})

it('looks every second, three times at most (E4.75)', async () => {
  hideLoading(edge)
  await edge.clock.advance(2500)
  edge.page.showSplash(true)
  await edge.clock.advance(500)
  expect([edge.page.splashVisible, edge.clock.waiting]).toEqual([false, 0])
  edge.page.showSplash(true)
  await edge.clock.advance(5000)
  expect(edge.page.splashVisible).toBe(true)
})

it('looks no more once it is stopped (E4.75)', async () => {
  const stop = hideLoading(edge)
  edge.page.showSplash(true)
  stop()
  await edge.clock.advance(5000)
  expect(edge.page.splashVisible).toBe(true)
})
