import type { Site } from '../../contract/site'

/** The age that this visitor has yet to confirm on this device; undefined when there is none (D18). */
export function ageToConfirm({ data, browser }: Pick<Site, 'data' | 'browser'>): number | undefined {
  const { minimumAge } = data.manifest.compliance ?? {}
  const confirmedAge = browser.storage.read('confirmedAge')
  // A merchant who raises the age asks again.
  const isConfirmed = minimumAge === undefined || Number(confirmedAge ?? 0) >= minimumAge
  return isConfirmed ? undefined : minimumAge
}

/** "Not yet" leads back, with a word that stays until it was read. */
export function answerAge(site: Site, age: number, confirmed: boolean): boolean {
  if (confirmed) site.browser.storage.write('confirmedAge', age)
  else void site.notice({ message: site.text.t('register.tooYoung', { age }) })
  return confirmed
}

/** Asks before an account is created without the registration form; false when it must not be (D18). */
export async function confirmAge(site: Site): Promise<boolean> {
  const age = ageToConfirm(site)
  return age === undefined || answerAge(site, age, (await site.openOverlay('ageQuestion', { age })) === true)
}
