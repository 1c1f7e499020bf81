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
  const stop = former.length - end
  return {
    before: start > around ? `…${former.slice(start - around, start)}` : former.slice(0, start),
    gone:
      stop - start > longest
        ? `${former.slice(start, start + longest)}…`
        : former.slice(start, stop),
    after: end > around ? `${former.slice(stop, stop + around)}…` : former.slice(stop),
  }
}
