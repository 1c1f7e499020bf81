import { useState } from 'react'

import { countOf } from '#shared/text/plural.ts'
import type { PromptField } from '#shared/variables/known-variable.ts'
import { linkToHere, tellCopiedLink } from '#web/features/personalisation/copy-permalink.ts'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy/clipboard.ts'
import { tellCopyRefused } from '#web/ui/copy/copy-refused.ts'
import { DialogWindow } from '#web/ui/dialog.tsx'
import { Choice } from '#web/ui/fields/choice.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PrivacyNote } from '#web/ui/privacy-note.tsx'
import { showToast } from '#web/ui/toast.tsx'

import type { PresentPrompt } from './present-prompt.ts'
import { type SharedValue, sharedValues, valuesOf } from './shared-values.ts'

type ShareDialogProps = {
  title: string
  prompt: PresentPrompt
  fields: PromptField[]
  onClose: () => void
}

/** Asks which link to share, and lists what it contains before it is copied. */
export function ShareDialog(props: ShareDialogProps) {
  const { title, prompt, fields, onClose } = props
  const { variables, store } = prompt
  const [carriesValues, setCarriesValues] = useState(true)
  const [leavesOutClient, setLeavesOutClient] = useState(false)
  const all = sharedValues(variables, fields, store.state())
  const own = all.filter(({ client }) => client === null)
  const shared = leavesOutClient ? own : all
  const page = location.origin + location.pathname

  async function copy() {
    if (carriesValues) {
      const link = linkToHere(variables, valuesOf(shared))
      await tellCopiedLink(link, await copyText(link))
    } else if (await copyText(page)) showToast({ type: 'success', title: 'Lien copié !' })
    else tellCopyRefused(page)
  }

  /** Closed without a choice, or refused: the bare link is copied all the same. */
  async function send() {
    if (!carriesValues) await copy()
    const link = carriesValues ? linkToHere(variables, valuesOf(shared)) : Promise.resolve(page)
    const url = await link.catch(() => null)
    if (url === null) await tellCopiedLink(link, false)
    else await navigator.share({ title, url }).catch(() => undefined)
  }

  return (
    <DialogWindow
      title="Partager ce prompt"
      onClose={onClose}
      footer={
        <>
          {typeof navigator.share === 'function' ? (
            <Button onClick={({ currentTarget }) => closeAnd(currentTarget, send)}>
              <Icon name="share" />
              Envoyer…
            </Button>
          ) : null}
          <Button variant="ink" onClick={({ currentTarget }) => closeAnd(currentTarget, copy)}>
            <Icon name="copy" />
            Copier le lien
          </Button>
        </>
      }
    >
      <fieldset className="grid gap-2">
        <legend className="sr-only">Que contient le lien&nbsp;?</legend>
        <Choice
          name="partage"
          isChosen={!carriesValues}
          onChoose={() => setCarriesValues(false)}
          title="Le lien de la fiche"
        >
          Sans aucune de vos valeurs.
        </Choice>
        <Choice
          name="partage"
          isChosen={carriesValues}
          onChoose={() => setCarriesValues(true)}
          title="Le lien avec mes valeurs"
        >
          Votre collègue trouve {countOf(shared.length, 'champ', 'champs')} sur {variables.length}{' '}
          {shared.length > 1 ? 'déjà remplis' : 'déjà rempli'}. Qui a le lien peut les lire.
        </Choice>
      </fieldset>
      {carriesValues ? (
        <>
          {own.length > 0 && own.length < all.length ? (
            <label className="mt-2 flex min-h-11 items-center gap-2">
              <input
                className="size-5 accent-ink"
                type="checkbox"
                checked={leavesOutClient}
                onChange={({ target }) => setLeavesOutClient(target.checked)}
              />
              Sans les valeurs du client
            </label>
          ) : null}
          <Contents shared={shared} />
          <PrivacyNote className="mt-3">
            Les valeurs voyagent dans l’adresse&nbsp;: le site ne les reçoit pas.
          </PrivacyNote>
        </>
      ) : null}
    </DialogWindow>
  )
}

/** The browser closes the window, and so gives the focus back to what opened it. */
function closeAnd(button: HTMLButtonElement, action: () => Promise<void>) {
  button.closest('dialog')?.close()
  void action()
}

/** What the link contains. */
function Contents({ shared }: { shared: SharedValue[] }) {
  return (
    <dl className="mt-3 divide-y divide-rule rounded-2 border border-edge bg-card-2 px-4 py-1 text-small">
      {shared.map(({ key, label, value, client }) => (
        <div
          key={key}
          className="py-2 min-[30rem]:grid min-[30rem]:grid-cols-[10rem_minmax(0,1fr)] min-[30rem]:gap-3"
        >
          <dt className="text-label font-semibold text-ink-2">
            {label}
            {client === null ? null : <i className="block text-info not-italic">{client}</i>}
          </dt>
          <dd className="wrap-anywhere whitespace-pre-wrap">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
