import { foldText } from '#shared/search/search-text.ts'
import { type Random, seededRandom } from '#tests/bench/seeded-random.ts'

/** A word by a flattened law of Zipf: the first some thousand times as often as the last. */
export type DrawRareWord = (random: Random) => string

const onsets = 'b c d f g l m n p r s t v br ch cr dr fl gr pl pr tr bl cl gl ph qu st'.split(' ')
const vowels = 'a e i o u é ou on an en in ai au oi eu è ê'.split(' ')
const endings =
  'ation ement able eur euse ique isme age ité oir ière elle ette ance ure iste al ier ude ode'.split(
    ' ',
  )
/** Without it the first word alone would be in every tenth item, like an article. */
const flattening = 50

/** Invented words that look French, none of them (nor its folded form) known already. */
export function inventRareWords(seed: number, wanted: number, known: Set<string>): DrawRareWord {
  const random = seededRandom(seed)
  const byFolded = new Map<string, string>()
  while (byFolded.size < wanted) {
    const word = inventWord(random)
    if (!known.has(foldText(word))) byFolded.set(foldText(word), word)
  }
  const words = [...byFolded.values()]
  const spread = Math.log((wanted + flattening) / flattening)
  return (source) => {
    const rank = Math.floor(flattening * Math.exp(source.next() * spread)) - flattening
    return words[Math.min(rank, wanted - 1)] ?? ''
  }
}

function inventWord(random: Random): string {
  const syllable = () => random.pick(onsets) + random.pick(vowels)
  const syllables = Array.from({ length: 1 + random.below(3) }, syllable)
  return syllables.join('') + random.pick(onsets) + random.pick(endings)
}
