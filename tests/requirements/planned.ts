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
  'E3.52': 'The chosen language is stored in local storage.',
  'E5.45': 'The language is the stored one, otherwise the browser’s.',
  'E5.46': 'How a browser’s language is mapped to one of the site.',
  'E5.47': 'The language is English when nothing else is known.',
  'E9.32': 'The 24 languages of the interface.',
  F149: 'A browser’s translation wraps texts in elements of its own.',
}
