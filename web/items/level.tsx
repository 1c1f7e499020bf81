import { type Niveau, niveaux } from '#shared/items/niveau.ts'

/** A level as a word, a colour and one to four filled bars (badges.css): never by colour alone. */
export function Level({ niveau }: { niveau: Niveau }) {
  return <span className={`level ${ranks[niveaux.indexOf(niveau)]}`}>{niveau}</span>
}

const ranks = ['level-1', 'level-2', 'level-3', 'level-4']
