import { countOf } from '#shared/text/plural.ts'
import type { PromptField } from '#shared/variables/known-variable.ts'
import { hasFilledValue, isFilled, type PromptValues } from '#shared/variables/prompt-values.ts'
import type { PromptVariable } from '#shared/variables/prompt-variables.ts'
import { showToast } from '#web/ui/toast.tsx'

import { clientValues } from './client-values.ts'
import { goBack } from './origins-list.tsx'
import type { PageText } from './own-version/use-page-text.tsx'
import { permalinkPrefix } from './permalink-prefix.ts'
import { readPermalink } from './permalink.ts'
import type { ValuesState, ValuesStore } from './values-store.ts'

const topic = 'permalink'

export type OpenedOn = {
  page: PageText
  variables: PromptVariable[]
  fields: PromptField[]
  store: ValuesStore
}

/**
 * Shows the values that the page's address carries, and the text where it carries one. What they take the
 * place of is kept aside, and the address forgets them once they are changed: from then on they are the
 * visitor's own.
 */
export async function openPermalink({ page, fields, store, ...shownFor }: OpenedOn): Promise<void> {
  const { slug } = page
  const linked = await readPermalink(spelled(location.hash), shownFor.variables)
  if (linked === null) {
    showToast({
      type: 'error',
      title: 'Lien personnalisé illisible',
      description:
        'Ce lien est abîmé\u00a0: il a été coupé ou modifié en chemin. La page s’affiche sans ses valeurs\u00a0; demandez-le de nouveau.',
      topic,
    })
    return
  }
  const { text, variables, values, unknownCount } = linked
  const count = Object.values(values).filter(isFilled).length
  const isOther = text !== null && text !== (page.stored?.text ?? page.prompt)
  if (isOther || page.lent?.isFromLink) page.lend(isOther ? { text, isFromLink: true } : null)
  if (count === 0 && text !== null) return tellText(isOther)
  if (count === 0) {
    showToast({
      type: 'info',
      title: 'Lien personnalisé sans effet',
      description: 'Aucune de ses valeurs ne correspond aux variables de ce prompt.',
      topic,
    })
    return
  }
  // Its profile may not have come yet.
  store.show({ client: clientValues(variables, fields) })
  const before = store.state()
  const shown = store.get()
  const told = [
    ...(isOther ? [otherText] : []),
    `${countOf(count, 'variable remplie', 'variables remplies')}.`,
  ]
  if (!before.isLent && isSame(shown, values)) {
    told.push('Ce sont celles que vous avez ici.')
  } else {
    store.show({ typed: values, isLent: true, aside: asideOf(before, shown) })
    told.push(...whatIsAside(before))
    forgetWhenChanged(store)
  }
  if (unknownCount > 0) {
    told.push(
      `${countOf(unknownCount, 'valeur ne correspond', 'valeurs ne correspondent')} à aucune variable de ce prompt.`,
    )
  }
  const isReplaced = store.state().aside.length > 0
  showToast({
    type: 'success',
    title: 'Lien personnalisé ouvert',
    description: told.join(' '),
    ...(store.state().isLent && {
      action: {
        label: isReplaced ? 'Rétablir mes valeurs' : 'Retirer ces valeurs',
        run: () => goBack(slug, store),
      },
    }),
    topic,
  })
}

const otherText = 'Le texte vient du lien, et non du site.'

const tellText = (isOther: boolean) =>
  showToast({
    type: 'success',
    title: 'Lien personnalisé ouvert',
    description: isOther ? otherText : 'Son texte est celui que vous avez ici.',
    topic,
  })

/** Some programs that pass a link on write its sign of equality otherwise. */
const spelled = (fragment: string) => fragment.replace(/^#v%3d/i, permalinkPrefix)

/** With what is shown where that is the visitor's, or a client's. */
function asideOf({ typed, isLent, aside }: ValuesState, shown: PromptValues): PromptValues[] {
  return !isLent && hasFilledValue(shown) ? [...aside, typed] : aside
}

/** Whose values the link takes the place of, in a sentence; none where it takes nobody's. */
function whatIsAside({ typed, client, isLent }: ValuesState): string[] {
  const hasOwn = !isLent && hasFilledValue(typed)
  const hasClients = !isLent && client !== null && hasFilledValue(client.values)
  if (hasOwn && hasClients) {
    return [`Vos valeurs et celles de ${client.name} sont mises de côté.`]
  }
  if (hasOwn) return ['Vos propres valeurs sont mises de côté.']
  return hasClients ? [`Celles de ${client.name} sont mises de côté.`] : []
}

/** Or a reload would show what the link said, in place of what has been typed since. */
function forgetWhenChanged(store: ValuesStore): void {
  const stop = store.subscribe(() => {
    if (store.state().isLent) return
    stop()
    if (location.hash.startsWith(permalinkPrefix)) {
      history.replaceState(history.state, '', location.pathname + location.search)
    }
  })
}

const isSame = (shown: PromptValues, values: PromptValues) =>
  JSON.stringify(filledIn(shown)) === JSON.stringify(filledIn(values))

const filledIn = (values: PromptValues) =>
  Object.entries(values)
    .filter(([, value]) => isFilled(value))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
