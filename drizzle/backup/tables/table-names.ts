import { z } from 'zod'

/** Names of tables, columns and migrations, as this site gives them. */
export const nameSchema = z.string().regex(/^[\w-]+$/)

/** Which database a file was taken of. It is printed, so it has no line breaks. */
export const originSchema = z.string().regex(/^.*$/)

/** A name as it stands in a statement. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** What a table is called while it is filled, beside the one that is read meanwhile. */
export const stagedName = (name: string): string => `restored_${name}`
