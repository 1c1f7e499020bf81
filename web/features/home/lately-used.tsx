import { isSameItem, type StoredItem } from '#shared/items/selection.ts'
import { currentSelection } from '#shared/items/selections.ts'
import { typeset } from '#shared/text/typography.ts'
import { ItemLink } from '#web/items/item-link.tsx'
import { PageLink } from '#web/navigation/page-link.tsx'
import type { BegunPrompt } from '#web/storage/begun-prompts.ts'
import { selections } from '#web/storage/selections.ts'
import { useStoredValue } from '#web/storage/stored-value.ts'
import type { UsedItem } from '#web/storage/used-items.ts'
import { Icon } from '#web/ui/icon.tsx'

const maxShown = 2

const link =
  'inline-flex min-h-11 flex-none items-center gap-1.5 font-semibold text-ink-2 decoration-transparent hover:text-ink hover:decoration-accent focus-visible:-outline-offset-2 md:min-w-0 md:flex-initial'
const linkText = 'md:overflow-hidden md:text-ellipsis'

/** What was used or filled in to the end lately, the last first, without what is shown as begun. */
export function latelyUsed(
  used: UsedItem[],
  finished: BegunPrompt[],
  begun: BegunPrompt[],
): StoredItem[] {
  const filledIn = finished.map(({ slug, title, at }) => ({
    kind: 'prompt' as const,
    slug,
    title,
    at,
  }))
  const isBegun = ({ kind, slug }: StoredItem) =>
    kind === 'prompt' && begun.some((prompt) => prompt.slug === slug)
  return [...used, ...filledIn]
    .toSorted((a, b) => b.at - a.at)
    .filter((item, index, all) => all.findIndex((other) => isSameItem(item, other)) === index)
    .filter((item) => !isBegun(item))
    .slice(0, maxShown)
}

/** The last line of what can be gone on with: what was used, and the selection; else the way to all that is kept. */
export function LatelyUsed({ items }: { items: StoredItem[] }) {
  const { title, items: kept } = currentSelection(useStoredValue(selections))
  const hasKept = kept.length > 0
  return (
    <div className="grid min-h-19 content-center items-center gap-x-5 border-t border-rule px-5 text-label text-ink-3 md:min-h-12 md:grid-cols-[auto_minmax(0,1fr)]">
      <span>
        {items.length > 0
          ? 'Utilisés récemment'
          : hasKept
            ? 'Gardés'
            : 'Ce que ce navigateur garde'}
        {'\u00a0'}:
      </span>
      {/* On the paragraph: its wrapping is not inherited. */}
      <p className="flex min-w-0 gap-x-5 overflow-x-auto whitespace-nowrap md:overflow-hidden">
        {items.map(({ kind, slug, title: name }) => (
          <ItemLink key={`${kind} ${slug}`} kind={kind} slug={slug} className={link}>
            <Icon name={kind === 'gpt' ? 'dossier' : 'fiche'} className="size-4" />
            <span className={linkText}>{typeset(name)}</span>
          </ItemLink>
        ))}
        {hasKept ? (
          <PageLink className={link} to="/selection">
            <Icon name="star" className="size-4" />
            <span className={linkText}>
              {title} ({kept.length})
            </span>
          </PageLink>
        ) : null}
        {hasKept || items.length > 0 ? null : (
          <PageLink className={link} to="/profils">
            <Icon name="list" className="size-4" />
            <span className={linkText}>Mes données</span>
          </PageLink>
        )}
      </p>
    </div>
  )
}
