export { type Category, categories, type Shape } from './category'
export { type GameSubject, gamePicture, motifOf } from './game'
export const bannerPicture = (b: { seed: string; category: string; title?: string; text?: string }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 420"><text>${b.title}</text></svg>`
export const avatarPicture = (seed: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><text>${seed}</text></svg>`
export const vendorMark = (name: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 80"><text>${name}</text></svg>`
