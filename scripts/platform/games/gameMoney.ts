import { formatMoney } from '../../../runtime/rules/text/money'

/** For the script of a game's page: an amount as the site writes it. */
Object.assign(globalThis, { formatMoney })
