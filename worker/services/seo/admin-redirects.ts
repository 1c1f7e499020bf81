import { asc, desc, eq, type SQL, sql } from 'drizzle-orm'

import { formerSlugs, gpts, missingPages, prompts, redirects } from '#drizzle/schema/index.ts'
import {
  arrivalPath,
  type MissingPage,
  type Passages,
  type Redirect,
  type RedirectInput,
} from '#shared/addresses/redirect.ts'
import { categoryPath } from '#shared/categories/category-slug.ts'
import { journeyPath } from '#shared/journeys/journey.ts'
import type { Database } from '#worker/database/db.ts'
import { type Statement, writeBatch } from '#worker/database/write-batch.ts'
import { AppError } from '#worker/runtime/errors.ts'
import { isPublicJourney } from '#worker/services/items/journeys.ts'
import { readTags } from '#worker/services/items/tags.ts'
import { type Actor, logStatement } from '#worker/services/journal/admin-logs.ts'
import { failUnless, isGuardFailure, isTaken } from '#worker/services/journal/write-guard.ts'
import { listCategoryStats } from '#worker/services/site/categories.ts'

import { isAlwaysAnswered } from './answered-paths.ts'

const maxListed = 5000

/** Every redirect, by the address that it leads away from. */
export function listRedirects(db: Database): Promise<Redirect[]> {
  return db.select().from(redirects).orderBy(asc(redirects.source)).limit(maxListed)
}

/** The paths that were asked for in vain, the most wanted first. */
export function listMissingPages(db: Database): Promise<MissingPage[]> {
  return db
    .select()
    .from(missingPages)
    .orderBy(desc(missingPages.visites), desc(missingPages.derniere_visite))
    .limit(maxListed)
}

/** Adds a redirect, or brings back a removed one with what it counted; its address is in vain no longer. */
export async function createRedirect(
  db: Database,
  actor: Actor,
  input: RedirectInput,
  counted?: Passages,
): Promise<{ id: string }> {
  const id = crypto.randomUUID()
  const now = actor.now.toISOString()
  await writeRedirect(db, input, [
    ...conditions(input, id),
    db.insert(redirects).values({ id, ...input, ...counted, created_at: now, updated_at: now }),
    isInVainNoLonger(db, input),
    logRedirect(db, actor, 'redirect.create', id, input),
  ])
  return { id }
}

/**
 * Changes where a redirect leads, or from where, unless somebody else did since it was read; what it counted
 * stays.
 */
export async function updateRedirect(
  db: Database,
  actor: Actor,
  { id, lu, ...input }: RedirectInput & { id: string; lu: RedirectInput },
): Promise<void> {
  await writeRedirect(db, input, [
    failUnless(exists(eq(redirects.id, id)), 'absent'),
    failUnless(
      exists(sql`id = ${id} and source = ${lu.source} and destination = ${lu.destination}`),
      'stale',
    ),
    ...conditions(input, id),
    db
      .update(redirects)
      .set({ ...input, updated_at: actor.now.toISOString() })
      .where(eq(redirects.id, id)),
    isInVainNoLonger(db, input),
    logRedirect(db, actor, 'redirect.update', id, input),
  ])
}

/** Removes a redirect: nothing answers its address again. Gives what brings it back. */
export async function removeRedirect(
  db: Database,
  actor: Actor,
  id: string,
): Promise<RedirectInput & Passages> {
  const [row] = await db
    .select({
      source: redirects.source,
      destination: redirects.destination,
      passages: redirects.passages,
      dernier_passage: redirects.dernier_passage,
    })
    .from(redirects)
    .where(eq(redirects.id, id))
  if (!row) throw absent()
  const { source, destination } = row
  const removed = { source, destination }
  await writeStatements(db, removed, [
    failUnless(exists(eq(redirects.id, id)), 'absent'),
    db.delete(redirects).where(eq(redirects.id, id)),
    logRedirect(db, actor, 'redirect.delete', id, removed),
  ])
  return row
}

/** Takes a path off the list of those asked for in vain, until somebody asks again. */
export async function forgetMissingPage(db: Database, actor: Actor, chemin: string): Promise<void> {
  await writeBatch(db, [
    db.delete(missingPages).where(eq(missingPages.chemin, chemin)),
    logStatement(db, actor, {
      action: 'redirect.ignore',
      table: 'missing_pages',
      recordId: chemin,
      details: {},
    }),
  ])
}

const exists = (condition: SQL | undefined) =>
  sql`exists (select 1 from ${redirects} where ${condition})`

const isInVainNoLonger = (db: Database, { source }: RedirectInput) =>
  db.delete(missingPages).where(eq(missingPages.chemin, source))

