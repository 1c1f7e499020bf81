/** A category that is known or that items of any status have. */
export type UsedCategory = {
  nom: string
  /** Null for one that items have and nobody created. */
  code: string | null
  /** The class of its hue; empty for grey. */
  teinte: string
  libelle: string
  prompts: number
  gpts: number
  /** Those of them that visitors see. */
  publiques: number
  /** Names that led to it since it was renamed or took others in. */
  anciens: string[]
}
