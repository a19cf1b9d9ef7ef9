/**
 * Statements and faults that the code, a schema or a decision already refers to, and that are not fully built, each in
 * our own words. One that is built moves to its own list, where a test must prove it.
 */
export const planned: Readonly<Record<string, string>> = {
  'I8.24': 'How most error codes of the identity library are handled is not specified.',
  'E3.06': 'The settings of the prompt to download the app.',
  'E3.19': 'One way to reach customer service.',
  'E3.32': 'A lane of games in the lobby.',
  'E3.39': 'The settings that the platform sends.',
}
