import type { ItemCheck } from '#shared/admin/item-check.ts'
import { Panel } from '#web/admin/controls/panel.tsx'

type CheckPanelProps = { check: ItemCheck; onJump: (path: string) => void }

/** How complete an item is and what to mend, while it is written; each line leads to its field. */
export function CheckPanel({ check: { score, manques }, onJump }: CheckPanelProps) {
  return (
    <Panel title="Contrôle" aside={<strong>{score} / 100</strong>}>
      <div className="in stack">
        <meter className="check-meter" min={0} max={100} value={score} aria-label="Complétude" />
        {manques.length === 0 ? (
          <p className="hint">Rien à compléter.</p>
        ) : (
          <ul className="check-list">
            {manques.map(({ code, champ, message }) => (
              <li key={`${code}-${message}`}>
                <button type="button" className="linkish" onClick={() => onJump(champ)}>
                  {message}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  )
}
