/** A mobile network: latency in milliseconds, throughput in bytes a second. */
export interface Profile {
  readonly latency: number
  readonly downloadThroughput: number
  readonly uploadThroughput: number
}

const bitsPerByte = 8
const megabits = (count: number): number => (count * 1e6) / bitsPerByte

/** By their latency: slow 3G, and slow 4G as Lighthouse has it. */
export const profiles = {
  '562': { latency: 562, downloadThroughput: megabits(1.44), uploadThroughput: megabits(0.675) },
  '150': { latency: 150, downloadThroughput: megabits(1.6), uploadThroughput: megabits(0.75) },
} as const satisfies Readonly<Record<string, Profile>>

export type ProfileName = keyof typeof profiles

/** From this latency on, in milliseconds, browsers call a line "3g" (Network Information API). */
const latencyOf3g = 270

/**
 * The browser's switch for what it knows of the line. A phone has learned it before the visit; the emulated latency reaches a service
 * worker only after it has begun to answer.
 */
export const lineSwitch = ({ latency }: Profile): string =>
  `--force-effective-connection-type=${latency < latencyOf3g ? '4G' : '3G'}`

/** How many times slower than this machine the phone is. */
export const processorSlowdown = 4

/** How long the platform takes for a reply, in milliseconds, besides the network. */
export const platformDelay = 80
