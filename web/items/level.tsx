import { type Niveau, niveaux } from '#shared/items/niveau.ts'

/** The outlines of four bars, each three units higher than the one before it. */
const bars = [0, 1, 2, 3].map((bar) => `M${bar * 5 + 0.5} 12.8v-${bar * 3 + 3}h3.5v${bar * 3 + 3}z`)

/** A level as a word, a colour and one to four filled bars: never by colour alone. */
export function Level({ niveau }: { niveau: Niveau }) {
  const rank = niveaux.indexOf(niveau) + 1
  return (
    <span className={`level niv niv-${rank}`}>
      <svg viewBox="0 0 20 12.8" aria-hidden="true">
        <path className="on" d={bars.slice(0, rank).join('')} />
        {rank < bars.length && <path className="off" d={bars.slice(rank).join('')} />}
      </svg>
      {niveau}
    </span>
  )
}
