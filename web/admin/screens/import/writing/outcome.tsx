import type { RowOutcome } from '#shared/import/verdict.ts'
import { countOf } from '#shared/text/plural.ts'
import { api } from '#web/admin/api/api.ts'
import { reportFailure, reportSuccess } from '#web/admin/api/failures.ts'
import { questions } from '#web/admin/api/questions.ts'
import { useSingleMutation } from '#web/admin/api/single-mutation.ts'
import { editorPath } from '#web/admin/controls/content-words.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import { AdminLink } from '#web/admin/controls/link.tsx'
import { Notice } from '#web/admin/controls/notice.tsx'
import { Panel } from '#web/admin/controls/panel.tsx'
import { ImportedLinks } from '#web/admin/items/imported-links.tsx'
import { undoEntry } from '#web/admin/items/item-changes.ts'
import type { WrittenFile } from '#web/admin/screens/import/import-work.ts'
import { PanelBar } from '#web/admin/screens/import/panel-bar.tsx'
import { Button } from '#web/ui/button.tsx'

type OutcomeProps = {
  work: WrittenFile
  onUndone: () => void
  onOtherFile: () => void
}

type Written = Extract<RowOutcome, { fait: 'cree' | 'modifie' | 'copie' }>
type Refused = Extract<RowOutcome, { fait: 'refuse' }>

const isWritten = (row: RowOutcome): row is Written =>
  row.fait === 'cree' || row.fait === 'modifie' || row.fait === 'copie'
const isRefused = (row: RowOutcome): row is Refused => row.fait === 'refuse'

/** What an import did, where it is, and the way back. */
export function Outcome({ work, onUndone, onOtherFile }: OutcomeProps) {
  const { client, admin } = api.useUtils()
  const { entree, faites, comptes, annule: isUndone } = work
  const written = faites.filter(isWritten)
  const refused = faites.filter(isRefused)
  const count = (fait: RowOutcome['fait']) => faites.filter((row) => row.fait === fait).length
  const again = count('deja')
  const undoing = useSingleMutation({
    mutationFn: () => undoEntry(client.admin.import, entree),
    onSuccess: () => {
      onUndone()
      reportSuccess('Import annulé')
    },
    onError: (error) => reportFailure('Impossible d’annuler l’import.', error),
    onSettled: () =>
      Promise.all([
        admin.prompts.invalidate(),
        admin.gpts.invalidate(),
        admin.journal.invalidate(),
        admin.views.counts.invalidate(),
      ]),
  })

  async function undo() {
    const isSure = await questions.ask({
      title: 'Annuler l’import',
      text: 'Ce qu’il a créé part à la corbeille, ce qu’il a changé redevient ce qu’il était. Ce n’est plus possible si une de ses fiches a été modifiée depuis.',
      confirmLabel: 'Annuler l’import',
      cancelLabel: 'Ne rien changer',
    })
    if (isSure) undoing.mutate()
  }

  return (
    <Panel
      title={isUndone ? 'Import annulé' : 'Import terminé'}
      aside={<span className="hint">{work.file.nom}</span>}
    >
      <div className="in stack">
        {isUndone ? (
          <Notice tone="ok" title="Le catalogue est comme avant l’import.">
            {count('cree') + again > 0 ? (
              <p>Les fiches créées sont dans la corbeille pendant trente jours.</p>
            ) : null}
          </Notice>
        ) : (
          <ul className="grid gap-1">
            {lines(written, {
              again,
              made: count('existe'),
              identical: comptes.identique + count('identique'),
            }).map((line) => (
              <li key={line}>{line}</li>
            ))}
            {comptes.refuse + refused.length > 0 ? (
              <li>
                {countOf(comptes.refuse + refused.length, 'ligne refusée', 'lignes refusées')}, non
                importées
              </li>
            ) : null}
          </ul>
        )}
        {refused.length > 0 && !isUndone ? (
          <Notice
            tone="warn"
            title="Refusées au moment d’écrire, le catalogue ayant changé depuis l’essai"
          >
            <ul>
              {refused.slice(0, shownRows).map(({ ligne, titre, refus }) => (
                <li key={ligne}>
                  Ligne {ligne}, {titre}&nbsp;: {refus.map(({ raison }) => raison).join(' ')}
                </li>
              ))}
            </ul>
          </Notice>
        ) : null}
        {isUndone ? null : <WrittenList written={written} entree={entree} />}
      </div>
      <PanelBar
        text={isUndone ? 'Annulé, noté au journal.' : 'Annulable tant que rien n’est modifié.'}
      >
        {written.length + again > 0 && !isUndone ? (
          <Button
            disabled={undoing.isPending}
            aria-busy={undoing.isPending}
            onClick={() => void undo()}
          >
            <Icon name="reset" />
            Annuler l’import
          </Button>
        ) : null}
        <Button variant="ink" disabled={undoing.isPending} onClick={onOtherFile}>
          Importer un autre fichier
        </Button>
      </PanelBar>
    </Panel>
  )
}

const shownRows = 20

function lines(
  written: readonly Written[],
  { again, made, identical }: { again: number; made: number; identical: number },
): string[] {
  const count = (fait: Written['fait']) => written.filter((row) => row.fait === fait).length
  const publiques = written.filter((row) => row.fait === 'cree' && row.publique).length
  const all: [number, string, string][] = [
    [count('cree'), 'fiche créée', 'fiches créées'],
    [publiques, 'est publique', 'sont publiques'],
    [count('cree') - publiques, 'est en brouillon', 'sont en brouillon'],
    [
      made,
      'fiche existe depuis l’essai, non créée une seconde fois',
      'fiches existent depuis l’essai, non créées une seconde fois',
    ],
    [count('modifie'), 'fiche changée', 'fiches changées'],
    [
      count('copie'),
      'fiche en ligne a des modifications à publier',
      'fiches en ligne ont des modifications à publier',
    ],
    [again, 'fiche écrite avant une coupure', 'fiches écrites avant une coupure'],
    [identical, 'fiche était déjà ainsi', 'fiches étaient déjà ainsi'],
  ]
  return all.filter(([number]) => number > 0).map((line) => countOf(...line))
}

/** The first written items, and links to the lists of all. */
function WrittenList({ written, entree }: { written: readonly Written[]; entree: string }) {
  if (written.length === 0) return null
  const kinds = [...new Set(written.map(({ kind }) => kind))]
  return (
    <>
      <h3 className="label">Ce qui a été écrit</h3>
      <ul className="grid gap-1">
        {written.slice(0, shownRows).map(({ kind, id, titre }) => (
          <li key={id}>
            <AdminLink to={editorPath(kind, id)}>{titre}</AdminLink>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        {written.length > shownRows
          ? `et ${countOf(written.length - shownRows, 'autre', 'autres')}. `
          : null}
        <ImportedLinks entry={entree} kinds={kinds} />
      </p>
    </>
  )
}
