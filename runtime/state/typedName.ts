import { atom } from 'jotai/vanilla'

/** What was typed as a user name on this page: login and registration begin with it, whichever was open before. */
export const typedUserNameAtom = atom('')
