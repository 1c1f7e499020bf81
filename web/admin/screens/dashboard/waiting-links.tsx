import { adminRoot } from '#shared/addresses/admin-screens.ts'
import { countOf } from '#shared/text/plural.ts'
import { AdminLink } from '#web/admin/controls/link.tsx'
import { Notice } from '#web/admin/controls/notice.tsx'
import { buttonClass } from '#web/ui/button.tsx'

/** How many dead links and reports of visitors wait, while any do. */
export function WaitingLinks({ morts, signalements }: { morts: number; signalements: number }) {
  const waiting = [
    ...(morts > 0 ? [countOf(morts, 'lien mort', 'liens morts')] : []),
    ...(signalements > 0 ? [countOf(signalements, 'signalement', 'signalements')] : []),
  ]
  if (waiting.length === 0) return null
  return (
    <Notice tone="warn" title={`À traiter\u00a0: ${waiting.join(' et ')}`}>
      <p className="notice-acts">
        <AdminLink
          className={buttonClass({ size: 'sm' })}
          to={`${adminRoot}/liens`}
          query={morts > 0 ? '' : 'vue=signalements'}
        >
          Ouvrir les liens
        </AdminLink>
      </p>
    </Notice>
  )
}
