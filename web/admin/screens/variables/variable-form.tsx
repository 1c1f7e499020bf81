import {
  type KnownVariable,
  knownVariableSchema,
  maxAliases,
  maxChoices,
  type UsedVariable,
  variableKinds,
  variableScopes,
} from '#shared/variables/known-variable.ts'
import { api } from '#web/admin/api/api.ts'
import { Panel } from '#web/admin/controls/panel.tsx'
import { RecordForm } from '#web/admin/records/record-form.tsx'
import { useRecordForm } from '#web/admin/records/use-record-form.ts'
import { type KeptRecord, RecordHistory } from '#web/admin/revisions/record-history.tsx'
import { VisitorField, visitorSheet } from '#web/admin/variables/visitor-field.tsx'

import {
  draftOf,
  kindLabels,
  newDraft,
  quoted,
  scopeLabels,
  type VariableDraft,
  variableFields,
  variableMessages,
  variableOf,
} from './variable-draft.ts'
import { usedIn } from './variable-table.tsx'

type VariableFormProps = {
  /** A variable of the vocabulary, or the name of a new one. */
  edited: UsedVariable | string
  onSaved: (variable: KnownVariable) => void
  onClose: () => void
}

/** Creates or edits a variable, and shows the field that it makes. */
export function VariableForm({ edited, onSaved, onClose }: VariableFormProps) {
  const stored = typeof edited === 'string' ? null : edited
  const { client, admin } = api.useUtils()
  const { form, values, frame } = useRecordForm({
    draftName: `variable:${stored?.cle ?? 'nouvelle'}`,
    start: typeof edited === 'string' ? newDraft(edited) : draftOf(withoutCount(edited)),
    isNew: stored === null,
    staleTitle: 'Cette variable a été modifiée entre-temps.',
    schema: knownVariableSchema,
    messagesOf: variableMessages,
    async save(draft) {
      const variable = knownVariableSchema.parse(variableOf(draft))
      if (stored) {
        await client.admin.variables.update.mutate({ lu: withoutCount(stored), variable })
      } else await client.admin.variables.create.mutate(variable)
      return variable
    },
    savedText: 'Variable enregistrée',
    refresh: () => admin.variables.invalidate(),
    onSaved,
  })
  const shown = variableOf(values)

  return (
    <Panel
      title={stored ? `Modifier ${quoted(stored.libelle)}` : 'Nouvelle variable'}
      aside={stored ? <span className="hint">{usedIn(stored.prompts)}</span> : null}
    >
      <RecordForm
        frame={frame}
        label="Variable"
        onClose={onClose}
        history={
          stored ? (
            <RecordHistory
              name={`variable:${stored.cle}`}
              ask={() => client.admin.variables.revisions.query({ cle: stored.cle })}
              names={variableFields}
              current={values}
              draftOf={keptVariable}
              onTake={frame.take}
            />
          ) : null
        }
      >
        <div className="form-grid">
          <form.AppField name="libelle">
            {(field) => (
              <field.Text
                label={variableFields.libelle.label}
                hint="Ce qui est écrit au-dessus du champ."
                autoComplete="off"
                required
              />
            )}
          </form.AppField>
          <form.AppField name="nature">
            {(field) => (
              <field.Select
                label={variableFields.nature.label}
                options={variableKinds.map((kind) => ({ value: kind, label: kindLabels[kind] }))}
              />
            )}
          </form.AppField>
          <form.AppField name="portee">
            {(field) => (
              <field.Select
                label={variableFields.portee.label}
                hint="Un profil garde d’office ce qui vaut pour le client, le reste si le visiteur le coche."
                options={variableScopes.map((scope) => ({
                  value: scope,
                  label: scopeLabels[scope],
                }))}
              />
            )}
          </form.AppField>
          {stored ? null : (
            <form.AppField name="cle">
              {(field) => (
                <field.Text
                  label={variableFields.cle.label}
                  hint={`Laissé vide, c’est le libellé. Il ne change plus ensuite.`}
                  placeholder={shown.cle.replaceAll('-', ' ')}
                  autoComplete="off"
                  isWide
                />
              )}
            </form.AppField>
          )}
          <form.AppField name="aide">
            {(field) => (
              <field.Text label={variableFields.aide.label} autoComplete="off" required isWide />
            )}
          </form.AppField>
          <form.AppField name="exemple">
            {(field) => (
              <field.Text label={variableFields.exemple.label} autoComplete="off" required isWide />
            )}
          </form.AppField>
          {values.nature === 'choix' ? (
            <form.AppField name="choix">
              {(field) => (
                <field.TextArea
                  label={variableFields.choix.label}
                  hint={`Une par ligne, de 2 à ${maxChoices}. Le visiteur peut toujours en écrire une autre.`}
                  rows={6}
                  required
                  isWide
                />
              )}
            </form.AppField>
          ) : null}
          <form.AppField name="alias">
            {(field) => (
              <field.TextArea
                label={variableFields.alias.label}
                hint={`Les autres noms entre crochets, un par ligne, ${maxAliases} au plus. Accents, majuscules et ponctuation ne comptent pas.`}
                rows={5}
                isWide
              />
            )}
          </form.AppField>
        </div>
        <section className={visitorSheet} aria-label="Comme le visiteur le verra">
          <p className="hint">Comme le visiteur le verra</p>
          <VisitorField placeholder={shown.cle} variable={shown} />
        </section>
      </RecordForm>
    </Panel>
  )
}

const withoutCount = ({ prompts: _count, ...variable }: UsedVariable): KnownVariable => variable

function keptVariable({ contenu }: KeptRecord): VariableDraft | null {
  const variable = knownVariableSchema.safeParse(contenu)
  return variable.success ? draftOf(variable.data) : null
}
