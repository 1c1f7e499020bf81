import { keepPreviousData } from '@tanstack/react-query'
import { useMemo, useState } from 'react'

import { type CockpitUrl, urlTypes } from '#shared/admin/seo-cockpit.ts'
import { countOf } from '#shared/text/plural.ts'
import { api } from '#web/admin/api/api.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import type { UrlChanges, UrlState } from '#web/admin/controls/url-state.ts'
import { BulkBar } from '#web/admin/table/bulk-bar.tsx'
import { FilterSelect } from '#web/admin/table/filter-select.tsx'
import { ServedTable } from '#web/admin/table/served-table.tsx'
import { sortChangesOf } from '#web/admin/table/table-state.ts'
import { TableSearch, TableTools } from '#web/admin/table/table-tools.tsx'
import { useSelection } from '#web/admin/table/use-selection.ts'
import { Button } from '#web/ui/button.tsx'

import { cockpitColumns } from './cockpit-columns.tsx'
import { cockpitInput, readCockpitState } from './cockpit-state.ts'
import { typeLabels } from './cockpit-words.ts'
import { ExportButton } from './export-button.tsx'
import { ProblemChips } from './problem-chips.tsx'
import { SuffixDialog } from './suffix-dialog.tsx'
import { UrlDetails } from './url-details.tsx'
import { useCockpitCounts } from './use-cockpit-counts.ts'
import { useSeoChanges } from './use-seo-changes.ts'

type CockpitProps = {
  url: UrlState
  onUrlChange: (changes: UrlChanges, isStep?: boolean) => void
  siteName: string
  onEdit: (url: CockpitUrl) => void
}

/** Every address of the site as search engines see it, and what is wrong with it. */
export function Cockpit({ url, onUrlChange, siteName, onEdit }: CockpitProps) {
  const state = readCockpitState(url)
  const asked = api.admin.seoPages.cockpit.useQuery(cockpitInput(state), {
    placeholderData: keepPreviousData,
  })
  // The table is read first: both are work for the same database.
  const counts = useCockpitCounts({ enabled: asked.data !== undefined })
  const selection = useSelection(asked.data?.items, pathOf)
  const { selected } = selection
  const [opened, setOpened] = useState<CockpitUrl | null>(null)
  const [isSuffixing, setIsSuffixing] = useState(false)
  const { change, isPending } = useSeoChanges(selection.clear)
  const columns = useMemo(() => cockpitColumns({ edit: onEdit, open: setOpened }), [onEdit])
  const configured = selected.filter(({ stored }) => stored !== null)

  function removeConfigurations() {
    change({
      changes: configured.map(({ path, stored }) => ({
        page_route: path,
        lu: stored?.updated_at ?? null,
        page: null,
      })),
      before: configured,
      done: countOf(configured.length, 'configuration retirée', 'configurations retirées'),
    })
  }

  return (
    <>
      <ProblemChips
        counts={counts.data}
        hasFailed={counts.isError}
        onRetry={() => void counts.refetch()}
        chosen={state.probleme}
        onChoose={(probleme) => onUrlChange({ probleme }, true)}
      />
      <TableTools count={asked.data?.total}>
        <TableSearch
          label="Rechercher"
          placeholder="Adresse, titre ou description"
          value={state.q}
          onChange={(q) => onUrlChange({ q: q || null })}
        />
        <FilterSelect
          label="Type de page"
          allLabel="Tous les types"
          value={state.type}
          options={urlTypes.map((value) => ({ value, label: typeLabels[value] }))}
          onChange={(type) => onUrlChange({ type }, true)}
        />
        <ExportButton />
      </TableTools>
      <BulkBar count={selected.length} words={['adresse sélectionnée', 'adresses sélectionnées']}>
        <Button size="sm" disabled={isPending} onClick={() => setIsSuffixing(true)}>
          <Icon name="plus" />
          Ajouter un suffixe au titre
        </Button>
        {configured.length > 0 ? (
          <Button size="sm" disabled={isPending} onClick={removeConfigurations}>
            <Icon name="reset" />
            Retirer la configuration ({configured.length})
          </Button>
        ) : null}
      </BulkBar>
      <div className={highRows}>
        <ServedTable
          label="Toutes les adresses"
          columns={columns}
          rowId={pathOf}
          asked={asked}
          term={state.q}
          sort={state.sort}
          sortChanges={sortChangesOf}
          onChange={onUrlChange}
          selection={{ ...selection, label: pathOf }}
        />
      </div>
      <UrlDetails url={opened} onClose={() => setOpened(null)} />
      {isSuffixing ? (
        <SuffixDialog
          urls={selected}
          siteName={siteName}
          onCancel={() => setIsSuffixing(false)}
          onConfirm={(changes) => {
            setIsSuffixing(false)
            change({
              changes,
              before: selected.filter(({ path }) =>
                changes.some(({ page_route }) => page_route === path),
              ),
              done: countOf(changes.length, 'titre modifié', 'titres modifiés'),
            })
          }}
        />
      ) : null}
    </>
  )
}

const pathOf = ({ path }: CockpitUrl) => path

/** Cells begin at one height. The buttons of a row need the width of one where the table is narrow. */
const highRows =
  '[&_td]:align-top max-md:[&_td:first-child]:pt-0 md:[&_td]:py-2 md:max-lg:[&_td:last-child>span]:flex-col'
