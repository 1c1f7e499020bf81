import type { CockpitUrl } from '#shared/admin/seo-cockpit.ts'
import { editorPath } from '#web/admin/controls/content-words.ts'
import { IconButton } from '#web/admin/controls/icon-button.tsx'
import { Icon } from '#web/admin/controls/icon.tsx'
import { AdminLink } from '#web/admin/controls/link.tsx'
import { StatusBadge } from '#web/admin/controls/status-badge.tsx'
import { actionsColumn } from '#web/admin/table/actions-column.tsx'
import type { DataColumn } from '#web/admin/table/data-table.tsx'
import { buttonClass } from '#web/ui/button.tsx'

import { problemLabels, typeLabels } from './cockpit-words.ts'
import { isDescriptionCut, isTitleCut } from './cut-texts.ts'
import { TextRoom } from './text-room.tsx'

type CockpitActions = { edit: (url: CockpitUrl) => void; open: (url: CockpitUrl) => void }

export const cockpitColumns = ({ edit, open }: CockpitActions): DataColumn<CockpitUrl>[] => [
  {
    id: 'path',
    header: 'Adresse',
    isSortable: true,
    className: 'c-ttl',
    cell: ({ path, type, stored, problems }) => (
      <>
        {type === 'orpheline' ? (
          <span className={`ttl ${address}`}>{path}</span>
        ) : (
          <a className={`ttl ${address}`} href={path} target="_blank" rel="noopener noreferrer">
            {path}
            <span className="sr-only"> (nouvel onglet)</span>
          </a>
        )}
        <span className="hint block">
          {typeLabels[type]}
          {stored && type !== 'orpheline' ? ', configurée' : ''}
        </span>
        {problems.length > 0 ? (
          <ul className="mt-1 flex flex-wrap gap-1 [&_span]:whitespace-normal">
            {problems.map((problem) => (
              <li key={problem}>
                <StatusBadge tone="brouillon" icon="warn">
                  {problemLabels[problem]}
                </StatusBadge>
              </li>
            ))}
          </ul>
        ) : null}
      </>
    ),
  },
  {
    id: 'title',
    header: 'Titre',
    isSortable: true,
    className: textColumn,
    cell: (url) => <TextRoom text={url.head.title} kind="title" isCut={isTitleCut(url)} />,
  },
  {
    id: 'description',
    header: 'Description',
    isSortable: true,
    className: textColumn,
    cell: (url) => (
      <TextRoom text={url.head.description} kind="description" isCut={isDescriptionCut(url)} />
    ),
  },
  actionsColumn((url) => (
    <>
      <IconButton label={`Détails de ${url.path}`} icon="eye" onClick={() => open(url)} />
      <EditAction url={url} onEdit={edit} />
    </>
  )),
]

/** The address of the home page is one character. */
const address = 'min-w-6 wrap-anywhere'
const textColumn =
  'w-[32%] min-w-48 max-lg:min-w-36 max-md:col-span-full max-md:w-auto max-md:min-w-0 max-md:py-1'

type EditActionProps = { url: CockpitUrl; onEdit: (url: CockpitUrl) => void }

/** Edits the texts of a page. Those of an item are fields of its editor, so this is a link to the first of them. */
function EditAction({ url, onEdit }: EditActionProps) {
  const { path, type, itemId } = url
  const label = `Modifier ${path}`
  if (itemId === null || (type !== 'prompt' && type !== 'gpt')) {
    return <IconButton label={label} icon="pen" onClick={() => onEdit(url)} />
  }
  return (
    <AdminLink
      className={buttonClass({ variant: 'quiet', size: 'sm', shape: 'icon' })}
      to={editorPath(type, itemId)}
      query="champ=meta_title"
      aria-label={label}
    >
      <Icon name="pen" />
    </AdminLink>
  )
}
