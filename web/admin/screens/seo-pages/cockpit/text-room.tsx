import { roomTaken, textRoom } from '#shared/admin/seo-problems.ts'

type TextRoomProps = {
  text: string
  kind: 'title' | 'description'
  /** What is shown is the beginning of a longer text. */
  isCut?: boolean
}

/** Of the bar, the room in a result takes so much; what is beyond it is cut. */
const roomShare = 0.8
const barUnits = 100

/** A text with a bar of its width in a search result, and its figures. */
export function TextRoom({ text, kind, isCut = false }: TextRoomProps) {
  const { max, maxPx } = textRoom[kind]
  const { length, width, state } = roomTaken(text, kind)
  const isShort = state === 'empty' || state === 'short'
  const isOver = isCut || state === 'long'
  const share = Math.min(1, (width / maxPx) * roomShare)
  return (
    <div className="text-room">
      <p className={kind === 'title' ? 'title' : undefined}>{text === '' ? 'Vide' : text}</p>
      <svg
        className={isOver ? 'over' : isShort ? 'short' : undefined}
        viewBox={`0 0 ${barUnits} 4`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect className="ground" width={barUnits} height="4" />
        <rect className="part" width={barUnits * share} height="4" />
        <rect className="limit" x={barUnits * roomShare} width="0.8" height="4" />
      </svg>
      <span className="measure">
        <span className={length > max ? 'over' : isShort ? 'short' : undefined}>
          {length}/{max} car.
        </span>
        <span className={width > maxPx ? 'over' : undefined}>
          {width}/{maxPx}&nbsp;px{width > maxPx ? '\u00a0: sera coupé' : ''}
        </span>
        {isCut ? <span className="over">texte plus long, coupé par la page</span> : null}
      </span>
    </div>
  )
}
