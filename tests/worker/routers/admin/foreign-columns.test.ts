import { getTableColumns } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import {
  adminLogs,
  categories,
  dailyPicks,
  links,
  missingPages,
  oneTimeCodes,
  passkeys,
  planifications,
  recoveryCodes,
  redirects,
  reports,
  savedViews,
  searchGroups,
  seoPagesConfig,
  sessions,
  siteSettings,
  userRoles,
  users,
  journeys,
  variables,
} from '#drizzle/schema/index.ts'
import { defaultSettings } from '#shared/site/site-settings.ts'
import { asAdmin } from '#tests/support/calls/caller.ts'
import { listProcedures } from '#tests/support/calls/procedures.ts'
import { readCategory } from '#tests/support/calls/read-category.ts'
import { insertUser } from '#tests/support/database/admin-rows.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import type { Database } from '#worker/database/db.ts'

const page = {
  page_route: '/ma-page',
  meta_title: 'Un titre',
  meta_description: 'Une description.',
  meta_keywords: null,
  og_image: null,
}
const email = 'marie@example.org'

const redirect = { source: '/ancienne', destination: '/prompts' }

const groupe = { termes: ['SERP', 'page de résultats'], larges: ['SEO'], absence: null }

const importedRow = { ligne: 1, kind: 'prompt', champs: { titre: 'Une fiche' }, doublon: null }
const importOptions = { categorie: null, description: 'vide', statut: 'brouillon' }

const variable = (cle: string) => ({
  cle,
  libelle: 'Ton',
  aide: 'Une phrase.',
  exemple: 'Sobre',
  nature: 'texte' as const,
  portee: 'client' as const,
  choix: [],
  alias: [],
})

const journey = {
  slug: 'refonte',
  titre: 'Refonte',
  introduction: 'Une introduction.',
  etapes: [],
  statut: 'brouillon' as const,
  rang: 1,
}

async function withTwoVariables(db: Database) {
  await asAdmin(db).admin.variables.create(variable('ton'))
  await asAdmin(db).admin.variables.create(variable('voix'))
  return { de: variable('voix'), vers: variable('ton') }
}

const view = { kind: 'prompt', nom: 'À relire', requete: 'statut=brouillon' } as const

const plan = { plan: 'p-1', kind: 'prompt', id: 'i-1' } as const
const readPlan = { ...plan, lu: '2026-12-01T08:00:00.000Z' }

const signedByPasskey = {
  id: 'eA',
  rawId: 'eA',
  type: 'public-key',
  response: { clientDataJSON: 'eA', authenticatorData: 'eA', signature: 'eA' },
}

