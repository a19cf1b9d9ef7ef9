/** A picture that pops up in the lobby and can be saved (E2.41). */
export interface PopupPicture {
  /** Identifies the picture: a popup returns when it is another one (E4.47). */
  readonly name: string
  readonly url: string
  readonly title: string
}
