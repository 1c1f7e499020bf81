import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'

import { useSaveOnLeave } from '#web/document/use-save-on-leave.ts'
import { keptVersion, versionMaxLength } from '#web/storage/kept-version.ts'
import { Button } from '#web/ui/button.tsx'
import { TooLong } from '#web/ui/fields/too-long.tsx'

import { putVersion, restoreText, tellChange } from './put-version.ts'
import type { PageText } from './use-page-text.tsx'
import { isNoVersion } from './versions.ts'

const pauseMs = 400

type VersionEditorProps = { page: PageText; onDone: () => void }

/**
 * Changes the text of a prompt where it stands. It is stored at each pause, and on leaving the field or the
 * page; its variables are fields at once. What another tab has stored meanwhile stays until the visitor
 * chooses, or leaves.
 */
export function VersionEditor({ page, onDone }: VersionEditorProps) {
  const { slug, prompt, text, stored, lent, setIsEditing } = page
  const id = useId()
  const [begun] = useState(page)
  const [draft, setDraft] = useState(text)
  const [saved, setSaved] = useState(text)
  const isClosed = useRef(false)
  const original = (lent?.isFromLink ? null : stored)?.original ?? prompt
  const shownFor = (written: string) => (isNoVersion(written, prompt) ? prompt : written)
  const isOvertaken = text !== shownFor(saved) && text !== shownFor(draft)

  function put(written: string) {
    setSaved(written)
    putVersion(page, written, original)
  }
  const save = () => {
    if (draft !== saved && draft.length <= versionMaxLength && !isClosed.current) put(draft)
  }
  useSaveOnLeave(save)
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
    save()
    if (draft !== begun.text) tellChange(slug, told(), () => restoreText(page, begun))
    close()
  }

  function told() {
    if (isNoVersion(draft, prompt)) {
      return { title: 'Texte d’origine affiché', description: 'Vous n’en gardez pas d’autre.' }
    }
    return keptVersion(slug).get()?.text === draft
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
    if (draft !== begun.text) {
      restoreText(page, begun)
      tellChange(
        slug,
        { title: 'Texte d’avant repris', description: 'Vos modifications sont retirées.' },
        () => putVersion(page, draft, original),
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
        <Button size="sm" variant="ink" onClick={finish}>
          Terminer
        </Button>
        {isOvertaken ? (
          <div className="flex basis-full flex-wrap items-center gap-1">
            <output className="text-label">Ce texte a changé dans un autre onglet.</output>
            <Button size="sm" onClick={() => put(draft)}>
              Garder le mien
            </Button>
            <Button
              size="sm"
              onClick={() => {
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
        Un nom entre crochets, comme [ton], devient un champ. Le texte est gardé dans ce navigateur
        à mesure que vous l’écrivez
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
