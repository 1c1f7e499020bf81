import { describe, expect, it } from 'vitest'

import { insertGpt, insertPrompt } from '#tests/support/factories.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'

import { siteOrigin, testSite } from './test-app.ts'

async function openSite() {
  const db = await createTestDatabase()
  await insertPrompt(db, { slug: 'fiche', titre: 'L’audit & la suite' })
  await insertGpt(db, { slug: 'dossier', nom: 'Le dossier' })
  const site = testSite(() => db)
  return {
    /** The letter that the page's link writes. */
    async letter(path: string) {
      const html = await (await site.get(path)).text()
      const [, href = ''] = /<a href="([^"]*)">Signaler un problème<\/a>/.exec(html) ?? []
      return decodeURIComponent(href.replaceAll('&amp;', '&'))
    },
  }
}

describe('«Signaler un problème»', () => {
  it.each([
    ['/prompt/fiche', 'L’audit & la suite'],
    ['/gpt/dossier', 'Le dossier'],
  ])('on %s names the item and its address', async (path, title) => {
    const { letter } = await openSite()

    expect(await letter(path)).toBe(
      `mailto:contact@example.org?subject=Signaler un problème\u00a0: ${title}&body=Fiche\u00a0: ${title}\r\nPage\u00a0: ${siteOrigin}${path}\r\n\r\nCe qui ne va pas\u00a0: `,
    )
  })

  it.each([
    ['/prompts?category=Marketing', ['/prompts', '/prompts?category=Marketing']],
    ['/prompt/inconnu', ['/prompt/inconnu']],
    ['/inconnue', ['/inconnue']],
    ['/', ['/']],
  ])('on %s names the address', async (path, [plain = '', whole]) => {
    const { letter } = await openSite()
    const lines = [
      `Page\u00a0: ${siteOrigin}${plain}`,
      ...(whole === undefined ? [] : [`Adresse complète\u00a0: ${siteOrigin}${whole}`]),
      '',
      'Ce qui ne va pas\u00a0: ',
    ]

    expect(await letter(path)).toBe(
      `mailto:contact@example.org?subject=Signaler un problème&body=${lines.join('\r\n')}`,
    )
  })
})
