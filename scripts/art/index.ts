export type Shape = 'portrait' | 'wide' | 'square'
export type Category = 'lottery' | 'live' | 'slots' | 'fishing' | 'sports' | 'cards'
const plain = (w: number, h: number, t: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}"><rect width="${w}" height="${h}" fill="#a33"/><text x="50%" y="50%" text-anchor="middle" fill="#fff" font-size="20">${t}</text></svg>`
export const gamePicture = (g: { code: string; title: string; category: Category; shape: Shape }) =>
  plain(300, 400, g.title)
export const bannerPicture = (b: { seed: string; category: Category; title?: string; text?: string }) =>
  plain(960, 420, b.title ?? '')
export const avatarPicture = (seed: string) => plain(96, 96, seed)
export const vendorMark = (name: string) => plain(200, 80, name)
