import type { ReactNode } from 'react'

import { launchPath } from '#shared/items/gpt-launch.ts'
import { rememberUse } from '#web/storage/used-items.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { useCopiedState } from '#web/ui/copy/clipboard.ts'
import { ExternalLink } from '#web/ui/external-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { runOnce } from '#web/ui/run-once.ts'

import type { ItemActions } from './item-actions.ts'
import type { PaletteItem, PaletteRow } from './palette-rows.ts'

type PaletteLineProps = { id: string; row: PaletteRow; isActive: boolean; actions: ItemActions }

/** A row: one link or button, and beside it what can be done with its item at once. */
export function PaletteLine({ id, row, isActive, actions }: PaletteLineProps) {
  const { icon, title, note, end, className = '', item, render } = row
  const said = item?.kind === 'prompt' ? actions.copied.get(item.slug) : undefined
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a grid of links is no table
      role="row"
      aria-selected={isActive}
      className={`group relative flex min-h-11 items-center text-small max-md:min-h-13 ${isActive ? activeLine : 'hover:bg-card-2'} ${className}`.trimEnd()}
    >
      <Cell className="min-w-0 flex-1">
        {render({
          id,
          tabIndex: -1,
          className: lineLink,
          children: (
            <>
              <Icon name={icon} className="text-[color:var(--cat-ink,var(--color-ink-3))]" />
              <span>
                <b className="font-semibold">{title}</b>
                {said === undefined ? null : (
                  <small className="block overflow-hidden text-micro font-semibold text-ellipsis text-info">
                    {said}
                  </small>
                )}
                {said === undefined && note !== undefined ? (
                  <small className="block truncate text-micro text-ink-3 max-md:whitespace-normal">
                    {note}
                  </small>
                ) : null}
              </span>
              {end === undefined ? null : (
                <span className="flex items-center gap-2 text-micro text-ink-3">{end}</span>
              )}
            </>
          ),
        })}
      </Cell>
      {item ? (
        <Cell className={`${lineActions} ${isActive ? 'flex' : actionsWherePointed}`}>
          {item.kind === 'prompt' ? (
            <PromptActions item={item} isActive={isActive} actions={actions} />
          ) : (
            <LaunchAction item={item} isActive={isActive} />
          )}
        </Cell>
      ) : null}
    </div>
  )
}

const activeLine =
  'bg-card-2 shadow-[inset_4px_0_0_var(--color-ink)] forced-colors:outline-3 forced-colors:-outline-offset-3'
/** The whole line is the link. What stands beside it lies above. */
const lineLink =
  'grid min-h-11 w-full grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-x-3 border-0 bg-transparent px-4 py-1 text-left leading-snug text-inherit no-underline after:absolute after:inset-0 max-md:min-h-13'
const lineActions =
  'relative z-1 gap-2 pr-4 *:whitespace-nowrap max-md:gap-1 max-md:pr-2 max-md:*:min-h-11 max-md:*:min-w-11 max-md:[&_span]:sr-only'
/** Where nothing hovers, the first action is always there. */
const actionsWherePointed = 'hidden group-hover:flex touch:flex touch:*:not-first:hidden'

function Cell({ className, children }: { className: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a grid of links is no table
    <span role="gridcell" className={className}>
      {children}
    </span>
  )
}

type ActionProps = { item: PaletteItem; isActive: boolean }

function PromptActions({ item, isActive, actions }: ActionProps & { actions: ItemActions }) {
  const [isCopied, markCopied] = useCopiedState()
  const { assistant, copy, open, prefetch } = actions
  const near = { onPointerEnter: () => prefetch(item.slug), onFocus: () => prefetch(item.slug) }
  const tabIndex = isActive ? 0 : -1
  return (
    <>
      <button
        type="button"
        className={buttonClass({ size: 'sm' })}
        data-action="copy"
        data-state={isCopied ? 'copied' : undefined}
        aria-keyshortcuts="Control+Enter"
        tabIndex={tabIndex}
        {...near}
        onClick={({ currentTarget }) =>
          runOnce(currentTarget, async () => {
            if (await copy(item)) markCopied()
          })
        }
      >
        <Icon name={isCopied ? 'check' : 'copy'} />
        <span>{isCopied ? 'Copié' : 'Copier'}</span>
        <span className="sr-only">{` : ${item.title}`}</span>
      </button>
      <button
        type="button"
        className={buttonClass({ size: 'sm' })}
        data-action="open"
        aria-keyshortcuts="Shift+Enter"
        tabIndex={tabIndex}
        {...near}
        onClick={({ currentTarget }) => runOnce(currentTarget, () => open(item))}
      >
        <Icon name="ext" />
        <span className="sr-only">Ouvrir dans </span>
        <span>{assistant.name}</span>
        <span className="sr-only">{` : ${item.title} (nouvel onglet)`}</span>
      </button>
    </>
  )
}

function LaunchAction({ item, isActive }: ActionProps) {
  return (
    <ExternalLink
      href={launchPath(item.slug)}
      className={buttonClass({ size: 'sm' })}
      data-action="open"
      aria-keyshortcuts="Shift+Enter"
      tabIndex={isActive ? 0 : -1}
      onClick={() => rememberUse(item)}
    >
      <Icon name="ext" />
      <span>Lancer</span>
      <span className="sr-only">{` : ${item.title}`}</span>
    </ExternalLink>
  )
}
