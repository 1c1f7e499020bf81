import type { StoredItem } from '#shared/items/selection.ts'
import type { Arrival, Assistant, TextKind } from '#shared/variables/assistants.ts'
import { bracketsLeft, type Progress } from '#web/items/copying/brackets-left.ts'
import { noteUse } from '#web/items/note-use.ts'
import { showToast } from '#web/ui/toast.tsx'

/** A text that an assistant is opened with, what it is to its reader, and whose it is. */
export type OpenedText = {
  text: string
  kind: TextKind
  item?: StoredItem | undefined
  /** How much of a prompt is filled in. */
  progress?: Progress
}

/** Says what comes in the tab that opens: the text was copied first, inside the same gesture. */
export async function tellOpening(
  { name }: Assistant,
  arrival: Arrival,
  { kind, item, progress }: OpenedText,
  copying: Promise<boolean>,
): Promise<void> {
  if (item) noteUse(item)
  const isCopied = await copying
  const isRole = kind === 'rôle'
  const pasteHint = isCopied
    ? `${isRole ? 'Rôle' : 'Prompt'} copié : collez-le si le champ est vide`
    : `Copiez le ${isRole ? 'rôle' : 'prompt'} ici, puis collez-le si le champ est vide.`
  const whole = `${isRole ? 'Le rôle' : 'Le prompt personnalisé'} va s’ouvrir dans ${name}`
  const descriptions = {
    written: `${whole}.`,
    sent: `${whole}\u00a0: la recherche part aussitôt.`,
    perhaps: pasteHint,
    pasted: pasteHint,
  }
  // The sentence of an unfilled prompt is specified.
  const left = progress && progress.filled > 0 ? bracketsLeft(progress) : null
  const said = descriptions[arrival]
  showToast({
    type: 'info',
    title: `Ouverture de ${name}`,
    description: left ? `${said.replace(/\.?$/, '.')} ${left}` : said,
  })
}
