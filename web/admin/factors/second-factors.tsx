import { type ReactNode, useState } from 'react'

import type { Passkey, SecondFactors as Factors } from '#shared/access/second-factor.ts'
import { longDate } from '#shared/text/french-date.ts'
import { api } from '#web/admin/api/api.ts'
import { ConfirmDialog } from '#web/admin/controls/confirm-dialog.tsx'
import { IconButton } from '#web/admin/controls/icon-button.tsx'
import { Icon, type IconName } from '#web/admin/controls/icon.tsx'
import { instant } from '#web/admin/controls/instant.ts'
import { PageFailure } from '#web/admin/controls/page-failure.tsx'
import { Panel } from '#web/admin/controls/panel.tsx'
import { Spinner } from '#web/admin/controls/spinner.tsx'
import { StatusBadge } from '#web/admin/controls/status-badge.tsx'
import { SwitchField } from '#web/admin/form/switch-field.tsx'
import { Button } from '#web/ui/button.tsx'

import { ActivateCodesDialog } from './activate-codes-dialog.tsx'
import { useFactorCalls } from './factor-calls.ts'
import { hasPasskeySupport } from './passkeys.ts'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { RenameDialog } from './rename-dialog.tsx'

type SecondFactorsProps = {
  /** A factor was added, and its recovery codes were put away. */
  onAdded?: () => void
}

/** One's passkeys, one-time codes and recovery codes, with what can be done to each. */
export function SecondFactors({ onAdded }: SecondFactorsProps) {
  const { data, error, refetch } = api.auth.factors.list.useQuery()
  const isActive = data && (data.passkeys.length > 0 || data.codes !== null)
  return (
    <Panel
      title="Second facteur"
      aside={
        isActive ? (
          <StatusBadge tone="valide" icon="shield">
            Actif
          </StatusBadge>
        ) : null
      }
    >
      {error ? (
        <div className="p-4">
          <PageFailure error={error} onRetry={() => void refetch()} />
        </div>
      ) : !data ? (
        <Spinner />
      ) : (
        <FactorList factors={data} onAdded={onAdded} />
      )}
    </Panel>
  )
}

type Question = { what: 'passkey'; passkey: Passkey } | { what: 'codes' } | { what: 'recovery' }

