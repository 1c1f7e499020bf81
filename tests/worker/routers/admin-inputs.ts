import { sql } from 'drizzle-orm'

import {
  gpts,
  links,
  planifications,
  prompts,
  reports,
  savedViews,
  searchDemand,
  userRoles,
  users,
} from '#drizzle/schema/index.ts'
import { gptDrafting, promptDrafting } from '#shared/items/item-drafting.ts'
import { defaultSettings } from '#shared/site/site-settings.ts'
import { asAdmin } from '#tests/support/calls/caller.ts'
import { gptEditor, promptEditor } from '#tests/support/calls/edit-items.ts'
import { readCategory } from '#tests/support/calls/read-category.ts'
import { gptValues, insertPrompt, promptValues } from '#tests/support/database/factories.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

/**
 * A valid input of every procedure of the administration, each about a row of its own: drafts of the
 * author, so that whoever may do it at all may do it to them.
 */
export async function adminInputs(
  db: Database,
  authorId: string | null,
): Promise<Record<string, unknown>> {
  const draft = { statut: 'brouillon', cree_par: authorId } as const
  // Beyond the ranks that the starting content has, and those that the factory gives in a long run.
  const promptRows = Array.from({ length: 26 }, (_, index) => ({
    ...promptValues(draft),
    cote_rang: 90_001 + index,
  }))
  const gptRows = Array.from({ length: 26 }, (_, index) => ({
    ...gptValues(draft),
    cote_rang: 90_001 + index,
  }))
  const published = { ...gptValues(), cote_rang: 90_000 }
  const discarded = {
    prompt: { ...promptValues(), cote_rang: 90_000 },
    gpt: { ...gptValues(), cote_rang: 89_999 },
  }
  const userRows = Array.from({ length: 6 }, (_, index) => ({
    id: crypto.randomUUID(),
    email: `${crypto.randomUUID()}@example.org`,
    password_hash: 'none',
    suspended_at: index === 0 ? '2026-01-01T00:00:00.000Z' : null,
  }))
  const granted = { role: 'contributor', granted_at: '2026-01-01T00:00:00.000Z' } as const
  // In one write: many tests begin with these rows.
  await writeBatch(db, [
    db.insert(prompts).values([...promptRows, discarded.prompt]),
    db.insert(gpts).values([...gptRows, published, discarded.gpt]),
    db.insert(users).values(userRows),
    db.insert(userRoles).values(userRows.map(({ id }) => ({ ...granted, user_id: id }))),
  ])
  const suspended = takenFrom(userRows)
  const { admin } = asAdmin(db)
  await admin.prompts.remove({ ids: [takenFrom(promptRows).id] })
  await admin.gpts.remove({ ids: [takenFrom(gptRows).id] })
  const [deletedPrompt] = await admin.prompts.deleted()
  const [deletedGpt] = await admin.gpts.deleted()
  const editedPrompt = await promptEditor(admin).edit(discarded.prompt.id, { ia: 'Claude' })
  const editedGpt = await gptEditor(admin).edit(discarded.gpt.id, { ia: 'Claude' })
  const revised = await revisedRows(db, { prompts: promptRows, gpts: gptRows })
  const seoPage = { meta_title: 'Titre', meta_description: 'Description', meta_keywords: null }
  const page = { ...seoPage, og_image: null }
  const updated = await admin.seoPages.create({ ...page, page_route: '/prompts' })
  const removed = await admin.seoPages.create({ ...page, page_route: '/gpts' })
  const redirect = { source: '/ancienne', destination: '/prompts' }
  const kept = await admin.redirects.create(redirect)
  const dropped = await admin.redirects.create({ ...redirect, source: '/plus-ancienne' })
  const reported = await linkRows(db)
  const [ignored, restored] = await searchRows(db)
  const groupe = { termes: ['maillage'], larges: [], absence: null }
  const changed = await admin.vocabulary.create(groupe)
  const forgotten = await admin.vocabulary.create(groupe)
  const known = ['variable-a', 'variable-b', 'variable-c', 'variable-d', 'variable-e', 'variable-f']
  for (const cle of known) await admin.variables.create(variable(cle))
  for (const slug of ['parcours-a', 'parcours-b']) await admin.journeys.create(journey(slug))
  const merge = await admin.variables.merge({
    de: variable('variable-e'),
    vers: variable('variable-f'),
  })
  await insertPrompt(db, { tags: ['tag-a', 'tag-b', 'tag-c', 'tag-d'] })
  await insertPrompt(db, { tags: ['tag-e'] })
  const relabelled = await admin.tags.rename({ pli: 'tag-e', nom: 'tag-f' })
  const moved = await admin.categories.merge({ de: 'Automation', vers: 'Content' })
  const analysis = await readCategory(db, 'Analysis')
  const undone = await changedRows(db, { prompts: promptRows, gpts: gptRows })
  const imports = await importedRows(db, promptRows)
  const [renamed, left, former] = await savedRows(db, authorId)
  const changement = { champ: 'ia', valeur: 'Claude' }
  const addressed = { prompt: promptRows.pop()?.slug, gpt: gptRows.pop()?.slug }
  const planned = await plannedRows(db, promptRows)
  const plan = { version: 1, action: 'publier', prevu_le: planned.time }
  const list = { ordre: 'desc', page: 1, tri: 'date_creation' }
  return {
    'admin.dashboard': undefined,
    'admin.labels': undefined,
    'admin.find': { q: 'audit' },
    'admin.markdown': { markdown: '**gras**' },
    'admin.prompts.list': list,
    'admin.prompts.bySlug': { slug: addressed.prompt },
    'admin.prompts.plans': { ...takenFrom(promptRows) },
    'admin.prompts.plan': { ...takenFrom(promptRows), ...plan },
    'admin.prompts.neighbours': { id: 'aucun', tri: 'titre', ordre: 'asc' },
    'admin.prompts.refusal': { ...takenFrom(promptRows) },
    'admin.prompts.previewChange': { cible: {}, changement },
    'admin.prompts.change': undone.prompts.change(changement),
    'admin.prompts.undo': undone.prompts.undo,
    'admin.prompts.get': { ...takenFrom(promptRows) },
    'admin.prompts.slugState': { slug: 'libre' },
    'admin.prompts.createDraft': {
      id: crypto.randomUUID(),
      draft: { ...promptDrafting.emptyDraft, titre: 'Une idée' },
    },
    'admin.prompts.saveEdits': { ...takenFrom(promptRows), ...saving },
    'admin.prompts.discardEdits': {
      id: discarded.prompt.id,
      version: 1,
      copie: editedPrompt.copie,
    },
    'admin.prompts.publish': { ...takenFrom(promptRows), version: 1, copie: 0 },
    'admin.prompts.askReview': { ...takenFrom(promptRows), isAsked: true },
    'admin.prompts.presence': { ...takenFrom(promptRows) },
    'admin.prompts.revisions': { ...takenFrom(promptRows) },
    'admin.prompts.revision': revised.prompts,
    'admin.prompts.restoreRevision': revised.prompts,
    'admin.prompts.preview': { ...takenFrom(promptRows), draft: promptDrafting.emptyDraft },
    'admin.prompts.setRequetesSeo': { ...takenFrom(promptRows), version: 1, requetes_seo: null },
    'admin.prompts.setStatut': { ids: [takenFrom(promptRows).id], statut: 'valide' },
    'admin.prompts.duplicate': { ...takenFrom(promptRows) },
    'admin.prompts.remove': { ids: [takenFrom(promptRows).id] },
    'admin.prompts.deleted': undefined,
    'admin.prompts.restore': { id: deletedPrompt?.id },
    'admin.gpts.list': list,
    'admin.gpts.bySlug': { slug: addressed.gpt },
    'admin.gpts.plans': { ...takenFrom(gptRows) },
    'admin.gpts.plan': { ...takenFrom(gptRows), ...plan },
    'admin.gpts.neighbours': { id: 'aucun', tri: 'nom', ordre: 'asc' },
    'admin.gpts.refusal': { ...takenFrom(gptRows) },
    'admin.gpts.previewChange': { cible: {}, changement },
    'admin.gpts.change': undone.gpts.change(changement),
    'admin.gpts.undo': undone.gpts.undo,
    'admin.gpts.get': { ...takenFrom(gptRows) },
    'admin.gpts.slugState': { slug: 'libre' },
    'admin.gpts.createDraft': {
      id: crypto.randomUUID(),
      draft: { ...gptDrafting.emptyDraft, nom: 'Une idée' },
    },
    'admin.gpts.saveEdits': { ...takenFrom(gptRows), ...saving },
    'admin.gpts.discardEdits': { id: discarded.gpt.id, version: 1, copie: editedGpt.copie },
    'admin.gpts.publish': { ...takenFrom(gptRows), version: 1, copie: 0 },
    'admin.gpts.askReview': { ...takenFrom(gptRows), isAsked: true },
    'admin.gpts.presence': { ...takenFrom(gptRows) },
    'admin.gpts.revisions': { ...takenFrom(gptRows) },
    'admin.gpts.revision': revised.gpts,
    'admin.gpts.restoreRevision': revised.gpts,
    'admin.gpts.preview': { ...takenFrom(gptRows), draft: gptDrafting.emptyDraft },
    'admin.gpts.setStatut': { ids: [takenFrom(gptRows).id], statut: 'valide' },
    'admin.gpts.duplicate': { ...takenFrom(gptRows) },
    'admin.gpts.remove': { ids: [takenFrom(gptRows).id] },
    'admin.gpts.deleted': undefined,
    'admin.gpts.restore': { id: deletedGpt?.id },
    'admin.calendar.list': { du: '2026-12-01', au: '2026-12-31' },
    'admin.calendar.move': { ...planned.waiting(), lu: planned.time, prevu_le: planned.time },
    'admin.calendar.cancel': { ...planned.waiting(), lu: planned.time },
    'admin.calendar.resume': planned.cancelled,
    'admin.calendar.dismiss': { plan: planned.failed },
    'admin.calendar.choices': { kind: 'gpt' },
    'admin.calendar.pick': { jour: '2027-01-01', kind: 'gpt', slug: published.slug },
    'admin.import.preview': imports.preview,
    'admin.import.write': imports.write,
    'admin.import.written': { entree: imports.undo.entree },
    'admin.import.undo': imports.undo,
    'admin.journal.list': { page: 1 },
    'admin.journal.eventCounts': undefined,
    'admin.journal.differences': { id: 'aucune' },
    'admin.links.list': undefined,
    'admin.links.reports': undefined,
    'admin.links.verify': { adresse: reported.adresse },
    'admin.links.doubt': { adresse: reported.adresse },
    'admin.links.settle': { id: reported.id },
    'admin.links.reopen': { id: reported.id },
    'admin.redirects.list': undefined,
    'admin.redirects.missing': undefined,
    'admin.redirects.create': { ...redirect, source: '/tres-ancienne' },
    'admin.redirects.restore': {
      ...redirect,
      source: '/la-plus-ancienne',
      passages: 3,
      dernier_passage: null,
    },
    'admin.redirects.update': { id: kept.id, lu: redirect, redirect },
    'admin.redirects.remove': { id: dropped.id },
    'admin.redirects.forget': { chemin: '/jamais-vue' },
    'admin.searches.failed': undefined,
    'admin.searches.ignore': { requete: ignored },
    'admin.searches.restore': { requete: restored },
    'admin.statistics': undefined,
    'admin.seoPages.list': undefined,
    'admin.seoPages.ofItem': { kind: 'prompt', id: 'p-1' },
    'admin.seoPages.cockpit': { page: 1 },
    'admin.seoPages.cockpitCounts': undefined,
    'admin.seoPages.cockpitExport': { from: null },
    'admin.seoPages.change': { changes: [{ page_route: '/cgu', lu: null, page }] },
    'admin.seoPages.revisions': { id: updated.id },
    'admin.seoPages.create': { ...page, page_route: '/prompt/a-venir' },
    'admin.seoPages.update': { ...page, page_route: '/prompts', ...updated },
    'admin.seoPages.remove': { id: removed.id },
    'admin.settings.revisions': undefined,
    'admin.settings.read': undefined,
    'admin.settings.save': { key: 'site_name', value: 'Autre nom' },
    'admin.settings.saveMany': {
      values: { default_ia: 'Claude' },
      depart: { default_ia: defaultSettings.default_ia },
    },
    'admin.categories.list': undefined,
    'admin.categories.create': { nom: 'Herbier' },
    'admin.categories.update': { nom: 'Analysis', lu: analysis, categorie: analysis },
    'admin.categories.revisions': { nom: 'Analysis' },
    'admin.categories.rename': { nom: 'Persona', vers: 'Profils' },
    'admin.categories.merge': { de: 'Local', vers: 'Audit' },
    'admin.categories.undo': { entree: moved.entree },
    'admin.tags.list': undefined,
    'admin.tags.rename': { pli: 'tag-a', nom: 'tag-z' },
    'admin.tags.merge': { de: 'tag-b', vers: 'tag-c' },
    'admin.tags.remove': { pli: 'tag-d' },
    'admin.tags.undo': { entree: relabelled.entree },
    'admin.tags.keepApart': { un: 'tag-b', autre: 'tag-c' },
    'admin.users.list': undefined,
    'admin.users.invite': { email: 'invitee@example.org', role: 'contributor' },
    'admin.users.setRole': { ...takenFrom(userRows), role: 'moderator' },
    'admin.users.resetPassword': takenFrom(userRows),
    'admin.users.suspend': takenFrom(userRows),
    'admin.users.reinstate': suspended,
    'admin.users.endSessions': takenFrom(userRows),
    'admin.users.remove': takenFrom(userRows),
    'admin.journeys.list': undefined,
    'admin.journeys.choices': undefined,
    'admin.journeys.revisions': { slug: 'parcours-a' },
    'admin.journeys.create': journey('parcours-c'),
    'admin.journeys.restore': journey('parcours-d'),
    'admin.journeys.update': { expected: journey('parcours-a'), parcours: journey('parcours-a') },
    'admin.journeys.remove': { expected: journey('parcours-b') },
    'admin.variables.list': undefined,
    'admin.variables.foreign': undefined,
    'admin.variables.revisions': { cle: 'variable-a' },
    'admin.variables.create': variable('variable-g'),
    'admin.variables.restore': variable('variable-h'),
    'admin.variables.update': { lu: variable('variable-a'), variable: variable('variable-a') },
    'admin.variables.remove': { lu: variable('variable-b') },
    'admin.variables.merge': { de: variable('variable-c'), vers: variable('variable-d') },
    'admin.variables.undoMerge': merge,
    'admin.views.list': { kind: 'prompt' },
    'admin.views.counts': { kind: 'prompt' },
    'admin.views.create': { kind: 'prompt', nom: 'À relire', requete: 'statut=brouillon' },
    'admin.views.restore': former,
    'admin.views.update': { id: renamed?.id, nom: 'Autre nom' },
    'admin.views.remove': { id: left?.id },
    'admin.vocabulary.list': undefined,
    'admin.vocabulary.trial': { id: null, groupe, q: 'maillage' },
    'admin.vocabulary.create': groupe,
    'admin.vocabulary.restore': { id: crypto.randomUUID(), groupe },
    'admin.vocabulary.update': { ...changed, lu: groupe, groupe },
    'admin.vocabulary.remove': { ...forgotten, lu: groupe },
    'admin.workflows.plan': undefined,
    'admin.workflows.generate': { id: published.id, version: 1 },
  }
}

