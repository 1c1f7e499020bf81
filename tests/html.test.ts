import { HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { pagePaths } from '#shared/pages/pages.ts'

import { type BuiltWorker, startBuiltWorker } from './support/site/built-worker.ts'

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: {
    // React writes void elements and boolean attributes its own way, and no line ends.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    // Same-origin files with hashed names; the policy refuses every other origin.
    'require-sri': 'off',
  },
})

const pages = [
  ...pagePaths,
  '/prompts?vue=liste&page=2',
  '/gpts?category=Audit&vue=liste',
  '/prompt/expert-amelioration-prompts',
  '/gpt/lovable-architect',
  '/recherche?q=audit',
  '/categorie/seo',
  '/parcours/refonte',
  '/prompt/inconnu',
  '/une-adresse-inconnue',
]

let site: BuiltWorker

beforeAll(async () => {
  site = await startBuiltWorker()
})

afterAll(() => site.stop())

it.each(pages)('%s is valid HTML in French with one main heading (R1)', async (page) => {
  const html = await (await fetch(site.url + page)).text()
  const report = await validator.validateString(html)
  const messages = report.results.flatMap(({ messages: found }) =>
    found.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
  )
  expect([...new Set(messages)]).toEqual([])
  expect(html).toMatch(/^<!DOCTYPE html><html lang="fr">/)
  expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
})
