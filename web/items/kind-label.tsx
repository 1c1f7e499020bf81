import type { ItemKind } from '#shared/items/cote.ts'
import { Icon } from '#web/ui/icon.tsx'

/** Tells a GPT from a prompt where both stand in one list. */
export function KindLabel({ kind }: { kind: ItemKind }) {
  return (
    <span className="result-kind">
      <Icon name={kind === 'gpt' ? 'dossier' : 'fiche'} />
      {kind === 'gpt' ? 'GPT' : 'Prompt'}
    </span>
  )
}
