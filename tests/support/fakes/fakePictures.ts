import type { PictureData, Pictures } from '../../../runtime/browser/page/pictures'

export interface FakePictures extends Pictures {
  /** What a URL leads to: without an entry, a picture that can be fetched. */
  readonly answers: Map<string, PictureData | 'missing' | undefined>
  /** URLs that were asked for. */
  readonly loaded: readonly string[]
  /** URLs that were removed from the device. */
  readonly forgotten: readonly string[]
  /** Pictures arrive only when it resolves. */
  until: Promise<unknown>
}

/** A picture of this size, without any content. */
export const pictureData: PictureData = {
  src: 'data:image/gif;base64,R0lGODlhwAOkAQAAACw=',
  width: 960,
  height: 420,
}

export function fakePictures(): FakePictures {
  const loaded: string[] = []
  const forgotten: string[] = []
  const answers = new Map<string, PictureData | 'missing' | undefined>()
  const pictures: FakePictures = {
    answers,
    loaded,
    forgotten,
    until: Promise.resolve(),
    async load(url) {
      loaded.push(url)
      await pictures.until
      return answers.has(url) ? answers.get(url) : pictureData
    },
    async forget(url) {
      forgotten.push(url)
    },
  }
  return pictures
}
