import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { applyEdits, type DraftEdits, type FieldConflicts } from '#shared/items/draft-edits.ts'
import {
  beginEditing,
  type Editing,
  type EditingEvent,
  type Effect,
  hasUnsent,
  phaseOf,
  reduceEditing,
  type Saved,
  unsentSteps,
} from '#web/admin/editor/editing.ts'

type Draft = { titre: string; prompt: string; tags: string[]; statut: string }

const first: Draft = {
  titre: 'Un titre',
  prompt: 'Tu es un assistant qui relit un texte',
  tags: ['seo'],
  statut: 'valide',
}
const textFields = ['titre', 'prompt'] as const
const hasTitle = ({ titre }: Draft) => titre.trim() !== ''

/** A server with one public item and its draft, which merges edits as the service does. */
function createServer() {
  let item = first
  let draft = first
  let version = 1
  let copie = 0
  return {
    draft: () => draft,
    item: () => item,
    read: () => ({ seen: { version, copie }, draft, conflicts: {} }),
    save(seen: { version: number; copie: number }, edits: DraftEdits): Saved<Draft> {
      const isCurrent = seen.version === version && seen.copie === copie
      const result = applyEdits(draft, edits)
      draft = result.draft
      copie += 1
      const isAsSent = isCurrent && !hasAny(result.conflicts)
      return {
        version,
        copie,
        enregistre_le: '2026-11-26T13:02:00.000Z',
        draft: isAsSent ? null : draft,
        conflicts: result.conflicts,
      }
    },
    publish(seen: { version: number; copie: number }): number | null {
      if (seen.version !== version || seen.copie !== copie) return null
      item = draft
      version += 1
      copie = 0
      return version
    },
    /** Adds a word to the prompt of the public item and of its draft. */
    change(word: string) {
      item = { ...item, prompt: `${item.prompt} ${word}` }
      draft = { ...draft, prompt: `${draft.prompt} ${word}` }
      version += 1
    },
  }
}

const hasAny = (conflicts: FieldConflicts) => Object.keys(conflicts).length > 0

type Server = ReturnType<typeof createServer>
type Fate = 'arrives' | 'is lost' | 'loses its answer'

/** One editor. Its requests wait until they are delivered. */
function createEditor(server: Server) {
  let state: Editing<Draft> = beginEditing({ isNew: false, savedAt: null, ...server.read() })
  let outbox = unsentSteps(state)
  const requests: Effect<Draft>[] = []

  function apply({ state: next, effects }: ReturnType<typeof reduceEditing<Draft>>) {
    state = next
    for (const effect of effects) {
      if (effect.type === 'persist') outbox = unsentSteps(state)
      if (effect.type === 'save' || effect.type === 'publish') requests.push(effect)
      if (effect.type === 'read') dispatch({ type: 'readAgain', ...server.read() })
    }
  }
  function dispatch(event: EditingEvent<Draft>) {
    apply(reduceEditing(state, event, hasTitle))
  }

  return {
    state: () => state,
    dispatch,
    deliver(fate: Fate) {
      const request = requests.shift()
      if (!request) return
      const isLost = fate !== 'arrives'
      if (request.type === 'save') {
        const saved = fate === 'is lost' ? null : server.save(request.seen, request.edits)
        if (saved && !isLost) dispatch({ type: 'saved', ...saved })
        else dispatch({ type: 'failed', reason: 'offline', error: null })
      }
      if (request.type === 'publish') {
        const version = fate === 'is lost' ? null : server.publish(request.seen)
        if (version !== null && !isLost) dispatch({ type: 'published', version })
        else {
          const reason = isLost ? 'offline' : 'refused'
          dispatch({ type: 'publishFailed', reason, error: null, isStale: !isLost })
        }
      }
    },
    /** Closes the tab and opens the item again. */
    reopen() {
      requests.length = 0
      const steps = outbox
      state = beginEditing({ isNew: false, savedAt: null, ...server.read() })
      dispatch({ type: 'restored', steps })
    },
  }
}

