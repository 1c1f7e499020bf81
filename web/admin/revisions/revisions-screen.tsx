import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { isSame } from '#shared/items/draft-edits.ts'
import { countOf } from '#shared/text/plural.ts'
import { failureText, reportFailure, reportSuccess } from '#web/admin/api/failures.ts'
import { useSingleMutation } from '#web/admin/api/single-mutation.ts'
import { contentWords, editorPath } from '#web/admin/controls/content-words.ts'
import { exactInstant } from '#web/admin/controls/instant.ts'
import { AdminLink, useAdminNavigate } from '#web/admin/controls/link.tsx'
import { Notice } from '#web/admin/controls/notice.tsx'
import { PageHead } from '#web/admin/controls/page-head.tsx'
import { Spinner } from '#web/admin/controls/spinner.tsx'
import { SelectField } from '#web/admin/form/select-field.tsx'
import { ItemPage } from '#web/admin/items/item-page.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Button } from '#web/ui/button.tsx'

import { fieldDifferences } from './field-diff.ts'
import { DiffLayoutSwitch, FieldDifferences } from './field-differences.tsx'
import { type Revision, RevisionList } from './revision-list.tsx'
import type { PresentItem, RevisionSource } from './revision-source.ts'

type RevisionsScreenProps<Draft> = { source: RevisionSource<Draft>; id: string }

/** What an item once was, what changed since, and the way back. */
export function RevisionsScreen<Draft extends Record<string, unknown> & { statut: string }>({
  source,
  id,
}: RevisionsScreenProps<Draft>) {
  const { kind } = source
  const asked = useQuery({
    queryKey: ['revisions', kind, id],
    queryFn: () => Promise.all([source.read(id), source.listRevisions(id)]),
    gcTime: 0,
  })
  const { list, title: listTitle } = contentWords[kind]
  return (
    <ItemPage kind={kind} item={asked}>
      {([present, revisions]) => (
        <>
          <Breadcrumb>
            <li>
              <AdminLink to={list}>{listTitle}</AdminLink>
            </li>
            <li>
              <AdminLink to={editorPath(kind, id)}>{source.titleOf(present.draft)}</AdminLink>
            </li>
            <li>Révisions</li>
          </Breadcrumb>
          <PageHead title="Révisions" beside={<span className="hint">{sizeOf(revisions)}</span>} />
          {revisions.length === 0 ? (
            <Notice title="Aucune révision pour le moment">
              <p>Chaque publication et chaque séance de travail laisse ici ce qu’elle remplace.</p>
            </Notice>
          ) : (
            <Revisions source={source} id={id} present={present} revisions={revisions} />
          )}
        </>
      )}
    </ItemPage>
  )
}

/** How many they are, and what they take. */
function sizeOf(revisions: Revision[]): string {
  const bytes = revisions.reduce((sum, { taille }) => sum + taille, 0)
  return `${countOf(revisions.length, 'révision', 'révisions')}, ${countOf(Math.ceil(bytes / 1000), 'ko', 'ko')}`
}

type RevisionsProps<Draft> = RevisionsScreenProps<Draft> & {
  present: PresentItem<Draft>
  revisions: Revision[]
}

