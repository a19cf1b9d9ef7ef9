/**
 * Statements and faults that the code, a schema or a decision already refers to, and that are not fully built, each in
 * our own words. One that is built moves to its own list, where a test must prove it.
 */
export const planned: Readonly<Record<string, string>> = {
  'I8.24': 'How most error codes of the identity library are handled is not specified.',
  'I9.23': 'There are nine profile pictures unless the platform sends another number.',
  'E2.19': 'Feedback without a session leads to the lobby.',
  'E2.78': 'The platform’s template settings contain the pictures and texts of an installed site.',
  'E9.21': 'A picture is requested when it comes within 100 px of the screen, after 150 ms.',
  'E3.06': 'The settings of the prompt to download the app.',
  'E3.13': 'A banner of the platform.',
  'E3.14': 'A banner’s fields: its group, and the page, URL or game that it opens.',
  'E3.15': 'Two groups of banners are shown as popups.',
  'E3.19': 'One way to reach customer service.',
  'E3.32': 'A lane of games in the lobby.',
  'E3.39': 'The settings that the platform sends.',
  'E3.52': 'The chosen language is stored in local storage.',
  'E5.15': 'The condition for showing an announcement for members.',
  'E5.19': 'Targets that need a session: deposit, rewards, missions, member pages, the points shop.',
  'E5.22': 'An external URL gets a scheme, and a member’s token and user name.',
  'E5.45': 'The language is the stored one, otherwise the browser’s.',
  'E5.46': 'How a browser’s language is mapped to one of the site.',
  'E5.47': 'The language is English when nothing else is known.',
  'E6.02': 'What members of types 0, 1 and 2 see: download prompts, the activity button, announcements.',
  'E9.32': 'The 24 languages of the interface.',
  'E4.47': 'Popups with a picture wait, appear in the lobby only, and only with another picture.',
  'E9.11': 'How long popups with a picture wait.',
  'E4.46': 'Popups with a picture are for browsers only.',
  'E2.75': 'The web manifest is requested with the merchant’s code and a timestamp.',
  F149: 'A browser’s translation wraps texts in elements of its own.',
}