type Editor = ReturnType<typeof createEditor>

const wordsOf = ({ titre, prompt, tags }: Draft) =>
  new Set([...titre.split(/\s+/), ...prompt.split(/\s+/), ...tags])

/** Removes the words that only the rejected text of a conflict holds. */
function removeRejected(rejected: unknown, chosen: unknown, words: Set<string>) {
  const kept = new Set(String(chosen).split(/[\s,]+/))
  for (const word of String(rejected).split(/[\s,]+/)) if (!kept.has(word)) words.delete(word)
}

function resolveFirst(editor: Editor, isMine: boolean, words: Set<string>): boolean {
  const [found] = Object.entries(editor.state().conflicts)
  if (!found) return false
  const [field, { theirs }] = found
  const mine = Object.entries(editor.state().draft).find(([name]) => name === field)?.[1]
  removeRejected(isMine ? theirs : mine, isMine ? mine : theirs, words)
  editor.dispatch({ type: 'resolved', field, value: isMine ? mine : theirs })
  return true
}

const editorIndex = fc.constantFrom(0, 1)
const act = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('type' as const),
      who: editorIndex,
      field: fc.constantFrom(...textFields),
      at: fc.nat(20),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('tag' as const), who: editorIndex }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('save' as const), who: editorIndex }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('deliver' as const),
      who: editorIndex,
      fate: fc.constantFrom<Fate>('arrives', 'arrives', 'is lost', 'loses its answer'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('resolve' as const),
      who: editorIndex,
      isMine: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('publish' as const), who: editorIndex }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reopen' as const), who: editorIndex }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('read' as const), who: editorIndex }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('change' as const) }) },
)
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never

function perform(one: Act, server: Server, editors: Editor[], words: Set<string>, word: string) {
  if (one.do === 'change') {
    words.add(word)
    return server.change(word)
  }
  const editor = editors[one.who]
  if (!editor) return
  const { draft } = editor.state()
  switch (one.do) {
    case 'type': {
      const typed = draft[one.field].split(' ')
      typed.splice(one.at % (typed.length + 1), 0, word)
      words.add(word)
      return editor.dispatch({ type: 'typed', draft: { ...draft, [one.field]: typed.join(' ') } })
    }
    case 'tag':
      words.add(word)
      return editor.dispatch({ type: 'typed', draft: { ...draft, tags: [...draft.tags, word] } })
    case 'save':
      return editor.dispatch({ type: 'saveDue' })
    case 'deliver':
      return editor.deliver(one.fate)
    case 'resolve':
      return void resolveFirst(editor, one.isMine, words)
    case 'publish':
      return editor.dispatch({ type: 'publishAsked' })
    case 'reopen':
      return editor.reopen()
    case 'read':
      return editor.dispatch({ type: 'readAgain', ...server.read() })
  }
}

/** Sends every edit and resolves every conflict. */
function settle(server: Server, editors: Editor[], words: Set<string>) {
  for (let round = 0; round < 40; round += 1) {
    for (const editor of editors) {
      editor.dispatch({ type: 'reachable' })
      editor.deliver('arrives')
      while (resolveFirst(editor, round % 2 === 0, words));
      editor.dispatch({ type: 'readAgain', ...server.read() })
    }
    for (const editor of editors) editor.dispatch({ type: 'readAgain', ...server.read() })
    if (editors.every((editor) => phaseOf(editor.state()) === 'idle')) return
  }
}

describe('two editors of one item', () => {
  it('lose no word except by a choice, and end with the same draft', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
        const server = createServer()
        const editors = [createEditor(server), createEditor(server)]
        const words = new Set<string>()
        for (const [index, one] of acts.entries()) {
          perform(one, server, editors, words, `mot${index}`)
        }
        settle(server, editors, words)

        const held = wordsOf(server.draft())
        expect([...words].filter((word) => !held.has(word))).toEqual([])
        for (const editor of editors) {
          expect(editor.state().draft).toEqual(server.draft())
          expect(hasUnsent(editor.state())).toBe(false)
        }
      }),
      { numRuns: 300 },
    )
  })
})

