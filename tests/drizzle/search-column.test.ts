import { createHash } from 'node:crypto'

import { expect, it } from 'vitest'

import { searchColumn } from '#drizzle/derived/search-column.ts'
import { stopWords } from '#shared/search/stems.ts'
import { builtInFacts } from '#tests/support/database/built-in-categories.ts'

const words = `
  acces actualites apparaissent attendue automatiquement balises capables choisissent communiquer concurrentielles
  confiance contenu convertie développeurs différence disponibilité exportées facturation fiche gratuitement
  indexation intention jeux journaux légères maillages marketing mensuelle moteurs neufs optionnelle optimisations
  passage perdu perdre positif premiers qualifiées quotidienne rédactrices référencement robots structurées suivi
  technique trafic utilisateur vendre visibilité œuvres l'été aujourd'hui SEO GA4 h1 🚀 日本`

it('has a format that goes up with what it is made of', () => {
  const column = searchColumn(
    {
      titre: words,
      tags: ['core web vitals'],
      requetes: ['audit seo', 'à la une'],
      demandes: ['personne ne clique'],
      categories: ['E-commerce'],
      description: words,
      corps: [words, words],
    },
    builtInFacts,
    ['mot-cle'],
  )

  // Where this fails, what databases hold is of older stems: give the column the next format, and this
  // its new digest.
  expect([
    column.slice(0, 12),
    createHash('sha256')
      .update([column, ...[...stopWords].toSorted()].join(' '))
      .digest('hex')
      .slice(0, 16),
  ]).toEqual(['{"format":7,', '78058a600d50c2b9'])
})
