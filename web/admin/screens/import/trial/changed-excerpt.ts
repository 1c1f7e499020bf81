const before = 24
const changed = 80
const after = 16

type Texts = { avant: string; apres: string }

/** The part of two texts in which they differ, with a few words around it. What is left out is an ellipsis. */
export function changedExcerpt({ avant, apres }: Texts): Texts {
  const start = commonLength(avant, apres)
  const rest = commonEndLength(avant.slice(start), apres.slice(start))
  const from = wordStart(avant, start)
  const excerpt = (text: string) => {
    const to = Math.min(text.length - rest + after, start + changed + after, text.length)
    const part = text.slice(from, to).toWellFormed()
    return `${from > 0 ? '…' : ''}${part}${to < text.length ? '…' : ''}`
  }
  return { avant: excerpt(avant), apres: excerpt(apres) }
}

function commonLength(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length += 1
  return length
}

function commonEndLength(one: string, other: string): number {
  let length = 0
  while (length < one.length && one.at(-1 - length) === other.at(-1 - length)) length += 1
  return length
}

/** Where to begin so that a change is read after whole words. */
function wordStart(text: string, start: number): number {
  if (start <= before) return 0
  const space = text.indexOf(' ', start - before)
  return space === -1 || space >= start ? start - before : space + 1
}
