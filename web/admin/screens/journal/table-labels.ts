const labels: Record<string, string> = {
  prompts: 'Prompt',
  gpts: 'GPT',
  tags: 'Tag',
  categories: 'Catégorie',
  imports: 'Import',
  users: 'Compte',
  site_settings: 'Paramètre',
  redirects: 'Redirection',
  missing_pages: 'Adresse introuvable',
  search_demand: 'Recherche sans résultat',
  seo_pages_config: 'Page SEO',
  search_groups: 'Groupe du vocabulaire',
  variables: 'Variable',
  parcours: 'Parcours',
  planifications: 'Planification',
  liens: 'Lien',
  signalements: 'Signalement',
  export: 'Export',
  security: 'Sécurité',
  sessions: 'Session',
}

/** What kind of thing a row of the journal is about. */
export const tableLabel = (table: string): string => labels[table] ?? 'Autre'
