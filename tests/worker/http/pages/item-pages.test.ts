import { describe, expect, it } from 'vitest'

import { settingRow, siteSettings } from '#drizzle/schema/index.ts'
import { genericContent } from '#shared/items/sections/generic-content.ts'
import { sampleIdentity } from '#shared/site/sample-identity.ts'
import { insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { testSite } from '#tests/worker/http/test-app.ts'
import type { Database } from '#worker/database/db.ts'
import { writeBatch } from '#worker/database/write-batch.ts'

const sampleLink = `href="${sampleIdentity.linkedin_url}"`

describe('the author of an item (R66, R86)', () => {
  it.each(['prompt', 'gpt'] as const)('of a %s without one is the consultant', async (kind) => {
    const author = authorOf(await pageOf(kind, {}))

    expect(author).toContain(sampleIdentity.consultant_name)
    expect(author).toContain(sampleLink)
  })

  it.each(['prompt', 'gpt'] as const)('of a %s has a link of its own, or none', async (kind) => {
    const auteur_nom = 'Autre Auteur'
    const auteur_linkedin_url = 'https://www.linkedin.com/in/autre'

    const linked = authorOf(await pageOf(kind, { auteur_nom, auteur_linkedin_url }))
    const unlinked = authorOf(await pageOf(kind, { auteur_nom, auteur_linkedin_url: null }))

    expect(linked).toMatch(new RegExp(`<a [^>]*href="${auteur_linkedin_url}"[^>]*>${auteur_nom}`))
    expect(unlinked).toContain(auteur_nom)
    expect(unlinked).not.toContain('<a ')
  })
})

describe('the sections of a GPT', () => {
  it('leave out the role where there is none (R90)', async () => {
    const [without, withRole] = [
      await pageOf('gpt', { role: null }),
      await pageOf('gpt', { role: 'Tu relis des briefs.' }),
    ]

    expect(without).not.toContain('Rôle et expertise')
    expect(without).not.toContain('href="#role"')
    expect(withRole).toMatch(/Rôle et expertise<\/h2>.*Tu relis des briefs\./)
  })

  it('are each called generic where the GPT has none of its own (R100)', async () => {
    const headings = genericHeadings(await pageOf('gpt', {}))

    expect(headings).toEqual([
      'Cas d’usage concrets',
      'Workflow recommandé',
      'Limitations et prérequis',
      'FAQ spécialisée',
      genericContent('growth').requetes_seo.titre,
    ])
  })
})

describe('the figures of the footer (R5)', () => {
  it('are the stored claims, or the live counts where the settings say so', async () => {
    const db = await createTestDatabase()
    for (const insert of [insertPrompt, insertPrompt, insertGpt, insertGpt]) await insert(db)
    const claimed = await footerOf(db)
    await writeBatch(db, [db.insert(siteSettings).values(settingRow('footer_live_counts', true))])
    const live = await footerOf(db)

    expect(claimed).toContain('150+ prompts et 100+ GPT testés')
    expect(live).not.toMatch(/150\+|100\+/)
    expect(live).toContain('2 prompts et 2 GPT.')
    expect(live).not.toMatch(/testés|chaque semaine/)
  })
})

type Overrides = { auteur_nom?: string; auteur_linkedin_url?: string | null; role?: string | null }

/** The page of one item as text, without the comments that React puts between two texts. */
async function pageOf(kind: 'prompt' | 'gpt', { role, ...author }: Overrides): Promise<string> {
  const db = await createTestDatabase()
  if (kind === 'prompt') await insertPrompt(db, { slug: 'fiche', ...author })
  else await insertGpt(db, { slug: 'fiche', role: role ?? null, ...author })
  return htmlOf(db, `/${kind}/fiche`)
}

async function footerOf(db: Database): Promise<string> {
  return /<footer\b.*<\/footer>/s.exec(await htmlOf(db, '/cgu'))?.[0] ?? ''
}

async function htmlOf(db: Database, path: string): Promise<string> {
  const html = await (await testSite(() => db).get(path)).text()
  return html.replaceAll('<!-- -->', '').replaceAll('&#x27;', "'")
}

function authorOf(html: string): string {
  return /<dt[^>]*>(?:Auteur|Par)<\/dt><dd[^>]*>(.*?)<\/dd>/s.exec(html)?.[1] ?? ''
}

/** The second-level headings that carry the label of generic content, in order. */
function genericHeadings(html: string): string[] {
  const headings = html.match(/<h2\b.*?<\/h2>/gs) ?? []
  return headings
    .filter((heading) => heading.includes('Contenu générique'))
    .map((heading) => heading.replaceAll(/<svg.*?<\/svg>|<[^>]*>|Contenu générique/gs, '').trim())
}
