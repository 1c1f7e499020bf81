import { countOf } from '#shared/plural.ts'
import type { ApiOutputs } from '#web/trpc.ts'

import { ChartPanel } from './chart-panel.tsx'

type Dashboard = ApiOutputs['admin']['dashboard']

const kinds = [
  { key: 'prompts', label: 'Prompts' },
  { key: 'gpts', label: 'GPTs' },
]
const statuts = [
  { key: 'valide', label: 'Valides' },
  { key: 'brouillon', label: 'Brouillons' },
  { key: 'refuse', label: 'Refusés' },
]

type PublicationsProps = { months: Dashboard['publicationsParMois'] }

/** What was published in the last twelve months. */
export function PublicationsChart({ months }: PublicationsProps) {
  const prompts = sum(months.map((month) => month.prompts))
  const gpts = sum(months.map((month) => month.gpts))
  return (
    <ChartPanel
      title="Publications, douze mois"
      summary={`En douze mois, ${countOf(prompts, 'prompt publié', 'prompts publiés')} et ${countOf(gpts, 'GPT publié', 'GPTs publiés')}.`}
      rowHeader="Mois"
      series={kinds}
      rows={months.map(({ mois, ...values }) => ({ label: monthLabel(mois), values }))}
    />
  )
}

type CategoriesProps = { categories: Dashboard['parCategorie'] }

/** Items of every status by category. */
export function CategoriesChart({ categories }: CategoriesProps) {
  const [first] = categories
  return (
    <ChartPanel
      title="Fiches par catégorie"
      summary={
        first
          ? `${countOf(categories.length, 'catégorie', 'catégories')} ; la plus fournie est ${first.categorie}, avec ${countOf(first.prompts + first.gpts, 'fiche', 'fiches')}.`
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

type SearchesProps = { searches: Dashboard['recherchesSansResultat'] }

/** What visitors look for and do not find (D18). */
export function SearchesChart({ searches }: SearchesProps) {
  const [first] = searches
  return (
    <ChartPanel
      title="Recherches sans résultat, 90 jours"
      summary={
        first
          ? `La plus fréquente est «\u00a0${first.requete}\u00a0», ${countOf(first.recherches, 'fois', 'fois')}.`
          : 'Aucune recherche sans résultat.'
      }
      rowHeader="Recherche"
      series={[{ key: 'recherches', label: 'Recherches' }]}
      rows={searches.map(({ requete, recherches }) => ({ label: requete, values: { recherches } }))}
      drawnRows={10}
      isLying
    />
  )
}

const monthNames = new Intl.DateTimeFormat('fr-FR', { month: 'short', timeZone: 'UTC' })

/** «nov.», and the year where one begins. */
function monthLabel(mois: string): string {
  const name = monthNames.format(new Date(`${mois}-01T00:00:00Z`))
  return mois.endsWith('-01') ? `${name} ${mois.slice(0, 4)}` : name
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
