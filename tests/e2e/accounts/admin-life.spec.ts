import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

import { type Browser, expect, type Page } from '@playwright/test'

import { projectPath } from '#drizzle/local/project-root.ts'
import { openAdmin, openSignedIn, openVisitor } from '#tests/e2e/fixtures/admin-test.ts'
import { test } from '#tests/e2e/fixtures/new-site-test.ts'
import {
  addFirstBlock,
  addLabel,
  expectSaved,
  fillFields,
  openSection,
  publishDraft,
  publishItem,
  rowOf,
  saveItem,
} from '#tests/e2e/support/admin-editor.ts'
import { journey } from '#tests/e2e/support/tiers.ts'
import { expectToast } from '#tests/e2e/support/toasts.ts'
import { createReadyAdmin } from '#tests/support/calls/signed-in.ts'
import type { BuiltWorker } from '#tests/support/site/built-worker.ts'

const email = 'camille@example.org'
const ownPassword = 'sept fiches sur la table'
const category = 'Technical SEO'
const prompt = { titre: 'Plan de maillage zébré', slug: 'plan-de-maillage-zebre' }
const gpt = { nom: 'Cartographe de silos ocellé', slug: 'cartographe-de-silos-ocelle' }

test(
  'a site is administered from its first account to the last sign-out',
  journey,
  async ({ page, browser, newSite }) => {
    test.setTimeout(180_000)
    const visitor = await openVisitor(browser, newSite)
    await visitor.goto('/categories')
    const before = await categoryCounts(visitor)

    await test.step('the first administrator comes from the command and signs in', async () => {
      const oneTimePassword = await createFirstAdmin(newSite)
      await page.goto('/secure-admin-panel')
      await signIn(page, oneTimePassword)
      await replacePassword(page, oneTimePassword)
    })

    await test.step('a prompt and a GPT are written as drafts, which only they see', async () => {
      await writePrompt(page)
      await writeGpt(page)
      await expectDraft(page, visitor, `/prompt/${prompt.slug}`, prompt.titre)
      await expectDraft(page, visitor, `/gpt/${gpt.slug}`, gpt.nom)
    })

    await test.step('published, they are in the lists, the search, the counts and have a page', async () => {
      await publish(page, 'prompts', prompt.titre)
      await publish(page, 'gpts', gpt.nom)
      await expectPublished(visitor)
      expect(await categoryCounts(visitor)).toEqual({
        prompts: before.prompts + 1,
        gpts: before.gpts + 1,
      })
    })

    await test.step('an edit and its public note reach the page', async () => {
      await editWithNote(page)
      await visitor.goto(`/prompt/${prompt.slug}`)
      await expect(visitor.getByRole('main')).toContainText('Une description remaniée.')
      const history = visitor.getByRole('region', { name: 'Historique des modifications' })
      await expect(history.getByRole('listitem')).toHaveCount(1)
      await expect(history).toContainText('Description plus courte.')
    })

    await test.step('withdrawn, the prompt is nowhere', async () => {
      await openAdmin(page, '/prompts', 'Prompts')
      await rowOf(page, prompt.titre)
        .getByRole('combobox', { name: `Statut de ${prompt.titre}` })
        .selectOption('Brouillon')
      await expectToast(page, 'Statut mis à jour')
      expect((await visitor.request.get(`/prompt/${prompt.slug}`)).status()).toBe(404)
      await visitor.goto('/prompts')
      await expect(visitor.getByRole('main').getByRole('article')).toHaveCount(20)
      await expect(visitor.getByRole('heading', { name: prompt.titre })).toHaveCount(0)
      // Not the query of before, whose answer the edge still holds.
      await visitor.goto(`/recherche?q=${encodeURIComponent(prompt.titre)}`)
      await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(visitor.getByRole('heading', { name: prompt.titre })).toHaveCount(0)
      expect(await categoryCounts(visitor)).toEqual({
        prompts: before.prompts,
        gpts: before.gpts + 1,
      })
    })

    await test.step('settings and titles of pages reach the public site', async () => {
      await changeSettings(page)
      await visitor.goto('/prompts')
      await expect(visitor.getByRole('banner')).toContainText('Fichier de test')
      await expect(visitor.locator('meta[property="og:site_name"]')).toHaveAttribute(
        'content',
        'Fichier de test',
      )
      await expect(visitor.getByRole('main').getByRole('article')).toHaveCount(5)

      await configureHomePage(page)
      await visitor.goto('/')
      await expect(visitor).toHaveTitle("Un titre à nous pour la page d'accueil")
      await expect(visitor.locator('meta[name="description"]')).toHaveAttribute(
        'content',
        "Une description à nous pour la page d'accueil du fichier.",
      )
    })

    await test.step('maintenance closes the site to visitors alone, until it is over', async () => {
      await setMaintenance(page, true)
      const closed = await visitor.request.get('/prompts')
      expect(closed.status()).toBe(503)
      expect(Number(closed.headers()['retry-after'])).toBeGreaterThan(0)
      await openAdmin(page, '/gpts', 'GPT')
      await expect(rowOf(page, gpt.nom)).toBeVisible()
      await setMaintenance(page, false)
      expect((await visitor.request.get('/prompts')).status()).toBe(200)
    })

    await test.step('the journal says what was done', async () => {
      await openAdmin(page, '/journal', 'Journal')
      const actionsIn = (part: string) =>
        page.getByRole('table', { name: part }).locator('td:first-child > span')
      const actions = actionsIn('Modifications')
      const done = [
        'Prompt créé',
        'GPT créé',
        'Prompt publié',
        'GPT publié',
        'Modifications publiées',
        'Prompt remis en brouillon',
      ]
      for (const action of [...done, 'Paramètre modifié', 'Page SEO créée']) {
        await expect(actions.getByText(action, { exact: true }).first()).toBeVisible()
      }
      await page.getByRole('combobox', { name: 'Action' }).selectOption('Prompt créé')
      await expect(actions).toHaveText(['Prompt créé'])
      await page.getByRole('tab', { name: 'Connexions' }).click()
      const changed = actionsIn('Connexions').getByText('Mot de passe changé', { exact: true })
      await expect(changed.first()).toBeVisible()
    })

    await test.step("another administrator's session ends with the role", async () => {
      await endsWithRole(page, browser, newSite)
    })

    await test.step('signed out, the administration is closed', async () => {
      await page.getByRole('button', { name: 'Déconnexion' }).click()
      await expect(page).toHaveURL(/\/secure-admin-panel\/auth$/)
      await page.goto('/secure-admin-panel/prompts')
      await expect(page).toHaveURL(/\/secure-admin-panel\/auth\?retour=/)
      await expect(page.getByRole('button', { name: 'Se connecter', exact: true })).toBeVisible()
    })
  },
)

