import { defaultTitle } from '#shared/items/selections.ts'
import { countOf } from '#shared/text/plural.ts'
import { assistants } from '#shared/variables/assistants.ts'
import { countKept } from '#web/storage/client-sheets.ts'

import type { OwnData } from './own-data.ts'

/** What is kept and how much of it, in French. */
export function summaryOf(data: OwnData): { label: string; value: string }[] {
  const { profiles, kept, checked, versions, selections, client, assistant } = data
  const lists = selections.lists.filter(
    ({ title, items }) => items.length > 0 || title !== defaultTitle,
  )
  const items = lists.flatMap((list) => list.items)
  return [
    {
      label: 'Profils clients',
      value: profiles.length > 0 ? countOf(profiles.length, 'profil', 'profils') : 'aucun',
    },
    {
      label: 'Valeurs saisies',
      value:
        kept.length > 0
          ? `${countOf(sum(kept.map(countKept)), 'valeur', 'valeurs')} dans ${countOf(kept.length, 'prompt', 'prompts')}`
          : 'aucune',
    },
    {
      label: 'Versions de prompts',
      value:
        versions.length > 0
          ? countOf(versions.length, 'prompt modifié', 'prompts modifiés')
          : 'aucune',
    },
    {
      label: 'Sélections',
      value:
        lists.length > 0
          ? `${countOf(items.length, 'fiche', 'fiches')} dans ${countOf(lists.length, 'sélection', 'sélections')}`
          : 'aucune',
    },
    {
      label: 'Réponses contrôlées',
      value: checked.length > 0 ? countOf(checked.length, 'réponse', 'réponses') : 'aucune',
    },
    { label: 'Client choisi', value: client?.name ?? 'aucun' },
    {
      label: 'Assistant retenu',
      value: assistants.find(({ id }) => id === assistant)?.name ?? 'aucun',
    },
  ]
}

/** The same in a sentence, without what there is none of. */
export function keptSentence(data: OwnData): string {
  const amounts = summaryOf(data)
    .slice(0, 5)
    .map(({ value }) => value)
    .filter((value) => !value.startsWith('aucun'))
  return amounts.length > 0
    ? `Ce navigateur garde\u00a0: ${amounts.join('\u00a0; ')}.`
    : 'Ce navigateur ne garde rien.'
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
