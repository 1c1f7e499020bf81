import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { redirectTarget } from '#shared/addresses/redirect-target.ts'
import { proofCount } from '#tests/prove/scale.ts'

const origin = 'https://exemple.test'

describe('where a redirect may lead (R219)', () => {
  it.each([
    '/',
    '/prompts',
    '/gpts?category=SEO&page=2',
    '/recherche?q=audit%20seo',
    '/prompt/audit-on-page-url',
    '/gpt/lovable-architect?x=1',
    '/mentions-legales',
    '/secure-admin-panel',
    '/secure-admin-panel/prompts/nouveau',
    '/secure-admin-panel/journal?action=sign_in',
  ])('%s is a page of ours', (target) => {
    expect(redirectTarget(target, origin)).toBe(target)
    expect(redirectTarget(origin + target, origin)).toBe(target)
    expect(redirectTarget(`https://www.exemple.test${target}`, origin)).toBe(target)
  })

  it.each([
    '',
    '//mechant.test',
    '///mechant.test',
    '/\\mechant.test',
    '\\\\mechant.test',
    '/\t/mechant.test',
    '\t//mechant.test',
    '/%5cmechant.test',
    '/%2f/mechant.test',
    'https://mechant.test/prompts',
    'https://exemple.test@mechant.test/prompts',
    'https://exemple.test.mechant.test/prompts',
    'https://exemple.test:443@mechant.test/',
    'http://exemple.test/prompts',
    'https:/mechant.test',
    'https:mechant.test',
    'javascript:alert(1)',
    'data:text/html,x',
    'prompts',
    '/unknown',
    '/prompts/',
    '/prompts/..//mechant.test',
    '/prompt/Majuscule',
    '/prompts#//mechant.test',
    '/prompts?a=\\b',
    '/prompts?a=1\n',
    '/prompts\u2028',
    'http://localhost/prompts',
    'http://203.0.113.7/prompts',
    '/__proto__',
    '/constructor',
  ])('%j is none, and leads home', (target) => {
    expect(redirectTarget(target, origin)).toBe('/')
  })

  it('is the fallback where nothing is asked', () => {
    expect(redirectTarget(undefined, origin, '/secure-admin-panel')).toBe('/secure-admin-panel')
    expect(redirectTarget('//mechant.test', origin, '/secure-admin-panel')).toBe(
      '/secure-admin-panel',
    )
  })
})

it(
  'is on this site for any address made of whatever breaks out of one',
  { tags: ['sampled'] },
  () => {
    const pieces = [
      '/ // \\ %5c %2f ? # @ : . .. ; & = %00 https: http: javascript: mechant.test exemple.test www.',
      'localhost 127.0.0.1 [::1] user:pass 443 prompts prompt gpts gpt a-b secure-admin-panel auth q=1',
    ]
      .flatMap((line) => line.split(' '))
      .concat('\t', '\n', '\r', '\u0000', '\u00A0', '\u2028', '\uFF0F', ' ')
    const target = fc
      .tuple(
        fc.constantFrom('', origin, 'https://www.exemple.test', '/', '//'),
        fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 4 })), {
          maxLength: 7,
        }),
      )
      .map(([start, parts]) => start + parts.join(''))

    fc.assert(
      fc.property(target, (text) => {
        const answer = redirectTarget(text, origin)
        const url = new URL(answer, origin)
        expect(url.origin).toBe(origin)
        expect(url.href).toBe(origin + answer)
      }),
      { numRuns: proofCount({ sample: 2000, whole: 100_000 }) },
    )
  },
)
