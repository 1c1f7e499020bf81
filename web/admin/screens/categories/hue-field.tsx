import { useId } from 'react'

import { categoryHues, type CategoryHue } from '#shared/categories/category-hues.ts'
import { FieldError } from '#web/admin/form/field.tsx'
import { useFormField } from '#web/admin/form/form.tsx'

import { hueNames } from './category-draft.ts'

type HueFieldProps = {
  label: string
  /** Which other category has a hue. */
  holderOf: (hue: CategoryHue) => string | undefined
}

/** The colour of a category, of those that no other has; any number may be grey. */
export function HueField({ label, holderOf }: HueFieldProps) {
  const { name, value, onChange, onBlur, errors } = useFormField<CategoryHue>()
  const [error] = errors
  const errorId = useId()
  return (
    <fieldset
      className="field full hues"
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <legend>{label}</legend>
      <div className="hue-tabs">
        {categoryHues.map((hue) => {
          const holder = holderOf(hue)
          return (
            <label key={hue} className={`hue cat ${hue}`.trimEnd()}>
              <input
                type="radio"
                name={name}
                value={hue}
                checked={hue === value}
                disabled={holder !== undefined}
                onChange={() => onChange(hue)}
                onBlur={onBlur}
              />
              <span className="tab">{hueNames[hue]}</span>
              {holder === undefined ? null : (
                <span className="hint">
                  <span className="sr-only">prise par </span>
                  {holder}
                </span>
              )}
            </label>
          )
        })}
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  )
}
