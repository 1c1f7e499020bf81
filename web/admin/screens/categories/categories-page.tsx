import { useState } from 'react'

import type { UsedCategory } from '#shared/labels/used-category.ts'
import { api } from '#web/admin/api/api.ts'
import { Icon } from '#web/admin/controls/icon.tsx'
import { Loaded } from '#web/admin/controls/loaded.tsx'
import { PageHead } from '#web/admin/controls/page-head.tsx'
import { quoted } from '#web/admin/labels/label-words.ts'
import { MergeDialog } from '#web/admin/labels/merge-dialog.tsx'
import { useEdited } from '#web/admin/records/use-edited.ts'
import { drawAndFocusRow } from '#web/admin/table/row-focus.ts'
import { Button } from '#web/ui/button.tsx'

import { CategoryForm } from './category-form.tsx'
import { labelOf } from './category-label.ts'
import { CategoryTable } from './category-table.tsx'
import { useCategoryChanges } from './use-category-changes.ts'

type Asked = { category: UsedCategory; what: 'merge' | 'remove' }

/** Categories are created, edited, merged, or removed with another category for their items. */
export function CategoriesPage() {
  const asked = api.admin.categories.list.useQuery()
  const [question, setQuestion] = useState<Asked | null>(null)
  // A category, or the place of a new one.
  const { edited, edit, close: closeForm } = useEdited<UsedCategory | 'nouvelle'>()
  const { merge, remove } = useCategoryChanges()
  const isBusy = merge.isPending || remove.isPending
  const ask = (what: Asked['what']) => (category: UsedCategory) => setQuestion({ category, what })
  const close = (nom?: string) => drawAndFocusRow(() => setQuestion(null), nom)

  return (
    <>
      <PageHead
        title="Catégories"
        text={
          'Ce qui classe les fiches. Un nom changé ici change dans toutes les fiches, avec ses redirections\u00a0; leurs cotes restent.'
        }
      >
        <Button variant="ink" disabled={edited !== null} onClick={() => edit('nouvelle')}>
          <Icon name="plus" />
          Nouvelle catégorie
        </Button>
      </PageHead>
      <Loaded asked={asked}>
        {(categories) =>
          edited === null ? (
            <CategoryTable
              categories={categories}
              onEdit={edit}
              onMerge={ask('merge')}
              onRemove={ask('remove')}
            />
          ) : (
            <CategoryForm
              edited={edited === 'nouvelle' ? null : edited}
              categories={categories}
              onSaved={closeForm}
              onClose={() => closeForm(edited === 'nouvelle' ? undefined : edited.nom)}
            />
          )
        }
      </Loaded>
      {asked.data && question ? (
        <CategoryQuestion
          {...question}
          categories={asked.data}
          isBusy={isBusy}
          onMerge={(vers) => {
            const change = { de: question.category.nom, vers }
            const call = question.what === 'remove' ? remove : merge
            call.mutate(change, { onSuccess: () => close(vers) })
          }}
          onCancel={() => setQuestion(null)}
        />
      ) : null}
    </>
  )
}

type CategoryQuestionProps = Asked & {
  categories: UsedCategory[]
  isBusy: boolean
  onMerge: (nom: string) => void
  onCancel: () => void
}

function CategoryQuestion({
  category,
  what,
  categories,
  isBusy,
  onMerge,
  onCancel,
}: CategoryQuestionProps) {
  const { nom } = category
  const label = labelOf(category)
  const isRemoved = what === 'remove'
  return (
    <MergeDialog
      label={label}
      others={categories.filter((other) => other.nom !== nom).map(labelOf)}
      fieldLabel={isRemoved ? 'Classer ses fiches dans' : 'Avec la catégorie'}
      words={
        isRemoved
          ? { title: `Supprimer ${quoted(nom)}`, confirm: 'Supprimer' }
          : { title: `Fusionner ${quoted(nom)}`, confirm: 'Fusionner' }
      }
      isDangerous={isRemoved}
      isBusy={isBusy}
      onMerge={({ id }) => onMerge(id)}
      onCancel={onCancel}
    />
  )
}
