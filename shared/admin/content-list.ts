import type { Statut } from '#shared/items/statut.ts'
import type { Page } from '#shared/lists/pagination.ts'

/** Rows of a page of an administration table. */
export const adminPageSize = 200

/** What the tables of the administration may be sorted by. */
export const promptTris = [
  'date_creation',
  'titre',
  'statut',
  'categories',
  'requetes_seo',
  'date_modification',
] as const
export type PromptTri = (typeof promptTris)[number]

export const gptTris = [
  'date_creation',
  'nom',
  'statut',
  'ia',
  'categories',
  'sections',
  'date_modification',
] as const
export type GptTri = (typeof gptTris)[number]

export const ordres = ['asc', 'desc'] as const
export type Ordre = (typeof ordres)[number]

/** Whether every field that may stay empty is filled; what is wrong in a text is told row by row. */
export const completudes = ['complet', 'a-completer'] as const
export type Completude = (typeof completudes)[number]

/** A page of a table, and how many items of each status the other filters leave. */
export type ContentPage<Row> = Page<Row> & { counts: Record<Statut, number> }
