import { describe, expect, it } from 'vitest'

import { capabilitiesOf } from '#shared/access/capabilities.ts'
import type { SessionState } from '#shared/access/sign-in.ts'
import { sessionChanges, type SessionEvent } from '#web/admin/session/session-events.ts'
import { createSessionStream } from '#web/admin/session/session-stream.ts'
import type { TabMessage } from '#web/admin/session/tabs-channel.ts'

const session = (changes: Partial<SessionState> = {}): SessionState => ({
  user: { id: 'u1', email: 'marie@example.org', isAdmin: true, role: 'admin' },
  capabilities: capabilitiesOf('admin', false),
  mustChangePassword: false,
  mustAddFactor: false,
  isInMaintenance: false,
  now: '2025-06-06T10:00:00.000Z',
  lastActiveAt: '2025-06-06T10:00:00.000Z',
  authenticatedAt: '2025-06-06T10:00:00.000Z',
  absoluteExpiresAt: '2025-06-06T22:00:00.000Z',
  expiresAt: '2025-06-06T10:30:00.000Z',
  ...changes,
})

const names = (events: SessionEvent[]) => events.map(({ name }) => name)

/** Tabs of one browser: what one tells, the others hear. */
function openTabs(count: number) {
  const ears = Array.from({ length: count }, () => new Set<(message: TabMessage) => void>())
  return ears.map((own) => {
    const stream = createSessionStream({
      tell: (message) => {
        for (const ear of ears.filter((other) => other !== own)) {
          for (const hear of ear) hear(structuredClone(message))
        }
      },
      hear: (onMessage) => void own.add(onMessage),
    })
    const heard: SessionEvent[] = []
    stream.subscribe((event) => heard.push(event))
    return { stream, heard }
  })
}

describe('R209: between two answers about the session', () => {
  const signedIn = session()
  const oneTime = session({ mustChangePassword: true })
  const later = '2025-06-06T10:55:00.000Z'

  it.each<[string, SessionState | null | undefined, SessionState | null, SessionEvent['name'][]]>([
    ['nobody is found at first', undefined, null, ['INITIAL_SESSION']],
    ['somebody is found at first', undefined, signedIn, ['INITIAL_SESSION']],
    ['somebody signs in', null, signedIn, ['SIGNED_IN']],
    ['a one-time password signs in', null, oneTime, ['SIGNED_IN', 'PASSWORD_RECOVERY']],
    ['a one-time session is found', undefined, oneTime, ['INITIAL_SESSION', 'PASSWORD_RECOVERY']],
    ['the session ends', signedIn, null, ['SIGNED_OUT']],
    ['it stays over', null, null, []],
    ['nothing but time goes by', signedIn, session({ now: later, lastActiveAt: later }), []],
    ['the secret is another', signedIn, session({ expiresAt: later }), ['TOKEN_REFRESHED']],
    ['the one-time password is replaced', oneTime, signedIn, ['USER_UPDATED']],
    ['the password is another', signedIn, session({ authenticatedAt: later }), ['USER_UPDATED']],
    [
      'the role is another, and the secret',
      signedIn,
      session({ user: { ...signedIn.user, role: 'moderator', isAdmin: false }, expiresAt: later }),
      ['USER_UPDATED', 'TOKEN_REFRESHED'],
    ],
    [
      'another account signs in',
      signedIn,
      session({ user: { ...signedIn.user, id: 'u2' } }),
      ['SIGNED_IN'],
    ],
    [
      'the same account signs in anew',
      signedIn,
      session({ absoluteExpiresAt: '2025-06-06T23:00:00.000Z' }),
      ['SIGNED_IN'],
    ],
  ])('%s', (_, before, after, expected) => {
    expect(names(sessionChanges(before, after))).toEqual(expected)
  })
})

describe('R237: who subscribes', () => {
  it('hears what any tab learns, once, and of its own beginning alone', () => {
    const [own, other] = openTabs(2)
    if (!own || !other) throw new Error('There are two tabs')
    own.stream.learn(session())
    other.stream.learn(session())
    own.stream.learn(session())
    own.stream.learn(session({ expiresAt: '2025-06-06T10:55:00.000Z' }))
    // The other tab asks too, and is told what it knows from the first.
    other.stream.learn(session({ expiresAt: '2025-06-06T10:55:00.000Z' }))
    other.stream.end('inactivite')
    own.stream.learn(null)

    const expected = ['INITIAL_SESSION', 'TOKEN_REFRESHED', 'SIGNED_OUT']
    expect(names(own.heard)).toEqual(expected)
    expect(names(other.heard)).toEqual(expected)
    expect(own.heard.at(-1)).toEqual({ name: 'SIGNED_OUT', reason: 'inactivite', isByUser: false })
  })

  it('hears nothing more once it has unsubscribed', () => {
    const [tab] = openTabs(1)
    const heard: SessionEvent[] = []
    const unsubscribe = tab?.stream.subscribe((event) => heard.push(event))
    tab?.stream.learn(null)
    unsubscribe?.()
    tab?.stream.learn(session())

    expect(names(heard)).toEqual(['INITIAL_SESSION'])
  })
})
