import { createContext, use, useEffect, useRef } from 'react'

import { isSame } from '#shared/items/draft-edits.ts'
import { child } from '#web/admin/form/field-messages.ts'
import { closeToast, showToast } from '#web/ui/toast.tsx'

/** What a form held before it was changed: what is public of it, or what is saved. */
export type FormerValues = { values: object; said: 'Publié' | 'Enregistré' }

/** For the fields of a form that say what they held; without it they say nothing. */
export const FormerValuesContext = createContext<FormerValues | null>(null)

/** What one field held, where that is something else than it holds, and the way back to it. */
export type Former = {
  said: FormerValues['said']
  value: unknown
  current: unknown
  /** Puts it back; a message offers the way back from that. `name` is what the field is called. */
  takeBack: (name: string) => void
}

type ChangedField<Value> = {
  name: string
  value: Value
  handleChange: (value: Value) => void
  /** What the form holds now, by path. */
  valueAt: (path: string) => unknown
}

/** What a field held; undefined while it holds the same, and of a block that has no counterpart. */
export function useFormer<Value>(field: ChangedField<Value>): Former | undefined {
  const form = use(FormerValuesContext)
  const topic = `former ${field.name}`
  const isTold = useRef(false)
  // The message could bring nothing back into a form that is gone.
  useEffect(() => () => void (isTold.current && closeToast(topic)), [topic])
  if (form === null || !isInSamePlace(form.values, field)) return undefined
  const value = valueAt(form.values, field.name)
  const { name: path, value: current, handleChange, valueAt: now } = field
  if (value === undefined || isEqual(value, current)) return undefined
  return {
    said: form.said,
    value,
    current,
    takeBack(name) {
      // The values are those of the same form.
      handleChange(value as Value)
      isTold.current = true
      const bringBack = () => {
        if (isEqual(now(path), value)) handleChange(current)
        else
          showToast({
            type: 'info',
            title: `«\u00a0${name}\u00a0» a changé depuis`,
            description: left,
          })
      }
      showToast({
        type: 'success',
        title: `«\u00a0${name}\u00a0» repris`,
        topic,
        action: { label: 'Annuler', run: bringBack },
      })
    },
  }
}

const left = 'Rien n’a été annulé\u00a0: ce qui a été tapé depuis reste.'

/** A field in a block is compared while no block was added or removed: a place names the same one. */
function isInSamePlace<Value>(values: object, { name, valueAt: now }: ChangedField<Value>) {
  const list = name.slice(0, Math.max(0, name.indexOf('[')))
  return list === '' || lengthOf(valueAt(values, list)) === lengthOf(now(list))
}

const lengthOf = (list: unknown) => (Array.isArray(list) ? list.length : 0)

/** `faq[0].question` of a draft. */
const valueAt = (values: object, path: string): unknown =>
  path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce<unknown>(child, values)

/** Long texts are compared at every letter. */
const isEqual = (one: unknown, other: unknown) =>
  typeof one === 'string' ? one === other : isSame(one, other)
