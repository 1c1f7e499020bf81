import {
  categoryInputOf,
  type CategoryInput,
  categoryInputSchema,
  maxCategoryTags,
  newCategorySchema,
} from '#shared/labels/category-input.ts'
import type { UsedCategory } from '#shared/labels/used-category.ts'
import { api } from '#web/admin/api/api.ts'
import { Panel } from '#web/admin/controls/panel.tsx'
import { itemsText, quoted } from '#web/admin/labels/label-words.ts'
import { RecordForm } from '#web/admin/records/record-form.tsx'
import { useRecordForm } from '#web/admin/records/use-record-form.ts'
import { type KeptRecord, RecordHistory } from '#web/admin/revisions/record-history.tsx'

import {
  type CategoryDraft,
  categoryFields,
  categoryMessages,
  draftOf,
  groupNames,
  newDraft,
} from './category-draft.ts'
import { labelOf, nameProblemOf } from './category-label.ts'
import { HueField } from './hue-field.tsx'
import { NameHint } from './name-hint.tsx'
import { useCategorySaving } from './use-category-saving.ts'

type CategoryFormProps = {
  /** A category, or null for a new one. */
  edited: UsedCategory | null
  categories: readonly UsedCategory[]
  onSaved: (nom: string) => void
  onClose: () => void
}

/** Creates a category, or edits its name and its content together. */
export function CategoryForm({ edited, categories, onSaved, onClose }: CategoryFormProps) {
  const stored = storedOf(edited)
  const { client, admin } = api.useUtils()
  const nom = edited?.nom ?? ''
  const nameProblem = (name: string) => nameProblemOf(name, { nom, categories })
  const saving = useCategorySaving(edited, stored)
  const { form, values, frame } = useRecordForm({
    draftName: `categorie:${nom === '' ? 'nouvelle' : nom}`,
    start: stored ? draftOf(nom, stored) : newDraft(nom),
    isNew: stored === null,
    staleTitle: 'Cette catégorie a été modifiée entre-temps.',
    schema: newCategorySchema,
    messagesOf: categoryMessages(stored, nameProblem),
    ...saving,
    savedText: stored ? 'Catégorie enregistrée' : 'Catégorie créée',
    refresh: () => admin.invalidate(),
    onSaved: ({ name }) => onSaved(name),
  })

  return (
    <Panel
      title={edited ? `Modifier ${quoted(nom)}` : 'Nouvelle catégorie'}
      aside={edited ? <span className="hint">{itemsText(labelOf(edited))}</span> : null}
    >
      <RecordForm
        frame={frame}
        label="Catégorie"
        onClose={onClose}
        history={
          stored ? (
            <RecordHistory
              name={`categorie:${nom}`}
              ask={() => client.admin.categories.revisions.query({ nom })}
              names={categoryFields}
              current={values}
              draftOf={keptCategory}
              onTake={frame.take}
            />
          ) : null
        }
      >
        <div className="form-grid">
          <form.AppField name="nom">
            {(field) => (
              <field.Text
                label={categoryFields.nom.label}
                hint={
                  <NameHint edited={edited} name={values.nom} problem={nameProblem(values.nom)} />
                }
                autoComplete="off"
                required
              />
            )}
          </form.AppField>
          <form.AppField name="libelle">
            {(field) => (
              <field.Text
                label={categoryFields.libelle.label}
                hint="Laissé vide, c’est le nom."
                placeholder={values.nom}
                autoComplete="off"
              />
            )}
          </form.AppField>
          <form.AppField name="code">
            {(field) => (
              <field.Text
                label={categoryFields.code.label}
                hint={
                  stored
                    ? 'Trois lettres, au début des cotes. Ce qui est classé garde la sienne.'
                    : 'Trois lettres, au début des cotes. Laissé vide, il est tiré du nom.'
                }
                className="input uppercase"
                autoComplete="off"
                required={stored !== null}
              />
            )}
          </form.AppField>
          <form.AppField name="groupe">
            {(field) => (
              <field.Select
                label={categoryFields.groupe.label}
                hint="Ce qui remplit les sections vides de ses GPT."
                options={Object.entries(groupNames).map(([value, label]) => ({ value, label }))}
              />
            )}
          </form.AppField>
          <form.AppField name="teinte">
            {() => (
              <HueField
                label={categoryFields.teinte.label}
                holderOf={(hue) =>
                  categories.find(
                    (other) => hue !== '' && other.teinte === hue && other.nom !== nom,
                  )?.nom
                }
              />
            )}
          </form.AppField>
          <form.AppField name="description">
            {(field) => (
              <field.TextArea
                label={categoryFields.description.label}
                hint="Une phrase, sur sa carte, sa page et dans les moteurs de recherche."
                rows={2}
                isWide
              />
            )}
          </form.AppField>
          <form.AppField name="guide">
            {(field) => (
              <field.TextArea
                label={categoryFields.guide.label}
                hint="Par où commencer, en haut de sa page."
                rows={4}
                isWide
              />
            )}
          </form.AppField>
          <form.AppField name="tags">
            {(field) => (
              <field.TextArea
                label={categoryFields.tags.label}
                hint={`Un par ligne, le plus parlant d’abord, ${maxCategoryTags} au plus. La carte en montre trois.`}
                rows={4}
                isWide
              />
            )}
          </form.AppField>
          <form.AppField name="mots">
            {(field) => (
              <field.Text
                label={categoryFields.mots.label}
                hint="Ce que l’on dit aussi pour elle. La recherche trouve ses fiches par ces mots et par ses deux noms."
                autoComplete="off"
                isWide
              />
            )}
          </form.AppField>
        </div>
      </RecordForm>
    </Panel>
  )
}

/** Stored content of a category, or null if only items have its name. */
function storedOf(category: UsedCategory | null): CategoryInput | null {
  if (!category || category.code === null) return null
  return categoryInputOf({ ...category, code: category.code })
}

function keptCategory({ contenu }: KeptRecord, { nom }: CategoryDraft): CategoryDraft | null {
  const category = categoryInputSchema.safeParse(contenu)
  return category.success ? draftOf(nom, category.data) : null
}
