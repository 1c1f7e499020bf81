import { describe, expect, it } from 'vitest'

import { categoryThemes } from '#shared/category.ts'
import {
  isWorkflowKept,
  workflowModel,
  workflowModels,
  workflowPriority,
} from '#shared/workflow-templates.ts'
import { workflowSchema } from '#shared/workflow.ts'

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
    (_m, model) => {
      expect(workflowSchema.parse(model.etapes)).toEqual(model.etapes)
      for (const [index, step] of model.etapes.entries()) {
        expect(step.numero).toBe(index + 1)
        expect(step.duree_estimee).toBeTruthy()
        expect(step.conseils?.length).toBeGreaterThan(0)
        expect(step.outils_requis?.length).toBeGreaterThan(0)
      }
      expect(isWorkflowKept(model.etapes)).toBe(true)
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
  const model = (slug: string, nom: string, ...categories: string[]) =>
    workflowModel({ slug, nom, categories })

  it('goes by a known slug first', () => {
    expect(model('lovable-architect', 'Outil', 'Automation')).toBe('architect')
    expect(model('prenom-nom-seo-audit', 'Outil', 'Content')).toBe('seo')
    expect(model('webographie-generator', 'Outil', 'Content')).toBe('analysis')
  })

  it('then by the first category, whatever the name says', () => {
    expect(model('a', 'Formules de tableur SEO', 'Automation', 'SEO')).toBe('development')
    expect(model('a', 'Architecte de cocon', 'SEO')).toBe('seo')
    expect(model('a', 'Un outil', 'Inconnue', 'Persona')).toBe('marketing')
  })

  it('then by the name, and is the general one when nothing tells', () => {
    expect(model('a', 'Software Architect', 'Inconnue')).toBe('architect')
    expect(model('a', 'Le référencement facile', 'Inconnue')).toBe('seo')
    expect(model('a', 'Rédacteur de guides', 'Inconnue')).toBe('content')
    expect(model('a', 'Cuisine', 'toString')).toBe('other')
  })

  it.each(Object.keys(categoryThemes))('is a template of its own for category %s', (category) => {
    expect(model('a', 'Un outil', category)).not.toBe('other')
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
    ['is short and one title is generic', titled('1. préparation des données', 'Lire'), false],
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
