import type { ReactNode } from 'react'

import { allCategories } from '#shared/list-query.ts'
import type { SegmentLinkProps } from '#web/ui/segmented.tsx'

import { DeferredPart } from './deferred-part.tsx'
import { ListToolbar, type ListView } from './list-toolbar.tsx'

type Query = { q?: string | undefined; category?: string | undefined; vue?: 'liste' | undefined }

type ListPageProps = {
  kind: keyof typeof texts
  title: string
  intro: string
  query: Query
  categories: string[]
  /** Applies a changed filter; while the visitor types, the address is replaced. */
  onFilter: (change: Query, replace?: boolean) => void
  renderViewLink: (vue: Query['vue'], props: SegmentLinkProps) => ReactNode
  /** A further filter, such as the sort. */
  sort?: ReactNode
  children: ReactNode
}

const texts = {
  prompts: {
    action: '/prompts',
    placeholder: 'Rechercher dans les prompts...',
    loading: 'Chargement des prompts...',
    error: 'Erreur lors du chargement des prompts',
  },
  gpts: {
    action: '/gpts',
    placeholder: 'Rechercher dans les GPTs...',
    loading: 'Chargement des GPTs...',
    error: 'Erreur lors du chargement des GPTs',
  },
} as const

/** A list page: heading, filters, and the list itself, which waits and fails on its own. */
export function ListPage(props: ListPageProps) {
  const { kind, title, intro, query, categories, onFilter, renderViewLink, sort, children } = props
  const { action, placeholder, loading, error } = texts[kind]
  const view: ListView = query.vue ?? 'grille'
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{title}</h1>
        <p>{intro}</p>
      </div>
      <ListToolbar
        action={action}
        placeholder={placeholder}
        q={query.q ?? ''}
        category={query.category ?? allCategories}
        categories={categories}
        view={view}
        renderViewLink={(value, link) =>
          renderViewLink(value === 'liste' ? 'liste' : undefined, link)
        }
        onSearch={(q) => onFilter({ q: q || undefined }, true)}
        onCategory={(name) => onFilter({ category: name === allCategories ? undefined : name })}
      >
        {sort}
      </ListToolbar>
      <DeferredPart
        resetKey={JSON.stringify(query)}
        loadingText={loading}
        errorText={error}
        skeleton={{ count: 6 }}
      >
        {children}
      </DeferredPart>
    </div>
  )
}
