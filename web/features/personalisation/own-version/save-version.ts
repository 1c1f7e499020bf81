import { formatNumber } from '#shared/text/plural.ts'
import { parsePrompt } from '#shared/variables/prompt-variables.ts'
import { isPermalink } from '#web/features/personalisation/permalink-prefix.ts'
import { permalink } from '#web/features/personalisation/permalink.ts'
import type { ValuesStore } from '#web/features/personalisation/values-store.ts'
import { progressOf } from '#web/items/copying/brackets-left.ts'
import { keptValues, storeKept } from '#web/storage/kept-values.ts'
import { forgetVersion, hasRoomFor, maxVersions, storeVersion } from '#web/storage/own-versions.ts'
import { storedVersion, versionMaxLength } from '#web/storage/stored-version.ts'
import { tellNothingStored } from '#web/storage/tell-nothing-stored.ts'
import { showToast } from '#web/ui/toast.tsx'

import type { PageText, UnsavedText } from './use-page-text.ts'
import { isNoVersion } from './versions.ts'

const topic = 'version'

/**
 * Saves a text as the visitor's version, or removes the version if the text is blank or unchanged. Returns
 * false, with a message, if storage refuses.
 */
export function saveVersion(page: PageText, text: string, original: string): boolean {
  const { slug, prompt, unsavedText, setUnsavedText, store } = page
  const isNone = isNoVersion(text, prompt)
  const isStored = isNone
    ? forgetVersion(slug)
    : hasRoomFor(slug) && storeVersion({ slug, text, original, at: Date.now() })
  const shown = isNone ? prompt : text
  // Once, not at every pause.
  if (!isStored && unsavedText?.isFromLink !== false) notifyNotSaved(slug, text)
  setUnsavedText(isStored ? null : { text: shown, isFromLink: false })
  updateStoredProgress(slug, store, shown)
  updatePermalink(store, shown, null)
  return isStored
}

/** Restores what a page showed and stored before. */
export function restoreText(
  { slug, prompt, setUnsavedText, store }: PageText,
  { stored, unsavedText }: Pick<PageText, 'stored' | 'unsavedText'>,
): void {
  if (stored) storeVersion(stored)
  else forgetVersion(slug)
  setUnsavedText(unsavedText)
  const shown = (unsavedText ?? stored)?.text ?? prompt
  updateStoredProgress(slug, store, shown)
  updatePermalink(store, shown, unsavedText)
}

/** Shows the text of a link, or an edit of it. It is not stored, and the address keeps it. */
export function showLinkedText({ slug, setUnsavedText, store }: PageText, text: string): void {
  const linkedText = { text, isFromLink: true }
  setUnsavedText(linkedText)
  updateStoredProgress(slug, store, text)
  updatePermalink(store, text, linkedText)
}

/** Shows a message with an undo, which runs unless another text was saved since. */
export function notifyChanged(
  slug: string,
  message: { title: string; description: string },
  undo: () => void,
): void {
  const after = storedVersion(slug).get()?.text
  showToast({
    type: 'success',
    ...message,
    action: {
      label: 'Annuler',
      run: () => (storedVersion(slug).get()?.text === after ? undo() : notifyKept()),
    },
    topic,
  })
}

/** Removes the text of a link. The page shows the visitor's version, or else the catalogue's text. */
export function discardLinkedText({
  slug,
  prompt,
  stored,
  setUnsavedText,
  store,
}: PageText): boolean {
  setUnsavedText(null)
  const shown = stored?.text ?? prompt
  updateStoredProgress(slug, store, shown)
  updatePermalink(store, shown, null)
  return true
}

function updateStoredProgress(slug: string, store: ValuesStore, text: string): void {
  const kept = keptValues(slug)
  if (kept && !store.state().isFromSharedLink) {
    storeKept({ ...kept, ...progressOf(parsePrompt(text).variables, store.get()) })
  }
}

/** Makes a reload show the text and the values of a link for as long as the page does. */
function updatePermalink(store: ValuesStore, text: string, unsaved: UnsavedText | null): void {
  const linkedText = unsaved?.isFromLink ? unsaved.text : null
  if (linkedText === null && !isPermalink(location.hash)) return
  const here = location.pathname + location.search
  const { isFromSharedLink } = store.state()
  if (linkedText === null && !isFromSharedLink) return replaceAddress(here)
  const values = isFromSharedLink ? store.get() : {}
  permalink(here, parsePrompt(text).variables, values, linkedText).then(
    (link) => location.pathname + location.search === here && replaceAddress(link),
    // Too long for a link: the address keeps what it has.
    () => undefined,
  )
}

const replaceAddress = (link: string) => history.replaceState(history.state, '', link)

function notifyNotSaved(slug: string, text: string): void {
  if (text.length > versionMaxLength) return notifyTooLong()
  if (hasRoomFor(slug)) return tellNothingStored()
  showToast({
    type: 'error',
    title: 'Trop de versions',
    description: `Ce navigateur en garde ${maxVersions} au plus\u00a0: revenez à l’original d’une autre fiche pour garder celle-ci.`,
    topic,
  })
}

export const notifyTooLong = () =>
  showToast({
    type: 'error',
    title: 'Texte trop long',
    description: `Une version est limitée à ${formatNumber(versionMaxLength)}\u00a0caractères\u00a0: raccourcissez-la pour qu’elle soit gardée.`,
    topic,
  })

const notifyKept = () =>
  showToast({
    type: 'info',
    title: 'Texte inchangé',
    description: 'Vous l’avez modifié depuis\u00a0: ce que vous avez écrit reste en place.',
    topic,
  })
