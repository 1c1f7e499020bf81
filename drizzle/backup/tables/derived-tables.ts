import type { Schema } from './schema-at.ts'

/**
 * No backup holds these. Changes and snapshot of the search begin anew in a restored database. Triggers make the index of
 * former schemas from the columns of the items, and its virtual table cannot be read back. Every other table is held, those that triggers fill too: when an item was first public, for one, is
 * written nowhere else.
 */
const derivedTables = new Set([
  'search_changes',
  'search_facets',
  'search_items',
  'search_snapshot',
  'search_words',
])
const derivingViews = new Set(['search_additions'])
const derivingTriggers = new Set([
  'search_additions_insert',
  'prompts_search_insert',
  'gpts_search_insert',
])

export const isDerived = ({ name, sql }: { name: string; sql: string }): boolean =>
  derivedTables.has(name) || /^CREATE VIRTUAL/i.test(sql)

/**
 * What fills those tables as items are put in, and the indexes that it asks. There is none in a schema
 * whose index had other parts: the migration that brought the table of groups throws that index away.
 */
export function derivingObjects({ kept, indexes, views, triggers }: Schema) {
  const isOfThisIndex = kept.some(({ name }) => name === 'search_groups')
  return {
    indexes: indexes.filter(({ on }) => isOfThisIndex && derivedTables.has(on)),
    views: views.filter(({ name }) => isOfThisIndex && derivingViews.has(name)),
    triggers: triggers.filter(({ name }) => isOfThisIndex && derivingTriggers.has(name)),
  }
}
