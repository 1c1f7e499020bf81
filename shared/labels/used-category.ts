import type { CategoryInput } from './category-input.ts'

/** A category that is known or that items of any status have. */
export type UsedCategory = Omit<CategoryInput, 'code'> & {
  nom: string
  /** Null for one that items have and nobody created. */
  code: string | null
  prompts: number
  gpts: number
  /** Those of them that visitors see. */
  publiques: number
  /** Names that led to it since it was renamed or took others in. */
  anciens: string[]
}
