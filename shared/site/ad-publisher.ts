import { z } from 'zod'

/**
 * The AdSense publisher whose script public pages load for whoever accepts it; empty, as it is by
 * default, there is no script, no question and no third party in the policy.
 */
export const adPublisherSchema = z
  .string()
  .trim()
  .regex(/^(?:ca-pub-\d{16})?$/, 'ca-pub- suivi de 16 chiffres, ou rien.')

/** Marks a page that asks for consent, from its rendering to its policy; no visitor receives it. */
export const adsHeader = 'x-asks-consent'
