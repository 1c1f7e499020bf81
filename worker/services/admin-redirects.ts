import { asc, desc, eq, type SQL, sql } from 'drizzle-orm'

import { formerSlugs, gpts, missingPages, prompts, redirects } from '#drizzle/schema/index.ts'
import { fixedPaths } from '#shared/page-metadata.ts'
import type { MissingPage, Redirect, RedirectInput } from '#shared/redirect.ts'

import type { Database } from '../db.ts'
import { AppError } from '../errors.ts'
import { type Statement, writeBatch } from '../write-batch.ts'
import { type Actor, logStatement } from './admin-logs.ts'
import { failUnless, isRefusal, isTaken } from './write-guard.ts'

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

/** Adds a redirect; its address is in vain no longer. */
export async function createRedirect(
  db: Database,
  actor: Actor,
  input: RedirectInput,
): Promise<{ id: string }> {
  const id = crypto.randomUUID()
  const now = actor.now.toISOString()
  await writeRedirect(db, input, [
    ...conditions(input, id),
    db.insert(redirects).values({ id, ...input, created_at: now, updated_at: now }),
    db.delete(missingPages).where(eq(missingPages.chemin, input.source)),
    logRedirect(db, actor, 'redirect.create', id, input),
  ])
  return { id }
}

/** Changes where a redirect leads, or from where; what it counted stays. */
export async function updateRedirect(
  db: Database,
  actor: Actor,
  { id, ...input }: RedirectInput & { id: string },
): Promise<void> {
  await writeRedirect(db, input, [
    failUnless(exists(eq(redirects.id, id)), 'absent'),
    ...conditions(input, id),
    db
      .update(redirects)
      .set({ ...input, updated_at: actor.now.toISOString() })
      .where(eq(redirects.id, id)),
    logRedirect(db, actor, 'redirect.update', id, input),
  ])
}

/** Removes a redirect: nothing answers its address again. */
export async function removeRedirect(
  db: Database,
  actor: Actor,
  id: string,
): Promise<RedirectInput> {
  const [row] = await db
    .select({ source: redirects.source, destination: redirects.destination })
    .from(redirects)
    .where(eq(redirects.id, id))
  if (!row) throw absent()
  await writeRedirect(db, row, [
    failUnless(exists(eq(redirects.id, id)), 'absent'),
    db.delete(redirects).where(eq(redirects.id, id)),
    logRedirect(db, actor, 'redirect.delete', id, row),
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

/** One redirect a visit: none leads to another, none stands where a page answers. */
function conditions({ source, destination }: RedirectInput, id: string): SQL[] {
  return [
    failUnless(sql`not ${exists(sql`source = ${destination} and id <> ${id}`)}`, 'chain'),
    failUnless(sql`not ${isFormerAddress(destination)}`, 'chain'),
    failUnless(sql`not ${exists(sql`destination = ${source} and id <> ${id}`)}`, 'chained'),
    failUnless(sql`not ${isPage(source)}`, 'page'),
  ]
}

/** Whether a page answers at a path. */
const isPage = (path: string) => sql`(
  ${path} in (select value from json_each(${JSON.stringify(fixedPaths)}))
  or exists (select 1 from ${prompts} where '/prompt/' || slug = ${path} and statut = 'valide')
  or exists (select 1 from ${gpts} where '/gpt/' || slug = ${path} and statut = 'valide')
)`

/** Whether a path redirects because its item was renamed. */
const isFormerAddress = (path: string) =>
  sql`exists (select 1 from ${formerSlugs} where '/' || kind || '/' || slug = ${path} and nouveau_slug is not null)`

async function writeRedirect(
  db: Database,
  { source, destination }: RedirectInput,
  statements: Statement[],
): Promise<void> {
  try {
    await writeBatch(db, statements)
  } catch (error) {
    if (isRefusal(error, 'absent')) throw absent()
    if (isRefusal(error, 'chain')) {
      throw refused(
        'destination',
        `${destination} est déjà redirigée : indiquez l'adresse finale.`,
        error,
      )
    }
    if (isRefusal(error, 'chained')) {
      throw refused(
        'source',
        `Une autre redirection mène à ${source} : modifiez-la d'abord.`,
        error,
      )
    }
    if (isRefusal(error, 'page')) {
      throw refused(
        'source',
        'Une page répond à cette adresse : elle ne peut pas être redirigée.',
        error,
      )
    }
    if (isTaken(error, 'redirects.source')) {
      throw refused('source', 'Cette adresse est déjà redirigée.', error)
    }
    throw error
  }
}

const absent = () => new AppError('NOT_FOUND', "Cette redirection n'existe plus.")

const refused = (field: 'source' | 'destination', message: string, cause: unknown) =>
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
