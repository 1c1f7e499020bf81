import { type Niveau, niveaux } from '#shared/niveau.ts'

const bars = [0, 1, 2, 3]

/** A level as a word, a colour and one to four filled bars (R259): never by colour alone. */
export function Level({ niveau }: { niveau: Niveau }) {
  const rank = niveaux.indexOf(niveau) + 1
  return (
    <span className={`level niv niv-${rank}`}>
      <svg viewBox="0 0 20 12.8" aria-hidden="true">
        {bars.map((bar) => (
          <rect
            key={bar}
            className={bar < rank ? 'on' : 'off'}
            x={0.5 + bar * 5}
            y={9.8 - bar * 3}
            width="3.5"
            height={3 + bar * 3}
          />
        ))}
      </svg>
      {niveau}
    </span>
  )
}