function FactorList({ factors, onAdded }: { factors: Factors; onAdded: (() => void) | undefined }) {
  const { passkeys, codes, recoveryCodes, isPasskeyAlone, isRequired } = factors
  const utils = api.useUtils()
  const calls = useFactorCalls()
  const [question, setQuestion] = useState<Question | null>(null)
  const [renamed, setRenamed] = useState<Passkey | null>(null)
  const [isActivating, setIsActivating] = useState(false)
  const [isAdding, setIsAdding] = useState(false)
  const [shownCodes, setShownCodes] = useState<string[] | null>(null)
  const isLast = isRequired && passkeys.length + Number(codes !== null) === 1

  function show(given: string[] | null) {
    setShownCodes(given)
    if (given === null) onAdded?.()
  }
  async function addPasskey() {
    setIsAdding(true)
    const given = await calls.addPasskey()
    setIsAdding(false)
    if (given !== null) setShownCodes(given)
    else onAdded?.()
  }
  const answered = { onSettled: () => setQuestion(null) }

  return (
    <>
      {passkeys.length === 0 && codes === null ? (
        <p className="p-4">
          Un second facteur protège votre compte même si votre mot de passe est connu d’un
          autre&nbsp;: une clé d’accès, tenue par votre appareil, ou les codes d’une application.
        </p>
      ) : null}
      <ul>
        {passkeys.map((passkey) => (
          <FactorRow
            key={passkey.id}
            icon="finger"
            name={passkey.name}
            hint={`Clé d’accès ajoutée le ${longDate(passkey.created_at)}, ${
              passkey.last_used_at === null
                ? 'jamais utilisée'
                : `utilisée le ${instant(passkey.last_used_at)}`
            }`}
          >
            <Button
              size="sm"
              variant="quiet"
              aria-label={`Renommer la clé d’accès ${passkey.name}`}
              onClick={() => setRenamed(passkey)}
            >
              Renommer
            </Button>
            <IconButton
              label={`Retirer la clé d’accès ${passkey.name}`}
              icon="trash"
              isDisabled={isLast}
              onClick={() => setQuestion({ what: 'passkey', passkey })}
            />
          </FactorRow>
        ))}
        {codes ? (
          <FactorRow
            icon="phone"
            name="Codes à usage unique"
            hint={`Application d’authentification, activée le ${longDate(codes.created_at)}`}
          >
            <Button
              size="sm"
              variant="quiet"
              aria-label="Changer les codes à usage unique"
              onClick={() => setIsActivating(true)}
            >
              Changer
            </Button>
            <IconButton
              label="Désactiver les codes à usage unique"
              icon="trash"
              isDisabled={isLast}
              onClick={() => setQuestion({ what: 'codes' })}
            />
          </FactorRow>
        ) : null}
        {recoveryCodes ? (
          <FactorRow
            icon="key"
            name="Codes de secours"
            hint={`${recoveryCodes.left} sur ${recoveryCodes.total} encore valables, créés le ${longDate(recoveryCodes.created_at)}`}
          >
            <Button
              size="sm"
              aria-label="En refaire des codes de secours"
              onClick={() => setQuestion({ what: 'recovery' })}
            >
              En refaire
            </Button>
          </FactorRow>
        ) : null}
      </ul>
      <div className="stack p-4">
        {isLast ? (
          <p className="hint">
            Un second facteur est obligatoire&nbsp;: ajoutez-en un autre avant de retirer celui-ci.
          </p>
        ) : null}
        {passkeys.length > 0 ? (
          <SwitchField
            label="Se connecter avec la clé d’accès seule"
            hint="Sans mot de passe, si la clé vérifie que c’est vous : empreinte, visage ou code de l’appareil."
            value={isPasskeyAlone}
            disabled={calls.setPasskeyAlone.isPending}
            onChange={(isOn) => calls.setPasskeyAlone.mutate({ isOn })}
          />
        ) : null}
        <div className="flex flex-wrap gap-2">
          {hasPasskeySupport() ? (
            <Button disabled={isAdding} aria-busy={isAdding} onClick={() => void addPasskey()}>
              <Icon name="plus" />
              Ajouter une clé d’accès
            </Button>
          ) : null}
          {codes ? null : (
            <Button onClick={() => setIsActivating(true)}>
              <Icon name="phone" />
              Activer les codes à usage unique
            </Button>
          )}
        </div>
      </div>

      <RenameDialog
        passkey={renamed}
        isBusy={calls.renamePasskey.isPending}
        onClose={() => setRenamed(null)}
        onRename={(name) => {
          if (!renamed) return
          calls.renamePasskey.mutate(
            { id: renamed.id, name },
            { onSuccess: () => setRenamed(null) },
          )
        }}
      />
      <ActivateCodesDialog
        isOpen={isActivating}
        onClose={() => setIsActivating(false)}
        onActivated={(given) => {
          setIsActivating(false)
          void utils.auth.factors.invalidate()
          show(given)
        }}
      />
      <RecoveryCodesDialog
        codes={shownCodes}
        onClose={() => {
          setShownCodes(null)
          onAdded?.()
        }}
      />
      <ConfirmDialog
        isOpen={question?.what === 'passkey'}
        title="Retirer la clé d’accès"
        confirmLabel="Retirer"
        confirmIcon="trash"
        isDangerous
        isBusy={calls.removePasskey.isPending}
        onCancel={() => setQuestion(null)}
        onConfirm={() => {
          if (question?.what !== 'passkey') return
          calls.removePasskey.mutate({ id: question.passkey.id }, answered)
        }}
      >
        <p>
          <strong>{question?.what === 'passkey' ? question.passkey.name : ''}</strong> n’ouvrira
          plus votre compte. Retirez-la aussi de l’appareil qui la garde.
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={question?.what === 'codes'}
        title="Désactiver les codes à usage unique"
        confirmLabel="Désactiver"
        confirmIcon="trash"
        isDangerous
        isBusy={calls.removeCodes.isPending}
        onCancel={() => setQuestion(null)}
        onConfirm={() => calls.removeCodes.mutate(undefined, answered)}
      >
        <p>Les codes de votre application n’ouvriront plus votre compte.</p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={question?.what === 'recovery'}
        title="Refaire les codes de secours"
        confirmLabel="Refaire"
        confirmIcon="key"
        isBusy={calls.renewRecoveryCodes.isPending}
        onCancel={() => setQuestion(null)}
        onConfirm={() =>
          calls.renewRecoveryCodes.mutate(undefined, {
            ...answered,
            onSuccess: (given) => setShownCodes(given.recoveryCodes),
          })
        }
      >
        <p>Les codes de secours actuels ne vaudront plus rien.</p>
      </ConfirmDialog>
    </>
  )
}

type FactorRowProps = { icon: IconName; name: string; hint: string; children: ReactNode }

const FactorRow = ({ icon, name, hint, children }: FactorRowProps) => (
  <li className="grid grid-cols-[1.5rem_minmax(0,1fr)] items-center gap-x-3 gap-y-1 border-b border-rule px-4 py-3 md:grid-cols-[1.5rem_minmax(0,1fr)_auto]">
    <Icon name={icon} />
    <div>
      <strong className="wrap-anywhere">{name}</strong>
      <p className="hint">{hint}</p>
    </div>
    <span className="flex gap-1 max-md:col-start-2 max-md:[&_.btn]:min-h-11">{children}</span>
  </li>
)