/** One redirect a visit: none leads to another, none stands where a page answers or an item was renamed. */
function conditions({ source, destination }: RedirectInput, id: string): SQL[] {
  const arrival = arrivalPath(destination)
  return [
    failUnless(sql`not ${exists(sql`source = ${arrival} and id <> ${id}`)}`, 'chain'),
    failUnless(sql`not ${isFormerAddress(arrival)}`, 'chain'),
    failUnless(sql`not ${exists(sql`${arrivesAt(source)} and id <> ${id}`)}`, 'chained'),
    failUnless(sql`not ${isItemAddress(source)}`, 'page'),
    failUnless(sql`not ${isFormerAddress(source)}`, 'renamed'),
  ]
}

/** What `arrivalPath` says of a stored destination: it is this page, or its markdown version. */
const arrivesAt = (path: string) =>
  sql`substr(destination, 1, min(instr(destination || '?', '?'), instr(destination || '#', '#')) - 1) in (${path}, ${`${path}.md`})`

/** Whether the page of a public item answers at a path, or what launches it. */
const isItemAddress = (path: string) => sql`(
  exists (select 1 from ${prompts} where '/prompt/' || slug = ${path} and statut = 'valide')
  or exists (select 1 from ${gpts} where ${path} in ('/gpt/' || slug, '/gpt/' || slug || '/ouvrir') and statut = 'valide')
)`

/** Whether a path redirects because its item was renamed. */
const isFormerAddress = (path: string | null) =>
  sql`exists (select 1 from ${formerSlugs} where '/' || kind || '/' || slug = ${path} and nouveau_slug is not null)`

async function writeRedirect(
  db: Database,
  input: RedirectInput,
  statements: Statement[],
): Promise<void> {
  const { source } = input
  if (isAlwaysAnswered(source)) {
    throw refused(
      'source',
      'Le site répond lui-même à cette adresse\u00a0: elle ne peut pas être redirigée.',
    )
  }
  const isAnswered = await Promise.all([
    isCategoryPage(db, source),
    isTagPage(db, source),
    isJourneyPage(db, source),
  ])
  if (isAnswered.includes(true)) throw answeredByPage()
  await writeStatements(db, input, statements)
}

async function isCategoryPage(db: Database, path: string): Promise<boolean> {
  if (!path.startsWith(categoryPath(''))) return false
  const categories = await listCategoryStats(db)
  return categories.some(({ name }) => categoryPath(name) === path)
}

const tagRoot = '/tag/'

const isTagPage = async (db: Database, path: string): Promise<boolean> =>
  path.startsWith(tagRoot) && (await readTags(db)).has(path.slice(tagRoot.length))

const isJourneyPage = async (db: Database, path: string): Promise<boolean> =>
  path.startsWith(journeyPath('')) && isPublicJourney(db, path.slice(journeyPath('').length))

async function writeStatements(
  db: Database,
  { source, destination }: RedirectInput,
  statements: Statement[],
): Promise<void> {
  try {
    await writeBatch(db, statements)
  } catch (error) {
    if (isGuardFailure(error, 'absent')) throw absent()
    if (isGuardFailure(error, 'stale')) {
      const message = 'Cette redirection a été modifiée entre-temps. Rouvrez-la pour la voir.'
      throw new AppError('CONFLICT', message, { cause: error })
    }
    if (isGuardFailure(error, 'chain')) {
      throw refused(
        'destination',
        `${destination} est déjà redirigée\u00a0: indiquez l’adresse finale.`,
        error,
      )
    }
    if (isGuardFailure(error, 'chained')) {
      throw refused(
        'source',
        `Une autre redirection mène à ${source}\u00a0: modifiez-la d’abord.`,
        error,
      )
    }
    if (isGuardFailure(error, 'page')) throw answeredByPage(error)
    if (isGuardFailure(error, 'renamed')) {
      throw refused(
        'source',
        'La fiche de cette adresse a été renommée\u00a0: l’adresse mène déjà à la nouvelle.',
        error,
      )
    }
    if (isTaken(error, 'redirects.source')) {
      throw refused('source', 'Cette adresse est déjà redirigée.', error)
    }
    throw error
  }
}

const absent = () => new AppError('NOT_FOUND', 'Cette redirection n’existe plus.')

const answeredByPage = (cause?: unknown) =>
  refused(
    'source',
    'Une page répond à cette adresse\u00a0: elle ne peut pas être redirigée.',
    cause,
  )

const refused = (field: 'source' | 'destination', message: string, cause?: unknown) =>
  new AppError('CONFLICT', message, { details: { fields: { [field]: [message] } }, cause })

function logRedirect(
  db: Database,
  actor: Actor,
  action: 'redirect.create' | 'redirect.update' | 'redirect.delete',
  id: string,
  details: RedirectInput,
) {
  return logStatement(db, actor, { action, table: 'redirects', recordId: id, details })
}
