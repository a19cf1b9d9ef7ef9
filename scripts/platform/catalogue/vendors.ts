/** Fictional game studios; games refer to them by id. */
export const vendors = [
  { id: 'lotusforge', name: 'Lotusforge' },
  { id: 'emberline', name: 'Emberline' },
  { id: 'ninelanterns', name: 'Nine Lanterns' },
  { id: 'jadecircuit', name: 'Jade Circuit' },
  { id: 'sundial', name: 'Sundial House' },
  { id: 'tidewright', name: 'Tidewright' },
  { id: 'ivorydeck', name: 'Ivory Deck' },
  { id: 'salonprive', name: 'Salon Nord' },
  { id: 'floodlit', name: 'Floodlit' },
  { id: 'numbershall', name: 'Numbers Hall' },
] as const
