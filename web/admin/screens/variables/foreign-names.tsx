import type { UsedVariable } from '#shared/variables/known-variable.ts'
import { api } from '#web/admin/api/api.ts'
import { reportFailure, reportSuccess } from '#web/admin/api/failures.ts'
import { Panel } from '#web/admin/controls/panel.tsx'
import { sentenceRow } from '#web/admin/controls/sentence-row.ts'
import { nearVariable } from '#web/admin/variables/near-names.tsx'
import { Button } from '#web/ui/button.tsx'

import { quoted } from './variable-draft.ts'
import { usedIn } from './variable-table.tsx'

type ForeignNamesProps = { variables: UsedVariable[]; onCreate: (name: string) => void }

/** What prompts ask for under names that no variable has, each with what can be done about it. */
export function ForeignNames({ variables, onCreate }: ForeignNamesProps) {
  const { data: names = [] } = api.admin.variables.foreign.useQuery()
  const utils = api.useUtils()
  const { mutate: update, isPending } = api.admin.variables.update.useMutation({
    onSuccess: () => reportSuccess('Alias ajouté'),
    onError: (error) => reportFailure('Impossible d’ajouter l’alias.', error),
    onSettled: () => utils.admin.variables.invalidate(),
  })
  if (names.length === 0) return null

  function addAlias({ prompts: _count, ...lu }: UsedVariable, name: string) {
    update({ lu, variable: { ...lu, alias: [...lu.alias, name] } })
  }

  return (
    <Panel title="Noms sans variable">
      <ul className="stack p-4">
        {names.map(({ nom, prompts }) => {
          const near = nearVariable(nom, variables)
          const written = nom.replaceAll('-', ' ')
          return (
            <li key={nom} className={sentenceRow}>
              <span>
                <strong>[{written}]</strong> <span className="hint">{usedIn(prompts)}</span>
                {near ? (
                  <span className="hint"> · demande sans doute {quoted(near.libelle)}</span>
                ) : null}
              </span>
              <span>
                {near ? (
                  <Button
                    size="sm"
                    disabled={isPending}
                    aria-label={`Faire un alias de ${near.libelle}\u00a0: ${written}`}
                    onClick={() => addAlias(near, nom)}
                  >
                    Faire un alias
                  </Button>
                ) : null}
                <Button
                  size="sm"
                  variant="quiet"
                  aria-label={`Créer une variable pour ${written}`}
                  onClick={() => onCreate(nom)}
                >
                  Créer une variable
                </Button>
              </span>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
