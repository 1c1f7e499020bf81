import type { ReactNode, Ref } from 'react'

import type { Suggestion, Suggestions } from '#shared/search/search.ts'
import { countOf } from '#shared/text/plural.ts'
import { categoryClass } from '#web/items/category-links.tsx'
import { markedAt } from '#web/lists/match-reasons.tsx'
import { PageLink } from '#web/navigation/page-link.tsx'
import { Icon } from '#web/ui/icon.tsx'

import type { AnsweredQuery } from './suggestion-request.ts'

type SuggestionOptionsProps = {
  ref: Ref<HTMLDivElement>
  id: string
  list: AnsweredQuery
  activeId: string | undefined
}

/** The listbox: items, categories, and the search itself as its last option. */
export function SuggestionOptions({ ref, id, list, activeId }: SuggestionOptionsProps) {
  const { query, items, categories } = list

  const optionAttributes = (optionId: string, className = '') => ({
    id: optionId,
    role: 'option',
    'aria-selected': optionId === activeId,
    tabIndex: -1,
    className: `suggestion ${className}`.trimEnd(),
  })

  return (
    <div
      ref={ref}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no native list proposes links
      role="listbox"
      aria-label="Suggestions"
      tabIndex={-1}
      className="suggestions"
      // The focus stays in the box, or its blur would close the list before the click.
      onMouseDown={(event) => event.preventDefault()}
    >
      {items.length > 0 ? (
        <Group id={`${id}-items`} label="Prompts et GPT">
          {items.map((item, index) => (
            <PageLink
              key={`${item.type} ${item.slug}`}
              to={`/${item.type}/${item.slug}`}
              {...optionAttributes(`${id}-item-${index}`, categoryClass(item.category))}
            >
              <ItemText item={item} />
            </PageLink>
          ))}
        </Group>
      ) : null}
      {categories.length > 0 ? (
        <Group id={`${id}-categories`} label="Catégories">
          {categories.map((category, index) => (
            <PageLink
              key={category.name}
              to={category.promptCount > 0 ? '/prompts' : '/gpts'}
              search={{ category: category.name }}
              {...optionAttributes(`${id}-category-${index}`, categoryClass(category.name))}
            >
              <Icon name="fiche" />
              {categoryText(category)}
            </PageLink>
          ))}
        </Group>
      ) : null}
      <button type="submit" {...optionAttributes(`${id}-search`)}>
        <Icon name="search" />
        Rechercher «{'\u00a0'}
        {query}
        {'\u00a0'}»
      </button>
    </div>
  )
}

const kinds = {
  prompt: { icon: 'fiche', name: 'Prompt' },
  gpt: { icon: 'dossier', name: 'GPT' },
} as const

function Group({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a listbox takes no other element
    <div role="group" aria-labelledby={id}>
      <span id={id} className="label">
        {label}
      </span>
      {children}
    </div>
  )
}

function ItemText({ item }: { item: Suggestion }) {
  const { icon, name } = kinds[item.type]
  return (
    <>
      <Icon name={icon} />
      <span className="text">
        <span>{markedAt(item.title, item.marks)}</span>{' '}
        <small>
          {name} · {item.category}
          {item.reason ? <> · {markedAt(item.reason.text, item.reason.marks)}</> : null}
        </small>
      </span>
    </>
  )
}

function categoryText({ name, promptCount, gptCount }: Suggestions['categories'][number]): string {
  const counts = [
    promptCount > 0 ? countOf(promptCount, 'prompt', 'prompts') : null,
    gptCount > 0 ? countOf(gptCount, 'GPT', 'GPT') : null,
  ]
  return `${name}\u00a0: ${counts.filter(Boolean).join(', ')}`
}
