import { type SQL, sql } from 'drizzle-orm'

import { contentTables, titleColumns } from '#drizzle/schema/content-tables.ts'
import {
  dailyPicks,
  formerSlugs,
  planifications,
  redirects,
  revisions,
  users,
} from '#drizzle/schema/index.ts'
import type { ItemKind } from '#shared/items/cote.ts'
import { draftings } from '#shared/items/item-drafting.ts'
import { itemJson } from '#worker/services/editing/revisions.ts'

const at = '2026-01-05T16:20:00.000Z'

/** Statements that give the best item of each kind revisions, plans and redirects, and replace a record. */
export const editedRows = (): (SQL | string)[] => [
  ...revisionRows('prompt'),
  ...revisionRows('gpt'),
  ...planRows(),
  sql`insert into ${dailyPicks} (jour, kind, slug, impose) values ('2050-03-22', 'gpt', 'lovable-architect', 1)`,
  sql`insert into ${redirects} (id, source, destination, passages, created_at, updated_at)
    select 'mot', '/une-ancienne-adresse', '/prompt/' || slug, 3, ${at}, ${at} from prompts where ${isBest('prompt')}`,
  sql`insert into ${formerSlugs} (kind, slug, nouveau_slug)
    select 'prompt', 'un-ancien-nom', slug from prompts where ${isBest('prompt')}`,
  `UPDATE seo_pages_config SET meta_title = 'Un autre titre pour les catégories' WHERE id = 'tri'`,
  sql`update record_revisions set remplace_le = ${at}`,
]

/** The item that `$id` stands for. */
const bestId = (kind: ItemKind) =>
  sql`(select id from ${contentTables[kind]} where statut = 'valide' order by score desc, id limit 1)`
const isBest = (kind: ItemKind) => sql`${contentTables[kind].id} = ${bestId(kind)}`

const revisionRows = (kind: ItemKind): SQL[] =>
  (
    [
      ['fiche', '2026-01-06T08:05:10.000Z', null],
      ['fiche', '2026-01-06T07:00:00.000Z', 'Reformulation des consignes et des exemples'],
      ['copie', at, null],
    ] as const
  ).map(
    ([quoi, writtenAt, note], index) =>
      sql`insert into ${revisions} (id, kind, item_id, quoi, version, contenu, ecrit_par, ecrit_le, note, remplace_le)
        select ${`${kind}-${index}`}, ${kind}, id, ${quoi}, ${3 - index},
          json_set(${itemJson(kind)}, ${`$.${draftings[kind].titleField}`}, 'Ancien ' || ${titleColumns[kind]},
            '$.description', replace(description, ' de ', ' sur '), '$.tags', json('["ancien"]')),
          (select id from ${users} order by created_at limit 1), ${writtenAt}, ${note}, ${writtenAt}
        from ${contentTables[kind]} where ${isBest(kind)}`,
  )

/** Everything in March 2050 is as far from today in every run. */
const planRows = (): SQL[] =>
  (
    [
      ['03', 'prompt', 'publier', 'prevu', null],
      ['03', 'prompt', 'retirer', 'prevu', null],
      ['09', 'gpt', 'publier', 'fait', null],
      ['16', 'gpt', 'retirer', 'echec', 'La fiche a été modifiée depuis.'],
    ] as const
  ).map(
    ([day, kind, action, state, reason], index) =>
      sql`insert into ${planifications} (id, kind, item_id, action, prevu_le, etat, raison, planifie_par, planifie_le)
        values (${`plan-${index}`}, ${kind}, ${bestId(kind)}, ${action},
          ${`2050-03-${day}T0${index + 6}:30:00.000Z`}, ${state}, ${reason}, 'x', ${at})`,
  )
