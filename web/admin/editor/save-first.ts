import { showToast } from '#web/ui/toast.tsx'

import type { EditorStore } from './editor-store.ts'
import type { EditedDraft } from './item-source.ts'

/** Saves everything, for an action that concerns the stored text; says so where that is not possible yet. */
export async function saveFirst<Draft extends EditedDraft>(
  store: Pick<EditorStore<Draft>, 'flush'>,
): Promise<boolean> {
  const isSaved = await store.flush({ isAsked: true })
  if (!isSaved) {
    showToast({
      type: 'info',
      title: 'Votre texte n’est pas encore entièrement enregistré',
      description: 'La barre du bas dit ce qui manque. Réessayez ensuite.',
    })
  }
  return isSaved
}
