import { useEffect, useRef } from 'react'
import { z } from 'zod'

import { storageKey, newItemVersion, readDraft, removeDraft, writeDraft } from './draft-store.ts'

/** What a form without versions held that was not saved, if it still has the shape of today's form. */
export function findDraft<Values extends object>(name: string, sample: Values): Values | null {
  const shape = z.custom<Values>((value) => hasShapeOf(value, sample))
  return readDraft(sessionStorage, storageKey(name), shape)?.value ?? null
}

export function dropDraft(name: string): void {
  removeDraft(sessionStorage, storageKey(name))
}

/** Keeps what a form holds while it is unsaved, and forgets it once it is saved or taken back. */
export function useStoredDraft(name: string, value: object, isDirty: boolean): void {
  const wasDirty = useRef(false)
  useEffect(() => {
    if (!isDirty) {
      if (wasDirty.current) dropDraft(name)
      wasDirty.current = false
      return
    }
    wasDirty.current = true
    const draft = { version: newItemVersion, value }
    const timer = setTimeout(
      () => writeDraft(sessionStorage, storageKey(name), draft),
      typingPauseMs,
    )
    return () => clearTimeout(timer)
  }, [name, value, isDirty])
}

/** Whether a value has the fields of a sample, each of its kind; lists may be of any length. */
export function hasShapeOf(value: unknown, sample: unknown): boolean {
  if (Array.isArray(sample)) return Array.isArray(value)
  if (typeof sample !== 'object' || sample === null) return typeof value === typeof sample
  if (typeof value !== 'object' || value === null) return false
  const fields = new Map<string, unknown>(Object.entries(value))
  return Object.entries(sample).every(([name, part]) => hasShapeOf(fields.get(name), part))
}

const typingPauseMs = 300
