import * as fc from 'fast-check'
import { expect, it } from 'vitest'

import { createAnswerReader } from './edge-answers.ts'

const answerOf = ({ status, body }: { status: number; body: string }) =>
  `HTTP/1.1 ${status} Said\r\nContent-Type: text/html\r\nContent-Length: ${body.length}\r\n\r\n${body}`

const answers = fc.array(
  fc.record({
    status: fc.constantFrom(200, 304, 404, 503),
    body: fc.stringMatching(/^[a-z\r\n]{0,40}$/),
  }),
  { minLength: 1, maxLength: 4 },
)

it('tells each answer once, wherever the network cuts it', () => {
  fc.assert(
    fc.property(answers, fc.array(fc.nat({ max: 60 }), { minLength: 1 }), (sent, cuts) => {
      const told: number[] = []
      const read = createAnswerReader((status) => told.push(status))
      let cut = 0
      for (const answer of sent) {
        // No part holds two answers: the next is asked for once one is there.
        let rest = Buffer.from(answerOf(answer))
        while (rest.length > 0) {
          const length = 1 + (cuts[cut % cuts.length] ?? 0)
          cut += 1
          read(rest.subarray(0, length))
          rest = rest.subarray(length)
        }
      }
      expect(told).toEqual(sent.map(({ status }) => status))
    }),
  )
})

it.each([
  ['no length', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n'],
  ['more than it said', 'HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\nab'],
])('refuses an answer with %s', (_fault, text) => {
  const read = createAnswerReader(() => undefined)
  expect(() => read(Buffer.from(text))).toThrow('An answer')
})
