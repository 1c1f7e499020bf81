import { defaultTitle } from '#shared/items/selections.ts'
import { countOf } from '#shared/text/plural.ts'
import { assistants } from '#shared/variables/assistants.ts'
import { countKept } from '#web/storage/client-sheets.ts'

import type { OwnData } from './own-data.ts'

/** A row of the summary, in French. */
type SummaryRow = {
  label: string
  value: string
  /** Null for a choice, which is not counted. */
  count: number | null
}

export function summaryOf(data: OwnData): SummaryRow[] {
  const { profiles, kept, checked, versions, selections, client, assistant } = data
  const lists = selections.lists.filter(
    ({ title, items }) => items.length > 0 || title !== defaultTitle,
  )
  const items = lists.flatMap((list) => list.items)
  return [
    {
      label: 'Profils clients',
      count: profiles.length,
      value: profiles.length > 0 ? countOf(profiles.length, 'profil', 'profils') : 'aucun',
    },
    {
      label: 'Valeurs saisies',
      count: kept.length,
      value:
        kept.length > 0
          ? `${countOf(sum(kept.map(countKept)), 'valeur', 'valeurs')} dans ${countOf(kept.length, 'prompt', 'prompts')}`
          : 'aucune',
    },
    {
      label: 'Versions de prompts',
      count: versions.length,
      value:
        versions.length > 0
          ? countOf(versions.length, 'prompt modifié', 'prompts modifiés')
          : 'aucune',
    },
    {
      label: 'Sélections',
      count: lists.length,
      value:
        lists.length > 0
          ? `${countOf(items.length, 'fiche', 'fiches')} dans ${countOf(lists.length, 'sélection', 'sélections')}`
          : 'aucune',
    },
    {
      label: 'Réponses contrôlées',
      count: checked.length,
      value: checked.length > 0 ? countOf(checked.length, 'réponse', 'réponses') : 'aucune',
    },
    { label: 'Client choisi', count: null, value: client?.name ?? 'aucun' },
    {
      label: 'Assistant retenu',
      count: null,
      value: assistants.find(({ id }) => id === assistant)?.name ?? 'aucun',
    },
  ]
}

/** Summary as one sentence, without empty rows and choices. */
export function keptSentence(data: OwnData): string {
  const amounts = summaryOf(data)
    .filter(({ count }) => count !== null && count > 0)
    .map(({ value }) => value)
  return amounts.length > 0
    ? `Ce navigateur garde\u00a0: ${amounts.join('\u00a0; ')}.`
    : 'Ce navigateur ne garde rien.'
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
