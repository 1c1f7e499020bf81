import { countOf, formatNumber } from '#shared/text/plural.ts'
import { Button } from '#web/ui/button.tsx'

/** A text and its limit in characters, if it has one. White space at both ends does not count. */
export type LimitedText = { text: string; limit: number | undefined }

/** By how much a text is too long, in words; undefined while it fits. */
export function excessMessage({ text, limit }: LimitedText): string | undefined {
  const { length } = text.trim()
  return limit !== undefined && length > limit ? lengthMessage(length, limit) : undefined
}

/** «403 caractères sur 160, 243 de trop.» */
export const lengthMessage = (length: number, limit: number): string =>
  `${countOf(length, 'caractère', 'caractères')} sur ${formatNumber(limit)}, ${formatNumber(length - limit)} de trop.`

/** How much of a text shows where it exceeds. */
const shownBefore = 40
const shownAfter = 160

/** What of a text is beyond its limit, under its field; the button selects it there. */
export function Excess({ text, limit, controlId }: LimitedText & { controlId: string }) {
  if (limit === undefined || excessMessage({ text, limit }) === undefined) return null
  const end = text.length - text.trimStart().length + limit
  const before = text.slice(Math.max(0, end - shownBefore), end)
  const after = text.slice(end, end + shownAfter)
  return (
    <div className="excess">
      <p>
        <span className="sr-only">Ce qui dépasse&nbsp;: </span>
        {end > shownBefore ? '…' : ''}
        {before}
        <mark>{after}</mark>
        {text.length > end + shownAfter ? '…' : ''}
      </p>
      <Button size="sm" onClick={() => select(controlId, end, text.length)}>
        Sélectionner ce qui dépasse
      </Button>
    </div>
  )
}

function select(controlId: string, from: number, to: number) {
  const control = document.getElementById(controlId)
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return
  control.focus()
  control.setSelectionRange(from, to)
}
