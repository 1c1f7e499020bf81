import { roomTaken, textRoom } from '#shared/admin/seo-problems.ts'
import { Figure, Figures } from '#web/admin/seo/figures.tsx'

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
    <div className="grid w-full gap-1">
      <p className={`wrap-anywhere ${kind === 'title' ? 'font-semibold' : ''}`}>
        {text === '' ? 'Vide' : text}
      </p>
      <svg
        className="h-1 w-full rounded-1"
        viewBox={`0 0 ${barUnits} 4`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect className="fill-rule" width={barUnits} height="4" />
        <rect
          className={isOver ? 'fill-bad' : isShort ? 'fill-warn' : 'fill-ok'}
          width={barUnits * share}
          height="4"
        />
        <rect className="fill-ink" x={barUnits * roomShare} width="0.8" height="4" />
      </svg>
      <Figures className="text-micro text-ink-2">
        <Figure tone={length > max ? 'bad' : isShort ? 'warn' : undefined}>
          {length}/{max} car.
        </Figure>
        <Figure tone={width > maxPx ? 'bad' : undefined}>
          {width}/{maxPx}&nbsp;px{width > maxPx ? '\u00a0: sera coupé' : ''}
        </Figure>
        {isCut ? <Figure tone="bad">texte plus long, coupé par la page</Figure> : null}
      </Figures>
    </div>
  )
}
