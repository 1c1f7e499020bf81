import { asAdmin } from '#tests/support/calls/caller.ts'
import { gptInput, promptInput } from '#tests/support/calls/inputs.ts'
import { insertUser } from '#tests/support/database/admin-rows.ts'
import { insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import type { Database } from '#worker/database/db.ts'

const sections = { cas_usage: [], workflow: [], limitations: [], faq: [], requetes_seo: null }

/**
 * A valid input of every procedure of the administration, each about a row of its own: drafts of the
 * author, so that whoever may do it at all may do it to them.
 */
export async function adminInputs(
  db: Database,
  authorId: string | null,
): Promise<Record<string, unknown>> {
  const draft = { statut: 'brouillon', cree_par: authorId } as const
  const prompt = async () => (await insertPrompt(db, draft)).id
  const gpt = async () => (await insertGpt(db, draft)).id
  const user = async () => ({ id: (await insertUser(db, { role: 'contributor' })).id })
  const suspended = async () => {
    const suspended_at = '2026-01-01T00:00:00.000Z'
    return { id: (await insertUser(db, { role: 'contributor', suspended_at })).id }
  }
  const { id: published } = await insertGpt(db)
  const { admin } = asAdmin(db)
  await admin.prompts.remove({ ids: [await prompt()] })
  await admin.gpts.remove({ ids: [await gpt()] })
  const [deletedPrompt] = await admin.prompts.deleted()
  const [deletedGpt] = await admin.gpts.deleted()
  const seoPage = { meta_title: 'Titre', meta_description: 'Description', meta_keywords: null }
  const page = { ...seoPage, og_image: null }
  const updated = await admin.seoPages.create({ ...page, page_route: '/prompts' })
  const removed = await admin.seoPages.create({ ...page, page_route: '/gpts' })
  const redirect = { source: '/ancienne', destination: '/prompts' }
  const kept = await admin.redirects.create(redirect)
  const dropped = await admin.redirects.create({ ...redirect, source: '/plus-ancienne' })
  const list = { ordre: 'desc', page: 1, tri: 'date_creation' }
  return {
    'admin.dashboard': undefined,
    'admin.labels': undefined,
    'admin.markdown': { markdown: '**gras**' },
    'admin.prompts.list': list,
    'admin.prompts.get': { id: await prompt() },
    'admin.prompts.slugState': { slug: 'libre' },
    'admin.prompts.create': promptInput(),
    'admin.prompts.update': { id: await prompt(), version: 1, item: promptInput() },
    'admin.prompts.setRequetesSeo': { id: await prompt(), version: 1, requetes_seo: null },
    'admin.prompts.setStatut': { ids: [await prompt()], statut: 'valide' },
    'admin.prompts.duplicate': { id: await prompt() },
    'admin.prompts.remove': { ids: [await prompt()] },
    'admin.prompts.deleted': undefined,
    'admin.prompts.restore': { id: deletedPrompt?.id },
    'admin.gpts.list': list,
    'admin.gpts.get': { id: await gpt() },
    'admin.gpts.slugState': { slug: 'libre' },
    'admin.gpts.create': gptInput(),
    'admin.gpts.update': { id: await gpt(), version: 1, item: gptInput() },
    'admin.gpts.setSections': { id: await gpt(), version: 1, sections },
    'admin.gpts.setStatut': { ids: [await gpt()], statut: 'valide' },
    'admin.gpts.duplicate': { id: await gpt() },
    'admin.gpts.remove': { ids: [await gpt()] },
    'admin.gpts.deleted': undefined,
    'admin.gpts.restore': { id: deletedGpt?.id },
    'admin.journal.list': { page: 1 },
    'admin.journal.events': undefined,
    'admin.redirects.list': undefined,
    'admin.redirects.missing': undefined,
    'admin.redirects.create': { ...redirect, source: '/tres-ancienne' },
    'admin.redirects.restore': {
      ...redirect,
      source: '/la-plus-ancienne',
      passages: 3,
      dernier_passage: null,
    },
    'admin.redirects.update': { id: kept.id, redirect },
    'admin.redirects.remove': { id: dropped.id },
    'admin.redirects.forget': { chemin: '/jamais-vue' },
    'admin.seoPages.list': undefined,
    'admin.seoPages.cockpit': { page: 1 },
    'admin.seoPages.cockpitCounts': undefined,
    'admin.seoPages.cockpitExport': { from: null },
    'admin.seoPages.change': { changes: [{ page_route: '/cgu', lu: null, page }] },
    'admin.seoPages.create': { ...page, page_route: '/categories' },
    'admin.seoPages.update': { ...page, page_route: '/prompts', ...updated },
    'admin.seoPages.remove': { id: removed.id },
    'admin.settings.read': undefined,
    'admin.settings.save': { key: 'site_name', value: 'Autre nom' },
    'admin.settings.saveMany': { values: { default_ia: 'Claude' } },
    'admin.users.list': undefined,
    'admin.users.invite': { email: 'invitee@example.org', role: 'contributor' },
    'admin.users.setRole': { ...(await user()), role: 'moderator' },
    'admin.users.resetPassword': await user(),
    'admin.users.suspend': await user(),
    'admin.users.reinstate': await suspended(),
    'admin.users.endSessions': await user(),
    'admin.users.remove': await user(),
    'admin.workflows.plan': undefined,
    'admin.workflows.generate': { id: published, version: 1 },
  }
}
