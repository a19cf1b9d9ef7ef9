/** An icon that is not among those of the first page, drawn like them. */
export interface IconDrawing {
  readonly path: string
  /** It points in the reading direction: mirrored in right-to-left scripts. */
  readonly mirrored?: true
}

export const users: IconDrawing = {
  path: 'M9 11.25a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.75 19.75c.4-3.2 2.9-5 6.25-5s5.85 1.8 6.25 5M15.5 4.5a3.5 3.5 0 0 1 0 6.5M17.75 15c2 .7 3.25 2.3 3.5 4.75',
}
export const arcade: IconDrawing = {
  path: 'M7.5 7.5h9a4.5 4.5 0 0 1 4.4 5.4l-.7 3.3a2.25 2.25 0 0 1-4 .9L14.75 15h-5.5L7.8 17.1a2.25 2.25 0 0 1-4-.9l-.7-3.3a4.5 4.5 0 0 1 4.4-5.4ZM8.5 9.75v3M7 11.25h3M15 11.25h.01M17 11.25h.01',
}
export const forward: IconDrawing = { path: 'M4 12h15.5M13.5 5.75 19.75 12l-6.25 6.25', mirrored: true }
export const chevronDown: IconDrawing = { path: 'M5.5 9.25 12 15.75l6.5-6.5' }
export const menu: IconDrawing = { path: 'M4 7h16M4 12h16M4 17h10', mirrored: true }
export const more: IconDrawing = { path: 'M5.5 12h.01M12 12h.01M18.5 12h.01' }
export const eye: IconDrawing = {
  path: 'M2.75 12C4.9 7.9 8 5.75 12 5.75S19.1 7.9 21.25 12C19.1 16.1 16 18.25 12 18.25S4.9 16.1 2.75 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
}
export const eyeOff: IconDrawing = {
  path: 'M9.75 6c.72-.17 1.47-.25 2.25-.25 4 0 7.1 2.15 9.25 6.25a15 15 0 0 1-2.35 3.35M6.5 7.5C5 8.5 3.75 10 2.75 12c2.15 4.1 5.25 6.25 9.25 6.25 2 0 3.75-.55 5.3-1.6M9.9 9.9a3 3 0 0 0 4.2 4.2M4 4l16 16',
}
export const check: IconDrawing = { path: 'M4.75 12.5l4.75 4.75L19.5 7' }
export const lock: IconDrawing = {
  path: 'M6.25 10.75h11.5A1.25 1.25 0 0 1 19 12v7a1.25 1.25 0 0 1-1.25 1.25H6.25A1.25 1.25 0 0 1 5 19v-7a1.25 1.25 0 0 1 1.25-1.25ZM8 10.75V8a4 4 0 0 1 8 0v2.75M12 14.5v2',
}
export const key: IconDrawing = {
  path: 'M8 19.25a4.25 4.25 0 1 0 0-8.5 4.25 4.25 0 0 0 0 8.5ZM11 12l8.5-8.5M15.5 7.5l3 3M18.25 4.75l2 2',
}
export const mail: IconDrawing = {
  path: 'M4.75 5.5h14.5A1.25 1.25 0 0 1 20.5 6.75v10.5a1.25 1.25 0 0 1-1.25 1.25H4.75a1.25 1.25 0 0 1-1.25-1.25V6.75A1.25 1.25 0 0 1 4.75 5.5ZM4 6.5l8 6.5 8-6.5',
}
export const logOut: IconDrawing = {
  path: 'M10.5 4H6.25A1.75 1.75 0 0 0 4.5 5.75v12.5A1.75 1.75 0 0 0 6.25 20h4.25M9.5 12h11M16.5 7.75 20.75 12l-4.25 4.25',
  mirrored: true,
}
export const wallet: IconDrawing = {
  path: 'M17.5 7.5V5.75A1.25 1.25 0 0 0 16.25 4.5H6a2.5 2.5 0 0 0-2.5 2.5v10A2.5 2.5 0 0 0 6 19.5h12.25A2.25 2.25 0 0 0 20.5 17.25v-7.5A2.25 2.25 0 0 0 18.25 7.5H6A2.5 2.5 0 0 1 3.6 6.25M16.5 13.5h.01',
}
export const card: IconDrawing = {
  path: 'M4.75 5.5h14.5A1.75 1.75 0 0 1 21 7.25v9.5a1.75 1.75 0 0 1-1.75 1.75H4.75A1.75 1.75 0 0 1 3 16.75v-9.5A1.75 1.75 0 0 1 4.75 5.5ZM3 9.75h18M6.5 14.75h3.5',
}
export const coins: IconDrawing = {
  path: 'M9.25 10.5c3 0 5.5-1.2 5.5-2.9s-2.5-2.85-5.5-2.85-5.5 1.15-5.5 2.85 2.5 2.9 5.5 2.9ZM3.75 7.6v4.2c0 1.6 2.5 2.9 5.5 2.9M14.75 7.6v2.2M14.75 15.5c3 0 5.5-1.2 5.5-2.9s-2.5-2.85-5.5-2.85-5.5 1.15-5.5 2.85 2.5 2.9 5.5 2.9ZM9.25 12.6v4.15c0 1.6 2.5 2.9 5.5 2.9s5.5-1.3 5.5-2.9V12.6',
}
export const book: IconDrawing = {
  path: 'M12 6.5C10 5 7.25 4.5 3.75 4.5v13.25c3.5 0 6.25.5 8.25 2 2-1.5 4.75-2 8.25-2V4.5C16.75 4.5 14 5 12 6.5ZM12 6.5v13.25',
}
export const plus: IconDrawing = { path: 'M12 5v14M5 12h14' }
export const minus: IconDrawing = { path: 'M5 12h14' }
export const bell: IconDrawing = {
  path: 'M6 10a6 6 0 0 1 12 0c0 4 1.25 5.5 2 6.5H4c.75-1 2-2.5 2-6.5ZM9.75 19.5a2.4 2.4 0 0 0 4.5 0',
}
export const star: IconDrawing = {
  path: 'M12 3.75l2.55 5.2 5.7.8-4.15 4 1 5.7L12 16.75l-5.1 2.7 1-5.7-4.15-4 5.7-.8Z',
}
export const crown: IconDrawing = { path: 'M3.5 7.5l3.75 4L12 5l4.75 6.5 3.75-4-1.5 9.75H5ZM5.5 20.25h13' }
export const shield: IconDrawing = {
  path: 'M12 3.5l7.25 2.75v5.25c0 4.5-2.75 7.5-7.25 9-4.5-1.5-7.25-4.5-7.25-9V6.25ZM8.75 12l2.25 2.25 4.25-4.25',
}
export const chat: IconDrawing = {
  path: 'M5.25 4.75h13.5a1.75 1.75 0 0 1 1.75 1.75v8.5a1.75 1.75 0 0 1-1.75 1.75H11.5L7 20.5v-3.75H5.25A1.75 1.75 0 0 1 3.5 15V6.5a1.75 1.75 0 0 1 1.75-1.75ZM8 9.25h8M8 12.5h5',
}
export const phone: IconDrawing = {
  path: 'M8 2.75h8a1.75 1.75 0 0 1 1.75 1.75v15A1.75 1.75 0 0 1 16 21.25H8A1.75 1.75 0 0 1 6.25 19.5v-15A1.75 1.75 0 0 1 8 2.75ZM10.75 18.25h2.5',
}
export const offline: IconDrawing = {
  path: 'M12 19h.01M8.75 15.5a4.75 4.75 0 0 1 5-1.1M5.5 12a9.5 9.5 0 0 1 4.25-2.4M2.5 8.5a14 14 0 0 1 4.4-2.85M11 4.8c3.9-.3 7.7 1 10.5 3.7M15.25 10.2c1.2.4 2.3 1 3.25 1.8M4 4l16 16',
}
export const copy: IconDrawing = {
  path: 'M9.75 8.5h9A1.25 1.25 0 0 1 20 9.75v9A1.25 1.25 0 0 1 18.75 20h-9a1.25 1.25 0 0 1-1.25-1.25v-9A1.25 1.25 0 0 1 9.75 8.5ZM15.5 8.5V5.25A1.25 1.25 0 0 0 14.25 4h-9A1.25 1.25 0 0 0 4 5.25v9a1.25 1.25 0 0 0 1.25 1.25H8.5',
}
export const share: IconDrawing = {
  path: 'M17.5 8.25a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM6.5 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM17.5 20.75a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM8.7 10.8l6.6-3.8M8.7 13.2l6.6 3.8',
}
export const fullscreen: IconDrawing = { path: 'M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15' }
export const pause: IconDrawing = { path: 'M8.5 5v14M15.5 5v14' }
export const horn: IconDrawing = {
  path: 'M4.5 9.5h3L17.5 5v13l-10-4.5h-3A1 1 0 0 1 3.5 12.5v-2a1 1 0 0 1 1-1ZM7.5 13.5 8.75 19h2.5l-1-4.25M20.5 9.75v3.5',
  mirrored: true,
}
export const fire: IconDrawing = {
  path: 'M12 20.75c4 0 6.5-2.7 6.5-6.25 0-4.25-3.25-6-4.25-10.75-2.25 1-4 3.25-4 6-1-.4-1.5-1.25-1.75-2.25C6.75 9.25 5.5 11.75 5.5 14.5c0 3.55 2.5 6.25 6.5 6.25ZM12 20.5c-1.75 0-2.75-1.25-2.75-2.75 0-2 1.5-2.75 2.5-4.75 1.5 1.25 3 2.75 3 4.75 0 1.5-1 2.75-2.75 2.75Z',
}
export const trophy: IconDrawing = {
  path: 'M7.5 4h9v6a4.5 4.5 0 0 1-9 0ZM7.5 5.75H4.25c0 3.25 1 5 3.5 5.5M16.5 5.75h3.25c0 3.25-1 5-3.5 5.5M12 14.5v3M8.5 20.25h7M9.5 20.25c0-1.75 1-2.75 2.5-2.75s2.5 1 2.5 2.75',
}
export const download: IconDrawing = { path: 'M12 4v11M7.25 10.5 12 15.25l4.75-4.75M4.75 19.75h14.5' }
export const external: IconDrawing = {
  path: 'M13.5 4.5h6v6M19.25 4.75 11 13M17.5 13.75v4A1.75 1.75 0 0 1 15.75 19.5h-9.5A1.75 1.75 0 0 1 4.5 17.75v-9.5A1.75 1.75 0 0 1 6.25 6.5h4',
  mirrored: true,
}
export const settings: IconDrawing = {
  path: 'M4 7.5h8.5M16.5 7.5H20M4 16.5h3.5M11.5 16.5H20M14.5 9.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM9.5 18.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
}
