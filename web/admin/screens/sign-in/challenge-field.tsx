import { api } from '#web/admin/api/api.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import { Button } from '#web/ui/button.tsx'

import { AltchaWidget } from './altcha-widget.tsx'
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
      <div className="captcha" role="alert">
        <Icon name="warn" />
        <span>
          La vérification n’a pas pu être chargée.
          <small>Nouvel essai toutes les 8&nbsp;secondes.</small>
        </span>
        <Button size="sm" onClick={() => void refetch()}>
          Réessayer
        </Button>
      </div>
    )
  }
  if (!data) {
    return (
      <output className="captcha">
        <span className="spinner" aria-hidden="true" />
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
