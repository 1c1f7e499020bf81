import { isTRPCClientError } from '@trpc/client'
import { type ReactNode, useDeferredValue, useState } from 'react'

import { dayInParis } from '#shared/items/daily-pick.ts'
import type { Statut } from '#shared/items/statut.ts'
import { countOf } from '#shared/text/plural.ts'
import { failureMessage, reportFailure, reportSuccess } from '#web/admin/api/failures.ts'
import { useSingleMutation } from '#web/admin/api/single-mutation.ts'
import { saveFailed } from '#web/admin/controls/content-words.ts'
import { instant } from '#web/admin/controls/instant.ts'
import { StatusBadge } from '#web/admin/controls/status-badge.tsx'
import type { FieldMessage } from '#web/admin/form/field-messages.ts'
import { useItemCalls } from '#web/admin/items/item-calls.ts'
import { useMay } from '#web/admin/session/session.ts'
import { Button } from '#web/ui/button.tsx'

import { DiscardButton } from './discard-button.tsx'
import { type Failure, phaseOf } from './editing.ts'
import type { EditorSnapshot, EditorStore } from './editor-store.ts'
import type { EditedDraft } from './item-source.ts'
import { useEditorState, useHasChanges, usePhase } from './use-editing.ts'

/** Button that publishes; null without the right to, and while there is nothing to publish. */
export type Publication = { label: string; keyHint: string; onPublish: () => void } | null

type StatusBarProps<Draft extends EditedDraft> = {
  store: EditorStore<Draft>
  publication: Publication
  /** Problems that prevent publishing the draft. */
  messagesOf: (draft: Draft) => FieldMessage[]
  onJump: (path: string) => void
  /** A sentence; null for an item that can be edited. */
  readOnlyReason: string | null
  /** Button of the preview, if there is no room for it beside the form. */
  children: ReactNode
}

/** Bottom bar of an editor: save state, problems, and the buttons that publish, ask for a review or go back to the public text. */
export function StatusBar<Draft extends EditedDraft>({
  store,
  publication,
  messagesOf,
  onJump,
  readOnlyReason,
  children,
}: StatusBarProps<Draft>) {
  const phase = usePhase(store)
  const isNew = useEditorState(store, ({ editing }) => editing.isNew)
  const may = useMay()
  const isPublic = useEditorState(store, ({ stored }) => stored.statut === 'valide')
  const hasChanges = useHasChanges(store)
  const isDiscardable = isPublic && hasChanges && readOnlyReason === null
  const isForReview = !may('content.status') && readOnlyReason === null && !isNew
  return (
    <div className="savebar" data-uncovered>
      {readOnlyReason === null ? (
        <SaveState store={store} />
      ) : (
        <p className="txt">{readOnlyReason}</p>
      )}
      {children}
      {publication || isForReview ? (
        <Problems store={store} messagesOf={messagesOf} onJump={onJump} />
      ) : null}
      {isForReview ? <ReviewButton store={store} /> : null}
      {isDiscardable ? <DiscardButton store={store} /> : null}
      {publication ? (
        <Button
          variant="ink"
          disabled={phase === 'publishing' || phase === 'deleted'}
          aria-busy={phase === 'publishing'}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          title={publication.keyHint}
          onClick={publication.onPublish}
        >
          {publication.label}
        </Button>
      ) : null}
    </div>
  )
}

function SaveState({ store }: { store: EditorStore }) {
  const phase = usePhase(store)
  const statut = useEditorState(store, ({ stored }) => stored.statut)
  const isNew = useEditorState(store, ({ editing }) => editing.isNew)
  const hasChanges = useHasChanges(store)
  const text = useEditorState(store, (snapshot) => stateText(snapshot, store.hasTitle()))
  const reason = useEditorState(store, ({ editing }) => editing.failure?.reason)
  const isCalm = phase === 'idle' || phase === 'editing' || phase === 'saving'
  return (
    <div className="txt flex flex-wrap items-center gap-x-3 gap-y-1" data-phase={phase}>
      {isNew ? null : <ItemStateBadge statut={statut} hasChanges={hasChanges} />}
      {/* Otherwise a screen reader announces each autosave. */}
      <span aria-live={isCalm ? 'off' : 'polite'}>{text}</span>
      {reason === 'signed-out' ? (
        <Button
          size="sm"
          // A blur of the field would save, and the shorter text of the bar would move this button away.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => void store.flush({ isManual: true })}
        >
          Se reconnecter
        </Button>
      ) : null}
    </div>
  )
}

