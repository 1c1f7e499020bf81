import type { Client } from '@libsql/client/web'

import type { NamedMigration } from '#drizzle/backup/tables/applied-migrations.ts'
import { schemaAfter, type Table } from '#drizzle/backup/tables/schema-at.ts'
import { quoted } from '#drizzle/backup/tables/table-names.ts'
import { recordOf, recordTable } from '#drizzle/commands/migrate.ts'
import { sampleIdentity } from '#shared/site/sample-identity.ts'

type Cell = string | number | null
type Row = Record<string, Cell>

const at = '2026-01-15T08:30:00.000Z'

/** What a byte too many or too few would show in. */
export const hardText = 'Rédige « l’œuvre » 👋\u2028en [ton]\u00a0:\r\n\tligne  \n\\[rien\\] "{}%_'

const formerParts =
  'titre titre_racines description description_racines etiquettes texte paires lettres filtres radicaux tags requetes categories corps'

/** What a search index held of an item, by the names of every release; the values are not today's. */
const formerIndex = JSON.stringify({
  format: 1,
  ...Object.fromEntries(formerParts.split(' ').map((name) => [name, 'mot'])),
  mots_de_tete: ['mot'],
  autres_mots: ['autre'],
  variables: ['ton'],
})

const item = {
  description: `Une description, **en gras**. ${hardText}`,
  categories: '["SEO","Audit"]',
  tags: '["audit-seo", "été"]',
  ia: 'Claude',
  date_creation: at,
  date_modification: at,
  auteur_nom: 'Léa Exemple',
  auteur_linkedin_url: 'https://linkedin.example.org/lea',
  conversations_associees: '["https://chatgpt.com/share/a"]',
  requetes_seo: '{"titre":"Requêtes","requetes":["audit de page"]}',
  cote_code: 'SEO',
  score: 10,
  recherche: formerIndex,
  version: 3,
  cree_par: 'u-contributrice',
  completude: 40,
  manques: '[]',
  verifie_avec: 'Claude',
  verifie_le: '2026-01-10',
  relecture_le: at,
  meta_title: 'Un titre pour les moteurs',
  meta_description: hardText,
  og_image: 'https://images.example.org/a.png',
  exemple: '{"valeurs":[{"nom":"ton","valeur":"sobre"}],"resultat":"Un **texte**."}',
  exemple_arbre: null,
}

const prompt = (rang: number, own: Row): Row => ({
  ...item,
  id: `p-${rang}`,
  slug: `prompt-${rang}`,
  titre: `Prompt « numéro ${rang} » 👋`,
  prompt: hardText,
  niveau: 'Avancé',
  historique: '[{"modification":"Un mot de plus","date":"2026-01-20"}]',
  cote_rang: rang,
  ...own,
})

const gpt = (rang: number, own: Row): Row => ({
  ...item,
  id: `g-${rang}`,
  slug: `gpt-${rang}`,
  nom: `GPT numéro ${rang}`,
  description_texte: 'Une description, en gras.',
  description_format: 0,
  description_arbre: 'null',
  role: hardText,
  url_destination: 'https://chatgpt.com/g/g-1',
  epingle: 1,
  cas_usage: '[]',
  workflow: '[]',
  limitations: '[]',
  faq: '[{"question":"Pourquoi ?","reponse":"Parce que."}]',
  cote_rang: rang,
  ...own,
})

const deletedPrompt = {
  version: 2,
  cote_rang: 9,
  statut: 'valide',
  slug: 'prompt-supprime',
  titre: 'Un prompt supprimé',
  description: 'Une description assez longue pour un prompt que quelqu’un a supprimé.',
  prompt: hardText,
  categories: ['SEO'],
  tags: ['audit-seo'],
  niveau: 'Expert',
  ia: null,
  historique: [],
}

/**
 * What each table may hold, by the columns of every release: a database of then takes those that it has.
 * An account stands before what names it.
 */
