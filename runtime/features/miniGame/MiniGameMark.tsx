/** The mini game's picture: a lottery ball with a star, in the brand's colours. */
export function MiniGameMark() {
  return (
    <svg className="MiniGameMark" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <circle className="MiniGameMark-back" cx="28.5" cy="11.5" r="9" />
      <circle className="MiniGameMark-ball" cx="17" cy="22.5" r="15" />
      <path className="MiniGameMark-shine" d="M6.5 18.5A11.5 11.5 0 0 1 14 11.3" />
      <path
        className="MiniGameMark-star"
        d="m17 13.5 2.7 5.6 6.1.8-4.5 4.2 1.1 6.1-5.4-3-5.4 3 1.1-6.1-4.5-4.2 6.1-.8Z"
      />
      <path className="MiniGameMark-spark" d="M28.5 6.5v4M26.5 8.5h4M35 22.5v4M33 24.5h4" />
    </svg>
  )
}
