import { parsePrompt } from '#shared/variables/prompt-variables.ts'
import { permalinkPrefix } from '#web/features/personalisation/permalink-prefix.ts'
import { permalink } from '#web/features/personalisation/permalink.ts'
import type { ValuesStore } from '#web/features/personalisation/values-store.ts'
import { progressOf } from '#web/items/copying/brackets-left.ts'
import { keptValues, storeKept } from '#web/storage/kept-values.ts'
import { keptVersion } from '#web/storage/kept-version.ts'
import { forgetVersion, hasRoomFor, maxVersions, storeVersion } from '#web/storage/own-versions.ts'
import { tellNothingStored } from '#web/storage/tell-nothing-stored.ts'
import { showToast } from '#web/ui/toast.tsx'

import type { PageText } from './use-page-text.tsx'
import { isNoVersion } from './versions.ts'

const topic = 'version'

/**
 * Makes a text the visitor's version; the catalogue's own, or a blank one, is none. False where it is shown
 * and cannot be stored, which is said.
 */
export function putVersion(page: PageText, text: string, original: string): boolean {
  const { slug, prompt, lent, lend, store } = page
  const isNone = isNoVersion(text, prompt)
  const isStored = isNone
    ? forgetVersion(slug)
    : hasRoomFor(slug) && storeVersion({ slug, text, original, at: Date.now() })
  // Said once, and not at every pause.
  if (!isStored && lent?.isFromLink !== false) tellUnstored(slug)
  lend(isStored ? null : { text: isNone ? prompt : text, isFromLink: false })
  afterChange(slug, store, isNone ? prompt : text)
  return isStored
}

/** Shows again what a page showed and kept before. */
export function restoreText(
  { slug, prompt, lend, store }: PageText,
  { stored, lent }: Pick<PageText, 'stored' | 'lent'>,
): void {
  if (stored) storeVersion(stored)
  else forgetVersion(slug)
  lend(lent)
  afterChange(slug, store, (lent ?? stored)?.text ?? prompt)
}

/** Says what has become of the text, and offers the way back for as long as nothing else was written since. */
export function tellChange(
  slug: string,
  told: { title: string; description: string },
  undo: () => void,
): void {
  const after = keptVersion(slug).get()?.text
  showToast({
    type: 'success',
    ...told,
    action: {
      label: 'Annuler',
      run: () => (keptVersion(slug).get()?.text === after ? undo() : tellWritten()),
    },
    topic,
  })
}

/** The text of a link goes, and what was kept or the catalogue's is shown. */
export function dropLent({ slug, prompt, stored, lend, store }: PageText): boolean {
  lend(null)
  afterChange(slug, store, stored?.text ?? prompt)
  return true
}

/** Updates the stored progress and the address to the current text. */
function afterChange(slug: string, store: ValuesStore, text: string): void {
  const { variables } = parsePrompt(text)
  const values = store.get()
  const { isLent } = store.state()
  const kept = keptValues(slug)
  if (kept && !isLent) {
    storeKept({ ...kept, ...progressOf(variables, values) })
  }
  if (!location.hash.startsWith(permalinkPrefix)) return
  const here = location.pathname + location.search
  if (isLent) permalink(here, variables, values, null).then(replaceAddress, () => undefined)
  else replaceAddress(here)
}

const replaceAddress = (link: string) => history.replaceState(history.state, '', link)

function tellUnstored(slug: string): void {
  if (hasRoomFor(slug)) return tellNothingStored()
  showToast({
    type: 'error',
    title: 'Trop de versions',
    description: `Ce navigateur en garde ${maxVersions} au plus\u00a0: revenez à l’original d’une autre fiche pour garder celle-ci.`,
    topic,
  })
}

const tellWritten = () =>
  showToast({
    type: 'info',
    title: 'Texte inchangé',
    description: 'Vous l’avez modifié depuis\u00a0: ce que vous avez écrit reste en place.',
    topic,
  })
