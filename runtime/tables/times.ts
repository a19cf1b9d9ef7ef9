/*
 * Every time of the product, with the statement that gives it, where one does. Each is an export of its own, so that a bundle
 * holds only those that it uses: `import * as times from '../tables/times'`.
 */

declare const msBrand: unique symbol

/** A duration in milliseconds. Only this file creates one, so a bare number does not compile as a delay. */
export type Ms = number & { readonly [msBrand]: 'ms' }

/** Marked as pure, so that a bundle can leave out the times that it does not use. */
// @__NO_SIDE_EFFECTS__
const milliseconds = (value: number) => value as Ms
// @__NO_SIDE_EFFECTS__
export const seconds = (value: number) => milliseconds(value * 1000)
// @__NO_SIDE_EFFECTS__
export const minutes = (value: number) => seconds(value * 60)
// @__NO_SIDE_EFFECTS__
const days = (value: number) => minutes(value * 60 * 24)

/** A day of 24 hours (E4.22). */
export const dayLength = days(1)

/** Messages of one type from a page in a frame that come sooner after each other are taken as one; heights follow a movement. */
export const frameMessage = seconds(1)
export const frameHeight = milliseconds(100)

/** A longer wait offers cancel or retry. */
export const slowThreshold = seconds(5)

/** A wait that is longer is mentioned; a page that shows nothing for so long has failed. */
export const waitMentioned = seconds(1)

/** A connection that is lost for less than this is not mentioned; that it is back is said for this long. */
export const offlineLine = seconds(1)
export const backLine = seconds(5)

/** The longest time for removing a worker and its caches: the member is waiting for the page (F125). */
export const cacheCleanup = seconds(1)

