import { type ReactNode, useEffect, useState } from 'react'

import { countOf, formatNumber } from '#shared/text/plural.ts'
import type { PromptField } from '#shared/variables/known-variable.ts'
import type { PromptValues } from '#shared/variables/prompt-values.ts'
import { parsePrompt, type PromptVariable } from '#shared/variables/prompt-variables.ts'
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
  const { store, page: shown } = prompt
  const [wantsOwn, setWantsOwn] = useState(true)
  const [leavesOutClient, setLeavesOutClient] = useState(false)
  const [leavesOutVersion, setLeavesOutVersion] = useState(false)
  const version = shown.text === shown.prompt ? null : shown.text
  const valuesIn = (variables: PromptVariable[]) =>
    sharedValues(variables, fields, store.state()).filter(
      ({ client }) => client === null || !leavesOutClient,
    )
  const fits = useFits(prompt.variables, valuesOf(valuesIn(prompt.variables)), version)
  const text = fits && !leavesOutVersion ? version : null
  const [original] = useState(() => parsePrompt(shown.prompt).variables)
  const variables = text === version ? prompt.variables : original
  const all = sharedValues(variables, fields, store.state())
  const own = all.filter(({ client }) => client === null)
  const shared = valuesIn(variables)
  const hasOwn = text !== null || all.length > 0
  const isPersonal = wantsOwn && hasOwn
  const page = location.origin + location.pathname

  async function copy() {
    if (isPersonal) {
      const link = linkToHere(variables, valuesOf(shared), text)
      await tellCopiedLink(link, await copyText(link))
    } else if (await copyText(page)) showToast({ type: 'success', title: 'Lien copié !' })
    else tellCopyRefused(page)
  }

  /** Closed without a choice, or refused: the bare link is copied all the same. */
  async function send() {
    if (!isPersonal) await copy()
    const link = isPersonal ? linkToHere(variables, valuesOf(shared), text) : Promise.resolve(page)
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
          isChosen={!isPersonal}
          onChoose={() => setWantsOwn(false)}
          title="Le lien de la fiche"
        >
          Sans aucune de vos valeurs{version === null ? '' : ', avec le texte d’origine'}.
        </Choice>
        {hasOwn ? (
          <Choice
            name="partage"
            isChosen={isPersonal}
            onChoose={() => setWantsOwn(true)}
            title={`Le lien avec ${whatIsMine(text !== null, shared.length > 0)}`}
          >
            Votre collègue trouve {text === null ? '' : 'votre version du texte'}
            {text !== null && shared.length > 0 ? ' et ' : ''}
            {shared.length > 0 || text === null
              ? `${countOf(shared.length, 'champ', 'champs')} sur ${variables.length} ${
                  shared.length > 1 ? 'déjà remplis' : 'déjà rempli'
                }`
              : ''}
            . Qui a le lien peut les lire.
          </Choice>
        ) : null}
      </fieldset>
      {fits ? null : (
        <output className="mt-2 block text-label">
          Votre version du texte est trop longue pour un lien&nbsp;: qui l’ouvre voit le texte
          d’origine. Copiez le prompt pour l’envoyer en entier.
        </output>
      )}
      {version !== null && fits && all.length > 0 && wantsOwn ? (
        <Tick isTicked={leavesOutVersion} onTick={setLeavesOutVersion}>
          Sans ma version du texte
        </Tick>
      ) : null}
      {isPersonal ? (
        <>
          {own.length > 0 && own.length < all.length ? (
            <Tick isTicked={leavesOutClient} onTick={setLeavesOutClient}>
              Sans les valeurs du client
            </Tick>
          ) : null}
          <Contents shared={shared} text={text} />
          <PrivacyNote className="mt-3">
            {text === null
              ? 'Les valeurs voyagent'
              : shared.length > 0
                ? 'Votre texte et vos valeurs voyagent'
                : 'Votre texte voyage'}{' '}
            dans l’adresse&nbsp;: le site ne les reçoit pas.
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

const whatIsMine = (hasVersion: boolean, hasValues: boolean): string =>
  [
    ...(hasVersion ? ['ma version'] : []),
    ...(hasValues || !hasVersion ? ['mes valeurs'] : []),
  ].join(' et ')

/** True if the link fits its limit. Also true until the length is known. */
function useFits(variables: PromptVariable[], values: PromptValues, text: string | null): boolean {
  const [fits, setFits] = useState(true)
  const carried = JSON.stringify(values)
  useEffect(() => {
    if (text === null) return
    let isAsked = true
    linkToHere(variables, JSON.parse(carried), text).then(
      () => isAsked && setFits(true),
      () => isAsked && setFits(false),
    )
    return () => {
      isAsked = false
    }
  }, [variables, carried, text])
  return fits
}

type TickProps = { isTicked: boolean; onTick: (isTicked: boolean) => void; children: ReactNode }

function Tick({ isTicked, onTick, children }: TickProps) {
  return (
    <label className="mt-2 flex min-h-11 items-center gap-2">
      <input
        className="size-5 accent-ink"
        type="checkbox"
        checked={isTicked}
        onChange={({ target }) => onTick(target.checked)}
      />
      {children}
    </label>
  )
}

type ContentsProps = { shared: SharedValue[]; text: string | null }

/** What the link contains. */
function Contents({ shared, text }: ContentsProps) {
  const rows = shared.map(({ key, label, value, client }) => (
    <Row key={key} label={label} value={value} client={client} />
  ))
  return (
    <dl className="mt-3 divide-y divide-rule rounded-2 border border-edge bg-card-2 px-4 py-1 text-small">
      {text === null ? null : (
        <Row
          label="Texte du prompt"
          value={`Votre version, ${formatNumber(text.length)}\u00a0caractères`}
          client={null}
        />
      )}
      {rows}
    </dl>
  )
}

function Row({ label, value, client }: Omit<SharedValue, 'key'>) {
  return (
    <div className="py-2 min-[30rem]:grid min-[30rem]:grid-cols-[10rem_minmax(0,1fr)] min-[30rem]:gap-3">
      <dt className="text-label font-semibold text-ink-2">
        {label}
        {client === null ? null : <i className="block text-info not-italic">{client}</i>}
      </dt>
      <dd className="wrap-anywhere whitespace-pre-wrap">{value}</dd>
    </div>
  )
}
