import { countOf } from '#shared/text/plural.ts'
import { api } from '#web/admin/api/api.ts'
import { reportFailure, reportSuccess } from '#web/admin/api/failures.ts'
import { clientAddress } from '#web/admin/controls/client-address.ts'
import { instant } from '#web/admin/controls/instant.ts'
import { PageFailure } from '#web/admin/controls/page-failure.tsx'
import { Panel } from '#web/admin/controls/panel.tsx'
import { Spinner } from '#web/admin/controls/spinner.tsx'
import { StatusBadge } from '#web/admin/controls/status-badge.tsx'
import { Button } from '#web/ui/button.tsx'

/** Where one is signed in, each session with the way to end it. */
export function OwnSessions() {
  const utils = api.useUtils()
  const { data, error, refetch } = api.auth.sessions.useQuery()
  const { mutate, isPending, variables } = api.auth.endSession.useMutation({
    onSuccess: () => {
      reportSuccess('Session fermée')
      void utils.auth.sessions.invalidate()
    },
    onError: (failure) => reportFailure('La session n’a pas été fermée', failure),
  })
  const others = data?.filter(({ isCurrent }) => !isCurrent) ?? []
  const endOthers = api.auth.endOtherSessions.useMutation({
    onSuccess: ({ ended }) => {
      reportSuccess(countOf(ended, 'session fermée', 'sessions fermées'))
      void utils.auth.sessions.invalidate()
    },
    onError: (failure) => reportFailure('Les sessions n’ont pas été fermées', failure),
  })
  return (
    <Panel
      title="Mes sessions"
      aside={
        others.length > 1 ? (
          <Button size="sm" disabled={endOthers.isPending} onClick={() => endOthers.mutate()}>
            Fermer toutes mes autres sessions
          </Button>
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
        <ul>
          {data.map((session) => (
            <li
              key={session.id}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-rule px-4 py-2 text-small not-first:border-t"
            >
              <div>
                <strong>{session.appareil}</strong>
                <p className="hint">
                  {clientAddress(session.adresse)} · ouverte le {instant(session.created_at)} ·
                  active le {instant(session.last_active_at)}
                </p>
              </div>
              {session.isCurrent ? (
                <StatusBadge tone="valide">Cette session</StatusBadge>
              ) : (
                <Button
                  size="sm"
                  disabled={isPending && variables.id === session.id}
                  aria-label={`Fermer la session ${session.appareil}, ${clientAddress(session.adresse)}`}
                  onClick={() => mutate({ id: session.id })}
                >
                  Fermer
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
