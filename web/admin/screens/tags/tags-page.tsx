import { useState } from 'react'

import type { UsedTag } from '#shared/labels/used-tag.ts'
import { api } from '#web/admin/api/api.ts'
import { ConfirmDialog } from '#web/admin/controls/confirm-dialog.tsx'
import { Icon } from '#web/admin/controls/icon.tsx'
import { Loaded } from '#web/admin/controls/loaded.tsx'
import { PageHead } from '#web/admin/controls/page-head.tsx'
import { useUrlState } from '#web/admin/controls/url-state.ts'
import { itemsText, quoted } from '#web/admin/labels/label-words.ts'
import { MergeDialog } from '#web/admin/labels/merge-dialog.tsx'
import { drawAndFocusRow } from '#web/admin/table/row-focus.ts'
import { Button } from '#web/ui/button.tsx'

import { NearPanel } from './near-panel.tsx'
import { RenameDialog } from './rename-dialog.tsx'
import { holderAmong, labelOf } from './tag-label.ts'
import { TagTable } from './tag-table.tsx'
import { useTagChanges } from './use-tag-changes.ts'

type Asked = { tag: UsedTag; what: 'rename' | 'merge' | 'remove' }

/** The tags that items share: written in one way, merged, taken off. */
export function TagsPage() {
  const asked = api.admin.tags.list.useQuery()
  const [{ usage }, changeUrl] = useUrlState()
  const [question, setQuestion] = useState<Asked | null>(null)
  const { rename, merge, remove } = useTagChanges()
  const isBusy = rename.isPending || merge.isPending || remove.isPending
  const isOnce = usage === 'une'
  const ask = (what: Asked['what']) => (tag: UsedTag) => setQuestion({ tag, what })
  const close = (pli?: string) => drawAndFocusRow(() => setQuestion(null), pli)

  return (
    <>
      <PageHead
        title="Tags"
        text="Les mots que les fiches partagent. Un tag changé ici change dans toutes ses fiches, avec ses redirections."
      />
      <Loaded asked={asked}>
        {({ tags, proches }) => {
          const once = tags.filter(({ fiches }) => fiches === 1)
          return (
            <div className="stack">
              <div>
                <Button
                  aria-pressed={isOnce}
                  onClick={() => changeUrl({ usage: isOnce ? null : 'une' })}
                >
                  <Icon name="filter" />
                  Utilisés une fois ({once.length})
                </Button>
              </div>
              <TagTable
                tags={isOnce ? once : tags}
                onRename={ask('rename')}
                onMerge={ask('merge')}
                onRemove={ask('remove')}
              />
              <NearPanel
                pairs={proches}
                mixed={tags.filter(({ orthographes }) => orthographes.length > 1)}
                isBusy={isBusy}
                onMerge={({ de, vers }) => merge.mutate({ de: de.pli, vers: vers.pli })}
                onUnify={({ pli, nom }) => rename.mutate({ pli, nom })}
              />
            </div>
          )
        }}
      </Loaded>
      {asked.data && question ? (
        <TagQuestion
          {...question}
          tags={asked.data.tags}
          isBusy={isBusy}
          onRename={(nom) =>
            rename.mutate({ pli: question.tag.pli, nom }, { onSuccess: () => close() })
          }
          onMerge={(vers) =>
            merge.mutate({ de: question.tag.pli, vers }, { onSuccess: () => close(vers) })
          }
          onRemove={() => remove.mutate({ pli: question.tag.pli }, { onSuccess: () => close() })}
          onCancel={() => setQuestion(null)}
        />
      ) : null}
    </>
  )
}

type TagQuestionProps = Asked & {
  tags: UsedTag[]
  isBusy: boolean
  onRename: (nom: string) => void
  onMerge: (pli: string) => void
  onRemove: () => void
  onCancel: () => void
}

function TagQuestion({
  tag,
  what,
  tags,
  isBusy,
  onRename,
  onMerge,
  onRemove,
  onCancel,
}: TagQuestionProps) {
  const label = labelOf(tag)
  if (what === 'rename') {
    return (
      <RenameDialog
        label={label}
        holderOf={holderAmong(tags, tag.pli)}
        isBusy={isBusy}
        onRename={onRename}
        onMerge={({ id }) => onMerge(id)}
        onCancel={onCancel}
      />
    )
  }
  if (what === 'merge') {
    return (
      <MergeDialog
        label={label}
        others={tags.filter(({ pli }) => pli !== tag.pli).map(labelOf)}
        fieldLabel="Avec le tag"
        words={{ title: `Fusionner ${quoted(tag.nom)}`, confirm: 'Fusionner' }}
        isBusy={isBusy}
        onMerge={({ id }) => onMerge(id)}
        onCancel={onCancel}
      />
    )
  }
  return (
    <ConfirmDialog
      isOpen
      title={`Supprimer ${quoted(tag.nom)}`}
      confirmLabel="Supprimer"
      confirmIcon="trash"
      isDangerous
      isBusy={isBusy}
      onConfirm={onRemove}
      onCancel={onCancel}
    >
      <p>
        Le tag est retiré de {itemsText(tag)}
        {label.path === null ? '' : `, et ${label.path} n’existe plus`}. Les fiches restent, et le
        changement peut être annulé.
      </p>
    </ConfirmDialog>
  )
}
