/** What the platform refuses a registration with when the account is there already: by its user name, or by its number. */
export const takenCodes: readonly string[] = ['username.taken', 'mobile.taken']
