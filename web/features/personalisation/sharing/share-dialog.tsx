import { type ReactNode, useEffect, useState } from 'react'

import { countOf, formatNumber } from '#shared/text/plural.ts'
import type { PromptField } from '#shared/variables/known-variable.ts'
import type { PromptValues } from '#shared/variables/prompt-values.ts'
import { parsePrompt, type PromptVariable } from '#shared/variables/prompt-variables.ts'
import {
  linkToHere,
  tellCopiedLink,
  type VersionFit,
  versionFit,
} from '#web/features/personalisation/copy-permalink.ts'
import { Button } from '#web/ui/button.tsx'
import { copyText } from '#web/ui/copy/clipboard.ts'
import { tellCopyRefused } from '#web/ui/copy/copy-refused.ts'
import { DialogWindow } from '#web/ui/dialog.tsx'
import { Choice } from '#web/ui/fields/choice.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PrivacyNote } from '#web/ui/privacy-note.tsx'
import { showToast } from '#web/ui/toast.tsx'

import type { PresentPrompt } from './present-prompt.ts'
import { type SharedValue, listSharedValues, valuesOf } from './shared-values.ts'

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
  const [wantsData, setWantsData] = useState(true)
  const [leavesOutClient, setLeavesOutClient] = useState(false)
  const [leavesOutVersion, setLeavesOutVersion] = useState(false)
  const version = shown.text === shown.prompt ? null : shown.text
  const valuesIn = (variables: PromptVariable[]) =>
    listSharedValues(variables, fields, store.state()).filter(
      ({ client }) => client === null || !leavesOutClient,
    )
  const fit = useVersionFit(prompt.variables, valuesOf(valuesIn(prompt.variables)), version)
  const text = fit === 'fits' && !leavesOutVersion ? version : null
  const [original] = useState(() => parsePrompt(shown.prompt).variables)
  const variables = text === version ? prompt.variables : original
  const allValues = listSharedValues(variables, fields, store.state())
  const nonClientValues = allValues.filter(({ client }) => client === null)
  const sharedValues = valuesIn(variables)
  const canCarryData = text !== null || allValues.length > 0
  const carriesData = wantsData && canCarryData
  const page = location.origin + location.pathname

  async function copy() {
    if (carriesData) {
      const link = linkToHere(variables, valuesOf(sharedValues), text)
      await tellCopiedLink(link, await copyText(link))
    } else if (await copyText(page)) showToast({ type: 'success', title: 'Lien copié !' })
    else tellCopyRefused(page)
  }

  /** Closed without a choice, or refused: the bare link is copied all the same. */
  async function send() {
    if (!carriesData) await copy()
    const link = carriesData
      ? linkToHere(variables, valuesOf(sharedValues), text)
      : Promise.resolve(page)
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
          isChosen={!carriesData}
          onChoose={() => setWantsData(false)}
          title="Le lien de la fiche"
        >
          Sans aucune de vos valeurs{version === null ? '' : ', avec le texte d’origine'}.
        </Choice>
        {canCarryData ? (
          <Choice
            name="partage"
            isChosen={carriesData}
            onChoose={() => setWantsData(true)}
            title={`Le lien avec ${whatIsMine(text !== null, sharedValues.length > 0)}`}
          >
            Votre collègue trouve {text === null ? '' : 'votre version du texte'}
            {text !== null && sharedValues.length > 0 ? ' et ' : ''}
            {sharedValues.length > 0 || text === null
              ? `${countOf(sharedValues.length, 'champ', 'champs')} sur ${variables.length} ${
                  sharedValues.length > 1 ? 'déjà remplis' : 'déjà rempli'
                }`
              : ''}
            . Qui a le lien peut les lire.
          </Choice>
        ) : null}
      </fieldset>
      {fit === 'fits' ? null : (
        <output className="mt-2 block text-label">
          {fit === 'version-too-long'
            ? 'Votre version du texte est trop longue'
            : 'Votre texte et vos valeurs sont trop longs ensemble'}{' '}
          pour un lien&nbsp;: qui l’ouvre voit le texte d’origine. Copiez le prompt pour l’envoyer
          en entier.
        </output>
      )}
      {version !== null && fit === 'fits' && allValues.length > 0 && wantsData ? (
        <Tick isTicked={leavesOutVersion} onTick={setLeavesOutVersion}>
          Sans ma version du texte
        </Tick>
      ) : null}
      {carriesData ? (
        <>
          {nonClientValues.length > 0 && nonClientValues.length < allValues.length ? (
            <Tick isTicked={leavesOutClient} onTick={setLeavesOutClient}>
              Sans les valeurs du client
            </Tick>
          ) : null}
          <Contents sharedValues={sharedValues} text={text} />
          <PrivacyNote className="mt-3">
            {text === null
              ? 'Les valeurs voyagent'
              : sharedValues.length > 0
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

/** 'fits' until the length is known. */
function useVersionFit(
  variables: PromptVariable[],
  values: PromptValues,
  text: string | null,
): VersionFit {
  const [fit, setFit] = useState<VersionFit>('fits')
  const carried = JSON.stringify(values)
  useEffect(() => {
    if (text === null) return
    let isCurrent = true
    void versionFit(variables, JSON.parse(carried), text).then(
      (measured) => isCurrent && setFit(measured),
    )
    return () => {
      isCurrent = false
    }
  }, [variables, carried, text])
  return fit
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

type ContentsProps = { sharedValues: SharedValue[]; text: string | null }

/** What the link contains. */
function Contents({ sharedValues, text }: ContentsProps) {
  const rows = sharedValues.map(({ key, label, value, client }) => (
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
