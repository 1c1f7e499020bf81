import { beginWithoutSamples } from '#drizzle/commands/without-samples.ts'
import { sampleIdentity } from '#shared/site/sample-identity.ts'
import { defaultSettings, type SiteSettings } from '#shared/site/site-settings.ts'
import { asAdmin } from '#tests/support/calls/caller.ts'
import type { TestDatabase } from '#tests/support/database/test-database.ts'
import { chosen, imported, proposedRows } from '#tests/worker/services/import/imports.ts'

export const legalName = 'Prompts pour juristes'

const settings: Partial<SiteSettings> = {
  site_name: legalName,
  site_description: 'Des prompts relus par des juristes, pour les cabinets et les directions.',
  default_ia: 'Claude',
  footer_live_counts: true,
  home_guides: false,
  texts: {
    home_title: 'La bibliothèque de prompts du droit',
    subject: 'les juristes',
    subject_short: 'les juristes',
    audience: 'avocats, notaires et juristes d’entreprise',
    drawer: 'Fonds juridique',
    search_example: 'Clause, préavis, mise en demeure…',
    searches: 'Clause, Rupture conventionnelle, Bail commercial, Mise en demeure',
    popular_intro: 'Des fiches pour commencer, le contrat d’abord.',
    prompts_intro: 'Des consignes complètes pour le droit. Filtrez, remplissez, copiez.',
    profession: 'avocate',
    expertise: 'en droit des affaires',
    expertise_figure: 'ans de barreau',
    assistant_example:
      'Trouve un prompt pour relire un bail et demande-moi ce qu’il faut y remplir.',
  },
  claims: { ...defaultSettings.claims, expertise_years: '12' },
  identity: {
    ...sampleIdentity,
    consultant_name: 'Claire Martin',
    email: 'claire@juristes.example',
    company_name: 'Martin Conseil',
    agency_name: 'Cabinet Martin',
    tools: [],
  },
}

const categories = [
  { nom: 'Contrats', code: 'CON', teinte: 'cat-content' },
  { nom: 'Droit social', code: 'SOL', teinte: 'cat-local' },
  { nom: 'Contentieux', code: 'CTX', teinte: 'cat-audit' },
] as const

const titles = [
  ['Relire une clause pénale', 'Contrats'],
  ['Comparer deux versions d’un contrat', 'Contrats'],
  ['Rédiger une clause de confidentialité', 'Contrats'],
  ['Résumer un bail commercial', 'Contrats'],
  ['Préparer une rupture conventionnelle', 'Droit social'],
  ['Vérifier un délai de préavis', 'Droit social'],
  ['Répondre à une demande de congé', 'Droit social'],
  ['Rédiger une mise en demeure', 'Contentieux'],
  ['Ordonner les pièces d’un dossier', 'Contentieux'],
  ['Préparer les questions d’une audience', 'Contentieux'],
] as const

const csv = [
  'slug;titre;description;prompt;categories;tags;niveau',
  ...titles.map(([titre, categorie], index) =>
    [
      `fiche-${index + 1}`,
      titre,
      `${titre}, avec les points à vérifier et les questions à poser au client avant de conclure.`,
      `Tu es juriste. ${titre} à partir de [document], pour [client]. N’invente aucun texte de loi.`,
      categorie,
      'droit',
      'Intermédiaire',
    ].join(';'),
  ),
].join('\n')

/** Makes a catalogue of legal prompts of an empty database, by what an administrator and an import may do. */
export async function fillLegalCatalogue(db: TestDatabase): Promise<void> {
  const { admin } = asAdmin(db)
  await admin.settings.saveMany({ values: settings, depart: defaultSettings })
  await beginWithoutSamples(db.$client)
  for (const category of categories) {
    await admin.categories.create({
      ...category,
      description: `${category.nom} : ce qui se relit, se rédige et se vérifie.`,
      guide: 'Commencez par le document que vous avez sous la main.',
      tags: ['droit'],
    })
  }
  await admin.seoPages.create({
    page_route: '/prompts',
    meta_title: 'Tous les prompts des juristes',
    meta_description: 'Des fiches relues par des juristes, à remplir et à copier.',
    meta_keywords: null,
    og_image: null,
  })
  // An import begins as drafts, which somebody then reads and publishes.
  await imported(db, await proposedRows([chosen('juristes.csv', csv)]))
  const drafts = await admin.prompts.list({ page: 1, tri: 'titre', ordre: 'asc' })
  await admin.prompts.setStatut({ ids: drafts.items.map(({ id }) => id), statut: 'valide' })
}
