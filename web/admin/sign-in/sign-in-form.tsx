import { useEffect, useRef, useState } from 'react'

import { type SignIn, signInLimits, signInSchema } from '#shared/sign-in.ts'
import { apiErrorCode } from '#web/trpc.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast, type ToastMessage } from '#web/ui/toast.tsx'

import { api } from '../api.ts'
import { FormFrame } from '../controls/form-frame.tsx'
import { ruledBy, useAppForm } from '../controls/form.tsx'
import { Notice } from '../controls/notice.tsx'
import { failureDetails, failureFields, failureMessage } from '../failures.ts'
import { ChallengeField } from './challenge-field.tsx'

type SignInFormProps = { onSignedIn: () => Promise<void> }

/** How long one waits after a refusal that does not say (R158). */
const defaultWaitSeconds = 30

/** E-mail, password and challenge (R146 to R153). */
export function SignInForm({ onSignedIn }: SignInFormProps) {
  const [failedAttempts, setFailedAttempts] = useState(0)
  const utils = api.useUtils()
  const [isLimited, limitFor] = useLimit()
  const passwordRef = useRef<HTMLInputElement>(null)
  const [hasToken, setHasToken] = useState(false)
  const { mutateAsync, isPending } = api.auth.signIn.useMutation({ meta: { isSignIn: true } })
  const form = useAppForm({
    defaultValues: { email: '', password: '', captchaToken: '' } satisfies SignIn,
    ...ruledBy(signInSchema, {
      email: { label: 'Adresse e-mail', missing: 'L’adresse e-mail est obligatoire.' },
      password: { label: 'Mot de passe', missing: 'Le mot de passe est obligatoire.' },
    }),
    onSubmit: async ({ value }) => {
      try {
        await mutateAsync(signInSchema.parse(value))
      } catch (error) {
        onRefused(error)
        return
      }
      setFailedAttempts(0)
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
    const details = failureDetails(error)
    if (details?.failedAttempts !== undefined) setFailedAttempts(details.failedAttempts)
    if (apiErrorCode(error) === 'TOO_MANY_REQUESTS') {
      limitFor(details?.retryAfterSeconds ?? defaultWaitSeconds)
      sayLimited()
    } else if ('captchaToken' in failureFields(error)) {
      sayChallengeFailed()
    } else {
      form.setFieldValue('password', '', { dontValidate: true })
      passwordRef.current?.focus()
      say('error', 'Erreur de connexion', failureMessage(error))
      if ((details?.failedAttempts ?? 0) >= signInLimits.failures) {
        // The next try would be refused unseen.
        limitFor(defaultWaitSeconds)
        sayLimited()
      }
    }
  }

  /** Enter does nothing while the button is disabled: it is said why (R149, R150). */
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
          <field.Text
            ref={passwordRef}
            label="Mot de passe"
            type="password"
            autoComplete="current-password"
            spellCheck={false}
            maxLength={128}
            required
            onKeyDown={({ key }) => explainEnter(key)}
          />
        )}
      </form.AppField>
      <ChallengeField onToken={setToken} onFailure={sayChallengeFailed} />
      {failedAttempts > 0 ? <Tries failed={failedAttempts} /> : null}
      {isLimited ? (
        <Notice tone="bad">
          <p>Trop de tentatives de connexion. Veuillez patienter.</p>
        </Notice>
      ) : null}
      <Button
        type="submit"
        variant="ink"
        size="lg"
        disabled={!hasToken || isPending || isLimited}
        aria-busy={isPending}
        aria-describedby={hasToken ? undefined : 'captcha-hint'}
      >
        {isLimited ? 'Veuillez patienter...' : isPending ? 'Connexion...' : 'Se connecter'}
      </Button>
      {hasToken ? null : (
        <p className="hint" id="captcha-hint">
          Complétez la vérification pour activer le bouton.
        </p>
      )}
    </FormFrame>
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

/** How many tries failed, of the three that are allowed (R148). */
function Tries({ failed }: TriesProps) {
  const { failures } = signInLimits
  return (
    <output className="tries">
      <span aria-hidden="true">
        {Array.from({ length: failures }, (_, index) => (
          <i key={index} className={index < failed ? 'on' : undefined} />
        ))}
      </span>
      {`Tentatives échouées: ${Math.min(failed, failures)}/${failures}`}
    </output>
  )
}

/** Whether tries are refused for now, and the way to say for how long. */
function useLimit(): [isLimited: boolean, limitFor: (seconds: number) => void] {
  const [until, setUntil] = useState<number | null>(null)
  useEffect(() => {
    if (until === null) return
    const timer = setTimeout(() => setUntil(null), Math.max(0, until - Date.now()))
    return () => clearTimeout(timer)
  }, [until])
  return [until !== null, (seconds) => setUntil(Date.now() + seconds * 1000)]
}
