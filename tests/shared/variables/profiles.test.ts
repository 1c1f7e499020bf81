import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { foldText } from '#shared/search/search-text.ts'
import {
  exportedProfiles,
  keepableValues,
  profileFault,
  profileFor,
  profilesMax,
  profileValuesMax,
  readExportedProfiles,
  readProfiles,
} from '#shared/variables/profiles.ts'
import { parsePrompt } from '#shared/variables/prompt-variables.ts'

const variable = fc.string({ minLength: 1, maxLength: 30 }).filter((name) => foldText(name) !== '')
const value = fc.string({ minLength: 1, maxLength: 200 })
const written = fc.record({
  name: fc.string({ minLength: 1, maxLength: 60 }).filter((name) => name.trim() === name),
  values: fc.uniqueArray(fc.record({ variable, value }), {
    minLength: 1,
    maxLength: 12,
    selector: (entry) => foldText(entry.variable),
  }),
})
const profile = (values: Record<string, string>) => ({
  id: 'un',
  name: 'Boulangerie Martin',
  values: Object.entries(values).map(([name, text]) => ({ variable: name, value: text })),
})
const byName = (entries: { variable: string; value: string }[]) =>
  entries.toSorted((a, b) => (a.variable < b.variable ? -1 : 1))

describe('stored profiles', () => {
  it('come back as they were kept', () => {
    const list = fc.array(written, { maxLength: 8 })
    fc.assert(
      fc.property(list, (given) => {
        const kept = given.map((one, index) => ({ id: `p${index}`, ...one }))
        expect(readProfiles(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
      }),
    )
  })

  it('are what can be read of them, whatever is stored', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        expect(readProfiles(data)).toBeInstanceOf(Array)
      }),
    )
    const good = profile({ ton: 'sobre' })
    expect(readProfiles([good, { ...good, id: 3 }, null, { ...good, name: '' }, good])).toEqual([
      good,
    ])
  })

  it('are no more than the limit', () => {
    const many = Array.from({ length: profilesMax + 3 }, (_, index) => ({
      ...profile({ ton: 'sobre' }),
      id: `p${index}`,
    }))
    expect(readProfiles(many)).toHaveLength(profilesMax)
  })
})

describe('an exported file', () => {
  it('gives back every profile', () => {
    fc.assert(
      fc.property(fc.array(written, { minLength: 1, maxLength: 8 }), (given) => {
        const kept = given.map((one, index) => ({ id: `p${index}`, ...one }))
        const read = readExportedProfiles(JSON.stringify(exportedProfiles(kept)))
        expect(
          typeof read === 'string'
            ? read
            : read.map(({ name, values }) => ({ name, values: byName(values) })),
        ).toEqual(given.map(({ name, values }) => ({ name, values: byName(values) })))
      }),
    )
  })

  it.each([
    ['{"version":1,', 'Ce fichier n’est pas du JSON.'],
    ['[1]', 'Ce fichier n’est pas un export de profils de ce site.'],
    ['{"version":2,"profils":[]}', 'Ce fichier n’est pas un export de profils de ce site.'],
    ['{"version":1,"profils":[]}', 'Ce fichier ne contient aucun profil.'],
    [exported({ nom: 'A', valeurs: { ton: 'b' } }, 3), 'Profil 2\u00a0: ce n’est pas un profil.'],
    [exported({ valeurs: { ton: 'b' } }), 'Profil 1\u00a0: il n’a pas de nom.'],
    [exported({ nom: '  ', valeurs: { ton: 'b' } }), 'Profil 1\u00a0: donnez-lui un nom.'],
    [exported({ nom: 'A' }), 'Profil 1\u00a0: il n’a pas de valeurs.'],
    [exported({ nom: 'A', valeurs: {} }), 'Profil 1\u00a0: il ne contient aucune valeur.'],
    [
      exported({ nom: 'A', valeurs: { ton: 1 } }),
      'Profil 1\u00a0: une de ses valeurs n’est pas du texte.',
    ],
    [
      exported({ nom: 'A', valeurs: { Ton: 'a', ton: 'b' } }),
      'Profil 1\u00a0: la variable «\u00a0ton\u00a0» y est deux fois.',
    ],
    [
      exported({ nom: 'A', valeurs: { '!': 'a' } }),
      'Profil 1\u00a0: une valeur n’a pas de nom de variable.',
    ],
    [
      exported({ nom: 'A', valeurs: { ton: 'a'.repeat(20_001) } }),
      'Profil 1\u00a0: la valeur de «\u00a0ton\u00a0» compte 20\u202f001\u00a0caractères sur 20\u202f000.',
    ],
    [
      exported({ nom: 'A'.repeat(81), valeurs: { ton: 'a' } }),
      'Profil 1\u00a0: son nom compte 81\u00a0caractères sur 80.',
    ],
  ])('%s is refused with a reason', (text, reason) => {
    expect(readExportedProfiles(text)).toBe(reason)
  })
})

describe('what a profile keeps of the values of a prompt', () => {
  it('is the first of names that count as the same, and none that no profile can name', () => {
    const filled = [
      { variable: 'audience', value: 'un' },
      { variable: '%', value: 'deux' },
      { variable: "l'Audience", value: 'trois' },
      { variable: 'thème', value: 'quatre' },
      { variable: 'Theme', value: 'cinq' },
    ]
    expect(keepableValues(filled)).toEqual([filled[0], filled[3]])
  })

  it('is no more than a profile has room for', () => {
    const filled = Array.from({ length: profileValuesMax + 5 }, (_, index) => ({
      variable: `variable ${index}`,
      value: 'rempli',
    }))
    expect(keepableValues(filled)).toEqual(filled.slice(0, profileValuesMax))
  })

  it('is always a profile, as long as it is something', () => {
    const filled = fc.array(fc.record({ variable: fc.string({ maxLength: 4 }), value }), {
      maxLength: 60,
    })
    fc.assert(
      fc.property(filled, (given) => {
        const values = keepableValues(given)
        fc.pre(values.length > 0)
        expect(profileFault({ name: 'Client', values })).toBeNull()
      }),
    )
  })
})

describe('a profile on a prompt', () => {
  const { variables } = parsePrompt('[Ton] [requête principale] [URL du site] [lecteur]')

  it('fills the variables of its names, whatever their accents and case', () => {
    const filled = profileFor(
      profile({ TON: 'sobre', 'Requete Principale': 'caisse', ville: 'Lyon', lecteur: '  ' }),
      variables,
      [],
    )
    expect(filled).toEqual({ ton: 'sobre', 'requête-principale': 'caisse' })
  })

  it('fills a variable by every name that the vocabulary has for it', () => {
    const lecteur = {
      placeholder: 'lecteur',
      cle: 'public',
      libelle: 'Public visé',
      aide: 'Qui lit.',
      exemple: 'Propriétaires',
      nature: 'texte' as const,
      portee: 'client' as const,
      choix: [],
      alias: ['persona', 'public-vise'],
    }
    for (const name of ['public', 'Persona', 'PUBLIC VISÉ', 'lecteur']) {
      expect(profileFor(profile({ [name]: 'artisans' }), variables, [lecteur])).toEqual({
        lecteur: 'artisans',
      })
    }
  })

  it('does not take part of a name for the name', () => {
    expect(profileFor(profile({ site: 'exemple.fr' }), variables, [])).toEqual({})
  })
})

function exported(...profils: unknown[]): string {
  return JSON.stringify({ version: 1, profils })
}
