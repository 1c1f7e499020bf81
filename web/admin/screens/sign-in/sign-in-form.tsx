import { useRef, useState } from 'react'

import type { SecondStep } from '#shared/access/second-factor.ts'
import { type SignIn, signInLimits, signInSchema } from '#shared/access/sign-in.ts'
import { api } from '#web/admin/api/api.ts'
import { failureDetails, failureFields, failureMessage } from '#web/admin/api/failures.ts'
import { Notice } from '#web/admin/controls/notice.tsx'
import { FormFrame } from '#web/admin/form/form-frame.tsx'
import { ruledBy, useAppForm } from '#web/admin/form/form.tsx'
import { apiErrorCode } from '#web/loading/trpc.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast, type ToastMessage } from '#web/ui/toast.tsx'

import { useAttempts, waitText } from './attempts.ts'
import { ChallengeField } from './challenge-field.tsx'

type SignInFormProps = {
  /** Whose session it was, where that is known. */
  email?: string
  onSignedIn: () => Promise<void>
  /** The password was right, and the account has a second factor. */
  onSecondStep: (step: SecondStep, email: string) => void
}

/** How long one waits after a refusal that does not say. */
const defaultWaitSeconds = 30

/** E-mail, password and challenge. */
export function SignInForm({ email = '', onSignedIn, onSecondStep }: SignInFormProps) {
  const utils = api.useUtils()
  const attempts = useAttempts()
  const isLimited = attempts.secondsLeft > 0
  const passwordRef = useRef<HTMLInputElement>(null)
  const [hasToken, setHasToken] = useState(false)
  const { mutateAsync, isPending } = api.auth.signIn.useMutation({ meta: { isSignIn: true } })
  const form = useAppForm({
    defaultValues: { email, password: '', captchaToken: '' } satisfies SignIn,
    ...ruledBy(signInSchema, {
      email: { label: 'Adresse e-mail', missing: 'L’adresse e-mail est obligatoire.' },
      password: { label: 'Mot de passe', missing: 'Le mot de passe est obligatoire.' },
    }),
    onSubmit: async ({ value }) => {
      try {
        const answer = await mutateAsync(signInSchema.parse(value))
        if ('secondStep' in answer) {
          onSecondStep(answer.secondStep, value.email)
          return
        }
      } catch (error) {
        onRefused(error)
        return
      }
      attempts.note({ failedAttempts: 0, retryAfterSeconds: 0 })
      say('success', 'Connexion réussie', "Accès autorisé à l'interface d'administration.")
      await onSignedIn()
    },
  })

  function setToken(token: string | null) {
    form.setFieldValue('captchaToken', token ?? '')
    setHasToken(token !== null)
  }

  /** A challenge is good for one try, so each refusal brings a new one. */
  function onRefused(error: unknown) {
    setToken(null)
    void utils.auth.challenge.reset()
    const { failedAttempts, retryAfterSeconds } = failureDetails(error) ?? {}
    const isRefusedUnseen = apiErrorCode(error) === 'TOO_MANY_REQUESTS'
    if (isRefusedUnseen || failedAttempts !== undefined) {
      const seconds = retryAfterSeconds ?? (isRefusedUnseen ? defaultWaitSeconds : 0)
      attempts.note({ failedAttempts, retryAfterSeconds: seconds })
    }
    if (isRefusedUnseen) {
      sayLimited()
    } else if ('captchaToken' in failureFields(error)) {
      sayChallengeFailed()
    } else {
      form.setFieldValue('password', '', { dontValidate: true })
      passwordRef.current?.focus()
      say('error', 'Erreur de connexion', failureMessage(error))
      // The next try would be refused unseen.
      if (retryAfterSeconds) sayLimited()
    }
  }

  /** Enter does nothing while the button is disabled: it is said why. */
  function explainEnter(key: string) {
    if (key !== 'Enter') return
    if (isLimited) sayLimited()
    else if (!hasToken) {
      say('info', 'CAPTCHA requis', 'Veuillez compléter la vérification CAPTCHA.')
    }
  }

  return (
    <FormFrame form={form} aria-label="Connexion">
      <form.AppField name="email">
        {(field) => (
          <field.Text
            label="Adresse e-mail"
            type="email"
            autoComplete="username"
            spellCheck={false}
            maxLength={255}
            required
            onKeyDown={({ key }) => explainEnter(key)}
          />
        )}
      </form.AppField>
      <form.AppField name="password">
        {(field) => (
          <field.Password
            ref={passwordRef}
            label="Mot de passe"
            autoComplete="current-password"
            maxLength={128}
            required
            data-first={email === '' ? undefined : ''}
            onKeyDown={({ key }) => explainEnter(key)}
          />
        )}
      </form.AppField>
      <ForgottenPassword />
      <ChallengeField onToken={setToken} onFailure={sayChallengeFailed} />
      {attempts.failed > 0 ? <Tries failed={attempts.failed} /> : null}
      {isLimited ? (
        <>
          <Notice tone="bad">
            <p>Trop de tentatives de connexion. Veuillez patienter.</p>
          </Notice>
          <p className="hint" id="wait-hint">
            Nouvel essai possible dans{' '}
            <span className="whitespace-nowrap" role="timer">
              {waitText(attempts.secondsLeft)}
            </span>
          </p>
        </>
      ) : null}
      <Button
        type="submit"
        variant="ink"
        size="lg"
        disabled={!hasToken || isPending || isLimited}
        aria-busy={isPending}
        aria-describedby={isLimited ? 'wait-hint' : hasToken ? undefined : 'captcha-hint'}
      >
        {isLimited ? 'Veuillez patienter...' : isPending ? 'Connexion...' : 'Se connecter'}
      </Button>
      {hasToken || isLimited ? null : (
        <p className="hint" id="captcha-hint">
          Complétez la vérification pour activer le bouton.
        </p>
      )}
    </FormFrame>
  )
}

/** Whom to ask: the same for every address, so it tells of no account. */
function ForgottenPassword() {
  return (
    <details className="text-label [&_p]:mt-2">
      <summary className="inline-block cursor-pointer py-1 underline">
        Mot de passe oublié&nbsp;?
      </summary>
      <p>
        Demandez à un administrateur du site&nbsp;: il vous remettra un mot de passe à usage unique.
      </p>
      <p>
        Seul administrateur&nbsp;? Lancez{' '}
        <code className="rounded-1 bg-card-2 px-1.5 py-0.5 font-semibold whitespace-nowrap">
          npm run admin -- reset
        </code>{' '}
        là où le site est installé.
      </p>
    </details>
  )
}

/** What came of the last try, in place of what came of the one before. */
function say(type: ToastMessage['type'], title: string, description: string) {
  showToast({ type, title, description, topic: 'sign-in' })
}

const sayLimited = () =>
  say('error', 'Trop de tentatives', 'Veuillez patienter avant de réessayer.')
const sayChallengeFailed = () =>
  say('error', 'Erreur CAPTCHA', 'Veuillez réessayer la vérification CAPTCHA.')

type TriesProps = { failed: number }

/** How many tries failed, of the three that are allowed. */
function Tries({ failed }: TriesProps) {
  const { failures } = signInLimits
  return (
    <output className="flex items-center gap-2 text-label font-semibold text-bad">
      <span aria-hidden="true">
        {Array.from({ length: failures }, (_, index) => (
          <i
            key={index}
            className={`mr-1 inline-block size-2.5 border-[1.5px] border-bad ${index < failed ? 'bg-bad' : ''}`}
          />
        ))}
      </span>
      {`Tentatives échouées: ${Math.min(failed, failures)}/${failures}`}
    </output>
  )
}
