import { randomBytes } from 'node:crypto'

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isFilled, valueMaxLength, valueOf } from '#shared/variables/prompt-values.ts'
import { parsePrompt } from '#shared/variables/prompt-variables.ts'
import { permalink, readPermalink } from '#web/features/personalisation/permalink.ts'
import { linkMaxLength, LinkTooLongError } from '#web/storage/packed-link.ts'
import { packText } from '#web/storage/packed-text.ts'

const page = 'https://example.org/prompt/un-prompt'
const { variables } = parsePrompt('[ton] [requête principale] [constructor] [__proto__] [lecteur]')
const fragmentOf = (link: string) => link.slice(page.length)
const fragmentWith = async (data: unknown) => `#v=${await packText(JSON.stringify(data))}`
const noise = (length: number) => randomBytes(length).toString('base64')

describe('a personalised link', () => {
  it('gives back every filled value, whatever it holds', async () => {
    const value = fc.string({ unit: 'grapheme', maxLength: 120 })
    const values = fc.tuple(...variables.map(() => value))
    await fc.assert(
      fc.asyncProperty(values, async (typed) => {
        const entered = Object.fromEntries(
          variables.map(({ key }, index) => [key, typed[index] ?? '']),
        )
        const link = await permalink(page, variables, entered, null)
        const linked = await readPermalink(fragmentOf(link), variables)

        expect(linked?.unknownCount).toBe(0)
        for (const { key } of variables) {
          const expected = valueOf(entered, key)
          expect(valueOf(linked?.values ?? {}, key)).toBe(isFilled(expected) ? expected : undefined)
        }
      }),
    )
  })

  it('is not made when it would be longer than what travels well', async () => {
    await expect(permalink(page, variables, { ton: noise(20_000) }, null)).rejects.toThrow(
      LinkTooLongError,
    )
    // Few letters, of which more would come than is read.
    await expect(permalink(page, variables, { ton: 'a'.repeat(200_000) }, null)).rejects.toThrow(
      LinkTooLongError,
    )
    const fits = await permalink(page, variables, { ton: noise(2000) }, null)
    expect(fits.length).toBeLessThanOrEqual(linkMaxLength)
  })

  it('leaves out values of variables that the prompt does not have, and counts them', async () => {
    const fragment = await fragmentWith({ ton: 'sobre', ville: 'Lyon', titre: 'Rien' })
    expect(await readPermalink(fragment, variables)).toEqual({
      text: null,
      variables,
      values: { ton: 'sobre' },
      unknownCount: 2,
    })
  })

  it('cuts no value, as its field cuts none', async () => {
    const long = 'a'.repeat(valueMaxLength + 412)
    const linked = await readPermalink(await fragmentWith({ ton: long }), variables)
    expect(linked?.values.ton).toBe(long)
  })

  it('carries the sender’s version of the text, whose variables its values are for', async () => {
    const text = 'Écris pour [ville], « sobre » & <b>net</b>\nen [ton]'
    const own = parsePrompt(text).variables
    const values = { ville: 'Lyon', ton: 'sobre', lecteur: 'un artisan' }
    const link = await permalink(page, own, values, text)
    expect(await readPermalink(fragmentOf(link), variables)).toEqual({
      text,
      variables: own,
      values: { ville: 'Lyon', ton: 'sobre' },
      unknownCount: 0,
    })
    const bare = await permalink(page, own, {}, text)
    expect(await readPermalink(fragmentOf(bare), variables)).toMatchObject({ text, values: {} })
  })

  it('has room for a version of every prompt of usual length, and for none that is too long', async () => {
    const usual = Array.from({ length: 450 }, (_, index) => `mot${(index * 7919) % 450}`).join(' ')
    const link = await permalink(page, [], {}, usual)
    expect(link.length).toBeLessThanOrEqual(linkMaxLength)
    await expect(permalink(page, [], {}, noise(20_000))).rejects.toThrow(LinkTooLongError)
  })

  it('gives no text that is blank or none', async () => {
    for (const text of [' \n', 12, null, ['a']]) {
      const linked = await readPermalink(await fragmentWith({ '#texte': text }), variables)
      expect(linked).toMatchObject({ text: null, variables, unknownCount: 0 })
    }
  })

  it.each([['a text'], [12], [null], [['ton', 'sobre']]])(
    'is not read when it holds %j in place of values',
    async (data) => {
      expect(await readPermalink(await fragmentWith(data), variables)).toBeNull()
    },
  )

  it('gives nothing for a value that is no text', async () => {
    const fragment = await fragmentWith({ ton: 12, lecteur: { a: 1 }, 'requête-principale': 'x' })
    expect((await readPermalink(fragment, variables))?.values).toEqual({
      'requête-principale': 'x',
    })
  })

  it('is not read when it is cut, empty or too long', async () => {
    const fragment = await fragmentWith({ ton: 'sobre', lecteur: 'une personne du métier' })
    expect(await readPermalink(fragment.slice(0, -3), variables)).toBeNull()
    expect(await readPermalink('#v=', variables)).toBeNull()
    expect(await readPermalink(`#v=${'A'.repeat(linkMaxLength)}`, variables)).toBeNull()
    // A small text that would inflate beyond all bounds.
    expect(
      await readPermalink(await fragmentWith({ ton: 'a'.repeat(250_000) }), variables),
    ).toBeNull()
  })
})
