import { expect, type Page } from '@playwright/test'
import { z } from 'zod'

import type { GptInput } from '#shared/gpt.ts'
import type { PromptInput } from '#shared/prompt.ts'
import { gptInput, promptInput } from '#tests/support/inputs.ts'

/** A prompt that the administrator of the page creates without opening its editor. */
export async function createPrompt(
  page: Page,
  overrides: Partial<PromptInput> = {},
): Promise<PromptInput & { id: string }> {
  const item = promptInput(overrides)
  return { ...item, id: await create(page, 'prompts', item) }
}

/** A GPT that the administrator of the page creates without opening its editor. */
export async function createGpt(
  page: Page,
  overrides: Partial<GptInput> = {},
): Promise<GptInput & { id: string }> {
  const item = gptInput(overrides)
  return { ...item, id: await create(page, 'gpts', item) }
}

async function create(page: Page, list: 'prompts' | 'gpts', item: object): Promise<string> {
  const response = await page.request.post(`/api/trpc/admin.${list}.create`, {
    headers: { 'sec-fetch-site': 'same-origin', 'x-app': '1' },
    data: item,
  })
  expect(response.status(), await response.text()).toBe(200)
  return createdSchema.parse(await response.json()).result.data.id
}

const createdSchema = z.object({ result: z.object({ data: z.object({ id: z.string() }) }) })
