import { foldText } from '#shared/search/search-text.ts'
import { bracketName, type KnownVariable, namesOf } from '#shared/variables/known-variable.ts'

/** A bracket that is being written: where it begins, and what stands in it before the caret. */
export type OpenBracket = { start: number; typed: string }

const begun = /(?<!\\)\[([^[\]\r\n]{0,60})$/
const ended = /^[^[\]\r\n]{0,80}\]/
/** A bracket begins no further back than its longest name. */
const longest = 62

/** The bracket that a caret stands in, or null. */
export function openBracket(text: string, caret: number): OpenBracket | null {
  const found = begun.exec(text.slice(Math.max(0, caret - longest), caret))
  const typed = found?.[1]
  return typed === undefined ? null : { start: caret - typed.length - 1, typed }
}

/** Where a bracket ends: behind its own closing one, where it has one already. */
export function bracketEnd(text: string, caret: number): number {
  const rest = ended.exec(text.slice(caret, caret + longest + 20))
  return caret + (rest?.[0].length ?? 0)
}

const maxProposals = 6

/** The variables that a bracket may be meant for: first those that begin as it does, then by another name. */
export function proposals<Variable extends KnownVariable>(
  variables: readonly Variable[],
  typed: string,
): Variable[] {
  const asked = foldText(typed)
  return variables
    .flatMap((variable) => {
      const own = [bracketName(variable), variable.libelle].map(foldText)
      const others = namesOf(variable).map((name) => foldText(spaced(name)))
      if (own.some((name) => name.startsWith(asked))) return [{ variable, place: 0 }]
      if (others.some((name) => name.startsWith(asked))) return [{ variable, place: 1 }]
      return [...own, ...others].some((name) => name.includes(asked))
        ? [{ variable, place: 2 }]
        : []
    })
    .toSorted((a, b) => a.place - b.place)
    .slice(0, maxProposals)
    .map(({ variable }) => variable)
}

const spaced = (name: string) => name.replaceAll('-', ' ')
