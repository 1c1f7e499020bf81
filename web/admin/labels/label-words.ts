import { countOf, formatNumber } from '#shared/text/plural.ts'

/** A tag or a category, as the windows that change it see it. */
export type Label = {
  /** By which the server finds it. */
  id: string
  nom: string
  fiches: number
  /** Those of them that visitors see. */
  publiques: number
  /** Where its page is; null where it can have none. */
  path: string | null
}

/** Error of a name that gives no address. */
export const nameWithoutPath = 'Il faut au moins une lettre ou un chiffre.'

export const quoted = (text: string) => `«\u00a0${text}\u00a0»`

/** «14 fiches, dont 12 publiques» */
export function itemsText({ fiches, publiques }: Pick<Label, 'fiches' | 'publiques'>): string {
  const all = countOf(fiches, 'fiche', 'fiches').replace(' ', '\u00a0')
  if (publiques === 0) return `${all}, aucune publique`
  if (publiques === fiches) return `${all}, ${fiches === 1 ? 'publique' : 'toutes publiques'}`
  return `${all}, dont ${formatNumber(publiques)}\u00a0${publiques === 1 ? 'publique' : 'publiques'}`
}

/** Where the page of a label goes when it is called otherwise; empty where it stays. */
export function redirectText(from: string | null, to: string | null): string {
  if (from === null || to === null || from === to) return ''
  return `${from} redirige (301) vers ${to}.`
}

/** What a change did, under its message. */
export const changedItems = ({ fiches }: { fiches: number }) =>
  `${countOf(fiches, 'fiche modifiée', 'fiches modifiées').replace(' ', '\u00a0')}. Chacune garde une révision.`

/** What the messages of a change say, which can be undone. */
export const changeWords = (done: string, failed: string) => ({
  done,
  failed,
  undone: 'Changement annulé',
  undoFailed: 'Impossible d’annuler le changement.',
})
