import { access } from './access/access'
import { captcha } from './captcha/captcha'
import { download } from './download/download'
import { interruptions } from './interruptions/interruptions'
import { language } from './language/language'
import { services } from './services/services'
import type { Subject } from './subject'

/** Everything whose decision can be explained, besides the values of a manifest. */
export const subjects: readonly Subject[] = [download, interruptions, services, captcha, access, language]
