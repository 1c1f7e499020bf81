import { formatNumber } from '#shared/text/plural.ts'

type TooLongProps = {
  length: number
  max: number
  /** What that means for it. */
  children: string
}

/** Below a field that holds more than there is room for: how much, and what becomes of it. Nothing is cut. */
export function TooLong({ length, max, children }: TooLongProps) {
  return length > max ? (
    <output className="error">
      {formatNumber(length)}
      {'\u00a0'}caractères sur {formatNumber(max)}
      {'\u00a0'}: {children}
    </output>
  ) : null
}
