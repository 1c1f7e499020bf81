import { type SyntheticEvent, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

import {
  type ReportSubject,
  reportedPathMaxLength,
  reportMaxLength,
  reportSubjectLabels,
  reportSubjects,
} from '#shared/site/report-subjects.ts'
import { retention } from '#shared/site/retention.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { DialogWindow } from '#web/ui/dialog.tsx'
import { TooLong } from '#web/ui/fields/too-long.tsx'
import { showToast } from '#web/ui/toast.tsx'

import { emptyReport, keepReport, keptReport, type ReportDraft } from './report-draft.ts'
import { sendReport } from './send-report.ts'

type ReportWindowProps = {
  /** A letter in place of the form. */
  letter: string
  onClose: () => void
}

/** Asks what is wrong with a page, and sends it: without an account, and without a word of who tells it. */
export function ReportWindow({ letter, onClose }: ReportWindowProps) {
  const id = useId()
  const [{ sujet, texte }, setDraft] = useState(keptReport)
  const [fault, setFault] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)

  function change(changed: Partial<ReportDraft>) {
    const draft = { sujet, texte, ...changed }
    keepReport(draft)
    setDraft(draft)
    setFault(null)
  }

  async function send(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const dialog = event.currentTarget.closest('dialog')
    const found = faultOf(sujet, texte)
    if (found !== null) {
      field.current?.focus()
      return setFault(found)
    }
    setIsSending(true)
    const page = location.pathname.slice(0, reportedPathMaxLength)
    const refusal = await sendReport({ page, sujet, texte })
    setIsSending(false)
    if (refusal !== null) return setFault(refusal)
    keepReport(emptyReport)
    dialog?.close()
    showToast({
      type: 'success',
      title: 'Signalement envoyé',
      description: 'Merci. La page est signalée à l’éditeur.',
    })
  }

  // Out of the footer that holds the link: the window has a head and a foot of its own.
  return createPortal(
    <DialogWindow
      title="Signaler un problème"
      onClose={onClose}
      footer={
        <>
          <a className={buttonClass({ variant: 'quiet' })} href={letter}>
            Écrire un e-mail
          </a>
          <Button variant="ink" type="submit" form={id} aria-busy={isSending || undefined}>
            {isSending ? 'Envoi…' : 'Envoyer'}
          </Button>
        </>
      }
    >
      <form id={id} className="grid gap-4" noValidate onSubmit={(event) => void send(event)}>
        <fieldset className="flex flex-wrap gap-2">
          <legend className="label mb-1 p-0">Ce qui ne va pas</legend>
          {reportSubjects.map((subject) => (
            <label
              key={subject}
              className={`flex min-h-11 cursor-pointer items-center gap-2 rounded-2 border-[1.5px] px-3 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${
                subject === sujet ? 'border-ink bg-card-2 font-semibold' : 'border-edge-2'
              }`}
            >
              <input
                type="radio"
                className="m-0 size-5 accent-ink outline-none"
                name={`${id}-sujet`}
                checked={subject === sujet}
                onChange={() => change({ sujet: subject })}
              />
              {reportSubjectLabels[subject]}
            </label>
          ))}
        </fieldset>
        <div className="field">
          <label htmlFor={`${id}-texte`}>
            {sujet === 'lien' ? 'Quel lien, si la page en a plusieurs' : 'En quelques mots'}
          </label>
          <textarea
            ref={field}
            id={`${id}-texte`}
            className="input"
            rows={4}
            value={texte}
            aria-describedby={`${id}-aide ${id}-faute`}
            aria-invalid={fault !== null}
            onChange={({ target }) => change({ texte: target.value })}
          />
          <TooLong length={texte.trim().length} max={reportMaxLength}>
            raccourcissez-le pour l’envoyer.
          </TooLong>
          <p className="error empty:hidden" id={`${id}-faute`} role="alert">
            {fault}
          </p>
          <p className="hint" id={`${id}-aide`}>
            Sans compte, et sans rien de vous&nbsp;: n’écrivez ici ni nom ni adresse. Effacé après{' '}
            {retention.reportDays}&nbsp;jours.
          </p>
        </div>
      </form>
    </DialogWindow>,
    document.body,
  )
}

/** What must be mended before it can be sent. */
function faultOf(sujet: ReportSubject, texte: string): string | null {
  const { length } = texte.trim()
  if (length > reportMaxLength)
    return `Texte trop long\u00a0: ${reportMaxLength} caractères au plus.`
  return length === 0 && sujet !== 'lien' ? 'Dites en quelques mots ce qui ne va pas.' : null
}
