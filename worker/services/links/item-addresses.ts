import { and, asc, eq, gt, inArray, type SQL } from 'drizzle-orm'

import { storedTree } from '#drizzle/derived/markdown.ts'
import { gpts, prompts } from '#drizzle/schema/index.ts'
import { type ItemKind, itemKinds } from '#shared/items/cote.ts'
import { readConversations } from '#shared/items/sections/conversations.ts'
import { treeAddresses } from '#shared/links/tree-addresses.ts'
import { writtenAddresses } from '#shared/links/written-addresses.ts'
import { readAssistantAddress } from '#shared/variables/gpt-launch-facts.ts'
import type { Database } from '#worker/database/db.ts'

import { isUsual } from './look-at.ts'

/** An item with the addresses elsewhere to which its page leads, each as it is looked at. */
export type AddressedItem = { kind: ItemKind; id: string; titre: string; adresses: string[] }

const itemsPerRead = 500

/** Every public item with its addresses, so many at a time. */
export async function* publicItems(db: Database): AsyncGenerator<AddressedItem[]> {
  for (const kind of itemKinds) {
    let last = ''
    let items: AddressedItem[] = []
    do {
      // oxlint-disable-next-line no-await-in-loop -- each part begins where the one before ended
      items = await readers[kind](db, gt(tables[kind].id, last), itemsPerRead)
      yield items
      last = items.at(-1)?.id ?? ''
    } while (items.length === itemsPerRead)
  }
}

/** Those of some public items, as they are now. */
export const publicItemsOf = (
  db: Database,
  kind: ItemKind,
  ids: string[],
): Promise<AddressedItem[]> => readers[kind](db, inArray(tables[kind].id, ids), ids.length)

/**
 * An address as it is looked at: without its fragment, which no server sees, and without the text that an
 * assistant is to begin with, which is no part of its page. Null for what is not looked at.
 */
export function checkedAddress(address: string): string | null {
  const url = URL.parse(address)
  if (url === null || !isUsual(url)) return null
  url.hash = ''
  if (readAssistantAddress(address).text !== null) url.search = ''
  return url.href
}

const tables = { prompt: prompts, gpt: gpts }
const readers = { prompt: readPrompts, gpt: readGpts }

// The addresses in the text of a prompt, in a role and in an example are those of whoever fills it in, or
// of a client who does not exist.

async function readPrompts(db: Database, condition: SQL, limit: number): Promise<AddressedItem[]> {
  const { id, titre, description, auteur_linkedin_url, conversations_associees } = prompts
  const rows = await db
    .select({ id, titre, description, auteur_linkedin_url, conversations_associees })
    .from(prompts)
    .where(and(eq(prompts.statut, 'valide'), condition))
    .orderBy(asc(id))
    .limit(limit)
  return rows.map((row) => ({
    kind: 'prompt',
    id: row.id,
    titre: row.titre,
    adresses: checked([...fieldAddresses(row), ...writtenAddresses(row.description)]),
  }))
}

async function readGpts(db: Database, condition: SQL, limit: number): Promise<AddressedItem[]> {
  const { id, nom, description, description_format, description_arbre, url_destination } = gpts
  const { auteur_linkedin_url, conversations_associees } = gpts
  const { cas_usage, workflow, limitations, faq } = gpts
  const rows = await db
    .select({
      id,
      nom,
      description,
      description_format,
      description_arbre,
      url_destination,
      auteur_linkedin_url,
      conversations_associees,
      sections: { cas_usage, workflow, limitations, faq },
    })
    .from(gpts)
    .where(and(eq(gpts.statut, 'valide'), condition))
    .orderBy(asc(id))
    .limit(limit)
  return rows.map((row) => ({
    kind: 'gpt',
    id: row.id,
    titre: row.nom,
    adresses: checked([
      row.url_destination,
      ...fieldAddresses(row),
      ...treeAddresses(storedTree(row)),
      ...writtenAddresses(row.sections),
    ]),
  }))
}

type WithFields = Pick<
  typeof prompts.$inferSelect,
  'auteur_linkedin_url' | 'conversations_associees'
>

const fieldAddresses = ({ auteur_linkedin_url, conversations_associees }: WithFields) => [
  auteur_linkedin_url ?? '',
  ...readConversations(conversations_associees).map(({ url }) => url),
]

const checked = (addresses: string[]): string[] => [
  ...new Set(
    addresses.flatMap((address) => {
      const asked = checkedAddress(address)
      return asked === null ? [] : [asked]
    }),
  ),
]
