import type { Exchange } from '../exchange'
import { caller } from '../guards'
import { rankProgress } from '../members/vip'

/** How far the member is on the way to the next VIP level (E7.11, E3.30, E3.31). */
export const getRankProgress = (exchange: Exchange) => rankProgress(caller(exchange))
