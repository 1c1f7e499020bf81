import { foldText } from './search-text.ts'

/** What items take over from the categories that file them, by the name of each. */
export type CategoryFacts = ReadonlyMap<string, CategoryFact>

type CategoryFact = {
  /** Begins the call numbers of what is filed in it. */
  code: string
  /** What it is called in French; empty where that is its name. */
  libelle: string
  /** What one says for it besides. */
  mots: string
}

/** The code of what nobody created a category for. */
const otherCode = 'DIV'

/** The code that files an item: that of its first category. */
export const filingCode = (facts: CategoryFacts, [first = '']: string[]): string =>
  facts.get(first)?.code ?? otherCode

/** By what a search finds a category: its name, how one says it in French and what one says besides. */
export function categoryWords(facts: CategoryFacts, name: string): string {
  const { libelle = '', mots = '' } = facts.get(name) ?? {}
  // A word that stands twice would count twice.
  const isSaid = ` ${foldText(`${name} ${mots}`)} `.includes(` ${foldText(libelle)} `)
  return [name, isSaid ? '' : libelle, mots].filter((text) => text !== '').join(' ')
}
