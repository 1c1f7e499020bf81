import { countOf } from '#shared/text/plural.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import { Button } from '#web/ui/button.tsx'

import type { PlannedItem } from './generator-run.ts'

type PlanPreviewProps = {
  items: readonly PlannedItem[]
  onRun: (items: readonly PlannedItem[]) => void
  onClose: () => void
}

/** What the generator would change, before it writes anything. */
export function PlanPreview({ items, onRun, onClose }: PlanPreviewProps) {
  const changed = items.filter(({ decision }) => decision === 'generate')
  const kept = items.length - changed.length
  return (
    <>
      <p>
        {countOf(changed.length, 'workflow sera écrit', 'workflows seront écrits')},{' '}
        {countOf(kept, 'sera conservé', 'seront conservés')}, {items.length} au total.
      </p>
      {changed.length > 0 ? (
        <ol className="plan">
          {changed.map(({ id, nom, modele, etapes, actuelles }) => (
            <li key={id}>
              <details>
                <summary>
                  {nom}{' '}
                  <span className="hint">
                    modèle {modele}, {countOf(actuelles, 'étape', 'étapes')} → {etapes.length}
                  </span>
                </summary>
                <ol>
                  {etapes.map(({ titre }) => (
                    <li key={titre}>{titre}</li>
                  ))}
                </ol>
              </details>
            </li>
          ))}
        </ol>
      ) : null}
      <p className="notice-acts">
        <Button size="sm" onClick={onClose}>
          Annuler
        </Button>
        <Button
          size="sm"
          variant="ink"
          disabled={changed.length === 0}
          onClick={() => onRun(items)}
        >
          <Icon name="steps" />
          Écrire {countOf(changed.length, 'workflow', 'workflows')}
        </Button>
      </p>
    </>
  )
}