type Rows = Record<'prompts' | 'gpts', { id: string }[]>

/** An address that is gone, and what a visitor told of a page. */
async function linkRows(db: Database) {
  const adresse = `https://example.org/${crypto.randomUUID()}`
  const id = crypto.randomUUID()
  const gone = { etat: 'mort', absent_depuis: '2026-01-01', constat: 'Réponse 404' } as const
  await writeBatch(db, [
    db.insert(links).values({ adresse, fiches: [], ...gone }),
    db.insert(reports).values({ id, page: '/prompts', sujet: 'texte', texte: 'Une faute.' }),
  ])
  return { adresse, id }
}

/** A search that may be ignored, and an ignored one. */
async function searchRows(db: Database) {
  const failed = { jour: '2026-01-01', recherches: 1, resultats: 0 }
  await writeBatch(db, [
    db.insert(searchDemand).values([
      { ...failed, requete: 'en attente' },
      { ...failed, requete: 'ignoree', ignoree: true },
    ]),
  ])
  return ['en attente', 'ignoree'] as const
}

/** An item of each kind with one revision. */
async function revisedRows(db: Database, rows: Rows) {
  const { admin } = asAdmin(db)
  const [prompt, gpt] = [takenFrom(rows.prompts), takenFrom(rows.gpts)]
  await promptEditor(admin).edit(prompt.id, { ia: 'Claude' })
  await gptEditor(admin).edit(gpt.id, { ia: 'Claude' })
  const [promptRevision] = await admin.prompts.revisions(prompt)
  const [gptRevision] = await admin.gpts.revisions(gpt)
  return {
    prompts: { ...prompt, revision: promptRevision?.id },
    gpts: { ...gpt, revision: gptRevision?.id },
  }
}

