import { useQueryClient } from '@tanstack/react-query'
import { Outlet, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'

import type { SessionState } from '#shared/access/sign-in.ts'
import { mayOpen } from '#shared/addresses/admin-screens.ts'
import { api } from '#web/admin/api/api.ts'
import { signInRequest } from '#web/admin/api/sign-in-request.ts'
import { LonePage } from '#web/admin/controls/lone-page.tsx'
import { PageFailure } from '#web/admin/controls/page-failure.tsx'
import { Spinner } from '#web/admin/controls/spinner.tsx'
import { ForcedPassword } from '#web/admin/screens/account/forced-password.tsx'
import { RequiredFactor } from '#web/admin/screens/account/required-factor.tsx'
import { beforeSignOut } from '#web/admin/session/before-sign-out.ts'
import { IdleSession } from '#web/admin/session/idle-session.tsx'
import { PasswordDialog } from '#web/admin/session/password-dialog.tsx'
import { sessionStream } from '#web/admin/session/session-stream.ts'
import { SessionContext } from '#web/admin/session/session.ts'
import { noteSignedIn } from '#web/admin/session/signed-in-note.ts'
import { goToSignIn } from '#web/admin/session/signed-out.ts'
import { useSessionEvents } from '#web/admin/session/use-session-events.ts'
import { SkipLink } from '#web/document/skip-link.tsx'
import { apiErrorCode } from '#web/loading/trpc.ts'

import { AccessDenied, ScreenDenied } from './access-denied.tsx'
import { AdminHeader } from './admin-header.tsx'
import { AskedQuestion } from './asked-question.tsx'
import { LeftAloneDialog } from './left-alone-dialog.tsx'
import { MaintenanceNotice } from './maintenance-notice.tsx'
import { OutboxSender } from './outbox-sender.tsx'
import { ScreenTabs } from './screen-tabs.tsx'
import { useSidebar } from './sidebar-state.ts'
import { DrawerSidebar, Sidebar } from './sidebar.tsx'
import { SignInAgain } from './sign-in-again.tsx'

/** Asks who one is on the page where something is being written, and tells whether there is such a page. */
function askHere(): boolean {
  const isAtWork = beforeSignOut.isAny() || signInRequest.isOpen()
  if (isAtWork) signInRequest.ask()
  return isAtWork
}

/**
 * Sidebar, header and the page, for whoever may open it. What is decided here is
 * for convenience: the server decides on every call.
 */
export function AdminFrame() {
  const router = useRouter()
  const queryClient = useQueryClient()
  const utils = api.useUtils()
  const { data: current, error, refetch } = api.auth.session.useQuery()
  const isAskedHere = useSyncExternalStore(signInRequest.subscribe, signInRequest.isOpen)
  const [last, setLast] = useState<SessionState | null>(null)
  if (current && current !== last) setLast(current)
  // Whoever is asked where they stand stays there.
  const session = current === null && isAskedHere ? last : current
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const sidebar = useSidebar()
  useEffect(() => {
    if (current !== undefined) {
      sessionStream.learn(current)
      noteSignedIn(current)
    }
    if (current === null && !askHere()) goToSignIn(router)
    signInRequest.allow(Boolean(current))
    return () => signInRequest.allow(false)
  }, [current, router])
  // Nobody is asked on a page that is left.
  useEffect(() => () => signInRequest.answer(false), [])
  useSessionEvents((event) => {
    if (event.name === 'SIGNED_OUT') {
      if (!event.isByUser && event.reason === null && askHere()) return
      noteSignedIn(null)
      goToSignIn(router, event.reason, {
        forgetting: event.isByUser ? last?.user.id : undefined,
      })
      queryClient.clear()
      return
    }
    if (event.name === 'SIGNED_IN' && signInRequest.isOpen()) {
      // Another person's work is none of theirs.
      if (event.session.user.id !== last?.user.id) return location.reload()
      signInRequest.answer(true)
    }
    utils.auth.session.setData(undefined, event.session)
    // What the pages read was another session's to see.
    if (event.name === 'SIGNED_IN') void queryClient.invalidateQueries()
  })

  if (apiErrorCode(error) === 'FORBIDDEN') return <AccessDenied />
  if (error && !session) {
    return (
      <LonePage>
        <PageFailure error={error} onRetry={() => void refetch()} />
      </LonePage>
    )
  }
  if (!session) return <Spinner label="Chargement de l’administration..." isAlone />
  return (
    <SessionContext value={session}>
      <SkipLink />
      {session.mustChangePassword ? (
        <ForcedPassword />
      ) : session.mustAddFactor ? (
        <RequiredFactor />
      ) : (
        <div
          className={`duration-200 ease-paper md:grid md:min-h-screen md:transition-[grid-template-columns] ${sidebar.isExpanded ? 'md:grid-cols-[16rem_minmax(0,1fr)]' : 'md:grid-cols-[3rem_minmax(0,1fr)]'}`}
        >
          <Sidebar isExpanded={sidebar.isExpanded} onToggle={sidebar.toggle} />
          <DrawerSidebar isOpen={sidebar.isDrawerOpen} onClose={sidebar.closeDrawer} />
          {/* A heading that a script focuses after a navigation is no control. */}
          <div className="min-w-0 [&_h1:focus-visible]:outline-none">
            <AdminHeader onMenu={sidebar.openDrawer} />
            <main
              id="contenu"
              className="max-w-336 px-4 pt-5 pb-14 *:data-tone:mb-3 md:px-6 md:pt-8 lg:px-8"
              tabIndex={-1}
              data-toast-column="[data-uncovered]"
            >
              {session.isInMaintenance ? <MaintenanceNotice /> : null}
              {mayOpen(path, session.capabilities) ? (
                <>
                  <ScreenTabs />
                  <Outlet />
                </>
              ) : (
                <ScreenDenied />
              )}
            </main>
            {session.capabilities.includes('content.edit') ? <OutboxSender /> : null}
          </div>
        </div>
      )}
      <AskedQuestion />
      <LeftAloneDialog />
      <PasswordDialog />
      <SignInAgain
        email={session.user.email}
        onLeave={() => {
          goToSignIn(router)
          signInRequest.answer(false)
        }}
      />
      <IdleSession />
    </SessionContext>
  )
}
