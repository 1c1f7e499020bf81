import { keepPreviousData } from '@tanstack/react-query'
import { useMemo, useState } from 'react'

import { type CockpitUrl, urlTypes } from '#shared/admin/seo-cockpit.ts'
import { countOf } from '#shared/text/plural.ts'
import { api } from '#web/admin/api/api.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import { Spinner } from '#web/admin/controls/spinner.tsx'
import { Select } from '#web/admin/form/select-field.tsx'
import { PageFailure } from '#web/admin/session/page-failure.tsx'
import { DataTable } from '#web/admin/table/data-table.tsx'
import { sortChangesOf } from '#web/admin/table/table-state.ts'
import { TableEmpty, TablePager, TableSearch, TableTools } from '#web/admin/table/table-tools.tsx'
import type { UrlChanges, UrlState } from '#web/admin/table/url-state.ts'
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

/** A select has no empty value. */
const all = 'all'

/** Every address of the site as search engines see it, and what is wrong with it. */
export function Cockpit({ url, onUrlChange, siteName, onEdit }: CockpitProps) {
  const state = readCockpitState(url)
  const { data, error, isFetching, refetch } = api.admin.seoPages.cockpit.useQuery(
    cockpitInput(state),
    { placeholderData: keepPreviousData },
  )
  // The table is read first: both are work for the same database.
  const counts = useCockpitCounts({ enabled: data !== undefined })
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [opened, setOpened] = useState<CockpitUrl | null>(null)
  const [isSuffixing, setIsSuffixing] = useState(false)
  const { change, isPending } = useSeoChanges(() => setChosen([]))
  const columns = useMemo(() => cockpitColumns({ edit: onEdit, open: setOpened }), [onEdit])
  const urls = data?.urls ?? none
  const selected = urls.filter(({ path }) => chosen.includes(path))
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
      <TableTools count={data?.total}>
        <TableSearch
          label="Rechercher"
          placeholder="Adresse, titre ou description"
          value={state.q}
          onChange={(q) => onUrlChange({ q: q || null })}
        />
        <Select
          aria-label="Type de page"
          value={state.type ?? all}
          options={[
            { value: all, label: 'Tous les types' },
            ...urlTypes.map((value) => ({ value, label: typeLabels[value] })),
          ]}
          onChange={(type) => onUrlChange({ type: type === all ? null : type }, true)}
        />
        <ExportButton />
      </TableTools>
      {selected.length > 0 ? (
        <section className="bulk" aria-label="Actions groupées">
          <output>
            {countOf(selected.length, 'adresse sélectionnée', 'adresses sélectionnées')}
          </output>
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
        </section>
      ) : null}
      {error ? <PageFailure error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Spinner /> : null}
      {data && urls.length === 0 ? <TableEmpty term={state.q} /> : null}
      {urls.length > 0 ? (
        <DataTable
          label="Toutes les adresses"
          columns={columns}
          rows={urls}
          rowId={({ path }) => path}
          sort={state.sort}
          onSortChange={(sort) => onUrlChange(sortChangesOf(sort))}
          selection={{
            ids: selected.map(({ path }) => path),
            onChange: setChosen,
            label: ({ path }) => path,
          }}
          isBusy={isFetching}
        />
      ) : null}
      {data ? (
        <TablePager
          page={data.page}
          pageSize={data.pageSize}
          total={data.total}
          onPage={(page) => onUrlChange({ page: page === 1 ? null : page }, true)}
        />
      ) : null}
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

const none: CockpitUrl[] = []
