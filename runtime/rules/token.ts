/** Whether a header can carry it: with anything else no call could ever be sent (F075). */
export const isToken = (text: string): boolean => /^[!-~][ -~]{0,4095}$/.test(text)
