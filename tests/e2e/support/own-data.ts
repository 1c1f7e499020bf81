import type { Page } from '@playwright/test'

type OwnProfile = { name: string; values: Record<string, string> }

/** Stores a client profile in the browser of a page, and works for that client unless told otherwise. */
export async function storeProfile(
  page: Page,
  { name, values }: OwnProfile,
  isChosen = true,
): Promise<void> {
  const profile = {
    id: name,
    name,
    values: Object.entries(values).map(([variable, value]) => ({ variable, value })),
  }
  await page.evaluate(
    ([stored, chosen]) => {
      const before: unknown = JSON.parse(localStorage.getItem('profils-v1') ?? '[]')
      const all = [...(Array.isArray(before) ? before : []), stored]
      localStorage.setItem('profils-v1', JSON.stringify(all))
      if (chosen) localStorage.setItem('client-v1', JSON.stringify(chosen))
      for (const key of ['profils-v1', 'client-v1']) dispatchEvent(new Event(key))
    },
    [profile, isChosen ? { id: name, name } : null] as const,
  )
}

type Begun = { slug: string; titre: string; total: number; values: Record<string, string> }

/** Stores what somebody typed into a prompt just now. */
export async function storeBegun(page: Page, begun: Begun): Promise<void> {
  await page.evaluate((kept) => {
    localStorage.setItem(`saisie-v1:${kept.slug}`, JSON.stringify({ ...kept, at: Date.now() }))
  }, begun)
}
