import { z } from 'zod'

import { spacedControls } from '#shared/text/control-characters.ts'

import { reportedPathMaxLength, reportMaxLength, reportSubjects } from './report-subjects.ts'

/** The path of any page, there or not; never one that a browser takes for the address of another site. */
const reportedPathSchema = z
  .string()
  .max(reportedPathMaxLength)
  .regex(/^\/(?!\/)[^\s?#\\\p{Cc}\p{Cs}]*$/u)

/** What a visitor tells of a page. A link that is dead may need no more words. */
export const reportInputSchema = z
  .strictObject({
    page: reportedPathSchema,
    sujet: z.enum(reportSubjects),
    texte: z
      .string()
      .overwrite((typed) => typed.toWellFormed().split('\n').map(spacedControls).join('\n'))
      .trim()
      .max(reportMaxLength),
  })
  .refine(({ sujet, texte }) => sujet === 'lien' || texte !== '', {
    path: ['texte'],
    error: 'Dites en quelques mots ce qui ne va pas.',
  })
export type ReportInput = z.infer<typeof reportInputSchema>
