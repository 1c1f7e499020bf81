import { z } from 'zod'

/** An http(s) address that a visitor may follow; credentials in the address are refused. */
export const externalUrlSchema = z
  .url({ protocol: /^https?$/, error: 'Adresse http ou https attendue.' })
  .max(8000)
  .refine((url) => !/^https?:[\\/]*[^\\/?#]*@/i.test(url), 'Adresse sans identifiant attendue.')
