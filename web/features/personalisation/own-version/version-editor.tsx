import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'

import { useSaveOnLeave } from '#web/document/use-save-on-leave.ts'
import { storedVersion, versionMaxLength } from '#web/storage/stored-version.ts'
import { Button } from '#web/ui/button.tsx'
import { TooLong } from '#web/ui/fields/too-long.tsx'

import {
  discardLinkedText,
  notifyChanged,
  notifyTooLong,
  restoreText,
  saveVersion,
  showLinkedText,
} from './save-version.ts'
import type { PageText } from './use-page-text.ts'
import { isNoVersion } from './versions.ts'

const pauseMs = 400

type VersionEditorProps = { page: PageText; onDone: () => void }

/**
 * Editor for the text of a prompt. Saves at each pause, on blur and on leaving the page. A version that another
 * tab has saved meanwhile stays until the visitor chooses, or leaves. An edit of a linked text is not stored.
 */
export function VersionEditor({ page, onDone }: VersionEditorProps) {
  const { slug, prompt, text, stored, unsavedText, setIsEditing } = page
  const id = useId()
  const [initialPage, setInitialPage] = useState(page)
  const [draft, setDraft] = useState(text)
  const [saved, setSaved] = useState(text)
  const isClosed = useRef(false)
  const original = (unsavedText?.isFromLink ? null : stored)?.original ?? prompt
  const isLinked = initialPage.unsavedText?.isFromLink === true
  const shownFor = (written: string) => (isNoVersion(written, prompt) ? prompt : written)
  const isOvertaken = text !== shownFor(saved) && text !== shownFor(draft)

  function put(written: string) {
    setSaved(written)
    show(written)
  }
  function show(written: string) {
    if (isLinked) showLinkedText(page, shownFor(written))
    else saveVersion(page, written, original)
  }
  function restore() {
    if (isLinked) showLinkedText(page, initialPage.text)
    else restoreText(page, initialPage)
  }
  const save = () => {
    if (draft !== saved && draft.length <= versionMaxLength && !isClosed.current) put(draft)
  }
  useSaveOnLeave(() => {
    if (!isLinked) save()
  })
  useEffect(() => {
    if (isOvertaken) return
    const pause = setTimeout(save, pauseMs)
    return () => clearTimeout(pause)
  })
  useEffect(() => {
    // On narrow screens, switches to the tab with the text.
    document.querySelector<HTMLElement>('[name="vue-prompt"][value="texte"]')?.click()
  }, [])

  function close() {
    isClosed.current = true
    setIsEditing(false)
    onDone()
  }

  function finish() {
    if (isOvertaken) return
    if (draft.length > versionMaxLength) return notifyTooLong()
    save()
    if (isLinked && isNoVersion(draft, prompt)) discardLinkedText(page)
    if (draft !== initialPage.text) notifyChanged(slug, message(), restore)
    close()
  }

  function message() {
    if (isNoVersion(draft, prompt)) {
      if (isLinked && stored) {
        return {
          title: 'Version du lien retirée',
          description: 'La vôtre est de nouveau affichée.',
        }
      }
      return { title: 'Texte d’origine affiché', description: 'Vous n’en gardez pas d’autre.' }
    }
    if (isLinked) {
      return {
        title: 'Version du lien modifiée',
        description:
          'Votre navigateur ne la garde qu’une fois que vous choisissez «\u00a0Garder cette version\u00a0».',
      }
    }
    return storedVersion(slug).get()?.text === draft
      ? {
          title: 'Votre version est gardée',
          description: 'Dans ce navigateur. Copier, ouvrir, partager et imprimer la prennent.',
        }
      : {
          title: 'Votre version est affichée',
          description: 'Votre navigateur refuse de la garder\u00a0: copiez-la avant de partir.',
        }
  }

  function cancel() {
    if (draft !== initialPage.text && !isOvertaken) {
      restore()
      notifyChanged(
        slug,
        { title: 'Texte d’avant repris', description: 'Vos modifications sont retirées.' },
        () => show(draft),
      )
    }
    close()
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    finish()
  }

  return (
    <section className="field" aria-label="Modifier le texte">
      <div className="sticky top-(--bar) z-5 -mx-4 flex flex-wrap items-center gap-1 bg-info-tint px-4 py-1">
        <label className="flex-1 text-small font-semibold" htmlFor={id}>
          Votre version
        </label>
        <Button size="sm" variant="quiet" onClick={cancel}>
          Annuler
        </Button>
        <Button size="sm" variant="ink" disabled={isOvertaken} onClick={finish}>
          Terminer
        </Button>
        {isOvertaken ? (
          <div className="flex basis-full flex-wrap items-center gap-1">
            <output className="text-label">Ce texte a changé dans un autre onglet.</output>
            <Button
              size="sm"
              onClick={() => {
                setInitialPage(page)
                put(draft)
              }}
            >
              Garder le mien
            </Button>
            <Button
              size="sm"
              onClick={() => {
                setInitialPage(page)
                setDraft(text)
                setSaved(text)
              }}
            >
              Prendre l’autre
            </Button>
          </div>
        ) : null}
      </div>
      <p className="hint" id={`${id}-aide`}>
        Un nom entre crochets, comme [ton], devient un champ.{' '}
        {isLinked
          ? 'Le texte n’est gardé qu’une fois que vous choisissez «\u00a0Garder cette version\u00a0»'
          : 'Le texte est gardé dans ce navigateur à mesure que vous l’écrivez'}
        <span className="touch:hidden">&nbsp;; Ctrl et Entrée terminent</span>.
      </p>
      <textarea
        ref={focusStart}
        id={id}
        className="input field-sizing-content min-h-60 font-display leading-7"
        rows={20}
        autoComplete="off"
        value={draft}
        aria-describedby={`${id}-aide`}
        onChange={({ target }) => setDraft(target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          if (!isOvertaken) save()
        }}
      />
      <TooLong length={draft.length} max={versionMaxLength}>
        rien n’est gardé tant que le texte n’est pas plus court.
      </TooLong>
    </section>
  )
}

/** A long text is read from its beginning. */
function focusStart(field: HTMLTextAreaElement | null) {
  field?.focus({ preventScroll: true })
  field?.setSelectionRange(0, 0)
}
