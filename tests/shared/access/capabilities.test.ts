import { describe, expect, it } from 'vitest'

import {
  type Capability,
  capabilities,
  capabilitiesOf,
  rolesWith,
} from '#shared/access/capabilities.ts'
import { type Role, roles } from '#shared/access/user.ts'
import {
  adminRoot,
  mayOpen,
  menuFor,
  previewAddress,
  type ScreenPath,
} from '#shared/addresses/admin-screens.ts'

/** Who has what once the administration is open to every role, written out by hand. */
const granted: Record<Capability, string[]> = {
  'dashboard.read': ['admin', 'moderator', 'contributor'],
  'content.read': ['admin', 'moderator', 'contributor'],
  'content.create': ['admin', 'moderator', 'contributor'],
  'content.edit': ['admin', 'moderator', 'contributor'],
  'content.others': ['admin', 'moderator'],
  'content.status': ['admin', 'moderator'],
  'workflows.run': ['admin', 'moderator'],
  'content.delete': ['admin'],
  'journal.read': ['admin'],
  'users.manage': ['admin'],
  'seo.manage': ['admin'],
  'settings.manage': ['admin'],
  'data.export': ['admin'],
}

describe('what a role may do (R225)', () => {
  it.each(capabilities)('%s is for those who are named, once they are let in', (capability) => {
    expect(rolesWith(capability, true)).toEqual(granted[capability])
  })

  it('is nothing for all but administrators unless the setting lets them in (R222)', () => {
    expect(capabilitiesOf('admin', false)).toEqual(capabilities)
    expect(capabilitiesOf('moderator', false)).toEqual([])
    expect(capabilitiesOf('contributor', false)).toEqual([])
    for (const capability of capabilities) expect(rolesWith(capability, false)).toEqual(['admin'])
  })

  it('is nothing without a role, whatever the setting says (R223)', () => {
    expect([capabilitiesOf(null, true), capabilitiesOf(null, false)]).toEqual([[], []])
  })

  it('is more for a moderator than for a contributor, and most for an administrator (R222)', () => {
    const [admin, moderator, contributor] = roles.map((role) => capabilitiesOf(role, true))
    expect(admin).toEqual(expect.arrayContaining([...(moderator ?? [])]))
    expect(moderator).toEqual(expect.arrayContaining([...(contributor ?? [])]))
  })
})

describe('the screens that a role may open (R139)', () => {
  const openTo: Record<Exclude<ScreenPath, '/auth'>, string[]> = {
    '': ['admin', 'moderator', 'contributor'],
    '/prompts': ['admin', 'moderator', 'contributor'],
    '/prompts/nouveau': ['admin', 'moderator', 'contributor'],
    '/prompts/$id': ['admin', 'moderator', 'contributor'],
    '/prompts/$id/revisions': ['admin', 'moderator', 'contributor'],
    '/gpts': ['admin', 'moderator', 'contributor'],
    '/gpts/nouveau': ['admin', 'moderator', 'contributor'],
    '/gpts/$id': ['admin', 'moderator', 'contributor'],
    '/gpts/$id/revisions': ['admin', 'moderator', 'contributor'],
    '/fiche': ['admin', 'moderator', 'contributor'],
    '/liens': ['admin', 'moderator'],
    '/calendrier': ['admin', 'moderator'],
    '/compte': ['admin', 'moderator', 'contributor'],
    '/users': ['admin'],
    '/settings': ['admin'],
    '/seo-pages': ['admin'],
    '/redirections': ['admin'],
    '/sans-resultat': ['admin', 'moderator'],
    '/vocabulaire': ['admin'],
    '/categories': ['admin'],
    '/tags': ['admin'],
    '/variables': ['admin'],
    '/parcours': ['admin'],
    '/importer': ['admin', 'moderator', 'contributor'],
    '/journal': ['admin'],
    '/corbeille': ['admin'],
  }

  it.each(Object.entries(openTo))('%s opens to %j', (path, allowed) => {
    const address = adminRoot + path.replace('$id', 'un-id')
    const open = roles.filter((role) => mayOpen(address, capabilitiesOf(role, true)))
    expect(open).toEqual(allowed)
  })

  it('are not to be created or previewed on without the capability', () => {
    const reader: Capability[] = ['dashboard.read', 'content.read']
    expect(mayOpen(`${adminRoot}/prompts/nouveau`, reader)).toBe(false)
    expect(mayOpen(`${adminRoot}/gpts/nouveau`, reader)).toBe(false)
    expect(mayOpen(previewAddress('prompt', 'un-slug'), reader)).toBe(true)
    expect(mayOpen(previewAddress('prompt', 'un-slug'), ['dashboard.read'])).toBe(false)
  })
})

const menuOf = (role: Role) =>
  menuFor(capabilitiesOf(role, true)).map(({ label, screens }) => [
    label,
    screens.map((screen) => screen.label),
  ])

describe('the menu of a role (R131)', () => {
  it('has nine entries for an administrator, with the screens of each', () => {
    expect(menuOf('admin')).toEqual([
      ['Aujourd’hui', ['Aujourd’hui']],
      ['Prompts', ['Prompts']],
      ['GPT', ['GPT']],
      ['Calendrier', ['Calendrier']],
      ['Classement', ['Catégories', 'Tags', 'Variables', 'Parcours']],
      ['Référencement', ['Pages SEO', 'Redirections', 'Liens']],
      ['Recherche', ['Sans résultat', 'Vocabulaire']],
      ['Utilisateurs', ['Utilisateurs']],
      ['Paramètres', ['Site', 'Importer et exporter', 'Journal', 'Corbeille', 'Mon compte']],
    ])
  })

  it('has only what a moderator and a contributor may open, «Mon compte» among it', () => {
    expect(menuOf('moderator').slice(3)).toEqual([
      ['Calendrier', ['Calendrier']],
      ['Référencement', ['Liens']],
      ['Recherche', ['Sans résultat']],
      ['Paramètres', ['Importer et exporter', 'Mon compte']],
    ])
    expect(menuOf('contributor')).toEqual([
      ['Aujourd’hui', ['Aujourd’hui']],
      ['Prompts', ['Prompts']],
      ['GPT', ['GPT']],
      ['Paramètres', ['Importer et exporter', 'Mon compte']],
    ])
  })
})
