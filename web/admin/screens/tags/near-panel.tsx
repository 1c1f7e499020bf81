import type { NearTags, UsedTag } from '#shared/labels/used-tag.ts'
import { countOf, formatNumber } from '#shared/text/plural.ts'
import { api } from '#web/admin/api/api.ts'
import { reportFailure } from '#web/admin/api/failures.ts'
import { Panel } from '#web/admin/controls/panel.tsx'
import { sentenceRow } from '#web/admin/controls/sentence-row.ts'
import { Button } from '#web/ui/button.tsx'

type NearPanelProps = {
  pairs: readonly NearTags[]
  /** Tags that items spell in several ways. */
  mixed: readonly UsedTag[]
  isBusy: boolean
  onMerge: (pair: NearTags) => void
  onUnify: (tag: UsedTag) => void
}

/** Tags that are probably one: merged at once, which can be undone, or kept apart for good. */
export function NearPanel({ pairs, mixed, isBusy, onMerge, onUnify }: NearPanelProps) {
  const utils = api.useUtils()
  const { mutate: keepApart, isPending } = api.admin.tags.keepApart.useMutation({
    onError: (error) => reportFailure('Impossible de les garder distincts.', error),
    onSettled: () => utils.admin.tags.invalidate(),
  })
  if (pairs.length === 0 && mixed.length === 0) return null
  return (
    <Panel title="À rapprocher">
      <ul className="stack p-4">
        {mixed.map((tag) => (
          <li key={tag.pli} className={sentenceRow}>
            <span>
              <strong>#{tag.nom}</strong> est aussi écrit {tag.orthographes.slice(1).join(', ')}{' '}
              <span className="hint">
                {countOf(tag.fiches, 'fiche', 'fiches').replace(' ', '\u00a0')}
              </span>
            </span>
            <Button
              size="sm"
              disabled={isBusy}
              aria-label={`Écrire partout ${tag.nom}`}
              onClick={() => onUnify(tag)}
            >
              Fusionner
            </Button>
          </li>
        ))}
        {pairs.map((pair) => {
          const { de, vers } = pair
          return (
            <li key={`${de.pli} ${vers.pli}`} className={sentenceRow}>
              <span>
                <strong>#{de.nom}</strong> vers <strong>#{vers.nom}</strong>{' '}
                <span className="hint">
                  {formatNumber(de.fiches)} et {formatNumber(vers.fiches)}
                  {'\u00a0'}fiches
                </span>
              </span>
              <span>
                <Button
                  size="sm"
                  disabled={isBusy}
                  aria-label={`Fusionner ${de.nom} avec ${vers.nom}`}
                  onClick={() => onMerge(pair)}
                >
                  Fusionner
                </Button>
                <Button
                  size="sm"
                  variant="quiet"
                  disabled={isPending}
                  aria-label={`Garder ${de.nom} et ${vers.nom}`}
                  onClick={() => keepApart({ un: de.pli, autre: vers.pli })}
                >
                  Garder
                </Button>
              </span>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
