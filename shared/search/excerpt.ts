import { findHits, type Hit, type HitOptions } from './search-hits.ts'

/** The share of an excerpt that hits may take: the rest shows what stands around them. */
const hitShare = 2 / 3
/** What a phrase is worth more than its words apart. */
const phraseBonus = 0.5

/**
 * The passage of a text that answers a query best, on one line, cut between words, with an ellipsis
 * where something is left out; null when nothing in the text answers.
 */
export function excerpt(
  text: string,
  query: string,
  maxLength: number,
  options?: HitOptions,
): string | null {
  // Nearly all that is white is a space between two words, and stays.
  const line = text.trim().replaceAll(/ \s+|[^\S ]\s*/g, ' ')
  const room = maxLength - '……'.length
  const passage = bestPassage(findHits(line, query, options), room * hitShare)
  if (!passage) return null
  if (line.length <= maxLength) return line

  const spare = Math.max(0, room - (passage.end - passage.start))
  const wanted = Math.min(passage.start - Math.floor(spare / 2), line.length - room)
  const start = wanted > 0 ? startOfWord(line, wanted, passage.start) : 0
  const limit = start + room
  const end = limit < line.length ? endOfWord(line, limit, passage.end) : line.length
  const shown = line.slice(start, end)
  const opened = start > 0 ? `…${shown.replace(/^[\s,;:.–-]+/u, '')}` : shown
  return end < line.length ? `${opened.replace(/(?<![\s,;:.–-])[\s,;:.–-]+$/u, '')}…` : opened
}

type Passage = { start: number; end: number }

/** The stretch that holds the most words of the query, the first of equals. */
function bestPassage(hits: Hit[], maxLength: number): Passage | undefined {
  let best: Passage | undefined
  let bestWorth = 0
  for (const [index, first] of hits.entries()) {
    const words = new Set<string>()
    let { end } = first
    let worth = 0
    for (const hit of hits.slice(index, index + maxLength)) {
      if (hit !== first && hit.end - first.start > maxLength) break
      for (const word of hit.words) words.add(word)
      worth = Math.max(worth, words.size, hit.words.length + phraseBonus)
      end = hit.end
    }
    if (worth > bestWorth) {
      bestWorth = worth
      best = { start: first.start, end }
    }
  }
  return best
}

/** Where the first word after `wanted` begins; in the middle of a word longer than the room. */
function startOfWord(line: string, wanted: number, latest: number): number {
  const space = line.indexOf(' ', wanted - 1)
  if (space >= 0 && space < latest) return space + 1
  return isInsideCharacter(line, wanted) ? wanted + 1 : wanted
}

/** Where the last word before `limit` ends, in the same way. */
function endOfWord(line: string, limit: number, earliest: number): number {
  const space = line.lastIndexOf(' ', limit)
  if (space >= earliest) return space
  return isInsideCharacter(line, limit) ? limit - 1 : limit
}

/** Whether an offset lies between the halves of one character. */
function isInsideCharacter(text: string, offset: number): boolean {
  const code = text.charCodeAt(offset)
  return code >= 0xdc00 && code <= 0xdfff
}
