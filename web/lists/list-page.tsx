import type { ReactNode } from 'react'

import type { ItemKind } from '#shared/items/cote.ts'
import { type Niveau, niveaux } from '#shared/items/niveau.ts'
import { anyValue, chosenText, type ListFilters } from '#shared/lists/list-query.ts'
import { listTexts } from '#shared/site/texts/list-texts.ts'
import { typeset } from '#shared/text/typography.ts'
import { useCategoryLook } from '#web/items/categories/category-looks.ts'
import { useSite, useTexts } from '#web/loading/site.ts'
import { PageLink } from '#web/navigation/page-link.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { PageHead } from '#web/ui/layout/page-head.tsx'

import { DeferredPart } from './deferred-part.tsx'
import { ListToolbar } from './list-toolbar.tsx'

type Query = ListFilters & { vue?: 'liste' | undefined }

type ListPageProps = {
  kind: ItemKind
  query: Query
  /** Applies a changed filter; while the visitor types, the address is replaced. */
  onFilter: (change: Partial<Query>, replace?: boolean) => void
  sort: ReactNode
  /** The list, which waits and fails on its own, or what stands in its place. */
  children: ReactNode
}

const texts = {
  prompt: {
    path: '/prompts',
    title: 'Prompts',
    intro: ({ prompts_intro }: { prompts_intro: string }) => typeset(prompts_intro),
    placeholder: 'Rechercher dans les prompts...',
    count: 'promptCount',
  },
  gpt: {
    path: '/gpts',
    title: 'GPT',
    intro: () =>
      'Des assistants qui tiennent un rôle\u00a0: une méthode en étapes, des limites écrites, et les questions à se poser avant de répondre.',
    placeholder: 'Rechercher dans les GPT...',
    count: 'gptCount',
  },
} as const

/** What a list page shows in every state: its heading and its filters. */
export function ListPage({ kind, query, onFilter, sort, children }: ListPageProps) {
  const { path, title, intro, placeholder, count } = texts[kind]
  const { categories, choices } = useSite()
  const said = useTexts(listTexts)
  const lookOf = useCategoryLook()
  const names = categories.flatMap((category) => (category[count] > 0 ? [category.name] : []))
  const { category, tag, ia, niveau, q = '', vue } = query
  return (
    <div className="page-width">
      <PageHead title={title} intro={intro(said)} />
      <ListToolbar
        action={path}
        placeholder={placeholder}
        q={q}
        view={vue ?? 'grille'}
        filterCount={[category, tag, ia, niveau].filter((value) => value !== undefined).length}
        renderViewLink={(value, link) => (
          <PageLink
            {...link}
            to={path}
            search={{ ...query, vue: value === 'liste' ? value : undefined }}
            keepsScroll
          />
        )}
        onSearch={(text) => onFilter({ q: text || undefined }, true)}
      >
        {tag === undefined ? null : <input type="hidden" name="tag" value={tag} />}
        <FilterField
          label="Catégorie"
          name="category"
          all="Toutes les catégories"
          values={names}
          labelOf={(name) => lookOf(name).label}
          chosen={category}
          onChoose={(name) => onFilter({ category: name })}
        />
        {kind === 'prompt' ? (
          <FilterField
            label="Niveau"
            name="niveau"
            all="Tous"
            values={choices.niveaux}
            chosen={niveau}
            onChoose={(name) => onFilter({ niveau: asLevel(name) })}
          />
        ) : null}
        {choices.ia[kind].length > 1 || ia !== undefined ? (
          <FilterField
            label="IA"
            name="ia"
            all="Toutes"
            values={choices.ia[kind]}
            chosen={ia}
            onChoose={(name) => onFilter({ ia: name })}
          />
        ) : null}
        {sort}
      </ListToolbar>
      {children}
    </div>
  )
}

type FilterFieldProps = {
  label: string
  name: string
  /** The item that filters nothing, in words. */
  all: string
  values: string[]
  /** What a value is called, where that is not the value. */
  labelOf?: (value: string) => string
  chosen: string | undefined
  onChoose: (value: string | undefined) => void
}

/** One choice of a filter; one that no item has is added while it is chosen. */
function FilterField(props: FilterFieldProps) {
  const { label, name, all, values, labelOf = (value) => value, chosen, onChoose } = props
  const isOther = chosen !== undefined && !values.includes(chosen)
  return (
    <SelectField
      label={label}
      name={name}
      value={chosen ?? anyValue}
      onChange={({ target }) => onChoose(chosenText(target.value))}
      options={[
        { value: anyValue, label: all },
        ...[...values, ...(isOther ? [chosen] : [])].map((value) => ({
          value,
          label: labelOf(value),
        })),
      ]}
    />
  )
}

const asLevel = (name: string | undefined): Niveau | undefined =>
  niveaux.find((niveau) => niveau === name)

type ListPartProps = { kind: ItemKind; query: Query; children: ReactNode }

const partTexts = {
  prompt: {
    loading: 'Chargement des prompts...',
    error: 'Erreur lors du chargement des prompts',
    procedure: 'catalogue.prompts',
  },
  gpt: {
    loading: 'Chargement des GPTs...',
    error: 'Erreur lors du chargement des GPTs',
    procedure: 'catalogue.gpts',
  },
} as const

/** The list of a list page, which waits and fails on its own. */
export function ListPart({ kind, query, children }: ListPartProps) {
  const { loading, error, procedure } = partTexts[kind]
  return (
    <DeferredPart
      resetKey={JSON.stringify(query)}
      loadingText={loading}
      errorText={error}
      skeleton={{ count: 6 }}
      procedure={procedure}
    >
      {children}
    </DeferredPart>
  )
}
