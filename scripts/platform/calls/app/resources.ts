import type { AppState } from '../../app/appState'
import type { CallContext } from '../../http/callContext'
import type { ConfigState } from '../../state/merchantConfig'

/** The files of the app (E3.12). */
export function getResources({ state }: CallContext<unknown, ConfigState & AppState>) {
  const { code } = state.merchant
  return {
    resources: state.resources ?? [
      { resourceType: 'Android', url: `/wps/media/app/${code}.apk` },
      { resourceType: 'IOS', url: `https://downloads.${code}.example/ios` },
      { resourceType: 'MOBILECONFIG', url: `/wps/media/app/${code}.mobileconfig` },
    ],
  }
}
