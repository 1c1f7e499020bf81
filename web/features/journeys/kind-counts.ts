import type { PublicStep } from '#shared/journeys/journey.ts'
import { countOf } from '#shared/text/plural.ts'

/** «6 étapes : 4 prompts et 2 GPT» */
export function kindCounts(steps: Pick<PublicStep, 'kind'>[]): string {
  const prompts = steps.filter(({ kind }) => kind === 'prompt').length
  const gpts = steps.length - prompts
  const kinds = [
    ...(prompts > 0 ? [countOf(prompts, 'prompt', 'prompts')] : []),
    ...(gpts > 0 ? [countOf(gpts, 'GPT', 'GPT')] : []),
  ]
  return `${countOf(steps.length, 'étape', 'étapes')}\u00a0: ${kinds.join(' et ')}.`
}
