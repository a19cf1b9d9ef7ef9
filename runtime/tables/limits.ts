/*
 * Every limit of the product that is not a time. Each is an export of its own, so that a bundle holds only those that it uses:
 * `import * as limits from '../tables/limits'`.
 */

/** The length of a device id; one of another length is replaced (I5.01). */
export const deviceId = 36
/** Longer messages of the platform are cut, with the rest on demand (F045). */
export const message = 300
/** Longer names are cut, counted in visible characters (F138). */
export const name = 40
/** The same in a toast, which is a single short line. */
export const toastName = 20
/** The random key of an encrypted body, in characters (I7.31, D3). */
export const bodyKey = 16
/** DES takes this many bytes of that key (D3). */
export const desKey = 8
/** The size of the reply cache; the oldest reply is removed first (F024). */
export const cachedReplies = 40
/** The step between the numbers of lobby lanes (E3.34). */
export const laneStep = 100
/** How many games of a lane may be shown as hot (D206). */
export const hotGamesInLane = 1
/** Games in a lane before the link to all of them. */
export const laneCards = 20
/** Games of a lane that is far from the screen: enough for its height. */
export const distantLaneCards = 1
/** A lane this close to the screen, in px, has its cards; further away it has one again (D214). */
export const laneMargin = 300
/** Games of a lane beyond those that are close to the screen. */
export const nextCards = 3
/** Games of a lane that are rendered first: more than any phone shows side by side. */
export const firstLaneCards = 4
/** The cards of the first lane whose pictures are requested at once. */
export const eagerCards = 3
/** A picture is requested when it comes this close to the screen, in px (E9.21). */
export const lazyImageMargin = 100
/** What features show in the footer is loaded when it comes this close to the screen, in px. */
export const footerMargin = 600
/** Image hosts that are tried for one picture (E3.44). */
export const imageHosts = 3
/** Announcements in the lobby's line. */
export const lineItems = 8
/** How fast the lobby's line runs, in px per second (E9.22). */
export const marqueeSpeed = 60
/** Slides of a carousel. */
export const banners = 10
/** Games that are read from one list, a lane of the lobby or the results of a search: more than any operator has. */
export const gamesPerList = 5000
/** Games of a long list that are rendered at once; the next ones follow when the end comes close. */
export const gamesPerPage = 48
/** A long list renders its next games when its end comes this close to the screen, in px. */
export const nextPageMargin = 800
/** The longest parameter of a launch that is sent to the platform. */
export const launchParam = 64
/** Matches that are shown above the games of a category. */
export const matches = 20
/** Pictures of popups that are stored on the device, and the bytes of one: a larger one is loaded from its host (E7.42). */
export const storedPictures = 2
export const storedPictureBytes = 300 * 1024
/** Games that a member opened last. */
export const recentGames = 12
/** Games that a member can mark (D208). */
export const favouriteGames = 60
/** Members of one device whose games are stored. */
export const membersOfDevice = 4
/** The most profile pictures to choose from. */
export const profileIcons = 99
/** Members of one device whose profile picture is stored. */
export const profileIconMembers = 20
/** How often the browser's install prompt is looked for before the site offers another way (E4.08, E9.03). */
export const installTries = 20
/** The count of dismissed install prompts that stands for "installed" (E4.07, E9.05). */
export const installedCount = 99
/** After this many dismissals the site no longer offers its installation. */
export const installDismissals = 3
/** Announcements that are read from one list (F051). */
export const announcementsPerList = 200
/** The first line of an announcement in a list, in visible characters. */
export const announcementLine = 90
/** From this many questions on, the page of answers has a search. */
export const searchedQuestions = 6
/** Announcements for one audience that pop up together. */
export const announcementPopups = 10
/** Lists of announcements that are stored as hidden on one device. */
export const hiddenAnnouncements = 20
/** After this many refusals the site no longer asks for notifications. */
export const pushRefusals = 3
/** The longest registration token for push messages. */
export const pushToken = 4096
/** Registration tokens that are stored until they can be unsubscribed. */
export const pushTokensLeft = 5
/** The greatest height of a page in a frame, in px. */
export const frameHeight = 20_000
/** As much of the build's name as a screen shows for customer service. */
export const buildCode = 8
/** Recent searches that are stored. */
export const recentSearches = 6
/** Popular games shown before a search. */
export const popularGames = 12
/** Games with a name close to a search that found nothing. */
export const nearGames = 6
/** What the platform is asked for instead of a keyword with a mistake in it: at most so many parts, of so many letters at least. */
export const searchedParts = 4
export const searchedLetters = 2
/** Games shown on the page that is not found. */
export const suggestedGames = 3
/** The shortest keyword that is sent to the platform. */
export const searchKeyword = 2
/** The longest one. */
export const searchText = 64
/** The shortest user name that the platform accepts; a merchant whose platform has another rule words it (`texts`). */
export const userNameMinimum = 4
/** The longest user name. */
export const userName = 64
/** The longest e-mail address (RFC 5321). */
export const email = 254
/** The code of an SMS or of an authenticator. */
export const verificationCode = 6
/** Pages in the history whose place is stored. */
export const scrollPlaces = 20
/** A member's message to the operator. */
export const feedback = 1000
/** A longer text is not taken from a draft, unless its field allows more. */
export const draftText = 256
/** The longest password that can be typed (D124). */
export const password = 128
/** A referral or affiliate code. */
export const inviteCode = 100
/** The longest captcha code that is sent (F006). */
export const captchaCode = 64
/** The longest captcha code pattern that is used (F006). */
export const captchaPattern = 200
/** A pattern with more ways to match could block the page (F006). */
export const captchaPatternCost = 300_000
/** Longer messages of a captcha vendor are cut. */
export const captchaMessage = 120
/** The longest click id in a landing address; a longer one is ignored. */
export const clickId = 512
/** Digits of Facebook's browser id (I3.25). */
export const browserIdDigits = 10
/** An advertising id of the native app (I3.30). */
export const nativeId = 128
/** A member's id or name in a tracking event (E3.49). */
export const eventText = 64
/** Bytes of tracking events in the send queue (F053). */
export const eventQueueBytes = 48 * 1024
/** Domains that are tried at the same time (I4.48, I9.03). */
export const racingDomains = 10
/** How far a pointer may move in a tap on the mini game's button, in px (E4.74). */
export const dragThreshold = 2
/** The margin of the mini game's button, as a part of the window's width (E4.74). */
export const floatingMargin = 0.02
/** The tallest mini game, in px: more than any phone shows. */
export const miniGameHeight = 2000
/** The longest code or name in a message of the mini game. */
export const miniGameText = 64
/** Faults that one visit reports. */
export const faultsPerVisit = 20
/** The longest IP address: IPv6 that ends in IPv4. */
export const ipAddress = 45
/** The longest track value that the status call sends back. */
export const statusTrack = 128
/** The number of checks for a leftover "loading" indicator (E4.75). */
export const hideLoadingChecks = 3
/** The longest name or code in a fault report; a whole report stays far below 2 KB. */
export const faultText = 64

/** The highest number on the badge of the chat; more are "99+". */
export const unreadMessages = 99

/** So many messages of one type from a page in a frame count one by one; more within a second are taken as one. */
export const frameMessages = 3
/** Characters of the id that an embedded page gives a payment (D30). */
export const paymentId = 64
/** Payments of the last day whose ids are kept. */
export const keptPayments = 50
/** What may open without being asked for in a visit's first minute (D27); what is forced, and what a game has asked for, does not count. */
export const interruptionsAtFirst = 1
