import type { ImportOptions, Mapping } from '#shared/import/mapping.ts'
import { useLabels } from '#web/admin/fields/suggestions.tsx'
import { SelectField } from '#web/admin/form/select-field.tsx'
import { SwitchField } from '#web/admin/form/switch-field.tsx'
import { useMay } from '#web/admin/session/session.ts'

type MappingOptionsProps = {
  mapping: Mapping
  onKind: (kind: Mapping['kind']) => void
  onOptions: (options: ImportOptions) => void
}

const kinds = [
  { value: 'prompt', label: 'Des prompts' },
  { value: 'gpt', label: 'Des GPT' },
  { value: 'ligne', label: 'L’un ou l’autre, chaque ligne le dit' },
] as const

const descriptions = [
  { value: 'debut', label: 'Le début du texte' },
  { value: 'vide', label: 'Rien\u00a0: à écrire ensuite' },
] as const

const noCategory = ''

/** What is decided for all rows at once. */
export function MappingOptions({ mapping, onKind, onOptions }: MappingOptionsProps) {
  const { categories } = useLabels()
  const may = useMay()
  const { kind, options } = mapping
  return (
    <>
      <div className="form-grid">
        <SelectField
          label="Ce que sont les lignes"
          value={kind}
          options={kinds}
          onChange={onKind}
        />
        <SelectField
          label="Catégorie des lignes qui n’en ont pas"
          value={options.categorie ?? noCategory}
          options={[
            { value: noCategory, label: 'Aucune\u00a0: à ranger ensuite' },
            ...categories.map((name) => ({ value: name, label: name })),
          ]}
          onChange={(name) =>
            onOptions({ ...options, categorie: name === noCategory ? null : name })
          }
        />
        <SelectField
          label="Description des fiches qui n’en ont pas"
          value={options.description}
          options={descriptions}
          onChange={(description) => onOptions({ ...options, description })}
        />
      </div>
      {may('content.status') ? (
        <SwitchField
          label="Créer en brouillon"
          hint={
            options.statut === 'brouillon'
              ? undefined
              : 'Les nouvelles fiches complètes seront publiques aussitôt, si la modération le permet.'
          }
          value={options.statut === 'brouillon'}
          onChange={(isDraft) =>
            onOptions({ ...options, statut: isDraft ? 'brouillon' : 'valide' })
          }
        />
      ) : null}
    </>
  )
}
