import { z } from 'zod'

import { namesWith, type NamesWith } from './field-schemas.ts'
import type { Fields } from './fields.ts'

// The casts restore the keys that `Object.fromEntries` loses.

type SectionTexts<F extends Fields> = { [Name in NamesWith<F, 'section'>]: string | null }

/** A section of a page that shows a text. */
export type TextSection = { id: string; title: string; text: string }

/** Lists the section texts of an item that are not empty, in the order of the table. */
export const listTextSections = <F extends Fields>(
  fields: F,
  item: SectionTexts<F>,
): TextSection[] =>
  Object.entries<string | null>(pickSectionTexts(fields, item)).flatMap(([name, text]) => {
    const section = fields[name]?.section
    return section && text ? [{ ...section, text }] : []
  })

/** Picks the section texts of an item, for the assistants' answer. */
export const pickSectionTexts = <F extends Fields>(fields: F, item: SectionTexts<F>) =>
  Object.fromEntries(
    namesWith(fields, 'section').map((name) => [name, item[name]]),
  ) as SectionTexts<F>

/** Schema of each section text, described by its title. */
export const sectionSchemas = <F extends Fields>(fields: F) =>
  Object.fromEntries(
    namesWith(fields, 'section').map((name) => [
      name,
      z
        .string()
        .nullable()
        .describe(fields[name]?.section?.title ?? ''),
    ]),
  ) as { [Name in NamesWith<F, 'section'>]: z.ZodNullable<z.ZodString> }
