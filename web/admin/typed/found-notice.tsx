import { instant } from '#web/admin/controls/instant.ts'
import { Notice } from '#web/admin/controls/notice.tsx'
import { Button } from '#web/ui/button.tsx'

type FoundNoticeProps = {
  found: { garde_le: string; isHere: boolean }
  /** Nothing of the item is saved yet. */
  isNew: boolean
  onResume: () => void
  onDiscard: () => void
}

/** Offers what was typed and never saved: in another tab, on another machine, before a crash. */
export function FoundNotice({ found, isNew, onResume, onDiscard }: FoundNoticeProps) {
  return (
    <Notice tone="warn" title="Un brouillon non enregistré a été retrouvé">
      <p>
        Gardé le {instant(found.garde_le)}
        {found.isHere ? ', sur cet ordinateur' : ''}.
        {isNew ? '' : ' La fiche montre ce qui est enregistré.'}
      </p>
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