/** Never shows unsaved text as saved. */
function stateText({ editing, isOnlyOnScreen }: EditorSnapshot, hasTitle: boolean): string {
  const { failure, isNew, savedAt } = editing
  const phase = phaseOf(editing)
  if (isOnlyOnScreen && failure) return onlyOnScreen
  switch (phase) {
    case 'deleted':
      return 'Non enregistré\u00a0: votre texte est gardé sur cet appareil.'
    case 'offline':
      return failure ? offlineText(failure) : ''
    case 'publishing':
      return 'Publication…'
    case 'saving':
      return saving
    case 'editing':
      if (isNew && !hasTitle) return untitled
      return failure ? `Non enregistré\u00a0: ${failureMessage(failure.error)}` : saving
    case 'conflict':
      return 'Enregistré, sauf un champ où votre choix est attendu.'
    case 'idle':
      return savedAt ? savedText(savedAt, new Date()) : isNew && !hasTitle ? untitled : ''
  }
}

const saving = 'Enregistrement…'
const untitled = 'Donnez un titre pour enregistrer ce brouillon.'
const onlyOnScreen =
  'Non enregistré, et cet appareil n’a plus de place\u00a0: laissez cette page ouverte, ou copiez votre texte.'

function offlineText({ reason, error }: Failure): string {
  if (reason === 'signed-out') {
    return 'Session terminée\u00a0: gardé sur cet appareil, reconnectez-vous pour l’envoyer.'
  }
  // The error page of a proxy is not JSON.
  const isAnswered =
    isTRPCClientError(error) &&
    (error.meta?.['response'] !== undefined || error.cause instanceof SyntaxError)
  return isAnswered
    ? 'Le serveur ne répond pas\u00a0: gardé sur cet appareil, envoyé dès que possible'
    : 'Hors ligne\u00a0: gardé sur cet appareil, envoyé dès que possible'
}

const clock = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', timeStyle: 'short' })

/** «Enregistré à 14:02», with the day unless it is today's. */
function savedText(iso: string, now: Date): string {
  const saved = new Date(iso)
  return dayInParis(saved) === dayInParis(now)
    ? `Enregistré à ${clock.format(saved)}`
    : `Enregistré le ${instant(iso)}`
}

type ProblemsProps<Draft extends EditedDraft> = Pick<
  StatusBarProps<Draft>,
  'store' | 'messagesOf' | 'onJump'
>

/** Problems to solve before publishing, each with a jump to its field. */
function Problems<Draft extends EditedDraft>({ store, messagesOf, onJump }: ProblemsProps<Draft>) {
  const [isOpen, setIsOpen] = useState(false)
  const draft = useDeferredValue(useEditorState(store, ({ editing }) => editing.draft))
  const messages = messagesOf(draft)
  if (messages.length === 0) return null
  return (
    <details
      className="relative"
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-9 cursor-pointer items-center text-label font-semibold text-bad">
        {countOf(messages.length, 'point', 'points')} avant de publier
      </summary>
      <ul className="absolute right-0 bottom-full z-20 mb-3 max-h-80 w-88 max-w-[80vw] list-none overflow-y-auto rounded-2 border border-edge bg-card p-2 text-label shadow-2">
        {messages.map(({ path, label, message, isMissing }) => (
          <li key={path}>
            <button
              type="button"
              className="block min-h-9 w-full border-0 bg-transparent px-2 py-1 text-left font-semibold text-inherit hover:underline"
              onClick={() => {
                setIsOpen(false)
                onJump(path)
              }}
            >
              {label}
              {isMissing ? null : <span className="font-normal">&nbsp;: {message}</span>}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}

type ItemStateBadgeProps = { statut: Statut; hasChanges: boolean }

export function ItemStateBadge({ statut, hasChanges }: ItemStateBadgeProps) {
  if (statut === 'valide' && hasChanges) {
    return <StatusBadge tone="info">En ligne, modifications à publier</StatusBadge>
  }
  return <StatusBadge tone={statut}>{labels[statut]}</StatusBadge>
}

const labels: Record<Statut, string> = {
  valide: 'En ligne',
  brouillon: 'Brouillon',
  refuse: 'Refusé',
}

/** Asks the moderators to review a draft, or withdraws the request, for an author who may not publish. */
function ReviewButton({ store }: { store: EditorStore }) {
  const { kind, id } = store.place
  const isRequested = useEditorState(store, ({ stored }) => stored.relecture_le !== null)
  const { calls, refresh } = useItemCalls(kind)
  const { mutate, isPending } = useSingleMutation({
    async mutationFn() {
      await store.flush({ isManual: true })
      await calls.askReview.mutate({ id, isAsked: !isRequested })
    },
    async onSuccess() {
      if (!isRequested) reportSuccess('Relecture demandée', whereItIsShown)
      await Promise.all([store.read(), refresh()])
    },
    onError: (error) => reportFailure(saveFailed, error),
  })
  return (
    <Button
      variant={isRequested ? undefined : 'ink'}
      disabled={isPending}
      aria-busy={isPending}
      onClick={() => mutate()}
    >
      {isRequested ? 'Ne plus demander de relecture' : 'Prêt à relire'}
    </Button>
  )
}

const whereItIsShown = 'Les modérateurs voient cette fiche parmi celles à relire.'
