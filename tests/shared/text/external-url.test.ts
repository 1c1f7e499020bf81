import { describe, expect, it } from 'vitest'

import { externalUrlSchema } from '#shared/text/external-url.ts'

describe('an address that a visitor may follow', () => {
  it.each([
    'https://example.org',
    'http://example.org/',
    'HTTPS://example.org/page?q=a%20b#partie',
    'https://example.org/@auteur',
    'https://example.org/?contact=a@b.fr',
    'https://example.org?contact=a@b.fr',
    'https://sous.domaine.example.org:8443/chemin',
    `https://chatgpt.com/?q=${'a'.repeat(6000)}`,
  ])('accepts %s', (url) => {
    expect(externalUrlSchema.parse(url)).toBe(url)
  })

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'javascript://example.org/%0Aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/hosts',
    'mailto:contact@example.org',
    'ftp://example.org/',
    'blob:https://example.org/1',
  ])('refuses the scheme of %j', (url) => {
    expect(externalUrlSchema.safeParse(url).success).toBe(false)
  })

  it.each([
    'https://nom:secret@example.org/',
    'https://nom@example.org/',
    'https://example.org@example.net/',
    'https://@example.org/',
    'https:///nom:secret@example.org/',
    'https://\\nom:secret@example.org/',
    'https:nom:secret@example.org',
    'https:\\\\nom:secret@example.org',
    'ht\ntps://nom:secret@example.org',
  ])('refuses the credentials of %j', (url) => {
    expect(externalUrlSchema.safeParse(url).success).toBe(false)
  })

  it.each(['', '   ', 'example.org', '/prompts', '//example.org', 'https://', 'https:', '#partie'])(
    'refuses %j, which is no whole address',
    (url) => {
      expect(externalUrlSchema.safeParse(url).success).toBe(false)
    },
  )

  it('refuses an address of more than 8,000 characters', () => {
    const base = 'https://example.org/'
    const ofLength = (length: number) => base + 'a'.repeat(length - base.length)
    expect(externalUrlSchema.safeParse(ofLength(8000)).success).toBe(true)
    expect(externalUrlSchema.safeParse(ofLength(8001)).success).toBe(false)
  })
})
