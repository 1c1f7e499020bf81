import { countOf } from '#shared/text/plural.ts'
import type { PromptField } from '#shared/variables/known-variable.ts'
import { hasFilledValue, isFilled, type PromptValues } from '#shared/variables/prompt-values.ts'
import { parsePrompt } from '#shared/variables/prompt-variables.ts'
import { showToast } from '#web/ui/toast.tsx'

import { givenValues } from './given-values.ts'
import { formatGivers, goBack } from './origins-list.tsx'
import type { PageText } from './own-version/use-page-text.ts'
import { isPermalink, permalinkPrefix } from './permalink-prefix.ts'
import { readPermalink } from './permalink.ts'
import type { ValuesState, ValuesStore } from './values-store.ts'

const topic = 'permalink'

export type PermalinkTarget = {
  page: PageText
  fields: PromptField[]
  store: ValuesStore
}

type OpenedPermalink = {
  /** Number of values for variables of the text. */
  count: number
  unknownCount: number
  hasText: boolean
  /** True if the text is neither the visitor's version nor the catalogue's text without one. */
  differsFromOwn: boolean
  /** Values before the link displaced them. Null if they stay: the link has none or the same. */
  before: ValuesState | null
}

/** Opens the personalised link in the page's address and shows what it did. */
export async function openPermalink(target: PermalinkTarget): Promise<void> {
  const opened = await applyPermalink(target)
  if (opened) notifyPermalinkOpened(target, opened)
  else {
    showToast({
      type: 'error',
      title: 'Lien personnalisé illisible',
      description:
        'Ce lien est abîmé\u00a0: il a été coupé ou modifié en chemin. La page s’affiche sans ses valeurs\u00a0; demandez-le de nouveau.',
      topic,
    })
  }
}

/**
 * Shows the values and the text of the link in the page's address, and sets the visitor's values aside. The
 * address drops the link once a value is changed. Returns null for a damaged link.
 */
export async function applyPermalink({
  page,
  fields,
  store,
}: PermalinkTarget): Promise<OpenedPermalink | null> {
  const { slug } = page
  const ownText = page.stored?.text ?? page.prompt
  const linked = await readPermalink(spelled(location.hash), parsePrompt(ownText).variables)
  if (linked === null) return null
  const { text, variables, values, unknownCount } = linked
  const count = Object.values(values).filter(isFilled).length
  const differsFromOwn = text !== null && text !== ownText
  if (differsFromOwn || page.unsavedText?.isFromLink) {
    page.setUnsavedText(differsFromOwn ? { text, isFromLink: true } : null)
  }
  const opened = { count, unknownCount, hasText: text !== null, differsFromOwn }
  if (count === 0) return { ...opened, before: null }
  // The values of the client and of the journey may not have loaded yet.
  store.show(givenValues(slug, variables, fields, store.state().dismissed))
  const before = store.state()
  const shown = store.get()
  if (!before.isFromSharedLink && isSame(shown, values)) return { ...opened, before: null }
  store.show({ typed: values, isFromSharedLink: true, aside: asideOf(before, shown) })
  forgetWhenChanged(store)
  return { ...opened, before }
}

function notifyPermalinkOpened(
  { page: { slug }, store }: PermalinkTarget,
  { count, unknownCount, hasText, differsFromOwn, before }: OpenedPermalink,
): void {
  if (count === 0 && hasText) return notifyTextOpened(differsFromOwn)
  if (count === 0) {
    showToast({
      type: 'info',
      title: 'Lien personnalisé sans effet',
      description: 'Aucune de ses valeurs ne correspond aux variables de ce prompt.',
      topic,
    })
    return
  }
  const sentences = [
    ...(differsFromOwn ? [otherText] : []),
    `${countOf(count, 'variable remplie', 'variables remplies')}.`,
    ...(before ? displacedSentences(before) : ['Ce sont celles que vous avez ici.']),
    ...(unknownCount > 0
      ? [
          `${countOf(unknownCount, 'valeur ne correspond', 'valeurs ne correspondent')} à aucune variable de ce prompt.`,
        ]
      : []),
  ]
  const isReplaced = store.state().aside.length > 0
  showToast({
    type: 'success',
    title: 'Lien personnalisé ouvert',
    description: sentences.join(' '),
    ...(store.state().isFromSharedLink && {
      action: {
        label: isReplaced ? 'Rétablir mes valeurs' : 'Retirer ces valeurs',
        run: () => goBack(slug, store),
      },
    }),
    topic,
  })
}

const otherText = 'Le texte vient du lien, et non du site.'

const notifyTextOpened = (differsFromOwn: boolean) =>
  showToast({
    type: 'success',
    title: 'Lien personnalisé ouvert',
    description: differsFromOwn ? otherText : 'Son texte est celui que vous avez ici.',
    topic,
  })

/** Some programs that pass a link on write its sign of equality otherwise. */
const spelled = (fragment: string) => fragment.replace(/^#v%3d/i, permalinkPrefix)

/** With what is shown where that is the visitor's, or a client's. */
function asideOf(
  { typed, isFromSharedLink, aside }: ValuesState,
  shown: PromptValues,
): PromptValues[] {
  return !isFromSharedLink && hasFilledValue(shown) ? [...aside, typed] : aside
}

/** Names the values that the link displaced, in a sentence; none if it displaced none. */
export function displacedSentences(before: ValuesState): string[] {
  if (before.isFromSharedLink) return []
  const givers = formatGivers(before)
  if (!hasFilledValue(before.typed)) {
    return givers === null ? [] : [`Celles ${givers} sont mises de côté.`]
  }
  return givers === null
    ? ['Vos propres valeurs sont mises de côté.']
    : [`Vos valeurs et celles ${givers} sont mises de côté.`]
}

/** Or a reload would show what the link said, in place of what has been typed since. */
function forgetWhenChanged(store: ValuesStore): void {
  const stop = store.subscribe(() => {
    if (store.state().isFromSharedLink) return
    stop()
    if (isPermalink(location.hash)) {
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
