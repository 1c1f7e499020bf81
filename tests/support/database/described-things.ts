import { z } from 'zod'

export type Thing = { '@type': string; [property: string]: unknown }

/** What a fresh site writes; one with a publisher says who that is besides. */
export const describedTypes = [
  'WebSite',
  'CollectionPage',
  'BreadcrumbList',
  'CreativeWork',
  'SoftwareApplication',
  'FAQPage',
] as const
type DescribedType = (typeof describedTypes)[number]

/** What is wrong with a thing: what it lacks of what its type must hold, and whatever else it holds. */
export function faultsOf(thing: Thing, origin: string): string[] {
  const type = describedTypes.find((name) => name === thing['@type'])
  if (!type) return [`${thing['@type']} is not described`]
  const { error } = thingSchemas(origin)[type].safeParse(thing)
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}

/**
 * A thing with one fault each: a property gone, empty, invented, an address of another site or without
 * one, a date in another form. Of lists, the first entry. An author may be absent and is left alone.
 */
export function spoilt(thing: Record<string, unknown>): Record<string, unknown>[] {
  const each = Object.entries(thing).filter(([name]) => name !== 'author')
  return [
    { ...thing, aggregateRating: { '@type': 'AggregateRating', ratingValue: 5 } },
    ...each.map(([name]) => Object.fromEntries(each.filter(([other]) => other !== name))),
    ...each.flatMap(([name, value]) =>
      wrongInPlaceOf(value).map((one) => replaced(thing, name, one)),
    ),
  ]
}

const replaced = (thing: Record<string, unknown>, name: string, value: unknown) => ({
  ...thing,
  [name]: value,
})

function wrongInPlaceOf(value: unknown): unknown[] {
  const empty = ['', null, []]
  if (typeof value === 'string' && URL.canParse(value)) {
    const { pathname, hash } = new URL(value)
    return [...empty, `https://ailleurs.example${pathname}${hash}`, pathname + hash]
  }
  if (typeof value === 'string' && /^\d{4}-/.test(value)) return [...empty, '12/11/2025']
  if (Array.isArray(value)) {
    const [first, ...rest] = value
    return [...empty, ...(isRecord(first) ? spoilt(first).map((one) => [one].concat(rest)) : [])]
  }
  return [...empty, ...(isRecord(value) ? spoilt(value) : [])]
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function thingSchemas(origin: string): Record<DescribedType, z.ZodType> {
  const own = z.url({ protocol: /^https?$/ }).startsWith(`${origin}/`)
  const site = z.strictObject({ '@id': z.literal(`${origin}/#site`) })
  const wholeSite = z.strictObject({
    '@type': z.literal('WebSite'),
    '@id': z.literal(`${origin}/#site`),
    url: z.literal(`${origin}/`),
    name: text,
  })
  const page = { '@id': own.regex(/#\w+$/), url: own, name: text, description: text, inLanguage }
  const item = {
    ...page,
    isPartOf: wholeSite,
    isAccessibleForFree: z.literal(true),
    keywords: text,
    dateCreated: z.iso.datetime(),
    dateModified: z.iso.datetime(),
    author: author.optional(),
  }
  return {
    WebSite: z.strictObject({
      '@type': z.literal('WebSite'),
      ...page,
      '@id': z.literal(`${origin}/#site`),
      url: z.literal(`${origin}/`),
    }),
    CollectionPage: z.strictObject({
      '@type': z.literal('CollectionPage'),
      ...page,
      isPartOf: site,
      mainEntity: z.strictObject({
        '@type': z.literal('ItemList'),
        numberOfItems: z.int().min(1),
        itemListElement: inOrder(z.strictObject({ ...listItem, url: own })),
      }),
    }),
    BreadcrumbList: z.strictObject({
      '@type': z.literal('BreadcrumbList'),
      itemListElement: inOrder(z.strictObject({ ...listItem, name: text, item: own })).refine(
        ([first]) => first?.position === 1 && first.item === `${origin}/`,
        'does not begin at the home page',
      ),
    }),
    CreativeWork: z.strictObject({
      '@type': z.literal('CreativeWork'),
      ...item,
      genre: z.array(text).min(1),
    }),
    SoftwareApplication: z.strictObject({
      '@type': z.literal('SoftwareApplication'),
      ...item,
      applicationCategory: z.literal('BusinessApplication'),
      applicationSubCategory: text,
      operatingSystem: z.string().regex(/^Web \(.+\)$/),
    }),
    FAQPage: z.strictObject({
      '@type': z.literal('FAQPage'),
      '@id': own.regex(/#questions$/),
      mainEntity: z.array(question).min(1),
    }),
  }
}

const text = z.string().trim().min(1)
const inLanguage = z.literal('fr')

const author = z.strictObject({
  '@type': z.literal('Person'),
  name: text,
  sameAs: z.url({ protocol: /^https$/ }).optional(),
})

const question = z.strictObject({
  '@type': z.literal('Question'),
  name: text,
  acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text }),
})

const listItem = { '@type': z.literal('ListItem'), position: z.int().min(1) }

/** Entries whose places follow each other. */
const inOrder = <Entry extends z.ZodType<{ position: number }>>(entry: Entry) =>
  z
    .array(entry)
    .min(1)
    .refine(
      (entries) =>
        entries.every(({ position }, index) => position === (entries[0]?.position ?? 0) + index),
      'is not in order',
    )