function Revisions<Draft extends Record<string, unknown> & { statut: string }>({
  source,
  id,
  present,
  revisions,
}: RevisionsProps<Draft>) {
  const { item, isEditable } = present.stored
  const [chosen, setChosen] = useState(revisions[0])
  const [other, setOther] = useState('item')
  const shown = useRevision(source, id, chosen?.id)
  const heading = useRef<HTMLHeadingElement>(null)

  /** Nothing is compared with itself. */
  function choose(revision: Revision) {
    flushSync(() => {
      setChosen(revision)
      if (revision.id === other) setOther('item')
    })
    if (heading.current && isOutOfSight(heading.current)) goTo(heading.current)
  }

  const before = revisions[revisions.findIndex((revision) => revision.id === chosen?.id) + 1]
  const otherId = other === 'before' ? before?.id : other
  const isPresent = other === 'item' || other === 'draft'
  const otherDraft = useRevision(source, id, isPresent ? undefined : otherId)
  const compared = other === 'item' ? item : other === 'draft' ? present.draft : otherDraft.data
  const others = [
    {
      value: 'item',
      label: item.statut === 'valide' ? 'La version en ligne' : 'Le brouillon',
    },
    ...(present.seen.copie > 0 && item.statut === 'valide'
      ? [{ value: 'draft', label: 'Les modifications à publier' }]
      : []),
    ...(before ? [{ value: 'before', label: 'La révision d’avant' }] : []),
    ...revisions
      .filter((revision) => revision.id !== chosen?.id)
      .map((revision) => ({ value: revision.id, label: headline(revision) })),
  ]
  return (
    <div className="grid items-start gap-5 *:min-w-0 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <RevisionList present={present} revisions={revisions} chosen={chosen} onChoose={choose} />
      <section className="panel" aria-labelledby="revision-shown" aria-live="polite">
        <div className="flex flex-wrap items-end gap-x-3 gap-y-2 border-b border-edge px-4 py-3.5">
          <h2 id="revision-shown" ref={heading} tabIndex={-1} className="basis-full text-t3">
            {chosen ? headline(chosen) : ''}
          </h2>
          <div className="min-w-[min(15rem,100%)] max-md:w-full">
            <SelectField label="Comparer avec" value={other} options={others} onChange={setOther} />
          </div>
          <DiffLayoutSwitch />
          {chosen && shown.data && isEditable ? (
            <RestoreButton
              source={source}
              id={id}
              revision={chosen.id}
              isUnchanged={isSame(shown.data, { ...present.draft, statut: shown.data.statut })}
            />
          ) : null}
        </div>
        <div className="in">
          <Comparison
            from={compared}
            to={shown.data}
            error={shown.error ?? otherDraft.error}
            names={source.names}
            name={others.find(({ value }) => value === other)?.label ?? ''}
          />
        </div>
      </section>
    </div>
  )
}

function isOutOfSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top < 0 || bottom > innerHeight
}

/** Where the list stands above it, what was chosen begins below the window. */
function goTo(element: HTMLElement) {
  element.scrollIntoView()
  element.focus({ preventScroll: true })
}

function useRevision<Draft>(
  source: RevisionSource<Draft>,
  id: string,
  revision: string | undefined,
) {
  return useQuery({
    queryKey: ['revision', source.kind, id, revision],
    queryFn: () => source.readRevision(id, revision ?? ''),
    enabled: revision !== undefined,
    // What was replaced never changes.
    staleTime: Infinity,
  })
}

type ComparisonProps<Draft> = {
  from: Draft | undefined
  to: Draft | undefined
  error: unknown
  names: RevisionSource<Draft>['names']
  /** What the version is called that the revision is compared with. */
  name: string
}

function Comparison<Draft extends Record<string, unknown>>({
  from,
  to,
  error,
  names,
  name,
}: ComparisonProps<Draft>) {
  if (error) {
    return (
      <Notice tone="bad" title="Cette révision n’a pas pu être lue">
        <p>{failureText(error)}</p>
      </Notice>
    )
  }
  if (!from || !to) return <Spinner />
  return (
    <FieldDifferences
      differences={fieldDifferences(to, from, names)}
      names={names}
      sides={{ before: name, after: 'Cette révision' }}
    />
  )
}

const headline = ({ ecrit_le, auteur }: Revision): string =>
  `Le ${exactInstant(ecrit_le)}${auteur === null ? '' : `, par ${auteur}`}`

type RestoreButtonProps<Draft> = {
  source: RevisionSource<Draft>
  id: string
  revision: string
  /** The draft already equals the revision. */
  isUnchanged: boolean
}

/** Puts a revision into the draft of its item, and opens it. */
function RestoreButton<Draft>({ source, id, revision, isUnchanged }: RestoreButtonProps<Draft>) {
  const navigate = useAdminNavigate()
  const { mutate, isPending } = useSingleMutation({
    mutationFn: () => source.restoreRevision(id, revision),
    async onSuccess() {
      reportSuccess('Révision reprise', 'Rien n’est publié pour le moment.')
      await navigate(editorPath(source.kind, id))
    },
    onError: (error) => reportFailure('Impossible de reprendre cette révision.', error),
  })
  return (
    <div className="text-right max-md:w-full max-md:text-left md:ml-auto">
      <Button
        variant="ink"
        className="max-md:w-full"
        disabled={isUnchanged || isPending}
        aria-busy={isPending}
        onClick={() => mutate()}
      >
        Reprendre cette version
      </Button>
      <p className="hint">
        {isUnchanged
          ? 'Identique à ce que vous avez\u00a0: rien à reprendre.'
          : 'Rien n’est publié, et ce que vous avez devient une révision.'}
      </p>
    </div>
  )
}
