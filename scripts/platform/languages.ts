/** The interface languages that the platform knows (E9.32); CN is what a site sends before it knows better (I7.01). */
const languages = new Set(
  'CN EN ES HI ID JA KM KO MY TA TH TW VI TY UR PT PT-BR MS BN TR FR NE UR-LA TE'.split(' '),
)

export const isLanguage = (code: string): boolean => languages.has(code)