/** What is planned of items: twice it waits, once it was given up, once it failed. */
async function plannedRows(db: Database, rows: { id: string }[]) {
  const time = new Date(Date.now() + 86_400_000).toISOString()
  const plans = (['prevu', 'prevu', 'annule', 'echec'] as const).map((etat) => ({
    id: crypto.randomUUID(),
    kind: 'prompt' as const,
    item_id: takenFrom(rows).id,
    action: 'retirer' as const,
    prevu_le: time,
    etat,
    planifie_par: 'admin-1',
  }))
  await writeBatch(db, [db.insert(planifications).values(plans)])
  const inputs = plans.map(({ id, kind, item_id }) => ({ plan: id, kind, id: item_id }))
  const [, , cancelled, failed] = inputs
  return { time, waiting: () => inputs.shift(), cancelled, failed: failed?.plan }
}

/** Of each kind: an item to change, and a change to undo. */
async function changedRows(db: Database, rows: Rows) {
  const { prompts: prompt, gpts: gpt } = asAdmin(db).admin
  const change = { changement: { champ: 'ia', valeur: 'Gemini' } } as const
  const entries = { prompts: crypto.randomUUID(), gpts: crypto.randomUUID() }
  await prompt.change({ entree: entries.prompts, items: firstOf(rows.prompts), ...change })
  await gpt.change({ entree: entries.gpts, items: firstOf(rows.gpts), ...change })
  return {
    prompts: changeInputs(entries.prompts, firstOf(rows.prompts)),
    gpts: changeInputs(entries.gpts, firstOf(rows.gpts)),
  }
}

