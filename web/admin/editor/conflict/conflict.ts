import type { ItemDraft } from '#shared/items/item-drafting.ts'
import { isOutdated, type OpenedItem } from '#web/admin/editor/opened-item.ts'
import { by } from '#web/admin/revisions/writing.ts'
import type { FoundTyped } from '#web/admin/typed/typed.ts'

/** Two versions of an item that were written beside each other, to be joined field by field. */
export type Conflict<Draft> = {
  /** What both began with; null where nobody kept it. */
  base: Draft | null
  mine: Draft
  theirs: OpenedItem<Draft>
  /** What `mine` is: what is typed, what was typed in an earlier visit, or the working copy. */
  of: 'typed' | 'found' | 'copy'
  found?: FoundTyped<Draft>
}

/** A working copy, with what is typed on it, and what was saved of the item since it was begun. */
export const outdated = <Draft>(
  opened: OpenedItem<Draft>,
  mine: Draft = opened.value,
): Conflict<Draft> => ({
  base: opened.depart,
  mine,
  theirs: { ...opened, value: opened.item, base: opened.version, depart: null },
  of: 'copy',
})

/** What is typed on an item, and what was saved of it meanwhile. */
export const overtaken = <Draft>(
  opened: OpenedItem<Draft>,
  mine: Draft,
  theirs: OpenedItem<Draft>,
): Conflict<Draft> =>
  theirs.copie === opened.copie && isOutdated(theirs)
    ? outdated(theirs, mine)
    : { base: opened.value, mine, theirs, of: 'typed' }

export type ConflictWords = {
  intro: string
  mine: { changed: string; keep: string }
  theirs: { changed: string; keep: string }
  /** Of a field that one cannot take from either. */
  both: string
}

/** How the two versions of a conflict are called. */
export function conflictWords<Draft extends ItemDraft>(conflict: Conflict<Draft>): ConflictWords {
  const { base, of, theirs } = conflict
  const sides = of === 'copy' ? copyWords(theirs) : typedWords(of, theirs)
  return { ...sides, both: base === null ? 'différent' : 'modifié des deux côtés' }
}

type Sides = Omit<ConflictWords, 'both'>

function typedWords<Draft>(of: 'typed' | 'found', theirs: OpenedItem<Draft>): Sides {
  const since = of === 'found' ? 'que ce brouillon a été commencé' : 'que vous avez ouvert la fiche'
  const written = theirs.copie > 0 ? theirs.kept : theirs.ecrit
  return {
    intro: `Une autre version a été enregistrée${by(written)} depuis ${since}.`,
    mine: { changed: 'modifié par vous', keep: 'Garder la mienne' },
    theirs: {
      changed: 'modifié dans la version enregistrée',
      keep: 'Reprendre la version enregistrée',
    },
  }
}

function copyWords<Draft extends ItemDraft>({ item, ecrit, kept }: OpenedItem<Draft>): Sides {
  const isPublic = item.statut === 'valide'
  const copy = isPublic ? 'la copie de travail' : 'le texte en cours'
  const stored = isPublic ? 'la version publiée' : 'la version enregistrée'
  const begun = isPublic
    ? `La copie de travail, enregistrée${by(kept)}, a été commencée`
    : `Le texte en cours, enregistré${by(kept)}, a été commencé`
  return {
    intro: `${begun} avant ${stored}${ecrit === null ? '' : `, enregistrée${by(ecrit)}`}.`,
    mine: { changed: `modifié dans ${copy}`, keep: `Garder ${copy}` },
    theirs: { changed: `modifié dans ${stored}`, keep: `Reprendre ${stored}` },
  }
}