/** A valid input of each mutation; those of items and accounts are tested where they are. */
const inputs: Record<string, (db: Database) => Promise<object>> = {
  'admin.calendar.move': async () => ({ ...readPlan, prevu_le: '2027-01-01T08:00:00.000Z' }),
  'admin.calendar.cancel': async () => readPlan,
  'admin.calendar.resume': async () => plan,
  'admin.calendar.dismiss': async () => ({ plan: 'p-1' }),
  'admin.calendar.pick': async () => ({ jour: '2027-01-01', kind: 'gpt', slug: 'un-gpt' }),
  'admin.categories.create': async (db) => ({
    ...(await readCategory(db, 'Analysis')),
    nom: 'Herbier',
    code: 'HRB',
    teinte: '',
  }),
  'admin.categories.update': async (db) => {
    const lu = await readCategory(db, 'Analysis')
    return { nom: 'Analysis', lu, categorie: lu }
  },
  'admin.categories.rename': async () => ({ nom: 'Persona', vers: 'Profils' }),
  'admin.categories.merge': async () => ({ de: 'Local', vers: 'Audit' }),
  'admin.categories.undo': async () => ({ entree: 'e-1' }),
  'admin.tags.rename': async () => ({ pli: 'tag-a', nom: 'tag-z' }),
  'admin.tags.merge': async () => ({ de: 'tag-b', vers: 'tag-c' }),
  'admin.tags.remove': async () => ({ pli: 'tag-d' }),
  'admin.tags.undo': async () => ({ entree: 'e-1' }),
  'admin.tags.keepApart': async () => ({ un: 'tag-b', autre: 'tag-c' }),
  'admin.links.verify': async () => ({ adresse: 'https://example.org/' }),
  'admin.links.doubt': async () => ({ adresse: 'https://example.org/' }),
  'admin.links.settle': async () => ({ id: 'un' }),
  'admin.links.reopen': async () => ({ id: 'un' }),
  'reports.send': async () => ({ page: '/prompts', sujet: 'texte', texte: 'Une faute.' }),
  'admin.redirects.create': async () => redirect,
  'admin.redirects.restore': async () => ({ ...redirect, passages: 3, dernier_passage: null }),
  'admin.redirects.update': async (db) => ({
    id: (await asAdmin(db).admin.redirects.create(redirect)).id,
    lu: redirect,
    redirect,
  }),
  'admin.import.preview': async () => ({ lignes: [importedRow], options: importOptions }),
  'admin.import.write': async () => ({
    entree: crypto.randomUUID(),
    fichier: 'essai.csv',
    lignes: [{ ...importedRow, vue: null }],
    options: importOptions,
  }),
  'admin.import.undo': async () => ({
    entree: crypto.randomUUID(),
    annulation: crypto.randomUUID(),
  }),
  'admin.redirects.remove': async (db) => ({
    id: (await asAdmin(db).admin.redirects.create(redirect)).id,
  }),
  'admin.redirects.forget': async () => ({ chemin: '/ancienne' }),
  'admin.seoPages.change': async () => {
    const { page_route, ...texts } = page
    return { changes: [{ page_route, lu: null, page: texts }] }
  },
  'admin.seoPages.create': async () => page,
  'admin.seoPages.update': async (db) => ({
    ...page,
    ...(await asAdmin(db).admin.seoPages.create(page)),
  }),
  'admin.seoPages.remove': async (db) => ({
    id: (await asAdmin(db).admin.seoPages.create(page)).id,
  }),
  'admin.journeys.create': async () => journey,
  'admin.journeys.restore': async () => journey,
  'admin.journeys.update': async (db) => {
    await asAdmin(db).admin.journeys.create(journey)
    return { expected: journey, parcours: journey }
  },
  'admin.journeys.remove': async (db) => {
    await asAdmin(db).admin.journeys.create(journey)
    return { expected: journey }
  },
  'admin.variables.create': async () => variable('ton'),
  'admin.variables.restore': async () => variable('ton'),
  'admin.variables.update': async (db) => {
    const { vers } = await withTwoVariables(db)
    return { lu: vers, variable: vers }
  },
  'admin.variables.remove': async (db) => ({ lu: (await withTwoVariables(db)).vers }),
  'admin.variables.merge': withTwoVariables,
  'admin.variables.undoMerge': async (db) =>
    asAdmin(db).admin.variables.merge(await withTwoVariables(db)),
  'admin.views.create': async () => view,
  'admin.views.restore': async () => ({
    ...view,
    id: crypto.randomUUID(),
    created_at: '2026-01-01T00:00:00.000Z',
  }),
  'admin.views.update': async (db) => {
    const { id, nom, requete } = await asAdmin(db).admin.views.create(view)
    return { id, nom, requete }
  },
  'admin.views.remove': async (db) => ({ id: (await asAdmin(db).admin.views.create(view)).id }),
  'admin.vocabulary.create': async () => groupe,
  'admin.vocabulary.restore': async () => ({ id: 'retire', groupe }),
  'admin.vocabulary.update': async (db) => ({
    ...(await asAdmin(db).admin.vocabulary.create(groupe)),
    lu: groupe,
    groupe,
  }),
  'admin.vocabulary.remove': async (db) => ({
    ...(await asAdmin(db).admin.vocabulary.create(groupe)),
    lu: groupe,
  }),
  'admin.settings.save': async () => ({ key: 'site_name', value: 'Nom' }),
  'admin.settings.saveMany': async () => ({
    values: { site_name: 'Nom' },
    depart: defaultSettings,
  }),
  'auth.changePassword': async () => ({
    currentPassword: 'un mot de passe à nous',
    newPassword: 'correct cheval agrafe pile',
  }),
  'auth.confirmPassword': async () => ({ currentPassword: 'un mot de passe à nous' }),
  'auth.endSession': async () => ({ id: crypto.randomUUID() }),
  'auth.factors.activateCodes': async () => ({ sealed: 'x', code: '123456' }),
  'auth.factors.addPasskey': async () => ({
    token: 'x',
    passkey: {
      ...signedByPasskey,
      response: { clientDataJSON: 'eA', attestationObject: 'eA' },
    },
  }),
  'auth.factors.removePasskey': async () => ({ id: 'eA' }),
  'auth.factors.renamePasskey': async () => ({ id: 'eA', name: 'Ordinateur du bureau' }),
  'auth.factors.setPasskeyAlone': async () => ({ isOn: false }),
  'auth.secondStep': async () => ({ kind: 'code', code: '123456' }),
  'auth.signInWithPasskey': async () => ({ token: 'x', passkey: signedByPasskey }),
  'auth.register': async () => ({
    email,
    newPassword: 'correct cheval agrafe pile',
    captchaToken: 'x',
  }),
  'auth.signIn': async () => ({ email, password: 'un mot de passe à nous', captchaToken: 'x' }),
  'admin.markdown': async () => ({ markdown: 'Un texte' }),
  'admin.searches.ignore': async () => ({ requete: 'audit' }),
  'admin.searches.restore': async () => ({ requete: 'audit' }),
  'auth.signOut': async () => ({ reason: 'user' }),
}

