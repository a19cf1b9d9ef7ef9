/** Shades of one colour. */
export type Ramp = readonly [light: string, base: string, dark: string]

/** Materials of the motifs: light, base, dark. */
export const colorRamps = {
  gold: ['#fff6bf', '#f7b733', '#8f4a05'],
  brass: ['#ffe7b3', '#d9912b', '#6b3205'],
  silver: ['#ffffff', '#c3cbdd', '#56607d'],
  rosegold: ['#ffe6dc', '#eea07f', '#8a3f38'],
  ruby: ['#ff9c9c', '#e3193f', '#63001c'],
  coral: ['#ffc9b0', '#ff5f4a', '#8d152c'],
  amber: ['#ffe9a6', '#ff9a1a', '#8a3200'],
  lime: ['#eaffb0', '#86cf22', '#285a06'],
  emerald: ['#adffd4', '#13ab6d', '#034430'],
  jade: ['#d8ffe9', '#4cc79b', '#0d5a4d'],
  aqua: ['#cbfff9', '#19c6cc', '#05506a'],
  sapphire: ['#b4daff', '#2173ea', '#07206c'],
  indigo: ['#c9c8ff', '#5552e8', '#1b1470'],
  amethyst: ['#e9c9ff', '#9138e6', '#360972'],
  rose: ['#ffcbe6', '#f0409b', '#720c49'],
  pearl: ['#ffffff', '#e3e8f2', '#8d97ae'],
  onyx: ['#737c9c', '#282e46', '#080a14'],
} as const satisfies Record<string, Ramp>

/** Background gradients: centre, middle, edge. */
export const backgroundGradients = {
  crimson: ['#ff6a3d', '#b00f2a', '#2c0214'],
  scarlet: ['#ff9d4d', '#d1172b', '#45041c'],
  sunset: ['#ffc15e', '#e2504f', '#44104a'],
  saffron: ['#ffe07a', '#e8850f', '#5c1c04'],
  jungle: ['#6fe58a', '#0d7a52', '#03251f'],
  felt: ['#3ccf8c', '#0a6f49', '#02281a'],
  lagoon: ['#4ff0d2', '#0b8290', '#042a3a'],
  ocean: ['#4fdcf2', '#0b69b8', '#04173f'],
  abyss: ['#3a8dff', '#10308f', '#050a2b'],
  night: ['#6a7dff', '#252a8f', '#090a2c'],
  royal: ['#b46bff', '#5a1bb3', '#180440'],
  orchid: ['#ff7fc0', '#a8187c', '#31062f'],
  wine: ['#f0577a', '#7c0f3c', '#24041a'],
  steel: ['#9fb6d9', '#33486f', '#0b1224'],
  smoke: ['#b98a5a', '#4b2a1e', '#140a0a'],
  mint: ['#c9ffdf', '#2aa98a', '#06403f'],
} as const satisfies Record<string, Ramp>

export type Material = keyof typeof colorRamps
export type BackgroundGradient = keyof typeof backgroundGradients