const rows: Record<string, Row[]> = {
  users: [
    account('u-admin', { last_sign_in_at: at, passkey_alone: 1 }),
    account('u-moderateur', { suspended_at: at }),
    account('u-contributrice', { must_change_password: 1, password_expires_at: at }),
    account('u-inscrit', { self_registered: 1 }),
  ],
  user_roles: [
    { id: 'r-1', user_id: 'u-admin', role: 'admin', granted_at: at },
    { id: 'r-2', user_id: 'u-moderateur', role: 'contributor', granted_at: at },
    {
      id: 'r-3',
      user_id: 'u-moderateur',
      role: 'moderator',
      granted_at: '2026-01-16T00:00:00.000Z',
    },
    { id: 'r-4', user_id: 'u-contributrice', role: 'contributor', granted_at: at },
  ],
  sessions: [
    {
      id: 's-1',
      user_id: 'u-admin',
      secret_hash: 'empreinte',
      prev_secret_hash: null,
      rotated_at: null,
      created_at: at,
      last_active_at: at,
      expires_at: at,
      absolute_expires_at: at,
      revoked_at: null,
      authenticated_at: at,
      appareil: 'Firefox, Linux',
      adresse: '192.0.2.0',
    },
  ],
  one_time_codes: [{ user_id: 'u-admin', sealed_secret: 'scellé', last_step: 7, created_at: at }],
  passkeys: [
    {
      id: 'cle',
      user_id: 'u-admin',
      public_key: 'clé',
      counter: 2,
      transports: '["usb"]',
      name: 'Clé bleue',
      created_at: at,
      last_used_at: null,
    },
  ],
  recovery_codes: [{ user_id: 'u-admin', hash: 'empreinte', created_at: at, used_at: null }],
  saved_views: [
    {
      id: 'v',
      user_id: 'u-admin',
      kind: 'prompt',
      nom: 'À relire',
      requete: 'statut=brouillon',
      created_at: at,
    },
  ],
  prompts: [
    prompt(1, { statut: 'valide' }),
    prompt(2, { statut: 'brouillon', categories: '["Copywriting"]', cote_code: 'COP' }),
    prompt(3, { statut: 'refuse', niveau: 'Débutant', cree_par: null }),
  ],
  gpts: [gpt(1, { statut: 'valide' }), gpt(2, { statut: 'brouillon', epingle: 0 })],
  daily_picks: [{ jour: '2026-01-15', kind: 'prompt', slug: 'prompt-1', impose: 1 }],
  former_slugs: [{ kind: 'prompt', slug: 'ancien', nouveau_slug: 'prompt-1' }],
  deleted_items: [
    {
      id: 'd-1',
      kind: 'prompt',
      item_id: 'p-9',
      slug: 'prompt-supprime',
      titre: 'Un prompt supprimé',
      contenu: JSON.stringify(deletedPrompt),
      date_creation: at,
      deleted_by: 'u-admin',
      deleted_at: at,
    },
  ],
  revisions: [
    {
      id: 'rev-1',
      kind: 'prompt',
      item_id: 'p-1',
      quoi: 'fiche',
      version: 2,
      contenu: JSON.stringify({ ...deletedPrompt, slug: 'prompt-1' }),
      ecrit_par: 'u-admin',
      ecrit_le: at,
      note: null,
      remplace_le: at,
    },
  ],
  working_copies: [
    {
      kind: 'prompt',
      item_id: 'p-1',
      contenu: JSON.stringify({ titre: 'Un titre en cours', niveau: 'a-choisir' }),
      depuis: null,
      version: 1,
      base: 3,
      inachevee: 0,
      note: 'En cours',
      modifie_par: 'u-admin',
      modifie_le: at,
    },
  ],
  editing_sessions: [
    { kind: 'prompt', item_id: 'p-1', user_id: 'u-admin', vu_le: at, ecrit_le: null },
  ],
  autosaves: [
    {
      user_id: 'u-admin',
      kind: 'prompt',
      item_id: 'p-1',
      origine: 'onglet',
      rang: 1,
      base: 3,
      copie: 1,
      contenu: JSON.stringify({ titre: 'Un titre tapé' }),
      garde_le: at,
    },
  ],
  planifications: [
    {
      id: 'plan-1',
      kind: 'gpt',
      item_id: 'g-1',
      action: 'retirer',
      prevu_le: '2027-01-01T00:00:00.000Z',
      contenu: null,
      note: null,
      etat: 'prevu',
      raison: null,
      planifie_par: 'u-admin',
      planifie_le: at,
      fini_le: null,
    },
  ],
  admin_logs: [
    {
      id: 'l-1',
      action: 'prompt.update',
      table_name: 'prompts',
      record_id: 'p-1',
      user_id: 'u-admin',
      new_values: '{"details":{"note":"Un mot de plus"}}',
      created_at: at,
    },
  ],
  item_changes: [
    {
      entree: 'l-1',
      kind: 'prompt',
      item_id: 'p-1',
      version: 3,
      geste: 'modifie',
      copie: null,
      ligne: null,
    },
  ],
  record_revisions: [
    {
      id: 'rr-1',
      table_name: 'site_settings',
      record_id: 'site_name',
      contenu: '"Un premier nom"',
      remplace_le: at,
    },
  ],
  categories: [
    {
      nom: 'Droit social',
      code: 'DSO',
      teinte: 'cat-audit',
      libelle: 'Droit du travail',
      description: 'Contrats, ruptures, durées.',
      guide: 'Commencez par le contrat.',
      mots: 'travail',
      retiree_par: null,
      tags: '["contrat"]',
      groupe: 'content',
      rang: 40,
    },
  ],
  distinct_tags: [{ un: 'ete', autre: 'etes' }],
  former_labels: [
    { ordre: 1, quoi: 'tag', pli: 'audit', nom: 'audit', nouveau: 'audit-seo', entree: 'l-1' },
  ],
  removed_tags: [{ pli: 'vieux', retire_le: at, entree: 'l-1' }],
  variables: [
    {
      cle: 'ton',
      libelle: 'Ton',
      aide: 'Le ton du texte.',
      exemple: 'sobre',
      nature: 'texte',
      portee: 'client',
      choix: '[]',
      alias: '["style"]',
    },
  ],
  parcours: [
    {
      slug: 'refonte',
      titre: 'Refonte',
      introduction: `Une introduction. ${hardText}`,
      etapes: '[{"kind":"prompt","id":"aucune","but":"Un but","transmet":""}]',
      statut: 'valide',
      rang: 1,
      date_creation: at,
      date_modification: at,
    },
  ],
  search_groups: [
    {
      id: 'groupe',
      termes: '["contrat","convention"]',
      larges: '[]',
      absence: '{"message":"Aucun modèle de contrat.","href":"/gpts","label":"Les GPT"}',
    },
  ],
  // Before groups.
  search_synonyms: [{ id: 'synonyme', termes: '["contrat","convention"]', recherche: 'contrat' }],
  search_demand: [
    { jour: '2026-01-15', requete: 'audit', recherches: 4, resultats: 1, ignoree: 0 },
  ],
  seo_pages_config: [
    {
      id: 'seo-1',
      page_route: '/prompts',
      meta_title: 'Des prompts pour juristes',
      meta_description: hardText,
      meta_keywords: null,
      og_image: null,
      updated_at: at,
    },
  ],
  site_settings: [
    { key: 'site_name', value: '"Le fonds d’Exemple"' },
    { key: 'identity', value: JSON.stringify({ ...sampleIdentity, consultant_name: 'Léa' }) },
  ],
  redirects: [
    {
      id: 'red-1',
      source: '/vieux',
      destination: '/prompts',
      passages: 12,
      dernier_passage: at,
      created_at: at,
      updated_at: at,
    },
  ],
  missing_pages: [{ chemin: '/absent', visites: 3, premiere_visite: at, derniere_visite: at }],
  liens: [
    {
      adresse: 'https://ailleurs.example/page',
      fiches: '[]',
      vu_le: at,
      etat: 'absent',
      constat: '404',
      absent_depuis: at,
      verifie_le: null,
      verifie_par: null,
    },
  ],
  signalements: [
    {
      id: 'sig-1',
      page: '/prompt/prompt-1',
      sujet: 'erreur',
      texte: hardText,
      recu_le: at,
      traite_le: null,
      traite_par: null,
    },
  ],
  event_counts: [{ hour: '2026-01-15T10', event: 'challenge_failed', count: 4 }],
  job_runs: [{ travail: 'nuit', fini_le: at, reussi: 1, bilan: 'Rien à faire.' }],
}

