import type { NamesOf } from '#shared/items/field-names.ts'
import type { WordGroup } from '#shared/search/dictionary.ts'
import { stemsOf } from '#shared/search/stems.ts'
import { type StoredGroup, wordGroupSchema } from '#shared/search/word-group.ts'
import { linesOf, textOfLines } from '#shared/text/lines.ts'
import type { FieldMessage } from '#web/admin/form/field-messages.ts'

/** A group as its form holds it: an expression a line. */
export type GroupDraft = Record<keyof WordGroup, string>

export const emptyGroup: GroupDraft = { termes: '', larges: '' }

export const draftOf = ({ termes, larges }: WordGroup): GroupDraft => ({
  termes: textOfLines(termes),
  larges: textOfLines(larges),
})

export const groupOf = ({ termes, larges }: GroupDraft): WordGroup => ({
  termes: linesOf(termes),
  larges: linesOf(larges),
})

/** A group is called by its first expression. */
export const groupName = ({ termes: [first] }: WordGroup): string => first ?? 'sans expression'

export const groupFieldNames: NamesOf<GroupDraft> = {
  termes: { label: 'Expressions équivalentes' },
  larges: { label: 'Expressions plus larges' },
}

/** What the schema has against a draft: one message for each field, which names the expression. */
export function groupMessages(draft: GroupDraft): FieldMessage[] {
  const group = groupOf(draft)
  const issues = wordGroupSchema.safeParse(group).error?.issues ?? []
  return (['termes', 'larges'] as const).flatMap((field) => {
    const issue = issues.find(({ path }) => path[0] === field)
    if (!issue) return []
    const term = group[field][Number(issue.path[1])]
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
