import type { AppState } from '../../app/appState'
import type { CallContext } from '../../http/callContext'

/** The settings of the download prompt, the same for every domain (E7.12). */
export const getDownloadSetting = ({ state }: CallContext<unknown, AppState>) => state.downloadSettings
