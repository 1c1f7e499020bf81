import { z } from 'zod'

import type { Niveau } from '#shared/items/niveau.ts'
import type { Statut } from '#shared/items/statut.ts'
import type { Page } from '#shared/lists/pagination.ts'

import type { ManqueCode } from './manques.ts'

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
  'completude',
  'niveau',
  'ia',
  'auteur_nom',
  'verifie_le',
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
  'completude',
  'auteur_nom',
  'verifie_le',
] as const
export type GptTri = (typeof gptTris)[number]

/** Sorts by the best match of the searched text. Without a text, the newest items come first. */
export const relevance = 'pertinence'
export type Relevance = typeof relevance

export const ordres = ['asc', 'desc'] as const
export type Ordre = (typeof ordres)[number]

/** Whether nothing of an item is to mend: its score is 100. */
export const completudes = ['complet', 'a-completer'] as const
export type Completude = (typeof completudes)[number]

/** Which items of a kind a table shows; what is absent filters nothing. */
export type ContentFilter = {
  statut?: Statut | undefined
  categorie?: string | undefined
  tag?: string | undefined
  ia?: string | undefined
  /** Of prompts alone. */
  niveau?: Niveau | undefined
  auteur?: string | undefined
  completude?: Completude | undefined
  /** What the item lacks. */
  manque?: ManqueCode | undefined
  /** Of GPTs alone. */
  epingle?: boolean | undefined
  /** First and last Paris day of the last change. */
  modifie_du?: string | undefined
  modifie_au?: string | undefined
  /** Tried with no assistant since the Paris day, or never. */
  verifie_avant?: string | undefined
  /** With what is being written and not yet public. */
  copie?: true | undefined
  /** Created by who asks. */
  miens?: true | undefined
  /** Drafts whose authors requested a review. */
  relecture?: true | undefined
  /** Whether a publication is planned. */
  planifie?: boolean | undefined
  /** Written by the import with this id. */
  import?: string | undefined
}

/** Id of an import, which is also the id of its row in the journal. */
export const importIdSchema = z.uuid()

/** Days that a filter by dates understands, and that every calendar can count. */
export const daySchema = z.iso.date().refine((text) => text >= '2020-01-01' && text < '2100-01-01')

/** A page of a table, and how many items of each status the other filters leave. */
export type ContentPage<Row> = Page<Row> & { counts: Record<Statut, number> }
