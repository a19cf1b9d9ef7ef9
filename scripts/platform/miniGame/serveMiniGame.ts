import type { ServerResponse } from 'node:http'
import { compileScript } from '../../steps/bundle/compileScript'
import { gamesForMarket } from '../catalogue/games'
import type { MerchantState } from '../state/merchantState'
import type { PlatformState } from '../state/platformState'
import type { MiniGameFault } from './miniGameState'

const scriptPath = /^\/mini-game\/(v1|s1)\/minigame\.js$/

/** Whether a path belongs to the mini game. */
export const isMiniGame = (path: string): boolean => path.startsWith('/mini-game/')

/** Scripts that do not work, as a deploy might leave them. */
const faultyScripts: Readonly<Record<Exclude<MiniGameFault, 'missing'>, string>> = {
  broken: '<!doctype html><title>Not a script</title>',
  throws: `throw new Error('The mini game is broken')`,
  silent: 'document.body.append("It never becomes ready")',
  loops: 'for (;;) {}',
  loopsInPage: 'document.body.append("Starting"); for (;;) {}',
}

/** The script for browsers. */
const gameScript = (variant: string): string => compileScript(new URL(`game/${variant}.ts`, import.meta.url))

/** The code of the lottery that a merchant's mini game leads to. */
const lotteryOf = ({ merchant }: MerchantState): string | undefined =>
  gamesForMarket(merchant.currency.code).find(({ category }) => category === 'lottery')?.code

/** Serves the mini game's two scripts (E4.71). They are requested without a session and without a merchant. */
export function serveMiniGame(platform: PlatformState, response: ServerResponse, path: string): void {
  const [, variant] = scriptPath.exec(path) ?? []
  const { miniGameFault: fault } = platform
  platform.log(`mini game ${path}${fault ? ` (${fault})` : ''}`)
  if (variant === undefined || fault === 'missing') return void send(response, 404, 'Not found')
  if (fault) return void send(response, 200, faultyScripts[fault])
  const lotteries = Object.fromEntries(
    [...platform.merchants.values()].map((state) => [state.merchant.code, lotteryOf(state)]),
  )
  send(response, 200, `var miniGameLotteries=${JSON.stringify(lotteries)};${gameScript(variant)}`)
}

function send(response: ServerResponse, status: number, body: string): void {
  response
    .writeHead(status, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    })
    .end(body)
}
