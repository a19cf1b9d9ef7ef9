/** Whether a query string may have the code of an affiliate or friend: a start does not load what reads it otherwise (I3.29). */
export const namesReferralCode = (search: string): boolean =>
  /(?:[?&;]|%3B)(?:affiliateCode|referralCode|r)=[^&]/i.test(search)
