import { countOf } from '#shared/text/plural.ts'
import type { Question } from '#web/admin/api/questions.ts'

/** More items than these are not changed without a question. */
export const quietlyChanged = 10

/** What is asked before a change of many items is undone; null where they are few. */
export const undoQuestion = (items: number): Question | null =>
  items <= quietlyChanged
    ? null
    : {
        title: 'Annuler ce changement',
        text: `${countOf(items, 'fiche reprendra', 'fiches reprendront').replace(' ', '\u00a0')} ce qu’elles étaient avant, aussitôt pour les visiteurs de celles qui sont publiques.`,
        confirmLabel: 'Annuler le changement',
        cancelLabel: 'Ne rien changer',
      }
