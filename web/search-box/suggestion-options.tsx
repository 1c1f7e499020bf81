import type { ReactNode, Ref } from 'react'

import type { Suggestion, Suggestions } from '#shared/search/search.ts'
import { useCategoryLook } from '#web/items/categories/category-looks.ts'
import { markedAt } from '#web/lists/match-snippets.tsx'
import { PageLink } from '#web/navigation/page-link.tsx'
import { Icon } from '#web/ui/icon.tsx'

import { categoryText, itemKinds, ProposedNote } from './proposed-item.tsx'
import type { AnsweredQuery } from './suggestion-request.ts'

/** What is proposed. */
export type OpenList = AnsweredQuery & {
  /** What stands in the box, which may go on from what the answer is to. */
  text: string
  /** Whether a newer answer is on its way. */
  isAwaited: boolean
  /** The option that the keyboard is on. */
  activeId?: string | undefined
}

type SuggestionOptionsProps = {
  ref: Ref<HTMLDivElement>
  id: string
  list: OpenList
}

/** An option of the list: it is itself in the answer to another text, too. */
const optionIds = {
  item: (id: string, { type, slug }: Suggestion) => `${id}-${type}-${slug}`,
  category: (id: string, name: string) => `${id}-${encodeURIComponent(name)}`,
  search: (id: string) => `${id}-search`,
}

/** Whether an option stands in a list. */
export const hasOption = (
  id: string,
  { items, categories }: Suggestions,
  optionId: string | undefined,
): boolean =>
  optionId === optionIds.search(id) ||
  items.some((item) => optionIds.item(id, item) === optionId) ||
  categories.some(({ name }) => optionIds.category(id, name) === optionId)

/** The box under the search field. Its script sets how much room there is. */
export const suggestionBox =
  'absolute inset-x-0 top-full z-30 mt-1.5 max-h-[clamp(11rem,calc(var(--room,50dvh)-0.75rem),26rem)] overflow-y-auto overscroll-contain rounded-2 border border-edge-2 bg-card shadow-3'
const option =
  'flex min-h-11 w-full items-center gap-3 border-0 px-4 py-1.5 text-left text-small leading-tight text-ink no-underline'
const activeOption = 'bg-card-2 outline-3 -outline-offset-3 outline-focus'
/** Takes its colours from a class of a category. */
const withTab = (category: string) => `${category} shadow-tab [&_svg]:text-(--cat-ink)`

/** The listbox: items, categories, and the search itself as its last option. */
export function SuggestionOptions({ ref, id, list }: SuggestionOptionsProps) {
  const { text, items, categories, isAwaited, activeId } = list
  const lookOf = useCategoryLook()

  const optionAttributes = (optionId: string, className = '') => ({
    id: optionId,
    role: 'option',
    'aria-selected': optionId === activeId,
    tabIndex: -1,
    className:
      `${option} ${optionId === activeId ? activeOption : 'bg-transparent hover:bg-card-2'} ${className}`.trimEnd(),
  })

  return (
    <div
      ref={ref}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no native list proposes links
      role="listbox"
      aria-label="Suggestions"
      aria-busy={isAwaited}
      tabIndex={-1}
      className={`${suggestionBox} py-1 *:not-first:border-t *:not-first:border-rule`}
      // The focus stays in the box, or its blur would close the list before the click.
      onMouseDown={(event) => event.preventDefault()}
    >
      {items.length > 0 ? (
        <Group id={`${id}-items`} label="Prompts et GPT">
          {items.map((item) => (
            <PageLink
              key={`${item.type} ${item.slug}`}
              to={`/${item.type}/${item.slug}`}
              {...optionAttributes(
                optionIds.item(id, item),
                withTab(lookOf(item.category).className),
              )}
            >
              <ItemText item={item} />
            </PageLink>
          ))}
        </Group>
      ) : null}
      {categories.length > 0 ? (
        <Group id={`${id}-categories`} label="Catégories">
          {categories.map((category) => (
            <PageLink
              key={category.name}
              to={category.promptCount > 0 ? '/prompts' : '/gpts'}
              search={{ category: category.name }}
              {...optionAttributes(
                optionIds.category(id, category.name),
                withTab(lookOf(category.name).className),
              )}
            >
              <Icon name="fiche" />
              {categoryText(lookOf(category.name).label, category)}
            </PageLink>
          ))}
        </Group>
      ) : null}
      <button type="submit" {...optionAttributes(optionIds.search(id))}>
        <Icon name="search" />
        Rechercher «{'\u00a0'}
        {text}
        {'\u00a0'}»
      </button>
    </div>
  )
}

function Group({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a listbox takes no other element
    <div role="group" aria-labelledby={id}>
      <span id={id} className="block px-4 pt-2 pb-1 text-micro font-semibold text-ink-3">
        {label}
      </span>
      {children}
    </div>
  )
}

function ItemText({ item }: { item: Suggestion }) {
  return (
    <>
      <Icon name={itemKinds[item.type].icon} />
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
        <span>{markedAt(item.title, item.marks)}</span>{' '}
        <small className="text-micro text-ink-3">
          <ProposedNote item={item} />
        </small>
      </span>
    </>
  )
}
