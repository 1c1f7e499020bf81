import { z } from 'zod'

import { longDate } from '#shared/text/french-date.ts'

/** The assistant that an editor tried an item with, and on which Paris day; nothing where nobody did. */
export const verificationShape = {
  verifie_avec: z.string().nullable(),
  verifie_le: z.string().nullable(),
}
export type Verification = { verifie_avec: string | null; verifie_le: string | null }

/** «le 12 novembre 2026 avec Claude»; null where nobody tried it. */
export function verifiedWhen({ verifie_avec, verifie_le }: Verification): string | null {
  if (verifie_avec === null || verifie_le === null) return null
  return `le ${longDate(verifie_le)} avec ${verifie_avec}`
}
