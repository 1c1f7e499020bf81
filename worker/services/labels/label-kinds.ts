import { itemCategories, itemTags } from '#drizzle/schema/index.ts'

/** Labels of items: how the item, the journal and the addresses of pages call each kind. */
export const labelKinds = {
  tag: { champ: 'tags', table: 'tags', page: '/tag/', index: itemTags, name: itemTags.tag },
  categorie: {
    champ: 'categories',
    table: 'categories',
    page: '/categorie/',
    index: itemCategories,
    name: itemCategories.categorie,
  },
} as const

export type LabelKind = keyof typeof labelKinds
