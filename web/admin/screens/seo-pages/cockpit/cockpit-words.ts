import type { CockpitUrl } from '#shared/admin/seo-cockpit.ts'
import type { SeoProblem } from '#shared/admin/seo-problems.ts'

export const problemLabels: Record<SeoProblem, string> = {
  'titre-double': 'Titre en double',
  'titre-vide': 'Titre vide',
  'titre-long': 'Titre trop long',
  'titre-court': 'Titre trop court',
  'description-double': 'Description en double',
  'description-vide': 'Description vide',
  'description-longue': 'Description trop longue',
  'description-courte': 'Description trop courte',
  orpheline: 'Configuration sans page',
  inutile: 'Configuration identique au défaut',
}

export const typeLabels: Record<CockpitUrl['type'], string> = {
  fixe: 'Page du site',
  categorie: 'Catégorie',
  tag: 'Tag',
  parcours: 'Parcours',
  prompt: 'Prompt',
  gpt: 'GPT',
  orpheline: 'Aucune page',
}
