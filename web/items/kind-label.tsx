import type { ItemKind } from '#shared/items/cote.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Tells a GPT from a prompt where both stand in one list. */
export function KindLabel({ kind }: { kind: ItemKind }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-micro font-bold">
      <Icon name={kind === 'gpt' ? 'dossier' : 'fiche'} className="size-4 text-(--cat-ink)" />
      {kind === 'gpt' ? 'GPT' : 'Prompt'}
    </span>
  )
}
