import type { AppState } from '../../app/appState'
import type { CallContext } from '../../http/callContext'

/** Every app is up to date with this. */
const oldestVersion = { version: '0.0.0', mandatory: false, link: '' }

/** The newest version of the app (D2). */
export const getAppVersion = ({ state }: CallContext<unknown, AppState>) => state.appVersion ?? oldestVersion
