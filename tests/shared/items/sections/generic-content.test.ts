import { describe, expect, it } from 'vitest'

import type { CategoryGroup } from '#shared/categories/category.ts'
import { casUsageSchema } from '#shared/items/sections/cas-usage.ts'
import { faqSchema } from '#shared/items/sections/faq.ts'
import { genericContent } from '#shared/items/sections/generic-content.ts'
import { genericSections } from '#shared/items/sections/generic-section.ts'
import { limitationsSchema, limitationTypes } from '#shared/items/sections/limitations.ts'
import { requetesSeoSchema } from '#shared/items/sections/requetes-seo.ts'
import { workflowSchema } from '#shared/items/sections/workflow.ts'

const groups: CategoryGroup[] = ['seo', 'content', 'growth']

describe.each(groups)('the generic content of the group %s (R100)', (group) => {
  const content = genericContent(group)

  it('fills every section, and no other', () => {
    expect(Object.keys(content).toSorted()).toEqual(genericSections.toSorted())
    const { requetes_seo, ...lists } = content
    for (const list of [...Object.values(lists), requetes_seo.requetes]) {
      expect(list.length).toBeGreaterThanOrEqual(2)
    }
  })

  it('could be saved as the content of a GPT', () => {
    expect(casUsageSchema.parse(content.cas_usage)).toEqual(content.cas_usage)
    expect(workflowSchema.parse(content.workflow)).toEqual(content.workflow)
    expect(limitationsSchema.parse(content.limitations)).toEqual(content.limitations)
    expect(faqSchema.parse(content.faq)).toEqual(content.faq)
    expect(requetesSeoSchema.parse(content.requetes_seo)).toEqual(content.requetes_seo)
  })

  it('numbers its steps from 1', () => {
    const numbers = content.workflow.map((step) => step.numero)
    expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  })

  it('has a limitation, a prerequisite and a recommendation', () => {
    const types = new Set(content.limitations.map((item) => item.type))
    expect([...types].toSorted()).toEqual(limitationTypes.toSorted())
  })
})

it('says something else to each group', () => {
  for (const section of genericSections) {
    const texts = groups.map((group) => JSON.stringify(genericContent(group)[section]))
    expect(new Set(texts).size).toBe(groups.length)
  }
})