/** An import that changed a draft, for whoever takes it back, and another row for whoever imports it. */
async function importedRows(db: Database, promptRows: { id: string }[]) {
  const options = { categorie: null, description: 'vide', statut: 'brouillon' } as const
  const entree = crypto.randomUUID()
  const row = { ligne: 1, kind: 'prompt', doublon: null, faute: null } as const
  const { id } = takenFrom(promptRows)
  const changed = { ...row, champs: { id, ia: 'Gemini' }, vue: { id, version: 1, copie: 0 } }
  const made = { ...row, champs: { titre: 'Une fiche importée' } }
  const write = { entree: crypto.randomUUID(), fichier: 'essai.csv', options }
  await asAdmin(db).admin.import.write({ ...write, entree, lignes: [changed] })
  return {
    preview: { lignes: [made], options },
    write: { ...write, lignes: [{ ...made, vue: null }] },
    undo: { entree, annulation: crypto.randomUUID() },
  }
}

const firstOf = (rows: { id: string }[]) => [{ ...takenFrom(rows), version: 1 }]

const changeInputs = (entree: string, items: object[]) => ({
  change: (changement: object) => ({ entree: crypto.randomUUID(), items, changement }),
  undo: { entree, annulation: crypto.randomUUID() },
})

/** Views of the author, where there is such an account: one to rename, one to remove, one that is gone. */
async function savedRows(db: Database, authorId: string | null) {
  const views = ['2026-01-01', '2026-01-02', '2026-01-03'].map((day) => ({
    id: crypto.randomUUID(),
    kind: 'prompt' as const,
    nom: `Vue du ${day}`,
    requete: 'statut=brouillon',
    created_at: `${day}T00:00:00.000Z`,
  }))
  const written = views.slice(0, 2)
  await writeBatch(
    db,
    written.map(
      ({ id, kind, nom, requete, created_at }) =>
        sql`insert into ${savedViews} (id, user_id, kind, nom, requete, created_at) select ${id}, ${users.id}, ${kind}, ${nom}, ${requete}, ${created_at} from ${users} where ${users.id} = ${authorId}`,
    ),
  )
  return views
}

const saving = { seen: { version: 1, copie: 0 }, edits: { ia: { from: '', to: 'Claude' } } }

const journey = (slug: string) => ({
  slug,
  titre: slug,
  introduction: 'Une introduction.',
  etapes: [{ kind: 'prompt' as const, id: 'aucune', but: 'Un but.', transmet: '' }],
  statut: 'brouillon' as const,
  rang: 1,
})

const variable = (cle: string) => ({
  cle,
  libelle: cle,
  aide: 'Une phrase.',
  exemple: 'Un exemple',
  nature: 'texte' as const,
  portee: 'client' as const,
  choix: [],
  alias: [],
})

/** One of rows that nothing else is done to. */
function takenFrom(rows: { id: string }[]): { id: string } {
  const row = rows.shift()
  if (!row) throw new Error('There are fewer rows than inputs that need one')
  return { id: row.id }
}
