import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { reportAddress } from '#web/frame/report-address.ts'

const page = 'https://exemple.test/prompt/une-fiche'

/** What a mail program reads: percent signs alone stand for something, a plus for itself. */
function readLetter(address: string) {
  const [to = '', query = ''] = address.replace('mailto:', '').split('?')
  const [subject = '', body = ''] = query
    .split('&')
    .map((field) => decodeURIComponent(field.slice(field.indexOf('=') + 1)))
  return { to: decodeURIComponent(to), subject, lines: body.split('\r\n') }
}

describe('the letter about a problem', () => {
  it('names the item, its page and where its visitor stands', () => {
    const letter = reportAddress({
      email: 'contact@exemple.test',
      canonical: page,
      address: `${page}?utm_source=a+b`,
      title: 'L’été à 100 % & « plus »',
    })

    expect(readLetter(letter)).toEqual({
      to: 'contact@exemple.test',
      subject: 'Signaler un problème\u00a0: L’été à 100 % & « plus »',
      lines: [
        'Fiche\u00a0: L’été à 100 % & « plus »',
        `Page\u00a0: ${page}`,
        `Adresse complète\u00a0: ${page}?utm_source=a+b`,
        '',
        'Ce qui ne va pas\u00a0: ',
      ],
    })
    expect(letter).toContain('?subject=Signaler%20un%20probl%C3%A8me%C2%A0%3A%20')
    expect(letter).toContain('%0D%0A')
  })

  it('says an address once', () => {
    const letter = reportAddress({ email: 'a@b.fr', canonical: page, address: page })

    expect(readLetter(letter)).toEqual({
      to: 'a@b.fr',
      subject: 'Signaler un problème',
      lines: [`Page\u00a0: ${page}`, '', 'Ce qui ne va pas\u00a0: '],
    })
  })

  it('says any text as it is, in letters that an address may hold', () => {
    const line = fc.string({ unit: 'binary', minLength: 1 }).filter((text) => !/[\r\n]/.test(text))
    fc.assert(
      fc.property(line, fc.emailAddress(), (title, email) => {
        const letter = reportAddress({ email, canonical: page, address: page, title })
        const { to, subject, lines } = readLetter(letter)

        expect(letter).toMatch(
          /^mailto:[\w.!~*'()%@-]+\?subject=[\w.!~*'()%-]+&body=[\w.!~*'()%-]+$/,
        )
        expect(to).toBe(email)
        expect(subject).toBe(`Signaler un problème\u00a0: ${title.toWellFormed()}`)
        expect(lines[0]).toBe(`Fiche\u00a0: ${title.toWellFormed()}`)
      }),
    )
  })
})