type Nested = { [name: string]: unknown }

/** They take nothing from their caller. */
const withoutInput = [
  'auth.touch',
  'auth.endOtherSessions',
  'auth.passkeyRequest',
  'auth.factors.beginCodes',
  'auth.factors.beginPasskey',
  'auth.factors.removeCodes',
  'auth.factors.renewRecoveryCodes',
]

const tables = [
  users,
  userRoles,
  sessions,
  siteSettings,
  seoPagesConfig,
  redirects,
  links,
  reports,
  savedViews,
  searchGroups,
  categories,
  dailyPicks,
  planifications,
  missingPages,
  adminLogs,
  oneTimeCodes,
  passkeys,
  recoveryCodes,
  variables,
  journeys,
]
const columns = new Set(tables.flatMap((table) => Object.keys(getTableColumns(table))))

/** What the schema of the input says, and not what would be found wrong afterwards. */
const unknownKey = {
  code: 'BAD_REQUEST',
  cause: {
    issues: expect.arrayContaining([
      expect.objectContaining({ code: 'unrecognized_keys' }),
    ]) as unknown,
  },
}

const snapshot = (db: Database) => Promise.all(tables.map((table) => db.select().from(table)))

it('tests every mutation that is not of items or accounts', async () => {
  const mutations = (await listProcedures()).flatMap(({ name, type }) =>
    type === 'mutation' ? [name] : [],
  )

  expect([...Object.keys(inputs), ...withoutInput].toSorted()).toEqual(
    mutations.filter((name) => !/^admin\.(?:prompts|gpts|workflows|users)\./.test(name)).toSorted(),
  )
})

describe('a column that is not in the input is refused, and nothing is written:', () => {
  it.each(Object.entries(inputs))('%s with such a column', async (path, inputOf) => {
    const db = await createTestDatabase()
    await insertUser(db, { id: 'admin-1', email })
    const valid = await inputOf(db)
    const before = await snapshot(db)
    const [root = '', ...names] = path.split('.')
    // The test sends what the types forbid.
    const call = names.reduce(
      (at, name) => at[name] as Nested,
      (asAdmin(db) as unknown as Nested)[root] as Nested,
    ) as unknown as (input: object) => Promise<unknown>

    for (const column of columns) {
      const forged = [
        ...(column in valid ? [] : [{ ...valid, [column]: 1 }]),
        ...('values' in valid ? [{ values: { ...Object(valid.values), [column]: 1 } }] : []),
      ]
      for (const input of forged) {
        await expect(call(input)).rejects.toMatchObject(unknownKey)
      }
    }

    expect(await snapshot(db)).toEqual(before)
  })
})
