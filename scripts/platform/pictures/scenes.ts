import type { Ground } from './bannerPalette'

interface Motif {
  readonly template: string
  /** The centre, on a picture with its words on the left. */
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** What a banner shows: a stage of 960 × 420 that is mirrored for right-to-left scripts, and motifs that are not. */
export interface Scene {
  readonly stage: string
  readonly ground: Ground
  readonly motifs: readonly Motif[]
}

export const scenes = {
  crown: {
    stage: 'sunburst',
    ground: 'primary',
    motifs: [{ template: 'slots/crown', x: 742, y: 214, scale: 1.7 }],
  },
  carnival: {
    stage: 'sunburst',
    ground: 'accent',
    motifs: [{ template: 'slots/mask', x: 742, y: 206, scale: 1.8 }],
  },
  lanterns: { stage: 'lanterns', ground: 'primary', motifs: [] },
  star: { stage: 'star', ground: 'deep', motifs: [] },
  balls: {
    stage: 'balls',
    ground: 'accent',
    motifs: [{ template: 'lottery/great-ball', x: 728, y: 214, scale: 1.62 }],
  },
  roulette: {
    stage: 'felt',
    ground: 'deep',
    motifs: [{ template: 'live/roulette', x: 748, y: 214, scale: 1.85 }],
  },
  cards: {
    stage: 'felt',
    ground: 'primary',
    motifs: [{ template: 'live/three-cards', x: 738, y: 206, scale: 1.75 }],
  },
  jackpot: {
    stage: 'coins',
    ground: 'primary',
    motifs: [{ template: 'slots/sevens', x: 736, y: 206, scale: 1.45 }],
  },
  football: {
    stage: 'stadium',
    ground: 'deep',
    motifs: [{ template: 'sports/football', x: 742, y: 208, scale: 1.5 }],
  },
  cricket: {
    stage: 'stadium',
    ground: 'primary',
    motifs: [{ template: 'sports/cricket', x: 742, y: 204, scale: 1.7 }],
  },
} as const satisfies Record<string, Scene>

export type SceneName = keyof typeof scenes
