import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

import type { SecondStep as Step } from '#shared/access/second-factor.ts'
import { sessionTimes } from '#shared/access/session-times.ts'
import { api } from '#web/admin/api/api.ts'
import { LoneCard } from '#web/admin/controls/lone-card.tsx'
import { Notice } from '#web/admin/controls/notice.tsx'
import { useUrlState } from '#web/admin/controls/url-state.ts'
import { sessionStream } from '#web/admin/session/session-stream.ts'
import { useSessionEvents } from '#web/admin/session/use-session-events.ts'
import { SkipLink } from '#web/document/skip-link.tsx'
import { ThemeToggle } from '#web/document/theme-toggle.tsx'
import { brandLink, BrandMark } from '#web/ui/brand-mark.tsx'
import { TopBar } from '#web/ui/layout/top-bar.tsx'

import { PasskeySignIn } from './passkey-sign-in.tsx'
import { returnAddress } from './return-address.ts'
import { SecondStep } from './second-step.tsx'
import { SignInForm } from './sign-in-form.tsx'

/** Who is signed in already goes on; whoever signs in goes where they wanted to. */
export function SignInPage() {
  const router = useRouter()
  const [{ retour, motif }] = useUrlState()
  // The address is another one as soon as one is on the way there.
  const [destination] = useState(() => returnAddress(retour, location.origin))
  const [second, setSecond] = useState<{ step: Step; email: string } | null>(null)
  const {
    data: session,
    refetch,
    isFetchedAfterMount,
  } = api.auth.session.useQuery(undefined, {
    // The session that idleness ends may still be on its way out.
    enabled: motif === undefined,
    refetchOnWindowFocus: true,
  })
  const { data: site } = api.catalogue.site.useQuery()
  // What the pages before this one knew, or asked, of a session is past.
  const isSignedIn = motif === undefined && isFetchedAfterMount && Boolean(session)

  async function learnSession() {
    const { data } = await refetch()
    if (data) sessionStream.learn(data)
  }
  useEffect(() => {
    document.title = 'Connexion · Administration'
  }, [])
  useEffect(() => {
    if (isSignedIn) router.history.replace(destination)
  }, [isSignedIn, destination, router])
  useSessionEvents(({ name }) => {
    if (name === 'SIGNED_IN') router.history.replace(destination)
  })

  return (
    <>
      <SkipLink />
      <TopBar tools={<ThemeToggle />}>
        <a className={brandLink} href="/">
          <BrandMark
            siteName={site?.site_name ?? 'Accueil'}
            nameClassName="with-clients:max-xl:sr-only"
          />
        </a>
      </TopBar>
      <LoneCard
        tab="Accès réservé"
        title={second ? 'Confirmez que c’est vous' : 'Administration Sécurisée'}
      >
        {motif === 'inactivite' ? (
          <Notice tone="warn" title="Session terminée" className="mt-4">
            <p>
              Vous avez été déconnecté après {sessionTimes.idleMs / 60_000}&nbsp;minutes
              d’inactivité.
            </p>
          </Notice>
        ) : null}
        {second ? (
          <SecondStep {...second} onSignedIn={learnSession} onExpired={() => setSecond(null)} />
        ) : (
          <>
            <SignInForm
              onSignedIn={learnSession}
              onSecondStep={(step, email) => setSecond({ step, email })}
            />
            <PasskeySignIn onSignedIn={learnSession} />
          </>
        )}
      </LoneCard>
    </>
  )
}
