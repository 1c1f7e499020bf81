import { Notice } from '#web/admin/controls/notice.tsx'
import { Button } from '#web/ui/button.tsx'

type DraftNoticeProps = { onResume: () => void; onDrop: () => void }

/** What was typed before and not saved is still there. */
export function DraftNotice({ onResume, onDrop }: DraftNoticeProps) {
  return (
    <Notice tone="warn" title="Des modifications non enregistrées ont été retrouvées.">
      <p className="flex flex-wrap gap-2">
        <Button size="sm" onClick={onResume}>
          Les reprendre
        </Button>
        <Button size="sm" variant="quiet" onClick={onDrop}>
          Les abandonner
        </Button>
      </p>
    </Notice>
  )
}
