import { countOf } from '#shared/text/plural.ts'
import type { ApiOutputs } from '#web/loading/trpc.ts'

import { ChartPanel } from './chart-panel.tsx'

type Statistics = ApiOutputs['admin']['statistics']

const kinds = [
  { key: 'prompts', label: 'Prompts' },
  { key: 'gpts', label: 'GPT' },
]
const statuts = [
  { key: 'valide', label: 'Valides' },
  { key: 'brouillon', label: 'Brouillons' },
  { key: 'refuse', label: 'Refusés' },
]

type PublicationsProps = { months: Statistics['publicationsParMois'] }

/** What was published in the last twelve months. */
export function PublicationsChart({ months }: PublicationsProps) {
  const prompts = sum(months.map((month) => month.prompts))
  const gpts = sum(months.map((month) => month.gpts))
  return (
    <ChartPanel
      title="Publications, douze mois"
      summary={`En douze mois, ${countOf(prompts, 'prompt publié', 'prompts publiés')} et ${countOf(gpts, 'GPT publié', 'GPT publiés')}.`}
      rowHeader="Mois"
      series={kinds}
      rows={months.map(({ mois, ...values }) => ({
        label: longMonth.format(monthStart(mois)),
        tick: shortMonth.format(monthStart(mois)),
        values,
      }))}
    />
  )
}

type CategoriesProps = { categories: Statistics['parCategorie'] }

/** Items of every status by category. */
export function CategoriesChart({ categories }: CategoriesProps) {
  const [first] = categories
  return (
    <ChartPanel
      title="Fiches par catégorie"
      summary={
        first
          ? `${countOf(categories.length, 'catégorie', 'catégories')}\u00a0; la plus fournie est ${first.categorie}, avec ${countOf(first.prompts + first.gpts, 'fiche', 'fiches')}.`
          : 'Aucune catégorie.'
      }
      rowHeader="Catégorie"
      series={kinds}
      tableSeries={statuts}
      rows={categories.map(({ categorie, ...values }) => ({ label: categorie, values }))}
      drawnRows={16}
      isLying
    />
  )
}

const shortMonth = new Intl.DateTimeFormat('fr-FR', { month: 'short', timeZone: 'UTC' })
const longMonth = new Intl.DateTimeFormat('fr-FR', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

const monthStart = (mois: string) => new Date(`${mois}-01T00:00:00Z`)

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