const typed = (draft: Partial<Draft>): EditingEvent<Draft> => ({
  type: 'typed',
  draft: { ...first, ...draft },
})

describe('one editor', () => {
  it('keeps what is typed while a save is on its way', () => {
    const server = createServer()
    const editor = createEditor(server)
    editor.dispatch(typed({ titre: 'Un' }))
    editor.dispatch({ type: 'saveDue' })
    editor.dispatch(typed({ titre: 'Un autre' }))
    expect(phaseOf(editor.state())).toBe('saving')
    editor.deliver('arrives')
    expect(editor.state().draft.titre).toBe('Un autre')
    expect(phaseOf(editor.state())).toBe('editing')
  })

  it('sends an edit again unchanged when its answer was lost, so that it does not conflict with itself', () => {
    const server = createServer()
    const editor = createEditor(server)
    editor.dispatch(typed({ titre: 'Nouveau' }))
    editor.dispatch({ type: 'saveDue' })
    editor.deliver('loses its answer')
    expect(phaseOf(editor.state())).toBe('offline')
    editor.dispatch(typed({ titre: 'Nouveau titre' }))
    editor.dispatch({ type: 'reachable' })
    editor.deliver('arrives')
    editor.dispatch({ type: 'saveDue' })
    editor.deliver('arrives')
    expect(server.draft().titre).toBe('Nouveau titre')
    expect(phaseOf(editor.state())).toBe('idle')
  })

  it('marks a conflict whose other text changed again before the choice arrived', () => {
    const server = createServer()
    const early = createEditor(server)
    const late = createEditor(server)
    const save = (editor: typeof early, titre: string) => {
      editor.dispatch(typed({ titre }))
      editor.dispatch({ type: 'saveDue' })
      editor.deliver('arrives')
    }
    save(early, 'Le mien')
    save(late, 'Le tien')
    expect(late.state().conflicts).toMatchObject({ titre: { theirs: 'Le mien' } })
    expect(late.state().conflicts['titre']?.isRepeated).toBeUndefined()

    save(early, 'Encore un autre')
    late.dispatch({ type: 'resolved', field: 'titre', value: 'Le tien' })
    late.dispatch({ type: 'saveDue' })
    late.deliver('arrives')
    expect(late.state().conflicts).toMatchObject({
      titre: { theirs: 'Encore un autre', mine: 'Le tien', isRepeated: true },
    })

    late.dispatch({ type: 'resolved', field: 'titre', value: 'Le tien' })
    late.dispatch({ type: 'saveDue' })
    late.deliver('arrives')
    expect(server.draft().titre).toBe('Le tien')
  })

  it('follows the other text of a conflict when it is read again', () => {
    const server = createServer()
    const early = createEditor(server)
    const late = createEditor(server)
    for (const [editor, titre] of [
      [early, 'Le mien'],
      [late, 'Le tien'],
      [early, 'Encore un autre'],
    ] as const) {
      editor.dispatch(typed({ titre }))
      editor.dispatch({ type: 'saveDue' })
      editor.deliver('arrives')
    }
    late.dispatch({ type: 'readAgain', ...server.read() })
    expect(late.state()).toMatchObject({
      draft: { titre: 'Le tien' },
      conflicts: { titre: { theirs: 'Encore un autre' } },
    })
    late.dispatch({ type: 'resolved', field: 'titre', value: 'Le tien' })
    late.dispatch({ type: 'saveDue' })
    late.deliver('arrives')
    expect(server.draft().titre).toBe('Le tien')
    expect(phaseOf(late.state())).toBe('idle')
  })

  it('saves the other fields while one has a conflict, and the choice afterwards', () => {
    const server = createServer()
    const editors = [createEditor(server), createEditor(server)] as const
    for (const [editor, titre] of [
      [editors[0], 'Le mien'],
      [editors[1], 'Le tien'],
    ] as const) {
      editor.dispatch(typed({ titre }))
      editor.dispatch({ type: 'saveDue' })
      editor.deliver('arrives')
    }
    const [, late] = editors
    expect(phaseOf(late.state())).toBe('conflict')
    expect(late.state().draft.titre).toBe('Le tien')

    late.dispatch({ type: 'typed', draft: { ...late.state().draft, prompt: 'Relis.' } })
    late.dispatch({ type: 'saveDue' })
    late.deliver('arrives')
    expect(server.draft()).toMatchObject({ titre: 'Le mien', prompt: 'Relis.' })

    late.dispatch({ type: 'resolved', field: 'titre', value: 'Le tien' })
    late.dispatch({ type: 'saveDue' })
    late.deliver('arrives')
    expect(server.draft().titre).toBe('Le tien')
    expect(phaseOf(late.state())).toBe('idle')
  })

  it('sends a choice also when the other text was taken', () => {
    let state = beginEditing({
      isNew: false,
      seen: { version: 2, copie: 1 },
      draft: { ...first, titre: 'Le mien' },
      conflicts: { titre: { from: 'Un titre', mine: 'Le mien', theirs: 'Renommé' } },
      savedAt: null,
    })
    expect(hasUnsent(state)).toBe(false)
    state = reduceEditing(
      state,
      { type: 'resolved', field: 'titre', value: 'Renommé' },
      hasTitle,
    ).state
    const { effects } = reduceEditing(state, { type: 'saveDue' }, hasTitle)
    expect(effects).toContainEqual(
      expect.objectContaining({
        type: 'save',
        edits: { titre: { from: 'Renommé', to: 'Renommé' } },
      }),
    )
  })

  it('saves before it publishes', () => {
    const server = createServer()
    const editor = createEditor(server)
    editor.dispatch(typed({ titre: 'À publier' }))
    editor.dispatch({ type: 'publishAsked', note: undefined })
    expect(phaseOf(editor.state())).toBe('publishing')
    editor.deliver('arrives')
    editor.deliver('arrives')
    expect(server.item().titre).toBe('À publier')
    expect(phaseOf(editor.state())).toBe('idle')
  })

  it('creates a new item only once it has a title', () => {
    const empty = { ...first, titre: '', prompt: '' }
    const begun = beginEditing({
      isNew: true,
      seen: { version: 0, copie: 0 },
      draft: empty,
      conflicts: {},
      savedAt: null,
    })
    const untitled = reduceEditing(
      begun,
      { type: 'typed', draft: { ...empty, prompt: 'Relis' } },
      hasTitle,
    ).state
    expect(reduceEditing(untitled, { type: 'saveDue' }, hasTitle).effects).toEqual([])
    expect(hasUnsent(untitled)).toBe(true)

    const titled = { ...empty, titre: 'Relecture', prompt: 'Relis' }
    const { state } = reduceEditing(untitled, { type: 'typed', draft: titled }, hasTitle)
    const { effects } = reduceEditing(state, { type: 'saveDue' }, hasTitle)
    expect(effects).toContainEqual(expect.objectContaining({ type: 'create', draft: titled }))
  })

  it('keeps what was typed on an item that is gone', () => {
    const editor = createEditor(createServer())
    editor.dispatch(typed({ titre: 'Perdu ?' }))
    editor.dispatch({ type: 'saveDue' })
    editor.dispatch({ type: 'failed', reason: 'gone', error: null })
    expect(phaseOf(editor.state())).toBe('deleted')
    expect(unsentSteps(editor.state())).toEqual([{ titre: { from: 'Un titre', to: 'Perdu ?' } }])
  })

  it('goes back to the published text, and keeps what was typed meanwhile', () => {
    const editor = createEditor(createServer())
    const from = { ...first, titre: 'Abandonné' }
    editor.dispatch(typed({ titre: 'Abandonné', prompt: 'Tapé depuis' }))
    editor.dispatch({ type: 'discarded', seen: { version: 1, copie: 0 }, from, item: first })
    expect(editor.state().draft).toEqual({ ...first, prompt: 'Tapé depuis' })
  })
})
