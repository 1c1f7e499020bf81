import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { documentLines } from '#shared/variables/document-lines.ts'
import { fillPrompt, parsePrompt } from '#shared/variables/prompt-variables.ts'

/** What the lines show, as text. */
function shown(text: string): string {
  return documentLines(parsePrompt(text).segments)
    .map(
      ({ marker, parts }) =>
        marker +
        parts
          .map((part) =>
            part.type === 'text' ? part.text : `[${part.placeholder}]${part.punctuation}`,
          )
          .join(''),
    )
    .join('\n')
}

describe('the lines of a prompt document', () => {
  it('show exactly what is copied, whatever the text', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '# Rôle',
        '1. ',
        '- ',
        '[ville]',
        '[mot-clé]',
        ',',
        '.',
        ' ;',
        '\n',
        '\r\n',
        '«',
      ),
      fc.string({ maxLength: 12 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join('')
        expect(shown(text)).toBe(fillPrompt(parsePrompt(text), {}).replaceAll(/\r\n|\r/g, '\n'))
      }),
    )
  })

  it('keep the # of a heading apart so that it can be toned down, and stay as many as the text has', () => {
    const lines = documentLines(parsePrompt('# Rôle\n\n1. Lire [la page].').segments)
    expect(lines.map(({ kind, marker }) => [kind, marker])).toEqual([
      ['heading', '# '],
      ['text', ''],
      ['item', ''],
    ])
  })

  it('keep the punctuation that follows a variable with it', () => {
    const [line] = documentLines(parsePrompt('Site : [URL]. Suite').segments)
    expect(line?.parts[1]).toMatchObject({ type: 'variable', placeholder: 'URL', punctuation: '.' })
  })
})
