import type { Suggestion, Suggestions } from '#shared/search/search.ts'
import { categoryClass } from '#web/items/category-links.tsx'
import { markedAt } from '#web/lists/match-reasons.tsx'
import { PageLink } from '#web/navigation/page-link.tsx'
import { categoryText, ProposedNote } from '#web/search-box/proposed-item.tsx'

import type { PaletteGroup, PaletteRow } from './palette-rows.ts'
import { itemRow } from './start-groups.tsx'

/** What the search proposes for a text. */
export const answerGroups = ({ items, categories }: Suggestions): PaletteGroup[] => [
  { label: 'Prompts et GPT', rows: items.map(proposedRow) },
  { label: 'Catégories', rows: categories.map(categoryRow) },
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

function proposedRow(item: Suggestion): PaletteRow {
  const { type, slug, title, category, marks } = item
  return {
    ...itemRow({ kind: type, slug, title }, 'propose'),
    title: markedAt(title, marks),
    note: <ProposedNote item={item} />,
    className: categoryClass(category),
  }
}

function categoryRow(category: Suggestions['categories'][number]): PaletteRow {
  const { name, promptCount } = category
  return {
    id: `categorie ${name}`,
    icon: 'fiche',
    title: categoryText(category),
    className: categoryClass(name),
    render: (attributes) => (
      <PageLink
        to={promptCount > 0 ? '/prompts' : '/gpts'}
        search={{ category: name }}
        {...attributes}
      />
    ),
  }
}
