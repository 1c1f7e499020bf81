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
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a grid of links is no table
    <div role="row" aria-selected={isActive} className={`line ${className}`.trimEnd()}>
      <Cell className="what">
        {render({
          id,
          tabIndex: -1,
          className: 'main',
          children: (
            <>
              <Icon name={icon} />
              <span className="text">
                <b>{title}</b>
                {said === undefined ? null : <small className="done">{said}</small>}
                {said === undefined && note !== undefined ? <small>{note}</small> : null}
              </span>
              {end === undefined ? null : <span className="end">{end}</span>}
            </>
          ),
        })}
      </Cell>
      {item ? (
        <Cell className="acts">
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
        <span className="vh">{` : ${item.title}`}</span>
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
        <span className="vh">Ouvrir dans </span>
        <span>{assistant.name}</span>
        <span className="vh">{` : ${item.title} (nouvel onglet)`}</span>
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
      <span className="vh">{` : ${item.title}`}</span>
    </ExternalLink>
  )
}
