import { importQuery } from '#shared/admin/filter-address.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { contentWords } from '#web/admin/controls/content-words.ts'
import { AdminLink } from '#web/admin/controls/link.tsx'

type ImportedLinksProps = {
  /** Id of the import, which is that of its row in the journal. */
  entry: string
  kinds: readonly ItemKind[]
}

/** Links to the lists of the items that an import wrote. */
export function ImportedLinks({ entry, kinds }: ImportedLinksProps) {
  return kinds.map((kind) => (
    <AdminLink key={kind} to={contentWords[kind].list} query={importQuery(entry)}>
      {linkTexts[kind]}
    </AdminLink>
  ))
}

const linkTexts: Record<ItemKind, string> = {
  prompt: 'Voir les prompts de cet import',
  gpt: 'Voir les GPT de cet import',
}
