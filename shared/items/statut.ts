import { z } from 'zod'

/** Publication state of a prompt or a GPT; only `valide` is public. */
export const statuts = ['valide', 'brouillon', 'refuse'] as const
export const statutSchema = z.enum(statuts)
export type Statut = (typeof statuts)[number]

export const statutLabels = {
  valide: 'Valide',
  brouillon: 'Brouillon',
  refuse: 'Refusé',
} as const satisfies Record<Statut, string>
