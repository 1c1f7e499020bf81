import type { Page, Route } from '@playwright/test'

import { adminRoot } from '#shared/addresses/admin-screens.ts'
import type { RowOutcome } from '#shared/import/verdict.ts'
import type { Scene } from '#tests/pixels/scene.ts'

import { acts, click, focusAll, hoverAll } from './acts.ts'

const rows = [
  'page,titre,description,prompt,cat',
  ',Un essai,,Pour {{secteur}},SEO',
  '/prompt/audit-on-page-url,Audit,Une autre description,Un autre texte pour {{secteur}},SEO',
  ',Un refus,,Rien,Nulle part',
  ',Un autre refus,,Rien,Nulle part',
]

async function paste(page: Page): Promise<void> {
  await page.getByText('Coller un texte à la place').click()
  await page.getByLabel('Texte à importer').fill(rows.join('\n'))
  await page.getByRole('button', { name: 'Lire ce texte' }).click()
}
const tryRows = acts(
  paste,
  click((page) => page.getByRole('button', { name: 'Essayer sans rien écrire' })),
  (page) => page.getByRole('group', { name: 'Filtrer par verdict' }).waitFor(),
)
const write = acts(
  tryRows,
  click((page) => page.getByRole('button', { name: /^Importer \d/ })),
)

/** Nothing is written: the other pictures are of the same site. */
function answerWrite(route: Route): Promise<void> {
  const outcomes: RowOutcome[] = [
    {
      ligne: 1,
      titre: 'Un essai',
      fait: 'cree',
      publique: false,
      kind: 'prompt',
      id: 'a',
      slug: 'a',
    },
    { ligne: 2, titre: 'Audit', fait: 'copie', kind: 'prompt', id: 'b', slug: 'b' },
  ]
  return route.fulfill({ json: { result: { data: outcomes } } })
}

const importer = { site: 'edited', isAdmin: true, path: `${adminRoot}/importer` } as const

/** States of an import. */
export const adminImportScenes: Scene[] = [
  {
    ...importer,
    name: 'admin-importer-over',
    act: (page) => page.getByText('Déposez un fichier ici').dispatchEvent('dragover'),
  },
  { ...importer, name: 'admin-importer-columns', act: paste },
  { ...importer, name: 'admin-importer-verdicts', act: tryRows },
  { ...importer, name: 'admin-importer-verdicts-hover', act: acts(tryRows, hoverAll) },
  { ...importer, name: 'admin-importer-verdicts-focus', act: acts(tryRows, focusAll) },
  {
    ...importer,
    name: 'admin-importer-verdicts-changed',
    act: acts(
      tryRows,
      click((page) => page.getByRole('button', { name: /changée/ })),
      click((page) => page.getByRole('button', { name: /^Voir tout/ })),
    ),
  },
  {
    ...importer,
    name: 'admin-importer-correction',
    act: acts(
      tryRows,
      click((page) => page.getByRole('button', { name: /^Ranger dans…, Un refus/ })),
    ),
  },
  {
    ...importer,
    name: 'admin-importer-writing',
    act: acts(
      tryRows,
      (page) => page.route('**/api/trpc/admin.import.write*', () => undefined),
      click((page) => page.getByRole('button', { name: /^Importer \d/ })),
      click((page) => page.getByRole('button', { name: 'Mettre en pause' })),
    ),
  },
  {
    ...importer,
    name: 'admin-importer-done',
    prepare: (page) => page.route('**/api/trpc/admin.import.write*', answerWrite),
    act: acts(write, (page) => page.getByText('Import terminé').waitFor()),
  },
]
