import type { Suggestion, Suggestions } from '#shared/search/search.ts'
import type { LookOf } from '#web/items/categories/category-looks.ts'
import { markedAt } from '#web/lists/match-snippets.tsx'
import { PageLink } from '#web/navigation/page-link.tsx'
import { categoryText, ProposedNote } from '#web/search-box/proposed-item.tsx'

import type { PaletteGroup, PaletteRow } from './palette-rows.ts'
import { itemRow } from './start-groups.tsx'

/** What the search proposes for a text. */
export const answerGroups = (
  { items, categories }: Suggestions,
  lookOf: LookOf,
): PaletteGroup[] => [
  { label: 'Prompts et GPT', rows: items.map((item) => proposedRow(item, lookOf)) },
  { label: 'Catégories', rows: categories.map((category) => categoryRow(category, lookOf)) },
]

/** The search itself, on its page. */
export const searchGroup = (text: string): PaletteGroup => ({
  label: 'Aussi',
  rows: [
    {
      id: 'recherche',
      icon: 'search',
      title: `Voir tous les résultats pour «\u00a0${text}\u00a0»`,
      render: (attributes) => <button type="submit" {...attributes} />,
    },
  ],
})

function proposedRow(item: Suggestion, lookOf: LookOf): PaletteRow {
  const { type, slug, title, category, marks } = item
  return {
    ...itemRow({ kind: type, slug, title }, 'propose'),
    title: markedAt(title, marks),
    note: <ProposedNote item={item} />,
    className: lookOf(category).className,
  }
}

function categoryRow(category: Suggestions['categories'][number], lookOf: LookOf): PaletteRow {
  const { name, promptCount } = category
  const { className, label } = lookOf(name)
  return {
    id: `categorie ${name}`,
    icon: 'fiche',
    title: categoryText(label, category),
    className,
    render: (attributes) => (
      <PageLink
        to={promptCount > 0 ? '/prompts' : '/gpts'}
        search={{ category: name }}
        {...attributes}
      />
    ),
  }
}
