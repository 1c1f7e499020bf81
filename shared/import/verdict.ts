import type { ItemKind } from '#shared/items/cote.ts'

import type { ImportField } from './import-fields.ts'
import type { Seen } from './import-row.ts'

export const verdicts = ['nouveau', 'modifie', 'identique', 'refuse'] as const
export type VerdictName = (typeof verdicts)[number]

/** Why a row is refused: the field, the reason in words, and the beginning of what its cell holds. */
export type RowRefusal = { champ: ImportField; raison: string; valeur: string }

/** A field that a row would change: both texts around the first place where they differ. */
export type FieldDifference = { champ: ImportField; avant: string; apres: string }

/** What would become of a row. */
export type RowVerdict = { ligne: number; titre: string; kind: ItemKind | null } & (
  | {
      verdict: 'nouveau'
      slug: string
      /** What it lacks before it can be published, in words: «la description». */
      manques: string[]
      /** How many variables its text has. */
      variables: number
      /** Visitors will see it at once. */
      publique: boolean
    }
  | {
      verdict: 'modifie'
      vue: NonNullable<Seen>
      slug: string
      /** Visitors see the item: what changes waits in its working copy until somebody publishes it. */
      publique: boolean
      differences: FieldDifference[]
    }
  | { verdict: 'identique'; vue: NonNullable<Seen>; slug: string }
  | { verdict: 'refuse'; refus: RowRefusal[] }
)

/**
 * What became of a row: `deja` where this import wrote it before, `existe` where somebody made its item
 * since it was tried.
 */
export type RowOutcome = { ligne: number; titre: string } & (
  | { fait: 'cree'; publique: boolean; kind: ItemKind; id: string; slug: string }
  | { fait: 'modifie' | 'copie'; kind: ItemKind; id: string; slug: string }
  | { fait: 'identique' | 'deja' | 'existe' }
  | { fait: 'refuse'; refus: RowRefusal[] }
)

/** How many new items visitors will see at once, and how many wait as drafts, complete or not. */
export function countNew(rows: readonly RowVerdict[]): {
  publiques: number
  completes: number
  incompletes: number
} {
  const made = rows.filter((row) => row.verdict === 'nouveau')
  const drafts = made.filter(({ publique }) => !publique)
  const incompletes = drafts.filter(({ manques }) => manques.length > 0).length
  return {
    publiques: made.length - drafts.length,
    completes: drafts.length - incompletes,
    incompletes,
  }
}

/** How many rows have each verdict. */
export type VerdictCounts = Record<VerdictName, number>

export const countVerdicts = (rows: readonly { verdict: VerdictName }[]): VerdictCounts => {
  const counts: VerdictCounts = { nouveau: 0, modifie: 0, identique: 0, refuse: 0 }
  for (const { verdict } of rows) counts[verdict] += 1
  return counts
}
