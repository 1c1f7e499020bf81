import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'

import { isFields, isSame } from '#shared/items/draft-edits.ts'

import {
  browserStorage,
  type DraftStorage,
  listDrafts,
  removeDraft,
  storageKey,
  writeDraft,
} from './draft-store.ts'

/** What one opened form held that was not saved, and what was stored then. */
export type FormDraft<Values> = {
  /** The opened form: each has one of its own, so none writes over another's. */
  origine: string
  from: Values
  to: Values
  garde_le: string
}

/** Whose form it is, and of what. */
export type FormPlace = { userId: string; name: string }

type HeldForm<Values> = { start: Values; values: Values; isDirty: boolean }

/**
 * Keeps what a form holds while that is unsaved, in this browser, and gives what earlier forms of its
 * place held: the latest first, until it is saved, taken up or thrown away.
 */
export function useStoredDrafts<Values extends object>(
  place: FormPlace,
  { start, values, isDirty }: HeldForm<Values>,
) {
  const [origine] = useState(() => crypto.randomUUID())
  const [earlier, setEarlier] = useState(() =>
    listFormDrafts(browserStorage, place, start, new Date()),
  )
  const key = keyOf(place, origine)
  const wasDirty = useRef(false)
  useEffect(() => {
    if (isDirty) {
      const garde_le = new Date().toISOString()
      writeDraft(browserStorage, key, { origine, from: start, to: values, garde_le })
    } else if (wasDirty.current) removeDraft(browserStorage, key)
    wasDirty.current = isDirty
  }, [key, origine, start, values, isDirty])

  const pass = (draft: FormDraft<Values>) => {
    removeDraft(browserStorage, keyOf(place, draft.origine))
    setEarlier((rest) => rest.filter((one) => one.origine !== draft.origine))
  }
  return {
    found: earlier.find((draft) => !isSame(withTyped(start, draft), start)) ?? null,
    /** It is kept no more. */
    pass,
    /** It is offered again. */
    giveBack(draft: FormDraft<Values>) {
      writeDraft(browserStorage, keyOf(place, draft.origine), draft)
      setEarlier((rest) => [draft, ...rest])
    },
    /** What the form holds is saved. */
    forget: () => removeDraft(browserStorage, key),
    /** What the form holds is given up: gives it, null where that is nothing. */
    giveUp(): FormDraft<Values> | null {
      removeDraft(browserStorage, key)
      if (!isDirty) return null
      return formDraft({ from: start, to: values })
    },
    /** These values are stored: what was found and says no more than they do is done with. */
    passSaved: (saved: Values) =>
      earlier.filter((draft) => isSame(withTyped(saved, draft), saved)).forEach(pass),
  }
}

/** What a form holds that is not saved, as if an earlier form had held it. */
export const formDraft = <Values>(
  held: Pick<FormDraft<Values>, 'from' | 'to'>,
): FormDraft<Values> => ({
  origine: crypto.randomUUID(),
  garde_le: new Date().toISOString(),
  ...held,
})

const prefixOf = ({ userId, name }: FormPlace): string => storageKey(`${userId}:${name}:`)

const keyOf = (place: FormPlace, origine: string): string => prefixOf(place) + origine

/** What earlier forms held, if it still has the shape of today's form, the latest first. */
export function listFormDrafts<Values extends object>(
  storage: DraftStorage,
  place: FormPlace,
  sample: Values,
  now: Date,
): FormDraft<Values>[] {
  const held = z.custom<Values>((value) => hasShapeOf(value, sample))
  const schema = z.object({
    origine: z.string(),
    from: held,
    to: held,
    garde_le: z.iso.datetime(),
  })
  return listDrafts(storage, prefixOf(place), schema, now).toSorted((a, b) =>
    b.garde_le.localeCompare(a.garde_le),
  )
}

/** The fields that a draft changed. */
export function typedFields<Values extends object>({
  from,
  to,
}: Pick<FormDraft<Values>, 'from' | 'to'>): string[] {
  const before = new Map<string, unknown>(Object.entries(from))
  return Object.entries(to).flatMap(([name, value]) =>
    isSame(value, before.get(name)) ? [] : [name],
  )
}

/** Values with what a draft changed: what others saved since stays. */
export function withTyped<Values extends object>(
  values: Values,
  draft: Pick<FormDraft<Values>, 'from' | 'to'>,
): Values {
  const changed = new Set(typedFields(draft))
  const before = new Map<string, unknown>(Object.entries(draft.from))
  const now = new Map<string, unknown>(Object.entries(values))
  const typed = Object.entries(draft.to)
    .filter(([name]) => changed.has(name))
    .map(([name, to]) => [name, withTypedPart(now.get(name), { from: before.get(name), to })])
  return { ...values, ...Object.fromEntries(typed) }
}

/** Of a field that holds several, those that changed. */
const withTypedPart = (now: unknown, { from, to }: { from: unknown; to: unknown }): unknown =>
  isFields(now) && isFields(from) && isFields(to) ? withTyped(now, { from, to }) : to

/** Whether a value has the fields of a sample, each of its kind; lists may be of any length. */
function hasShapeOf(value: unknown, sample: unknown): boolean {
  if (Array.isArray(sample)) return Array.isArray(value)
  if (typeof sample !== 'object' || sample === null) return typeof value === typeof sample
  if (typeof value !== 'object' || value === null) return false
  const fields = new Map<string, unknown>(Object.entries(value))
  return Object.entries(sample).every(([name, part]) => hasShapeOf(fields.get(name), part))
}
