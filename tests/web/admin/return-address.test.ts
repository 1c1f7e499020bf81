import { describe, expect, it } from 'vitest'

import { returnAddress } from '#web/admin/screens/sign-in/return-address.ts'

const origin = 'https://site.example.org'
const dashboard = '/secure-admin-panel'
const back = (target: string | undefined) => returnAddress(target, origin)

describe('where sign-in leads', () => {
  it('is the page of the administration that was asked for, with its query', () => {
    expect(back('/secure-admin-panel/prompts')).toBe('/secure-admin-panel/prompts')
    expect(back('/secure-admin-panel/prompts?q=seo&page=2')).toBe(
      '/secure-admin-panel/prompts?q=seo&page=2',
    )
    expect(back(`${origin}/secure-admin-panel/users`)).toBe('/secure-admin-panel/users')
  })

  it.each([
    undefined,
    '',
    '//evil.example.org/secure-admin-panel',
    '/\\evil.example.org',
    'https://evil.example.org/secure-admin-panel',
    `${origin}.evil.example.org/secure-admin-panel`,
    'javascript:alert(1)',
    'http://site.example.org/secure-admin-panel/users',
    '/secure-admin-panel/../prompts',
    '/secure-admin-panel/auth?retour=/secure-admin-panel/auth',
    '/prompts',
  ])('is the dashboard for %j', (target) => {
    expect(back(target)).toBe(dashboard)
  })
})
