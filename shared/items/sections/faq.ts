import { z } from 'zod'

import { typedText } from '#shared/text/typed-text.ts'

import { readStoredList } from './stored-list.ts'

/** A question and its answer on the page of a GPT. */
export const faqItemSchema = z.object({
  question: typedText().trim().min(1).max(300),
  reponse: typedText().trim().min(1).max(3000),
  categorie: typedText().trim().max(80).optional(),
})
export type FaqItem = z.infer<typeof faqItemSchema>

export const faqSchema = z.array(faqItemSchema).max(40)

export const readFaq = (stored: unknown) => readStoredList(faqItemSchema, stored)
