import * as times from '../../../runtime/tables/times'
import english from '../../../runtime/text/EN.json'
import { success } from '../../support/fakes/replies'
import { asMember, open, page, type View } from './open'

export interface PromptCase {
  readonly path?: string
  readonly days?: number
  readonly deposits?: number
  readonly withdrawals?: number
  readonly cards?: number
  readonly seconds?: number
  readonly visitor?: true
}

/** What is offered to a member with these counts. */
export const prompt =
  ({
    path = '/m/feedback',
    days = 100,
    deposits = 5,
    withdrawals = 5,
    cards = 1,
    seconds = 3,
  }: PromptCase): View =>
  async (site) => {
    const running = await open(site, path, {
      ...asMember,
      prepare({ http, clock }) {
        const regDate = clock.now() - days * times.dayLength
        http.answer('memberInfo', success({ id: 7, userName: 'minhanh88', type: 0, regDate }))
        http.answer(
          'successCounts',
          success({ totalDepositSuccessCount: deposits, totalWithdrawSuccessCount: withdrawals }),
        )
        http.answer(
          'bindings',
          success({
            fullBankCardList: Array.from({ length: cards }, (_, id) => ({ id })),
            fullVirtualWalletList: [],
            fullEWalletList: [],
          }),
        )
      },
    })
    await running.browser.clock.advance(seconds * 1000)
    const shown = document.querySelector('.DownloadPrompt')
    const layer = shown?.closest('dialog, [role=dialog]')
    const kind = shown ? (layer?.textContent?.includes(english.download.forced) ? 'forced' : 'free') : 'none'
    return `prompt: ${kind}\n${layer?.outerHTML ?? page()}`
  }
