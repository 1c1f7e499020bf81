import type { Locator, Page } from '@playwright/test'

export type Find = (page: Page) => Locator
type Act = (page: Page) => Promise<unknown>
type PseudoClass = 'hover' | 'active' | 'focus' | 'focus-visible' | 'focus-within'

export const card: Find = (page) => page.getByRole('article').first()
export const hover =
  (find: Find): Act =>
  (page) =>
    find(page).hover()
export const focus =
  (find: Find): Act =>
  async (page) => {
    // After Tab, `focus()` matches `:focus-visible`.
    await page.keyboard.press('Tab')
    await find(page).focus()
  }
export const click =
  (find: Find): Act =>
  (page) =>
    find(page).click()
export const acts =
  (...all: Act[]): Act =>
  async (page) => {
    for (const act of all) await act(page)
  }

/** Every control, and what holds one and may look different with it. */
const controls =
  'a, button, summary, label, input, select, textarea, li, article, [tabindex], [role=row], [role=option]'

/** Forces pseudo-classes on every control at once, as if the pointer or the keyboard were on each of them. */
export const force =
  (...forcedPseudoClasses: PseudoClass[]): Act =>
  async (page) => {
    const client = await page.context().newCDPSession(page)
    await client.send('DOM.enable')
    await client.send('CSS.enable')
    const { root } = await client.send('DOM.getDocument', { depth: 0 })
    const { nodeIds } = await client.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: controls,
    })
    await Promise.all(
      nodeIds.map((nodeId) => client.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })),
    )
  }
export const hoverAll = force('hover')
export const focusAll = force('focus', 'focus-visible', 'focus-within')

/** Messages stay, a countdown stands still and «copied» is not taken back. */
export const stopTimers: Act = (page) => page.evaluate(ignoreLongTimers)
/** The same from the first script on. */
export const startWithoutTimers: Act = (page) => page.addInitScript(ignoreLongTimers)

/** Timers of a second and more never fire. */
function ignoreLongTimers(): void {
  const start = setTimeout.bind(window)
  Object.assign(window, {
    setTimeout: (run: () => void, ms = 0) => (ms < 1000 ? start(run, ms) : 0),
    setInterval: () => 0,
  })
}

const everyCall = '**/api/trpc/**'
const client = /\/assets\/entry-client\.js/

/** No call is answered from now on. */
export const holdCalls: Act = (page) => page.route(everyCall, () => undefined)
/** Every call fails from now on, as without network. */
export const breakCalls: Act = (page) => page.route(everyCall, (route) => route.abort())
/** Every call is one too many from now on. */
export const refuseCalls: Act = (page) =>
  page.route(everyCall, (route) => {
    const { pathname } = new URL(route.request().url())
    const data = {
      code: 'TOO_MANY_REQUESTS',
      httpStatus: 429,
      details: { retryAfterSeconds: 12 },
    }
    const error = { message: 'Trop de requêtes. Veuillez patienter.', code: -32_029, data }
    const answers = pathname.split(',').map(() => ({ error }))
    return route.fulfill({ status: 429, json: answers })
  })

type Answers = Record<string, object>

/**
 * Changes what the client reads of procedures: these values take the place of those of the server's answer, or of its
 * error. A list takes the place of the whole answer.
 */
export const changeAnswers =
  (answers: Answers): Act =>
  (page) =>
    page.addInitScript((changes: Answers) => {
      const send = window.fetch.bind(window)
      const changed = (answer: { result?: { data: object } }, name: string) => {
        const change = changes[name]
        if (change === undefined) return answer
        const data = Array.isArray(change) ? change : { ...answer.result?.data, ...change }
        return { result: { data } }
      }
      window.fetch = async (input, init) => {
        const response = await send(input, init)
        const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
        const names = pathname.replace('/api/trpc/', '').split(',')
        if (!names.some((name) => name in changes)) return response
        const answer = await response.json()
        return Response.json(
          Array.isArray(answer)
            ? answer.map((one, index) => changed(one, names[index] ?? ''))
            : changed(answer, names.join(',')),
        )
      }
    }, answers)

/** The client never arrives. */
export const holdClient: Act = (page) => page.route(client, () => undefined)
/** The client cannot be loaded. */
export const breakClient: Act = (page) => page.route(client, (route) => route.abort())

export const scrollTo =
  (y: number): Act =>
  async (page) => {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
    // The layers that stick are painted by then.
    await page.waitForTimeout(200)
  }

/** On a small screen a prompt is shown as a form or as its text. */
export async function showText(page: Page): Promise<void> {
  const text = page.getByRole('radio', { name: 'Texte' })
  if (await text.isVisible()) await text.check()
}

/** The button that opens the list of all assistants. */
export const otherAssistants: Find = (page) =>
  page.getByRole('button', { name: 'Autres assistants' }).filter({ visible: true })

export const summary =
  (name: string): Find =>
  (page) =>
    page.getByRole('main').locator('summary', { hasText: name })

/** Opens the example and the first of its long values. */
export async function openExample(page: Page): Promise<void> {
  await summary('Voir un exemple de résultat')(page).click()
  await summary('…')(page).first().click()
}
