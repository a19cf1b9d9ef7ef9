// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { Manifest } from '../../runtime/schema/manifest.gen'
import type { CallName } from '../../runtime/tables/calls'
import english from '../../runtime/text/EN.json'
import { success } from '../support/fakes/replies'
import { all, pageText } from '../support/screen'
import { press, startSite } from '../support/site'

const { common } = english

const routes = Object.fromEntries(
  ['lobby', 'rewards', 'news', 'activity', 'leaderBoard', 'benefits', 'game'].map((page) => [
    `/m/${page}`,
    { page },
  ]),
) as Manifest['routes']

/** Each list that the platform sends: the page that shows it, and the value with these rows. */
const lists: readonly (readonly [
  call: CallName,
  page: string,
  withRows: (rows: readonly unknown[]) => object,
])[] = [
  ['gameLanes', 'lobby', (lanes) => ({ lanes })],
  ['gameLanes', 'lobby', (cards) => ({ lanes: [{ id: 'a', title: 'A', gameClassify: 'slots', cards }] })],
  ['gameLanes', 'game', (lanes) => ({ lanes })],
  ['promotions', 'rewards', (rows) => rows],
  ['announcements', 'news', (announcements) => ({ announcements })],
  ['announcements', 'activity', (announcements) => ({ announcements })],
  ['rankProgress', 'leaderBoard', (conditions) => ({ conditions })],
  ['rankProgress', 'benefits', (levels) => ({ levels })],
]

describe('a list of which nothing can be read', () => {
  it.each(lists.map(([call, page, withRows]) => ({ call, page, withRows })))(
    'is a failure with a retry, and an empty one is none: $call on $page (F003)',
    async ({ call, page, withRows }) => {
      const { browser } = await startSite({
        path: `/m/${page}`,
        session: {},
        manifest: { routes, flags: { REWCEN3: true, VIPBENEFIT3: true } },
        prepare({ http }) {
          for (const other of [
            'rankProgress',
            'announcementCategories',
            'gameVendors',
            'gameMatches',
          ] as const)
            http.answer(other, success({}))
          http.answer(call, success(withRows([7, 'a', null])))
        },
      })
      const retries = () => all('button', common.retry).length
      expect([retries(), pageText()]).toEqual([1, expect.stringMatching(/did not load/)])
      browser.http.answer(call, success(withRows([])))
      await press('button', common.retry)
      expect(retries()).toBe(0)
    },
  )
})
