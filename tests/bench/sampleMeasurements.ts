import type { ExactFigures } from '../../scripts/bench/exactFigures'
import type { Sample } from '../../scripts/bench/sample'
import type { Measurements } from '../../scripts/bench/table'

const sample = (values: Partial<Sample>): readonly Sample[] => [
  {
    firstPaint: undefined,
    largestPaint: undefined,
    content: undefined,
    blockingTime: 0,
    layoutShift: 0,
    requests: 0,
    ...values,
  },
]

export const exact: ExactFigures = {
  htmlBytes: 13_600,
  scriptBytes: 120_000,
  requests: 11,
  rounds: 2,
  elements: 300,
  pictures: 9,
  distantPictures: 0,
}

/** One round in which everything was measured. */
export const measurements: Measurements = {
  exact,
  floorScriptBytes: 100_000,
  samples: {
    S: sample({ content: 2000, blockingTime: 100 }),
    Z: sample({ firstPaint: 800 }),
    L: sample({ largestPaint: 1800 }),
    lobby: sample({ firstPaint: 1000, largestPaint: 2000, content: 3000, blockingTime: 300, requests: 30 }),
    again: sample({ content: 1000 }),
    againWithWorker: sample({ content: 500 }),
    oldS: sample({ content: 2500 }),
    oldLobby: sample({ content: 5000 }),
  },
  use: {
    taps: [32, 64, 96],
    bareTaps: [32, 32, 40],
    scrolls: [
      { slowFrames: 0, elements: 1400 },
      { slowFrames: 2, elements: 1350 },
    ],
    memory: { heap: 5_000_000, nodes: 900, listeners: 300 },
    rest: { requests: 0, busy: 0.004 },
  },
  scores: {
    lobby: [{ performance: 80, bestPractices: 100 }],
    login: [{ performance: 90, bestPractices: 96 }],
    register: [{ performance: 91, bestPractices: 100 }],
  },
}
