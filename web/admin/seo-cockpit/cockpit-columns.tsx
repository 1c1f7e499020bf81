import type { CockpitUrl } from '#shared/seo-cockpit.ts'
import { Button } from '#web/ui/button.tsx'

import type { DataColumn } from '../controls/data-table.tsx'
import { Icon } from '../controls/icon.tsx'
import { StatusBadge } from '../controls/status-badge.tsx'
import { problemLabels, typeLabels } from './cockpit-words.ts'
import { TextRoom } from './text-room.tsx'

type CockpitActions = { edit: (url: CockpitUrl) => void; open: (url: CockpitUrl) => void }

export const cockpitColumns = ({ edit, open }: CockpitActions): DataColumn<CockpitUrl>[] => [
  {
    id: 'path',
    header: 'Adresse',
    className: 'c-ttl c-url',
    cell: ({ path, type, stored, problems }) => (
      <>
        {type === 'orpheline' ? (
          <span className="ttl">{path}</span>
        ) : (
          <a className="ttl" href={path} target="_blank" rel="noopener noreferrer">
            {path}
            <span className="vh"> (nouvel onglet)</span>
          </a>
        )}
        <span className="hint">
          {typeLabels[type]}
          {stored && type !== 'orpheline' ? ', configurée' : ''}
        </span>
        {problems.length > 0 ? (
          <ul className="problems">
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
    className: 'c-text',
    cell: ({ head, stored, problems }) => (
      <TextRoom
        text={head.title}
        kind="title"
        isCut={stored === null && problems.includes('titre-long') && isCut(head.title)}
      />
    ),
  },
  {
    id: 'description',
    header: 'Description',
    className: 'c-text',
    cell: ({ head, stored, problems }) => (
      <TextRoom
        text={head.description}
        kind="description"
        isCut={
          stored === null && problems.includes('description-longue') && isCut(head.description)
        }
      />
    ),
  },
  {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    className: 'c-acts',
    cell: (url) => (
      <span className="acts">
        <Button
          variant="quiet"
          size="sm"
          shape="icon"
          aria-label={`Détails de ${url.path}`}
          onClick={() => open(url)}
        >
          <Icon name="eye" />
        </Button>
        <Button
          variant="quiet"
          size="sm"
          shape="icon"
          aria-label={`Modifier ${url.path}`}
          onClick={() => edit(url)}
        >
          <Icon name="pen" />
        </Button>
      </span>
    ),
  },
]

/** Pages end their own long texts so. */
const isCut = (text: string) => text.endsWith('…')
