import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { parsePrompt } from '#shared/variables/prompt-variables.ts'
import { stubBrowser } from '#tests/web/storage/stub-browser.ts'
import { versionFit } from '#web/features/personalisation/copy-permalink.ts'
import { givenValues } from '#web/features/personalisation/given-values.ts'
import { applyPermalink, displacedSentences } from '#web/features/personalisation/open-permalink.ts'
import {
  restoreText,
  saveVersion,
  showLinkedText,
} from '#web/features/personalisation/own-version/save-version.ts'
import type { PageText } from '#web/features/personalisation/own-version/use-page-text.ts'
import { isPermalink } from '#web/features/personalisation/permalink-prefix.ts'
import { permalink, readPermalink } from '#web/features/personalisation/permalink.ts'
import { createValuesStore } from '#web/features/personalisation/values-store.ts'

// A module adds a listener when it loads.
vi.hoisted(() => vi.stubGlobal('addEventListener', () => undefined))

const here = '/prompt/deux'
const prompt = 'Un texte sur [site] en [ton]'
const linkedText = 'Un autre sur [ville]'
const journey = {
  slug: 'refonte',
  title: 'Refonte',
  steps: [
    { kind: 'prompt', slug: 'un', title: 'Un' },
    { kind: 'prompt', slug: 'deux', title: 'Deux' },
  ],
  at: Date.now(),
}

const address = { pathname: here, search: '', origin: 'https://example.org', hash: '' }

beforeEach(() => {
  stubBrowser()
  address.hash = ''
  vi.stubGlobal('location', address)
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, link: string) => {
      address.hash = link.slice(here.length)
    },
  })
})

afterAll(() => {
  vi.unstubAllGlobals()
})

/** The page of a prompt, in the second step of a journey whose first step has a site. */
function openPage(): PageText {
  const page: PageText = {
    slug: 'deux',
    prompt,
    text: prompt,
    stored: null,
    unsavedText: null,
    setUnsavedText: (unsavedText) => Object.assign(page, { unsavedText }),
    isEditing: false,
    setIsEditing: () => undefined,
    store: createValuesStore(),
  }
  return page
}

function beginJourney() {
  localStorage.setItem('parcours-v1', JSON.stringify(journey))
  const first = { titre: 'Un', total: 1, values: { site: 'dupont.fr' }, at: Date.now() }
  localStorage.setItem('saisie-v1:un', JSON.stringify(first))
}

async function openLink(page: PageText, values: Record<string, string>, text: string | null) {
  const { variables } = parsePrompt(text ?? prompt)
  address.hash = (await permalink(here, variables, values, text)).slice(here.length)
  return applyPermalink({ page, fields: [], store: page.store })
}

const noise = (length: number) =>
  Array.from({ length }, (_, index) => ((index * 7919) ** 3 % 99_991).toString(36)).join(' ')

describe('a personalised link', () => {
  it('names the journey whose values it displaces', async () => {
    beginJourney()
    const page = openPage()
    const opened = await openLink(page, { site: 'martin.fr' }, null)
    expect(opened?.before && displacedSentences(opened.before)).toEqual([
      'Celles du parcours «\u00a0Refonte\u00a0» sont mises de côté.',
    ])
    expect(page.store.get()).toEqual({ site: 'martin.fr' })
  })

  it('without text fills the variables of the visitor’s own text when the page shows a linked text', async () => {
    const page = openPage()
    await openLink(page, {}, linkedText)
    expect(page.unsavedText?.text).toBe(linkedText)
    const opened = await openLink(page, { ton: 'sobre' }, null)
    expect(opened).toMatchObject({ count: 1, unknownCount: 0 })
    expect(page.unsavedText).toBeNull()
  })

  it('leaves the address once a value is changed, even with an encoded equals sign', async () => {
    const page = openPage()
    const link = await permalink(here, parsePrompt(prompt).variables, { ton: 'sobre' }, null)
    address.hash = link.slice(here.length).replace('#v=', '#v%3D')
    await applyPermalink({ page, fields: [], store: page.store })
    expect(page.store.get()).toEqual({ ton: 'sobre' })
    page.store.set('ton', 'vif')
    expect(address.hash).toBe('')
    expect(isPermalink('#v%3Dabc')).toBe(true)
    expect(isPermalink('#vue')).toBe(false)
  })

  it('keeps an edit of its text in the address and leaves the visitor’s version alone', async () => {
    const page = openPage()
    await openLink(page, { ville: 'Lyon' }, linkedText)
    showLinkedText(page, `${linkedText} et [lieu]`)
    expect(page.unsavedText).toEqual({ text: `${linkedText} et [lieu]`, isFromLink: true })
    expect(localStorage.getItem('version-v1:deux')).toBeNull()
    await vi.waitFor(async () => {
      const linked = await readPermalink(address.hash, [])
      expect(linked).toMatchObject({ text: `${linkedText} et [lieu]`, values: { ville: 'Lyon' } })
    })
  })

  it('is in the address again after an undo of «Garder cette version»', async () => {
    const page = openPage()
    await openLink(page, { ville: 'Lyon' }, linkedText)
    const { hash } = address
    const before = { stored: page.stored, unsavedText: page.unsavedText }
    expect(saveVersion(page, linkedText, prompt)).toBe(true)
    await vi.waitFor(() => expect(address.hash).not.toBe(hash))
    restoreText(page, before)
    await vi.waitFor(() => expect(address.hash).toBe(hash))
  })
})

describe('values that the visitor removed from the page', () => {
  it('stay away when the text changes', () => {
    beginJourney()
    const { store } = openPage()
    const show = (text: string) => {
      const { variables } = parsePrompt(text)
      store.show(givenValues('deux', variables, [], store.state().dismissed))
    }
    show(prompt)
    expect(store.get()).toEqual({ site: 'dupont.fr' })
    store.show({ carried: null, dismissed: { client: false, carried: true } })
    show(`${prompt} et [lieu]`)
    expect(store.get()).toEqual({})
  })

  it('stay away when the text changes after every field was emptied', () => {
    beginJourney()
    const { store } = openPage()
    store.clear()
    const { variables } = parsePrompt(prompt)
    store.show(givenValues('deux', variables, [], store.state().dismissed))
    expect(store.get()).toEqual({})
  })
})

describe('the fit of a version in a link', () => {
  const { variables } = parsePrompt('[liste]')

  it('tells a version that is too long from one that is too long with its values', async () => {
    expect(await versionFit(variables, { liste: 'a' }, 'court [liste]')).toBe('fits')
    expect(await versionFit(variables, { liste: noise(6000) }, 'court [liste]')).toBe(
      'too-long-together',
    )
    expect(await versionFit(variables, { liste: 'a' }, noise(6000))).toBe('version-too-long')
  })
})
