import { showToast } from '#web/ui/toast.tsx'

import type { EditorStore } from './editor-store.ts'
import type { EditedDraft } from './item-source.ts'

/** Saves everything before an action on the stored text. Shows a message if that is not possible yet. */
export async function saveFirst<Draft extends EditedDraft>(
  store: Pick<EditorStore<Draft>, 'flush'>,
): Promise<boolean> {
  const isSaved = await store.flush({ isManual: true })
  if (!isSaved) {
    showToast({
      type: 'info',
      title: 'Votre texte n’est pas encore entièrement enregistré',
      description: 'La barre du bas dit ce qui manque. Réessayez ensuite.',
    })
  }
  return isSaved
}
