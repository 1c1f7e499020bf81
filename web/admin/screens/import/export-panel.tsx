import { useState } from 'react'

import { formatNumber } from '#shared/text/plural.ts'
import { reportFailure, reportSuccess } from '#web/admin/api/failures.ts'
import { useSingleMutation } from '#web/admin/api/single-mutation.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import { Panel } from '#web/admin/controls/panel.tsx'
import { Button } from '#web/ui/button.tsx'

import { takeExport } from './take-export.ts'

/** Everything there is, in one file. */
export function ExportPanel() {
  const [received, setReceived] = useState(0)
  const { mutate, isPending } = useSingleMutation({
    mutationFn: () => takeExport(setReceived),
    onMutate: () => setReceived(0),
    onSuccess: () => reportSuccess('Export terminé', 'Le fichier est dans vos téléchargements.'),
    onError: (error) => reportFailure('L’export s’est arrêté\u00a0: aucun fichier', error),
  })
  return (
    <Panel title="Tout exporter">
      <div className="in stack">
        <p>
          Un seul fichier&nbsp;: les fiches de tous les statuts avec leurs révisions et leurs copies
          de travail, la corbeille, les catégories, les tags, les variables, les paramètres, les
          pages SEO, les redirections et les comptes. Ni mot de passe, ni second facteur, ni
          session, ni journal.
        </p>
        <p className="hint">
          Des lignes de JSON compressées (.jsonl.gz), que{' '}
          <code>npm run export -- --check FICHIER</code> vérifie. Ce qui est modifié pendant
          l’export peut y être tel qu’avant ou tel qu’après. Pour rétablir un site entier, faites
          une sauvegarde&nbsp;: <code>npm run backup</code>.
        </p>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button disabled={isPending} aria-busy={isPending} onClick={() => mutate()}>
            <Icon name="down" />
            Tout exporter
          </Button>
          <output className="hint">{isPending ? receivedWords(received) : null}</output>
        </div>
      </div>
    </Panel>
  )
}

const receivedWords = (bytes: number) =>
  bytes === 0
    ? 'Export en cours…'
    : `Export en cours\u00a0: ${formatNumber(Math.ceil(bytes / 1000))}\u00a0ko reçus`
