import { z } from 'zod'

/** An instant in UTC, as `toISOString` writes it: without a bound its fraction could be of any length. */
export const instantSchema = z.iso.datetime().max(30)
