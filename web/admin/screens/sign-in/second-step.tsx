import { useState } from 'react'

import type { SecondStep as Step, SecondStepProof } from '#shared/access/second-factor.ts'
import { api } from '#web/admin/api/api.ts'
import { failureFields, failureMessage } from '#web/admin/api/failures.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import { Notice } from '#web/admin/controls/notice.tsx'
import { CodeField } from '#web/admin/factors/code-field.tsx'
import { hasPasskeySupport, signWithPasskey } from '#web/admin/factors/passkeys.ts'
import { Field } from '#web/admin/form/field.tsx'
import { apiErrorCode } from '#web/loading/trpc.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'

import { OrLine } from './or-line.tsx'

type SecondStepProps = {
  step: Step
  email: string
  onSignedIn: () => Promise<void>
  /** The first step is past: it begins anew. */
  onExpired: () => void
}

/** After the password: a passkey first where there is one, a code, or a recovery code. */
export function SecondStep({ step, email, onSignedIn, onExpired }: SecondStepProps) {
  const { mutateAsync, isPending } = api.auth.secondStep.useMutation({ meta: { isSignIn: true } })
  const [code, setCode] = useState('')
  const [recoveryCode, setRecoveryCode] = useState('')
  const [isRecovering, setIsRecovering] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const passkey = hasPasskeySupport() ? step.passkey : null

  async function send(prove: () => Promise<SecondStepProof>) {
    setError(null)
    try {
      await mutateAsync(await prove())
    } catch (failure) {
      setCode('')
      setError(failure)
      if (apiErrorCode(failure) === 'UNAUTHORIZED') {
        showToast({
          type: 'error',
          title: 'Connexion expirée',
          description: failureMessage(failure),
          topic: 'sign-in',
        })
        onExpired()
      }
      return
    }
    showToast({
      type: 'success',
      title: 'Connexion réussie',
      description: "Accès autorisé à l'interface d'administration.",
      topic: 'sign-in',
    })
    await onSignedIn()
  }

  const fields = failureFields(error)
  const otherError = error !== null && !fields['code'] && !fields['recovery'] ? error : null
  return (
    <form
      aria-label="Second facteur"
      onSubmit={(event) => {
        event.preventDefault()
        if (isRecovering) void send(async () => ({ kind: 'recovery', code: recoveryCode }))
      }}
    >
      <p className="hint">Mot de passe accepté pour {email}.</p>
      {otherError ? (
        <Notice tone="bad">
          <p>{failureMessage(otherError)}</p>
        </Notice>
      ) : null}
      <div className="stack" key={String(isRecovering)} ref={focusFirst}>
        {isRecovering ? (
          <>
            <Field
              label="Code de secours"
              hint="16&nbsp;caractères. Il ne servira qu’une fois."
              {...(fields['recovery'] && { errors: fields['recovery'] })}
            >
              {(control) => (
                <input
                  {...control}
                  className="input"
                  type="text"
                  autoComplete="off"
                  spellCheck={false}
                  maxLength={40}
                  required
                  value={recoveryCode}
                  onChange={(event) => setRecoveryCode(event.currentTarget.value)}
                />
              )}
            </Field>
            <Button type="submit" variant="ink" size="lg" disabled={isPending}>
              Se connecter
            </Button>
          </>
        ) : (
          <>
            {passkey ? (
              <Button
                variant="ink"
                size="lg"
                disabled={isPending}
                onClick={() =>
                  void send(async () => ({
                    kind: 'passkey',
                    passkey: await signWithPasskey(passkey),
                  }))
                }
              >
                <Icon name="finger" />
                Utiliser ma clé d’accès
              </Button>
            ) : null}
            {passkey && step.hasCodes ? <OrLine /> : null}
            {step.hasCodes ? (
              <CodeField
                value={code}
                error={fields['code']?.[0]}
                isBusy={isPending}
                onChange={setCode}
                onWhole={(whole) => void send(async () => ({ kind: 'code', code: whole }))}
              />
            ) : null}
          </>
        )}
      </div>
      <p className="hint">
        <Button
          variant="quiet"
          size="sm"
          onClick={() => {
            setError(null)
            setIsRecovering(!isRecovering)
          }}
        >
          {isRecovering ? 'Revenir au second facteur' : 'Utiliser un code de secours'}
        </Button>
        <br />
        Ni l’un ni l’autre&nbsp;? Un autre administrateur peut vous rouvrir l’accès.
      </p>
    </form>
  )
}

/** Whoever typed the password goes on with the keyboard. */
const focusFirst = (element: HTMLElement | null) =>
  element?.querySelector<HTMLElement>('button, input')?.focus()
