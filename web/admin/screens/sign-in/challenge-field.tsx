import { api } from '#web/admin/api/api.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import { SpinnerRing } from '#web/admin/controls/spinner.tsx'
import { Button } from '#web/ui/button.tsx'

import { AltchaWidget } from './altcha-widget.tsx'
import { challengeBox, challengeHint } from './challenge-box.ts'
import { TurnstileWidget } from './turnstile-widget.tsx'

export type ChallengeProps = {
  /** null when a token is no longer good, or was refused. */
  onToken: (token: string | null) => void
  /** The challenge itself failed. */
  onFailure: () => void
}

/** How often a challenge that could not be had is asked for again. */
const retryMs = 8000

/** The challenge before the form may be sent, from whichever provider the server names. */
export function ChallengeField(props: ChallengeProps) {
  const utils = api.useUtils()
  const { data, isError, refetch } = api.auth.challenge.useQuery(undefined, {
    // One challenge is good for one try: another render must not take over an answered one.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchInterval: ({ state }) => (state.status === 'error' ? retryMs : false),
  })
  if (isError) {
    return (
      <div className={challengeBox} role="alert">
        <Icon name="warn" />
        <span>
          La vérification n’a pas pu être chargée.
          <small className={challengeHint}>Nouvel essai toutes les 8&nbsp;secondes.</small>
        </span>
        <Button size="sm" onClick={() => void refetch()}>
          Réessayer
        </Button>
      </div>
    )
  }
  if (!data) {
    return (
      <output className={challengeBox}>
        <SpinnerRing />
        Chargement de la vérification...
      </output>
    )
  }
  return data.provider === 'turnstile' ? (
    <TurnstileWidget {...props} siteKey={data.siteKey} />
  ) : (
    <AltchaWidget
      {...props}
      challenge={data.challenge}
      onExpired={() => void utils.auth.challenge.reset()}
    />
  )
}
