import type { NamesOf } from '#shared/items/field-names.ts'
import { stemsOf } from '#shared/search/stems.ts'
import { type StoredGroup, wordGroupSchema, type WordGroup } from '#shared/search/word-group.ts'
import { linesOf, textOfLines } from '#shared/text/lines.ts'
import type { FieldMessage } from '#web/admin/form/field-messages.ts'

/** A group as its form holds it: an expression a line. The last three are those of an absent subject. */
export type GroupDraft = {
  kind: 'equivalent' | 'absent'
  termes: string
  larges: string
  message: string
  href: string
  label: string
}

export const emptyGroup: GroupDraft = {
  kind: 'equivalent',
  termes: '',
  larges: '',
  message: '',
  href: '',
  label: '',
}

export const draftOf = ({ termes, larges, absence }: WordGroup): GroupDraft => ({
  ...emptyGroup,
  ...absence,
  kind: absence ? 'absent' : 'equivalent',
  termes: textOfLines(termes),
  larges: textOfLines(larges),
})

export const groupOf = ({ kind, termes, larges, message, href, label }: GroupDraft): WordGroup =>
  kind === 'absent'
    ? { termes: linesOf(termes), larges: [], absence: { message, href, label } }
    : { termes: linesOf(termes), larges: linesOf(larges), absence: null }

/** A group is called by its first expression. */
export const groupName = ({ termes: [first] }: WordGroup): string => first ?? 'sans expression'

export const groupFieldNames: NamesOf<GroupDraft> = {
  kind: { label: 'Type de groupe' },
  termes: { label: 'Expressions équivalentes' },
  larges: { label: 'Expressions plus larges' },
  message: { label: 'Phrase pour le visiteur' },
  href: { label: 'Adresse d’une page utile' },
  label: { label: 'Texte du lien' },
}

/** Validation messages of a draft: one for each field. It quotes the expression that is refused. */
export function groupMessages(draft: GroupDraft): FieldMessage[] {
  const group = groupOf(draft)
  const issues = wordGroupSchema.safeParse(group).error?.issues ?? []
  return (['termes', 'larges', 'message', 'href', 'label'] as const).flatMap((field) => {
    const issue = issues.find(({ path }) => path.at(path[0] === 'absence' ? 1 : 0) === field)
    if (!issue) return []
    const term =
      field === 'termes' || field === 'larges' ? group[field][Number(issue.path[1])] : undefined
    const message = term === undefined ? issue.message : `${quoted(term)}\u00a0: ${begun(issue)}`
    return [{ path: field, label: groupFieldNames[field].label, message }]
  })
}

const maxQuoted = 40

export const quoted = (term: string) =>
  `«\u00a0${term.length > maxQuoted ? `${term.slice(0, maxQuoted)}…` : term}\u00a0»`

/** A sentence after a colon. */
const begun = ({ message }: { message: string }) =>
  message.charAt(0).toLowerCase() + message.slice(1)

/** Of expressions that ask the same to the search, the first group that has each on its left. */
export const holdersOf = (groups: readonly StoredGroup[]): Map<string, StoredGroup> =>
  new Map(groups.toReversed().flatMap((group) => group.termes.map((term) => [keyOf(term), group])))

/** The expressions of a group that another one has on its left, each with that one's name. */
export function takenTerms(
  termes: readonly string[],
  holders: ReadonlyMap<string, WordGroup>,
): { term: string; name: string }[] {
  return termes.flatMap((term) => {
    const holder = holders.get(keyOf(term))
    return holder ? [{ term, name: groupName(holder) }] : []
  })
}

const keyOf = (term: string) => stemsOf(term).join(' ')
