/** Where a former text differs: what is not there any more, between what stands around it. */
export type FormerPart = { before: string; gone: string; after: string }

const around = 40
const longest = 160

/** What of a former text is other now; all of it where it is short. */
export function formerPart(former: string, current: string): FormerPart {
  const shorter = Math.min(former.length, current.length)
  let start = 0
  while (start < shorter && former[start] === current[start]) start += 1
  let end = 0
  while (end < shorter - start && former.at(-1 - end) === current.at(-1 - end)) end += 1
  // A word is gone or not: half of one says nothing.
  while (start > 0 && isWithinWord(former, start)) start -= 1
  while (end > 0 && isWithinWord(former, former.length - end)) end -= 1
  const stop = former.length - end
  const before = former.slice(0, start)
  const gone = former.slice(start, stop)
  const after = former.slice(stop)
  return {
    before: start > around ? `…${before.slice(-around).replace(/^\S*\s/, '')}` : before,
    gone: gone.length > longest ? `${gone.slice(0, longest)}…` : gone,
    after: end > around ? `${after.slice(0, around).replace(/(?<!\S)\S*$/, '')}…` : after,
  }
}

/** Whether a place in a text has a letter or a number at both sides. */
const isWithinWord = (text: string, place: number) =>
  place < text.length && /^[\p{L}\p{N}]{2}$/u.test(text.slice(place - 1, place + 1))
