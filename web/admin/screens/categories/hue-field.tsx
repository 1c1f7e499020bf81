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
    <fieldset className="field full" aria-describedby={error === undefined ? undefined : errorId}>
      <legend className="mb-2 p-0 text-label font-semibold">{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-3 gap-y-2">
        {categoryHues.map((hue) => {
          const holder = holderOf(hue)
          return (
            <label
              key={hue}
              className={`cat ${hue} grid grid-cols-[auto_1fr] content-start items-center gap-x-2 ${holder === undefined ? 'cursor-pointer' : 'cursor-default'}`}
            >
              <input
                type="radio"
                name={name}
                value={hue}
                checked={hue === value}
                disabled={holder !== undefined}
                onChange={() => onChange(hue)}
                onBlur={onBlur}
              />
              <span
                className={`rounded-tl-2 py-1 pr-5 pl-2.5 text-label tab-shape ${holder === undefined ? 'bg-(--tab) text-(--on-tab)' : 'bg-card-2 text-ink-2 shadow-tab'}`}
              >
                {hueNames[hue]}
              </span>
              {holder === undefined ? null : (
                <span className="hint col-start-2">
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
