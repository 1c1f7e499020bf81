import { describe, expect, it } from 'vitest'

import { asVisitor } from '#tests/support/calls/caller.ts'
import { insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'

describe('an item that a page names by its title', () => {
  it('is led to from the description of a prompt, however its spaces and accents are typed', async () => {
    const db = await createTestDatabase()
    await insertGpt(db, { slug: 'migration', nom: 'Plan de migration SEO : l’essentiel' })
    const named = "GPT «\u00a0Plan de migration SEO\u00a0: l'essentiel\u00a0»"
    await insertPrompt(db, { slug: 'refonte', description: `Ou bien le ${named}, guidé.` })

    const { description } = await asVisitor(db).catalogue.prompt({ slug: 'refonte' })

    expect(description).toEqual([
      'Ou bien le ',
      ['a', { href: '/gpt/migration' }, named],
      ', guidé.',
    ])
  })

  it('is led to from the description, the limitations and the answers of a GPT', async () => {
    const db = await createTestDatabase()
    await insertPrompt(db, { slug: 'plan', titre: 'Dresser un plan' })
    const text = 'Le prompt « Dresser un plan » suffit.'
    const limitation = { type: 'limitation' as const, titre: 'Portée', description: text }
    const faq = [{ question: 'Et sinon ?', reponse: text }]
    await insertGpt(db, { slug: 'guide', description: text, limitations: [limitation], faq })

    const gpt = await asVisitor(db).catalogue.gpt({ slug: 'guide' })

    const linked = [
      'Le ',
      ['a', { href: '/prompt/plan' }, 'prompt « Dresser un plan »'],
      ' suffit.',
    ]
    expect(gpt.description).toEqual([['p', ...linked]])
    expect(gpt.limitations).toEqual([{ ...limitation, description: linked }])
    expect(gpt.faq).toEqual([{ question: 'Et sinon ?', reponse: linked }])
  })

  it.each([
    ['a draft', { statut: 'brouillon' as const }],
    ['another title', { titre: 'Dresser une liste' }],
  ])('is text where it is %s', async (_what, values) => {
    const db = await createTestDatabase()
    await insertPrompt(db, { slug: 'plan', titre: 'Dresser un plan', ...values })
    const description = 'Voyez le prompt « Dresser un plan ».'
    await insertPrompt(db, { slug: 'autre', description })

    const prompt = await asVisitor(db).catalogue.prompt({ slug: 'autre' })

    expect(prompt.description).toEqual([description])
  })
})
