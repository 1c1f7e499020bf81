import { describe, expect, it } from 'vitest'

import { insertGpt, insertPrompt } from '#tests/support/database/factories.ts'
import { createTestDatabase } from '#tests/support/database/test-database.ts'
import { siteOrigin, testSite } from '#tests/worker/http/test-app.ts'

/** The letter that the link of a page writes. */
async function letterOf(path: string): Promise<string> {
  const db = await createTestDatabase()
  await insertPrompt(db, { slug: 'fiche', titre: 'L’audit & la suite' })
  await insertGpt(db, { slug: 'dossier', nom: 'Le dossier' })
  const html = await (await testSite(() => db).get(path)).text()
  const [, href = ''] = /<a href="([^"]*)">Signaler un problème<\/a>/.exec(html) ?? []
  return decodeURIComponent(href.replaceAll('&amp;', '&'))
}

describe('«Signaler un problème»', () => {
  it.each([
    ['/prompt/fiche', 'L’audit & la suite'],
    ['/gpt/dossier', 'Le dossier'],
  ])('on %s names the item and its address', async (path, title) => {
    expect(await letterOf(path)).toBe(
      `mailto:contact@example.org?subject=Signaler un problème\u00a0: ${title}&body=Fiche\u00a0: ${title}\r\nPage\u00a0: ${siteOrigin}${path}\r\n\r\nCe qui ne va pas\u00a0: `,
    )
  })

  it.each([
    ['/prompts?category=Marketing', ['/prompts', '/prompts?category=Marketing']],
    ['/prompt/inconnu', ['/prompt/inconnu']],
    ['/inconnue', ['/inconnue']],
    ['/', ['/']],
  ])('on %s names the address', async (path, [plain = '', whole]) => {
    const lines = [
      `Page\u00a0: ${siteOrigin}${plain}`,
      ...(whole === undefined ? [] : [`Adresse complète\u00a0: ${siteOrigin}${whole}`]),
      '',
      'Ce qui ne va pas\u00a0: ',
    ]

    expect(await letterOf(path)).toBe(
      `mailto:contact@example.org?subject=Signaler un problème&body=${lines.join('\r\n')}`,
    )
  })
})
