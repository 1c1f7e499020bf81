import { useRef } from 'react'

import { isSame } from '#shared/items/draft-edits.ts'
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
import { undoQuestion } from '#web/admin/items/undo-question.ts'
import { itemsText, quoted, redirectText } from '#web/admin/labels/label-words.ts'
import { RecordForm } from '#web/admin/records/record-form.tsx'
import { useRecordForm } from '#web/admin/records/use-record-form.ts'
import { type KeptRecord, RecordHistory } from '#web/admin/revisions/record-history.tsx'

import {
  type CategoryDraft,
  categoryFields,
  categoryMessages,
  categoryOf,
  draftOf,
  groupNames,
  newCategoryOf,
  newDraft,
} from './category-draft.ts'
import { holderAmong, labelOf, pathOf } from './category-label.ts'
import { HueField } from './hue-field.tsx'

type CategoryFormProps = {
  /** A category, or null for a new one. */
  edited: UsedCategory | null
  categories: readonly UsedCategory[]
  onSaved: (nom: string) => void
  onClose: () => void
}

/** Creates a category, or changes its name and the rest of it together. */
export function CategoryForm({ edited, categories, onSaved, onClose }: CategoryFormProps) {
  const stored = readOf(edited)
  const { client, admin } = api.useUtils()
  const calls = client.admin.categories
  const nom = edited?.nom ?? ''
  // What the server has: the rename that follows an update may be refused.
  const read = useRef(stored)
  const nameProblem = (name: string) => nameProblemOf(name, { nom, categories })
  const { form, values, frame } = useRecordForm({
    draftName: `categorie:${nom === '' ? 'nouvelle' : nom}`,
    start: stored ? draftOf(nom, stored) : newDraft(nom),
    isNew: stored === null,
    staleTitle: 'Cette catégorie a été modifiée entre-temps.',
    schema: newCategorySchema,
    messagesOf: categoryMessages(stored, nameProblem),
    async save(draft): Promise<SavedCategory> {
      const vers = draft.nom.trim()
      const isRenamed = edited !== null && vers !== nom
      if (!stored) {
        const created = await calls.create.mutate(newCategoryOf(edited ? { ...draft, nom } : draft))
        return isRenamed
          ? { nom: vers, renamed: await calls.rename.mutate({ nom, vers }) }
          : { nom: created.nom }
      }
      const categorie = categoryOf(draft)
      const lu = read.current ?? stored
      if (!isSame(lu, categorie)) {
        await calls.update.mutate({ nom, lu, categorie })
        read.current = categorie
      }
      return isRenamed
        ? { nom: vers, categorie, renamed: await calls.rename.mutate({ nom, vers }) }
        : { nom, categorie }
    },
    undo: stored
      ? async ({ categorie, renamed }) => {
          if (renamed) await calls.undo.mutate({ entree: renamed.entree })
          if (categorie && !isSame(categorie, stored)) {
            await calls.update.mutate({ nom, lu: categorie, categorie: stored })
          }
        }
      : undefined,
    undoQuestion: ({ renamed }) => (renamed ? undoQuestion(renamed.publiques) : null),
    savedText: stored ? 'Catégorie enregistrée' : 'Catégorie créée',
    refresh: () => admin.invalidate(),
    onSaved: (saved) => onSaved(saved.nom),
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

type SavedCategory = {
  nom: string
  categorie?: CategoryInput
  /** The journal entry of the rename, which undoes it. */
  renamed?: { entree: string; publiques: number }
}

type NameHintProps = {
  edited: UsedCategory | null
  name: string
  /** It is shown as the error of the field once the form is sent. */
  problem: string | null
}

/** What a name is for, or what a rename changes. */
function NameHint({ edited, name, problem }: NameHintProps) {
  const typed = name.trim()
  const isRenamed = edited !== null && typed !== '' && typed !== edited.nom
  return (
    <span aria-live="polite">
      {problem ?? (isRenamed ? renameEffect(edited, typed) : 'Dans les fiches et les adresses.')}
    </span>
  )
}

function renameEffect(edited: UsedCategory, name: string): string {
  const label = labelOf(edited)
  return `Change ${itemsText(label)}, avec une révision pour chacune. ${redirectText(label.path, pathOf(name))}`
}

type NamedAmong = { nom: string; categories: readonly UsedCategory[] }

/** Why a category cannot have a name that is otherwise valid. */
function nameProblemOf(typed: string, { nom, categories }: NamedAmong): string | null {
  const name = typed.trim()
  if (name === '' || name === nom) return null
  if (pathOf(name) === null) return 'Il faut au moins une lettre ou un chiffre.'
  const holder = holderAmong(categories, nom)(name)
  if (!holder) return null
  return nom === ''
    ? `${quoted(holder.nom)} existe déjà.`
    : `${quoted(holder.nom)} existe déjà\u00a0: pour les réunir, fusionnez-les depuis la liste.`
}

/** What is stored of a category; null for one that nobody created. */
function readOf(category: UsedCategory | null): CategoryInput | null {
  if (!category || category.code === null) return null
  return categoryInputOf({ ...category, code: category.code })
}

function keptCategory({ contenu }: KeptRecord, { nom }: CategoryDraft): CategoryDraft | null {
  const category = categoryInputSchema.safeParse(contenu)
  return category.success ? draftOf(nom, category.data) : null
}
