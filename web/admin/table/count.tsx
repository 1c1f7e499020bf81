import { formatNumber } from '#shared/text/plural.ts'

/** A number of a table: on a phone with its words, since the head of its column is not shown there. */
export function Count({ value, words }: { value: number; words: string }) {
  return (
    <>
      <span className="max-md:hidden">{formatNumber(value)}</span>
      <span className="md:hidden">{words}</span>
    </>
  )
}
