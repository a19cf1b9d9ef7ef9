import type { Services } from '../../contract/services'
import { useSite } from '../useSite'
import { notifyLoadError } from './lazyCode'

/** The services that a tap starts. */
type Started = Pick<Services, 'play' | 'offerApp' | 'inviteFriends' | 'openChat'>
type Values = { readonly [Name in keyof Started]: Parameters<Started[Name]> }
type Start = { readonly [Name in keyof Started]: (...values: Values[Name]) => Promise<void> }

/** Starts a feature's service; when its code does not load, a notice says so and offers to start it again. */
export function useService<Name extends keyof Started>(name: Name): (...values: Values[Name]) => void {
  const site = useSite()
  const load: () => Promise<Start[Name] | undefined> = () => site.service(name)
  const start = (...values: Values[Name]): void =>
    void load()
      .then((service) => service?.(...values))
      .catch((error: unknown) => notifyLoadError(site, error, () => start(...values)))
  return start
}
