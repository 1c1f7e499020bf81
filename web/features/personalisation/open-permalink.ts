import { countOf } from '#shared/text/plural.ts'
import { hasFilledValue, isFilled } from '#shared/variables/prompt-values.ts'
import type { PromptVariable } from '#shared/variables/prompt-variables.ts'
import { showToast } from '#web/ui/toast.tsx'

import { readPermalink } from './permalink.ts'
import type { ValuesStore } from './values-store.ts'

const topic = 'permalink'

/** Shows the values that the page's address carries, and offers those that they replace. */
export async function openPermalink(
  variables: PromptVariable[],
  store: ValuesStore,
): Promise<void> {
  const linked = await readPermalink(location.hash, variables)
  if (linked === null) {
    showToast({
      type: 'error',
      title: 'Lien personnalisé illisible',
      description:
        'Ce lien personnalisé est incomplet\u00a0: il a été coupé ou modifié en chemin. Demandez-le de nouveau.',
      topic,
    })
    return
  }
  const { values, unknownCount } = linked
  const count = Object.values(values).filter(isFilled).length
  if (count === 0) {
    showToast({
      type: 'info',
      title: 'Lien personnalisé sans effet',
      description: 'Aucune de ses valeurs ne correspond aux variables de ce prompt.',
      topic,
    })
    return
  }
  const previous = store.state()
  const replaces = hasFilledValue(store.get())
  store.show({ typed: values, client: null, isLent: true })
  const told = [
    `${countOf(count, 'variable remplie', 'variables remplies')}.`,
    replaces ? 'Vos propres valeurs ont été remplacées.' : '',
    unknownCount > 0
      ? `${countOf(unknownCount, 'valeur ne correspond', 'valeurs ne correspondent')} à aucune variable de ce prompt.`
      : '',
  ]
  showToast({
    type: 'success',
    title: 'Lien personnalisé ouvert',
    description: told.filter((sentence) => sentence !== '').join(' '),
    action: {
      label: replaces ? 'Rétablir mes valeurs' : 'Retirer ces valeurs',
      run: () => store.show(previous),
    },
    topic,
  })
}
