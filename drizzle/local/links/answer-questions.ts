import { Response } from 'miniflare'

import { type Ask, questionSchema } from '#shared/links/answer.ts'

/**
 * Answers what the Worker asks of addresses elsewhere, for which it has no means itself to see where a name
 * leads. It is bound to it under a name and reached by nobody else.
 */
export const answerQuestions = (ask: Ask) => async (request: { json: () => Promise<unknown> }) =>
  Response.json(await ask(questionSchema.parse(await request.json())))
