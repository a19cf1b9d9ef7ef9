export type PictureName =
  | 'share'
  | 'shareTop'
  | 'shareMenu'
  | 'add'
  | 'addLegacy'
  | 'menuAndroid'
  | 'menuDesktop'
  | 'profile'
  | 'settings'

/** A square with an arrow that leaves it upwards. */
const share = 'M-4-1h-3v10H7V-1H4M0 3v-13M-4-6l4-4 4 4'
/** A square with a plus in it. */
const plus = 'M-7-7H7V7H-7ZM0-4v8M-4 0h8'
const dots = 'M-5 0h.01M0 0h.01M5 0h.01'
const verticalDots = 'M0-5v.01M0 0v.01M0 5v.01'
const arrowDown = 'M0-9V5M-5 0l5 5 5-5M-7 9H7'
const gear =
  'M0-3.2a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4ZM0-8.5v2.3M0 6.2v2.3M-8.5 0h2.3M6.2 0h2.3M-6-6l1.6 1.6M4.4 4.4 6 6M6-6 4.4-4.4M-4.4 4.4-6 6'

/** What a picture shows: a bar at the top or at the bottom of the screen with a button in it, or a row of a list. */
interface Drawing {
  readonly bar: 'top' | 'bottom' | 'none'
  /** Where the button is, and the arrow that points at it. */
  readonly button: { readonly path: string; readonly x: number }
  readonly row?: string
}

const drawings: Readonly<Record<PictureName, Drawing>> = {
  share: { bar: 'bottom', button: { path: share, x: 120 } },
  shareTop: { bar: 'top', button: { path: share, x: 208 } },
  shareMenu: { bar: 'bottom', button: { path: dots, x: 208 }, row: share },
  add: { bar: 'none', button: { path: plus, x: 208 } },
  addLegacy: { bar: 'none', button: { path: plus, x: 120 } },
  menuAndroid: { bar: 'top', button: { path: verticalDots, x: 212 } },
  menuDesktop: { bar: 'top', button: { path: arrowDown, x: 196 } },
  profile: { bar: 'none', button: { path: arrowDown, x: 208 } },
  settings: { bar: 'none', button: { path: gear, x: 208 } },
}

const barTop = { top: 12, bottom: 84 } as const

/** A phone's screen, drawn in lines, with what has to be tapped in the brand's colour. */
export function GuidePicture({ name }: { name: PictureName }) {
  const { bar, button, row } = drawings[name]
  const barY = bar === 'none' ? 48 : barTop[bar]
  return (
    <svg className="GuidePicture" viewBox="0 0 240 128" aria-hidden="true" focusable="false">
      <rect className="GuidePicture-screen" x="1" y="1" width="238" height="126" rx="14" />
      {bar === 'none' ? <Rows /> : <Lines y={bar === 'top' ? 58 : 18} />}
      <rect className="GuidePicture-bar" x="10" y={barY} width="220" height="32" rx="16" />
      {bar !== 'none' && (
        <rect className="GuidePicture-line" x="26" y={barY + 12} width="60" height="8" rx="4" />
      )}
      {bar === 'none' && (
        <rect className="GuidePicture-strong" x="26" y={barY + 11} width="110" height="10" rx="5" />
      )}
      <circle className="GuidePicture-spot" cx={button.x} cy={barY + 16} r="15" />
      <path
        className="GuidePicture-mark"
        d={button.path}
        transform={`translate(${button.x} ${barY + 16}) scale(.8)`}
      />
      {row !== undefined && <MenuRow path={row} />}
    </svg>
  )
}

/** The content of a page, below or above the bar. */
const Lines = ({ y }: { y: number }) => (
  <>
    <rect className="GuidePicture-line" x="26" y={y} width="188" height="10" rx="5" />
    <rect className="GuidePicture-line" x="26" y={y + 20} width="150" height="10" rx="5" />
    <rect className="GuidePicture-line" x="26" y={y + 40} width="170" height="10" rx="5" />
  </>
)

/** The other rows of a list. */
const Rows = () => (
  <>
    <rect className="GuidePicture-line" x="26" y="22" width="130" height="10" rx="5" />
    <rect className="GuidePicture-line" x="26" y="96" width="96" height="10" rx="5" />
  </>
)

/** The first row of the menu that the button opens. */
const MenuRow = ({ path }: { path: string }) => (
  <>
    <rect className="GuidePicture-menu" x="110" y="44" width="120" height="34" rx="12" />
    <rect className="GuidePicture-strong" x="124" y="57" width="64" height="8" rx="4" />
    <path
      className="GuidePicture-mark GuidePicture-mark--row"
      d={path}
      transform="translate(210 61) scale(.6)"
    />
  </>
)
