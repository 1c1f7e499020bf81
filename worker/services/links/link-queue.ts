import { asc, eq, inArray, sql } from 'drizzle-orm'

import { links } from '#drizzle/schema/index.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import type { LinkState } from '#shared/links/link-state.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'
import { AppError } from '#worker/runtime/errors.ts'
import { type Actor, logStatement } from '#worker/services/journal/admin-logs.ts'
import { failUnless, isGuardFailure } from '#worker/services/journal/write-guard.ts'

import { type AddressedItem, publicItemsOf } from './item-addresses.ts'

/** An address that was gone, with the public items that lead there at this moment. */
export type DoubtedLink = Omit<LinkState, 'verifie_par'> & {
  adresse: string
  vu_le: string | null
  fiches: { kind: ItemKind; id: string; titre: string }[]
}

const maxListed = 200

/**
 * The addresses that were gone when they were last there to be seen, those gone longest first; those to
 * which no public item leads any more, since somebody mended them today, are left out.
 */
export async function listDoubtedLinks(db: Database): Promise<DoubtedLink[]> {
  const { adresse, etat, constat, absent_depuis, verifie_le, vu_le } = links
  const rows = await db
    .select({
      fiches: links.fiches,
      link: { adresse, etat, constat, absent_depuis, verifie_le, vu_le },
    })
    .from(links)
    .where(inArray(links.etat, ['absent', 'mort']))
    .orderBy(asc(links.absent_depuis), asc(links.adresse))
    .limit(maxListed)
  if (rows.length === 0) return []
  const named = rows.flatMap(({ fiches }) => fiches)
  const idsOf = (kind: ItemKind) => [
    ...new Set(named.flatMap((item) => (item.kind === kind ? [item.id] : []))),
  ]
  const [prompts, gpts] = await Promise.all([
    publicItemsOf(db, 'prompt', idsOf('prompt')),
    publicItemsOf(db, 'gpt', idsOf('gpt')),
  ])
  const items = [...prompts, ...gpts]
  return rows.map(({ link }) => withItems(link, items)).filter(({ fiches }) => fiches.length > 0)
}

const withItems = (
  link: Omit<DoubtedLink, 'fiches'>,
  items: readonly AddressedItem[],
): DoubtedLink => ({
  ...link,
  fiches: items.flatMap(({ kind, id, titre, adresses }) =>
    adresses.includes(link.adresse) ? [{ kind, id, titre }] : [],
  ),
})

/** Notes that somebody found an address well by hand: it waits no more, until it has gone anew. */
export const verifyLink = (db: Database, actor: Actor, adresse: string): Promise<void> =>
  changeLink(db, actor, adresse, { verifie_le: actor.now.toISOString(), verifie_par: actor.userId })

/** Takes that back. */
export const doubtLink = (db: Database, actor: Actor, adresse: string): Promise<void> =>
  changeLink(db, actor, adresse, { verifie_le: null, verifie_par: null })

async function changeLink(
  db: Database,
  actor: Actor,
  adresse: string,
  change: Pick<LinkState, 'verifie_le' | 'verifie_par'>,
): Promise<void> {
  try {
    await writeBatch(db, [
      failUnless(
        sql`exists (select 1 from ${links} where ${links.adresse} = ${adresse} and ${links.absent_depuis} is not null and (${links.verifie_le} is null) = ${change.verifie_le !== null})`,
        'absent',
      ),
      db.update(links).set(change).where(eq(links.adresse, adresse)),
      logStatement(db, actor, {
        action: change.verifie_le === null ? 'link.doubt' : 'link.verify',
        table: 'liens',
        recordId: adresse.slice(0, 200),
        details: { adresse },
      }),
    ])
  } catch (error) {
    if (!isGuardFailure(error, 'absent')) throw error
    throw new AppError('NOT_FOUND', 'Ce lien a changé depuis\u00a0: il n’attend plus rien.', {
      cause: error,
    })
  }
}