/** Runs the command of the first administrator on the site's database; gives the password it prints. */
async function createFirstAdmin(site: BuiltWorker): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['drizzle/commands/admin.ts', 'create', '--email', email],
    {
      cwd: projectPath(),
      env: {
        ...process.env,
        DATABASE_URL: site.database.url,
        DATABASE_AUTH_TOKEN: site.database.authToken,
        PASSWORD_PEPPER: site.secrets.PASSWORD_PEPPER,
      },
    },
  )
  return / (\S{24})\n/.exec(stdout)?.[1] ?? ''
}

async function signIn(page: Page, password: string): Promise<void> {
  const button = page.getByRole('button', { name: 'Se connecter', exact: true })
  await expect(button).toBeDisabled()
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe').fill(password)
  await page.getByRole('checkbox', { name: 'Je ne suis pas un robot' }).check()
  await expect(page.getByText('Vérification réussie')).toBeVisible({ timeout: 20_000 })
  await button.click()
  await expectToast(page, 'Connexion réussie', "Accès autorisé à l'interface d'administration.")
}

async function replacePassword(page: Page, oneTimePassword: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Choisissez votre mot de passe' })).toBeVisible()
  await page.getByLabel('Mot de passe actuel').fill(oneTimePassword)
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(ownPassword)
  await page.getByLabel('Nouveau mot de passe, encore une fois').fill(ownPassword)
  await page.getByRole('button', { name: 'Changer de mot de passe' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Aujourd’hui' })).toBeVisible()
  await expect(page.getByRole('banner')).toContainText(email)
}

async function writePrompt(page: Page): Promise<void> {
  await openAdmin(page, '/prompts/nouveau', 'Nouveau prompt')
  const text = await openSection(page, 'Texte')
  await fillFields(text, {
    Titre: prompt.titre,
    Description: 'Relie les pages entre elles.',
    'Texte du prompt': 'Propose un plan de maillage pour [site].',
  })
  await addLabel(text, 'Catégories', category)
  await addLabel(text, 'Tags', 'maillage')
  await text.getByRole('combobox', { name: 'Niveau' }).selectOption('Débutant')
  const more = await openSection(page, 'Plus')
  await expect(more.getByRole('textbox', { name: 'Slug' })).toHaveValue(prompt.slug)
  await addFirstBlock(page, {
    button: 'Ajouter une conversation',
    title: 'Conversation 1',
    fields: { Nom: 'Une boutique de cafés', Adresse: 'https://chatgpt.com/share/zebre' },
  })
  const queries = await openSection(page, 'Référencement')
  await fillFields(queries, { Requêtes: 'plan de maillage\n\nmaillage interne' })
  await expectSaved(page)
  await expect(page.getByRole('heading', { level: 1, name: prompt.titre })).toBeVisible()
}

async function writeGpt(page: Page): Promise<void> {
  await openAdmin(page, '/gpts/nouveau', 'Nouveau GPT')
  const general = await openSection(page, 'Général')
  await fillFields(general, {
    Nom: gpt.nom,
    Description: 'Dessine les **silos** d’un site.',
    Rôle: 'Vous dessinez des silos.',
  })
  await addLabel(general, 'Catégories', category)
  await page
    .getByRole('textbox', { name: 'URL de destination' })
    .fill('https://chatgpt.com/g/ocelle')
  // First of its list, wherever its score would put it.
  await page.getByRole('switch', { name: 'Épinglé en tête de liste' }).check()
  await openSection(page, 'Cas d’usage')
  await addFirstBlock(page, {
    button: 'Ajouter un cas d’usage',
    title: 'Cas d’usage 1',
    fields: { Titre: 'Refondre un blog', Description: 'Regrouper les articles par thème.' },
  })
  await openSection(page, 'Workflow')
  await addFirstBlock(page, {
    button: 'Ajouter une étape',
    title: 'Étape 1',
    fields: { Titre: 'Lister les pages', Description: 'Exporter toutes les adresses.' },
  })
  await openSection(page, 'Limitations')
  await addFirstBlock(page, {
    button: 'Ajouter une limitation',
    title: 'Limitation 1',
    fields: { Titre: 'Sans données de trafic', Description: 'Il ne lit pas vos statistiques.' },
  })
  await openSection(page, 'FAQ')
  await addFirstBlock(page, {
    button: 'Ajouter une question',
    title: 'Question 1',
    fields: { Question: 'Combien de silos ?', Réponse: 'Autant que de thèmes.' },
  })
  const queries = await openSection(page, 'Requêtes SEO')
  await fillFields(queries, { Requêtes: 'silo ocellé' })
  await expectSaved(page)
  await expect(page.getByRole('heading', { level: 1, name: gpt.nom })).toBeVisible()
}

/** A draft is absent for visitors; its preview is the real page, for its administrator. */
async function expectDraft(page: Page, visitor: Page, path: string, title: string): Promise<void> {
  expect((await visitor.request.get(path)).status()).toBe(404)
  const preview = `/secure-admin-panel/apercu${path}`
  const refused = await visitor.request.get(preview, { maxRedirects: 0 })
  expect(refused.status()).toBe(302)
  const response = await page.goto(preview)
  expect(response?.status()).toBe(200)
  expect(response?.headers()['x-robots-tag']).toContain('noindex')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}

async function publish(page: Page, list: string, title: string): Promise<void> {
  await page.goto(`/secure-admin-panel/${list}`)
  await page.getByRole('link', { name: title, exact: true }).click()
  await publishDraft(page)
}

async function expectPublished(visitor: Page): Promise<void> {
  for (const [list, kind, title, slug] of [
    ['prompts', 'prompt', prompt.titre, prompt.slug],
    ['gpts', 'gpt', gpt.nom, gpt.slug],
  ] as const) {
    await visitor.goto(`/${list}`)
    await expect(visitor.getByRole('heading', { level: 3, name: title })).toBeVisible()
    await visitor.goto(`/recherche?q=${title.split(' ').at(-1)}`)
    await expect(visitor.getByRole('heading', { name: title })).toBeVisible()
    const response = await visitor.goto(`/${kind}/${slug}`)
    expect(response?.status()).toBe(200)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title)
  }
  const main = visitor.getByRole('main')
  for (const text of [
    'Refondre un blog',
    'Lister les pages',
    'Sans données de trafic',
    'Combien de silos ?',
    'silo ocellé',
  ]) {
    await expect(main).toContainText(text)
  }
  await expect(main).not.toContainText('Contenu générique')
}

async function editWithNote(page: Page): Promise<void> {
  await openAdmin(page, '/prompts', 'Prompts')
  await page.getByRole('link', { name: `Modifier ${prompt.titre}` }).click()
  await fillFields(page.getByRole('tabpanel'), { Description: 'Une description remaniée.' })
  await page.getByLabel('Ce qui change pour les visiteurs').fill('Description plus courte.')
  await publishItem(page, 'Prompt mis à jour')
  const more = await openSection(page, 'Plus')
  await expect(more).toContainText('Description plus courte.')
}

/** How many prompts and GPTs the page of the categories counts in one of them. */
async function categoryCounts(visitor: Page): Promise<{ prompts: number; gpts: number }> {
  await visitor.goto('/categories')
  const card = visitor
    .getByRole('article')
    .filter({ has: visitor.getByRole('heading', { name: category, exact: true }) })
  const count = async (kind: string) =>
    Number.parseInt(
      (await card.getByRole('link', { name: `${kind} de la catégorie` }).textContent()) ?? '',
      10,
    )
  return { prompts: await count('prompts'), gpts: await count('GPT') }
}

async function changeSettings(page: Page): Promise<void> {
  await openAdmin(page, '/settings', 'Paramètres')
  await page.getByLabel('Nom du site').fill('Fichier de test')
  await page.getByLabel('Prompts par page').fill('5')
  await saveItem(page, 'Paramètre mis à jour')
}

async function configureHomePage(page: Page): Promise<void> {
  await openAdmin(page, '/seo-pages', 'Pages SEO')
  await page.getByRole('tab', { name: 'Pages par défaut' }).click()
  await page.getByRole('button', { name: 'Configurer /', exact: true }).click()
  const form = page.getByRole('form', { name: 'Configuration SEO' })
  await fillFields(form, {
    Titre: "Un titre à nous pour la page d'accueil",
    Description: "Une description à nous pour la page d'accueil du fichier.",
  })
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await expectToast(page, 'Configuration SEO sauvegardée')
  await expect(form).toHaveCount(0)
}

async function setMaintenance(page: Page, isOn: boolean): Promise<void> {
  await openAdmin(page, '/settings', 'Paramètres')
  await page.getByRole('switch', { name: 'Mode maintenance' }).setChecked(isOn)
  await saveItem(page, 'Paramètre mis à jour')
}

async function endsWithRole(page: Page, browser: Browser, site: BuiltWorker): Promise<void> {
  const other = await createReadyAdmin(site, 'dominique@example.org')
  const otherPage = await openSignedIn(browser, site, other)
  await openAdmin(otherPage, '/prompts', 'Prompts')

  await openAdmin(page, '/users', 'Utilisateurs')
  await page.getByRole('button', { name: `Modifier ${other.email}` }).click()
  const dialog = page.getByRole('dialog', { name: other.email })
  await dialog.getByRole('combobox', { name: 'Rôle' }).selectOption('Contributeur')
  await dialog.getByRole('button', { name: 'Enregistrer le rôle' }).click()
  await expectToast(page, 'Rôle mis à jour')

  await otherPage.getByRole('link', { name: 'Utilisateurs', exact: true }).click()
  await expect(otherPage).toHaveURL(/\/secure-admin-panel\/auth/)
  await otherPage.context().close()
}
