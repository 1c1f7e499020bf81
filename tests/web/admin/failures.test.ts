import { TRPCClientError } from '@trpc/client'
import { describe, expect, it } from 'vitest'

import { errorMessages } from '#shared/site/error-messages.ts'
import { failureMessage, failureText } from '#web/admin/api/failures.ts'

/** As the client makes it of an answer of the API. */
const refusal = (code: string, message: string) =>
  TRPCClientError.from({ error: { code: -32_000, message, data: { code } } })

const referenceIn = (text: string) => / \((ERR_\d{13}_[\da-f]{8})\)$/.exec(text)?.[1]

describe('what a failed call says', () => {
  it('is what the server says of an expected failure', () => {
    expect(failureMessage(refusal('CONFLICT', 'Ce slug est déjà utilisé.'))).toBe(
      'Ce slug est déjà utilisé.',
    )
  })

  it('has the words of the administration where nobody expected it (R241)', () => {
    expect(failureMessage(refusal('INTERNAL_SERVER_ERROR', errorMessages.unexpected))).toBe(
      errorMessages.admin,
    )
    expect(failureMessage(new Error('division by zero'))).toBe(errorMessages.admin)
  })

  it('is the network’s where no answer came (R240)', () => {
    expect(failureMessage(TRPCClientError.from(new Error('Failed to fetch')))).toBe(
      errorMessages.network,
    )
  })
})

describe('the reference of a failure (R243)', () => {
  it('stands after its message, the same wherever the failure is shown', () => {
    const failure = refusal('CONFLICT', 'Ce slug est déjà utilisé.')
    expect(failureText(failure)).toMatch(/^Ce slug est déjà utilisé\. \(ERR_/)
    expect(referenceIn(failureText(failure))).toBeTruthy()
    expect(failureText(failure)).toBe(failureText(failure))
  })

  it('is the one that the server logged, where it did', () => {
    const data = { code: 'INTERNAL_SERVER_ERROR', reference: 'ERR_1795262400000_0123abcd' }
    const failure = TRPCClientError.from({ error: { code: -32_603, message: '', data } })
    expect(referenceIn(failureText(failure))).toBe('ERR_1795262400000_0123abcd')
  })

  it('is another for each failure', () => {
    const [first, second] = [new Error('a'), new Error('a')].map((failure) =>
      referenceIn(failureText(failure)),
    )
    expect(first).toBeTruthy()
    expect(second).not.toBe(first)
  })
})
