import type { KnownVariable } from '#shared/variables/known-variable.ts'
import { Icon } from '#web/admin/controls/icon.tsx'

type VisitorFieldProps = {
  placeholder: string
  /** What the vocabulary says of it, where it knows it. */
  variable: Pick<KnownVariable, 'libelle' | 'aide' | 'exemple' | 'nature' | 'choix'> | undefined
}

/** The sheet on which fields are shown as visitors see them. */
export const visitorSheet =
  'grid gap-3 rounded-2 border border-dashed border-edge-2 bg-card-2 p-3.5'

/** A field of a prompt's form as visitors see it, to look at: what it says is read, its control is a picture. */
export function VisitorField({ placeholder, variable }: VisitorFieldProps) {
  return (
    <div className="field">
      <strong>
        {variable?.libelle || placeholder.charAt(0).toUpperCase() + placeholder.slice(1)}
      </strong>
      {variable ? <span className="hint">{variable.aide}</span> : null}
      <div inert aria-hidden>
        {variable?.nature === 'choix' ? (
          <span className="select">
            <select aria-label={variable.libelle} tabIndex={-1}>
              <option>Choisir…</option>
            </select>
            <Icon name="chev" />
          </span>
        ) : (
          <textarea
            className="input"
            aria-label={placeholder}
            tabIndex={-1}
            readOnly
            rows={variable?.nature === 'texte_long' ? 3 : 1}
            placeholder={variable?.exemple ? `Ex. : ${variable.exemple}` : ''}
          />
        )}
      </div>
      {variable?.nature === 'choix' ? (
        <span className="hint">{variable.choix.join(' · ')} · Autre…</span>
      ) : null}
    </div>
  )
}
