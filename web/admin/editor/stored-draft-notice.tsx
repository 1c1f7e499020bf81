import { Notice } from '#web/admin/controls/notice.tsx'
import { Button } from '#web/ui/button.tsx'

type StoredDraftNoticeProps = { onResume: () => void; onDiscard: () => void }

/** Offers what was typed in this tab and never saved, as when the session ended meanwhile. */
export function StoredDraftNotice({ onResume, onDiscard }: StoredDraftNoticeProps) {
  return (
    <Notice tone="warn" title="Un brouillon non enregistré a été retrouvé">
      <p>Vous aviez commencé à modifier cette fiche dans cet onglet.</p>
      <p className="notice-acts">
        <Button size="sm" variant="ink" onClick={onResume}>
          Reprendre le brouillon
        </Button>
        <Button size="sm" onClick={onDiscard}>
          L’effacer
        </Button>
      </p>
    </Notice>
  )
}
