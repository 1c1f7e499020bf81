import { describe, expect, it } from 'vitest'

import {
  isWorkflowKept,
  workflowModel,
  workflowModels,
  workflowPriority,
} from '#shared/admin/workflows/workflow-templates.ts'
import { workflowSchema } from '#shared/items/sections/workflow.ts'
import { builtInNames } from '#tests/support/database/built-in-categories.ts'

const modelOf = (slug: string, nom: string, ...categories: string[]) =>
  workflowModel({ slug, nom, categories })

const titled = (...titres: string[]) => titres.map((titre) => ({ titre }))

describe('the templates (R187)', () => {
  it('have the number of steps that the specification gives', () => {
    const counts = Object.entries(workflowModels).map(([model, { etapes }]) => [
      model,
      etapes.length,
    ])

    expect(Object.fromEntries(counts)).toEqual({
      architect: 4,
      seo: 4,
      content: 4,
      analysis: 4,
      development: 3,
      marketing: 3,
      other: 3,
    })
  })

  it.each(Object.entries(workflowModels))(
    '%s may be stored, complete and numbered',
    (_m, { etapes }) => {
      expect(workflowSchema.parse(etapes)).toEqual(etapes)
      for (const [index, step] of etapes.entries()) {
        expect(step.numero).toBe(index + 1)
        expect(step.duree_estimee).toBeTruthy()
        expect(step.conseils?.length).toBeGreaterThan(0)
        expect(step.outils_requis?.length).toBeGreaterThan(0)
      }
      expect(isWorkflowKept(etapes)).toBe(true)
    },
  )

  it('share no sentence: each is about its own work', () => {
    const sentences = Object.values(workflowModels).flatMap(({ etapes }) =>
      etapes.flatMap(({ titre, description, conseils = [] }) => [titre, description, ...conseils]),
    )

    expect(new Set(sentences).size).toBe(sentences.length)
  })
})

describe('the template of a GPT (R187)', () => {
  it('goes by a known slug first', () => {
    expect(modelOf('lovable-architect', 'Outil', 'Automation')).toBe('architect')
    expect(modelOf('prenom-nom-seo-audit', 'Outil', 'Content')).toBe('seo')
    expect(modelOf('webographie-generator', 'Outil', 'Content')).toBe('analysis')
  })

  it('then by the first category, whatever the name says', () => {
    expect(modelOf('a', 'Formules de tableur SEO', 'Automation', 'SEO')).toBe('development')
    expect(modelOf('a', 'Architecte de cocon', 'SEO')).toBe('seo')
    expect(modelOf('a', 'Un outil', 'Inconnue', 'Persona')).toBe('marketing')
  })

  it('then by the name, and is the general one when nothing tells', () => {
    expect(modelOf('a', 'Software Architect', 'Inconnue')).toBe('architect')
    expect(modelOf('a', 'Le référencement facile', 'Inconnue')).toBe('seo')
    expect(modelOf('a', 'Rédacteur de guides', 'Inconnue')).toBe('content')
    expect(modelOf('a', 'Cuisine', 'toString')).toBe('other')
  })

  it.each(builtInNames)('is a template of its own for category %s', (category) => {
    expect(modelOf('a', 'Un outil', category)).not.toBe('other')
  })
})

describe('an existing workflow (R186)', () => {
  it.each([
    ['is empty', titled(), false],
    [
      'is the three generic steps',
      titled('Préparation', 'Consultation', 'Mise en application'),
      false,
    ],
    ['is short and holds «Préparation»', titled('1. préparation des données', 'Lire'), false],
    ['is short and holds «Consultation»', titled('Ouvrir', 'La consultation', 'Lire'), false],
    ['is short and holds «Mise en application»', titled('Lire', 'Mise en application'), false],
    ['is short and none is generic', titled('Ouvrir', 'Lire', 'Décider'), true],
    ['is longer than three steps', titled('Préparation', 'Consultation', 'Lire', 'Agir'), true],
  ])('that %s', (_case, workflow, kept) => {
    expect(isWorkflowKept(workflow)).toBe(kept)
  })
})

it('works on the priority slugs in their order, all others last (R185)', () => {
  const slugs = ['autre', 'webographie-generator', 'zoe-martin-seo-audit', 'lovable-architect']

  expect(slugs.toSorted((a, b) => workflowPriority(a) - workflowPriority(b))).toEqual([
    'lovable-architect',
    'zoe-martin-seo-audit',
    'webographie-generator',
    'autre',
  ])
})