function account(id: string, own: Row): Row {
  return {
    id,
    email: `${id}@example.org`,
    password_hash: `empreinte de ${id}`,
    must_change_password: 0,
    password_expires_at: null,
    self_registered: 0,
    suspended_at: null,
    passkey_alone: 0,
    last_sign_in_at: null,
    created_at: at,
    ...own,
  }
}

/** What triggers write as the rows above are written. */
const writtenByTriggers = new Set([
  'content_version',
  'item_categories',
  'item_news',
  'item_tags',
  'prompt_variables',
])

/** Makes a database what it was after these migrations, with content and accounts in it; gives its tables. */
export async function fillAsOfThen(
  client: Client,
  migrations: readonly NamedMigration[],
): Promise<Table[]> {
  await client.batch(recordTable, 'write')
  for (const migration of migrations) {
    await client.batch([recordOf(migration), ...migration.sql], 'write')
  }
  const { kept: tables } = schemaAfter(migrations)
  const unknown = tables.filter(({ name }) => !rows[name] && !writtenByTriggers.has(name))
  if (unknown.length > 0) {
    throw new Error(`Say what ${unknown.map(({ name }) => name).join(', ')} may hold`)
  }
  const byName = new Map(tables.map((table) => [table.name, table]))
  await client.batch(
    Object.entries(rows).flatMap(([name, held]) => {
      const table = byName.get(name)
      return table ? held.map((row) => insertion(table, row)) : []
    }),
    'write',
  )
  return tables
}

function insertion({ name, columns }: Table, row: Row) {
  const missing = columns.find((column) => !Object.hasOwn(row, column))
  if (missing !== undefined) throw new Error(`Say what ${name}.${missing} may hold`)
  const names = columns.map(quoted).join(', ')
  const places = columns.map(() => '?').join(', ')
  return {
    sql: `INSERT INTO ${quoted(name)} (${names}) VALUES (${places})`,
    args: columns.map((column) => row[column] ?? null),
  }
}
