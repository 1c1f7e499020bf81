import { nearLabel } from './label-spelling.ts'

/** A tag of items of any status. */
export type UsedTag = {
  /** What its spellings have in common: the end of its address. */
  pli: string
  /** As most items spell it. */
  nom: string
  fiches: number
  /** Those of them that visitors see. */
  publiques: number
  orthographes: string[]
  /** Names that led to it since it was renamed or took others in. */
  anciens: string[]
}

/** Two tags that are probably one, the more used as what the other would become. */
export type NearTags = { de: UsedTag; vers: UsedTag }

/** The tags that differ by a plural or a dash alone, but for those that were told apart. */
export function nearTags(tags: readonly UsedTag[], apart: ReadonlySet<string>): NearTags[] {
  const groups = Map.groupBy(tags, ({ pli }) => nearLabel(pli))
  return [...groups.values()].flatMap(([vers, ...others]) =>
    others.flatMap((de) => {
      if (!vers) return []
      const key = [de.pli, vers.pli].toSorted().join(' ')
      return apart.has(key) ? [] : [{ de, vers }]
    }),
  )
}