/** The timeout of a request (I9.01, E9.18). */
export const request = seconds(30)
/** How long a toast is shown (I9.10, E9.20). */
export const toast = milliseconds(1500)
/** A toast of a whole sentence that nobody asked for. */
export const longToast = seconds(6)
/** A draw that begins sooner does not lead the lobby: there is hardly time to take part. */
export const drawClosing = seconds(60)
/** The splash screen of an installed app stays at least this long (E4.64, E9.10). */
export const splashMinimum = milliseconds(150)
/** A second tap on one spot that comes sooner is for what was there before (D169). */
export const secondTap = milliseconds(450)
/** The closing animation of an overlay (E9.08). */
export const leaveAnimation = milliseconds(250)
/** The timeout of the request for the host's build, after code failed to load (F123). */
export const hostBuildRequest = seconds(5)
/** The longest wait for the fingerprint, before the device id is random (F030). */
export const fingerprint = seconds(5)
/** The delay before code that failed to load is requested once more (F123). */
export const retryDelay = seconds(1)
/** The first and the longest delay before a request that failed is repeated automatically. */
export const firstRetry = seconds(5)
export const lastRetry = seconds(60)
/** The interval of checks for a leftover "loading" indicator after a failed start (E4.75). */
export const hideLoadingCheck = seconds(1)
/** The timeout of a ping (I7.23, I9.02). */
export const ping = seconds(20)
/** The timeout of each ping when domains race, and of the whole race (I4.48, I9.03, F015). */
export const domainRace = seconds(10)
/** The lifetime of the device id (I9.15). */
export const deviceCookie = days(365)
/** The lifetime of click and browser ids (I9.16, E9.07). */
export const clickCookie = days(90)
/** A visitor is asked about tracking again after this. */
export const consent = days(365)
/** The maximum age of the stored copy of the platform's settings (D1). */
export const settingsCopy = days(7)
/** The maximum age of the stored copy of the lobby. */
export const lobbyCopy = days(7)
/** The maximum age of the stored copy of the balance. */
export const balanceCopy = days(1)
/** How long after its announced end maintenance counts as taking longer; an end further ahead is ignored. */
export const maintenanceOverdue = days(1)
export const maintenanceAhead = days(14)
/** How long what was typed into a form waits for its page to come back. */
export const draft = minutes(60 * 12)
/** How long a page that comes back may take until it is long enough for its place, and the interval of the attempts. */
export const scrollRestore = seconds(5)
export const scrollRestoreCheck = milliseconds(100)
/** The maximum age of a reply in the session's cache (I7.03). */
export const replyCache = minutes(5)
/** The default, the shortest and the longest wait after the platform has refused too many calls (I8.03). */
export const rateLimit = seconds(30)
export const rateLimitMin = seconds(1)
export const rateLimitMax = minutes(10)
/** The wait before another code can be requested, unless the server says otherwise (I4.49, I9.08). */
export const resendCode = seconds(60)
/** The shortest and the longest wait that the server can ask for. */
export const resendCodeMin = seconds(30)
export const resendCodeMax = seconds(600)
/** The delay before Google's one-tap prompt (I4.34, I9.09). */
export const oneTapDelay = milliseconds(500)
/** How long the success message of the second factor is shown before the login completes (I4.08, I9.05). */
export const secondFactorSuccess = milliseconds(500)
/** The timeout of each captcha server, before the next one is tried (I8.17, E8.12). */
export const captchaServer = seconds(3)
/** A loaded captcha that shows no activity for this long has failed (F090). */
export const captchaInactivity = seconds(10)
/** The vendor accepts a captcha result for ten minutes; it is not used in the last thirty seconds (F093). */
export const captchaValidity = minutes(9.5)
/** The minimum time between two submissions of the registration form (I4.17, I9.04). */
export const registerLock = milliseconds(500)
/** After this long on a provider's page, the member is taken to have given up the sign-in. */
export const socialRedirect = minutes(10)
/** The interval at which a provider's window is checked; it is taken as closed after two checks. */
export const socialWindowCheck = milliseconds(400)
/** A sign-in whose library or whose provider does not answer for this long has failed. */
export const socialTimeout = seconds(10)
/** The timeout of the detection of private windows (F032). */
export const incognitoDetection = seconds(2)
/** Two clocks that differ by less than this count as equal (F057). */
export const clockTolerance = seconds(5)
/** The interval at which countdowns and clocks are updated. */
export const tick = seconds(1)
/** The longest wait for an idle browser. */
export const idle = seconds(2)
/** On a slow line, what a visit may need later waits so long, unless the visitor touches the page (D195). */
export const slowStart = seconds(10)
/** On a good line the worker caches what has not been used yet after this, when the browser is idle. */
export const workerRest = seconds(20)
/** The worker is registered after this, when the browser is idle, so that it does not slow down the start. */
export const workerStart = seconds(2)
/** A navigation that the network does not answer in this time gets the page on the device, if that is sound (D28). */
export const pageHeadStart = milliseconds(400)
/** A page that was stored longer ago than this answers only where the network does not. */
export const storedPage = days(7)
/** Without a sound one, it gets the cached shell after this (F128). */
export const workerNavigation = seconds(3)
/** How long the page waits for a reply from a worker. */
export const workerReply = seconds(3)
/** When a navigation that is not answered is repeated, each longer than the worker needs for the cached shell (F126, F128). */
export const leaveAgain = [seconds(4), seconds(12), seconds(28)] as const
/** When a worker that must go is removed once more: a tab with an older build may have brought it back (E7.24). */
export const removeAgain = [seconds(5), seconds(20), minutes(1), minutes(5)] as const
/** How often the balance is asked for while a game is on the screen. */
export const gameBalance = seconds(20)
/** How often a time in minutes that goes on is shown anew. */
export const minutesShown = seconds(15)
/** The delay of the first check for a newer build (E4.55, E9.01). */
export const firstUpdateCheck = milliseconds(1500)
/** The interval of the following checks (E4.55, E9.01). */
export const updateCheckInterval = minutes(60)
/** The beginning of a visit, in which little opens without being asked for (`limits.interruptionsAtFirst`); what waits longer is listed (D27). */
export const firstMinute = minutes(1)
/** The quiet time after one of them was closed (D27). */
export const betweenInterruptions = seconds(10)
/** Visibility changes within this time count as one: settings and status are requested once (I9.22, E4.56, E9.02). */
export const resumeDebounce = milliseconds(300)
/** The longest wait for the history to go back. */
export const historyStep = seconds(1)
/** The interval of status checks while a takeover screen covers the site. */
export const systemCheckInterval = seconds(60)
/** The interval of connection checks while nothing responds. */
export const offlineCheckInterval = seconds(10)
/** Each device waits a part of this at the end of maintenance, so that not all return at once. */
export const systemCheckJitter = seconds(5)
/** The interval and, with `limits.installTries`, the length of the wait for the browser's install prompt (E4.08, E9.03). */
export const installPoll = milliseconds(150)
/** How long "installing" is shown (E4.05, E9.04). */
export const installingNotice = seconds(3)
/** The lifetime of the count of dismissed install prompts (E9.06). */
export const installCookie = days(365)
/** The page scrolls on for this long after a prompt to download the app has appeared (E2.28, E9.09). */
export const promptScrollLock = milliseconds(500)
/** The interval at which the counts of deposits and withdrawals are requested (E4.32, E9.14). */
export const countsInterval = seconds(30)
/** When they are requested after a deposit was announced (E4.32, E9.14). */
export const countsAfterDeposit = milliseconds(2500)
/** Whoever opens a payment or a game may be asked something before it is there, and not later. */
export const arrivalAtFrame = seconds(4)
/** The delay of the download prompt that members see in the lobby (E4.30, E9.15). */
export const loginPrompt = seconds(2)
/** The delay of the download prompt that depends on the registration (E4.33, E9.16, I9.07). */
export const registrationPrompt = milliseconds(1900)
/** No download prompt opens for this long after a login (E4.33, E9.17, I9.06). */
export const lockAfterLogin = milliseconds(500)
/** How long a game's address may take, and how long its page may take after that (E7.29, E9.19, E8.09, F158). */
export const gameLaunch = seconds(10)
export const gameFrame = seconds(10)
/** A wait is shown as progress after this. */
export const progressDelay = seconds(1)
/** The interval at which members see new scores of matches. */
export const matchesInterval = seconds(30)
/** The delay of the list of announcements that pop up (E4.43, E9.13). */
export const announcementRefresh = milliseconds(500)
/** How long none pops up after a login or a logout, as after anything else that has just been closed (D27, D203). */
export const announcementAfterLogin = seconds(10)
/** How long an announcement is shown before the next (E2.39, E9.12). */
export const announcementTurn = seconds(5)
/** No midnight is further away than this: a later time was stored by a clock that was wrong. */
export const longestDay = days(2)
/** The time between two questions for notifications. */
export const pushPromptAgain = days(7)
/** The longest wait for a registration token. */
export const pushToken = seconds(10)
/** The longest wait at a logout for the calls that need its session. */
export const endingCalls = seconds(3)
/** How long a push message is shown above the page. */
export const pushMessage = seconds(8)
/** How long the worker waits for a page to open what was tapped. */
export const pageReply = seconds(1)
/** How long a page may take to say that it shows a push message: nobody waits for it, and a busy page shows it late. */
export const messageReply = seconds(5)
/** The interval at which the unread chat messages are requested (E7.08). */
export const unreadInterval = seconds(60)
/** A chat window that has not loaded after this offers a new tab. */
export const chatLoad = seconds(10)
/** What floats stays half out for as long after the last scroll event. */
export const scrollRest = milliseconds(400)
/** How soon after a tap or a drag another tap on the mini game's button does not count (E4.74). */
export const miniGameTap = milliseconds(250)
/** The interval at which the mini game's button is brought back between the bars (E4.74). */
export const miniGameBoundsCheck = milliseconds(250)
/** A mini game that is not ready after this is not shown (F156). */
export const miniGameStart = seconds(10)
/** A mini game that has brought the page to a halt while it started is not started again for this long (F156). */
export const miniGameHalt = days(1)
/** A picture that takes longer to fetch is loaded by its element instead. */
export const pictureRequest = seconds(10)
/** A picture is requested when it has been close to the screen for this long (E9.21). */
export const lazyImage = milliseconds(150)
/** How long a page in a frame may take until it is ready. */
export const embeddedPage = seconds(10)
/** A search starts after this long without a keystroke. */
export const searchDebounce = milliseconds(200)

/** A duration from elsewhere, such as the request timeout in a manifest. */
export const ms = (value: number): Ms => milliseconds(Math.max(0, value))
