import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { foldText, locateWords, searchWords, stem, stopWords } from '#shared/search/search-text.ts'

const stems = (text: string) => searchWords(text).map(stem).join(' ')

/** Any text at all, with what this reader treats apart made likely. */
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 6 }),
      fc.constantFrom(
        ..."l' L’ qu' jusqu´ d` ' ’ - œ Æ é É ç ñ ß ½ ² ﬁ 301 audit Réseaux".split(' '),
        ' ',
      ),
    ),
    { maxLength: 20 },
  )
  .map((parts) => parts.join(''))

describe('the words of a text', () => {
  it.each([
    ['lower case', 'Audit SEO', 'audit seo'],
    [
      'no accents',
      'ÉTÉ, Noël, façade, où, hôte, maïs, piñata',
      'ete noel facade ou hote mais pinata',
    ],
    ['accents given as marks of their own', 'me\u0301ta re\u0301dige\u0301e', 'meta redigee'],
    [
      'ligatures opened',
      'nœud, ŒUVRE, curriculum vitæ, Straße, ﬁche',
      'noeud oeuvre curriculum vitae strasse fiche',
    ],
    ['compatibility forms made plain', 'ＳＥＯ m² ½', 'seo m2 12'],
    ['numbers', 'Top 10, 301, GA4, H1, 2 000 €, 3,5 %', 'top 10 301 ga4 h1 2 000 3 5'],
    [
      'gaps for all other signs',
      'e-commerce/robots.txt «A/B» [sujet]_x\u0000y+z',
      'e commerce robots txt a b sujet x y z',
    ],
    ['no word for an emoji, a word for its neighbours', 'plan🚀SEO 👩‍💻', 'plan seo'],
    ['words of other scripts', 'بحث 検索 Поиск', 'بحث 検索 поиск'],
  ])('have %s', (_what, text, folded) => {
    expect(foldText(text)).toBe(folded)
  })

  it.each([
    ["l'audit", 'audit'],
    ['l’audit', 'audit'],
    ['l‘audit', 'audit'],
    ['lʼaudit', 'audit'],
    ['l´audit', 'audit'],
    ['l`audit', 'audit'],
    ['L’AUDIT', 'audit'],
    ["d'article", 'article'],
    ["j'écris, m'aide, t'aide, s'aide", 'ecris aide aide aide'],
    ["n'indexe", 'indexe'],
    ["c'est", 'est'],
    ["qu'une", 'une'],
    ["jusqu'à", 'a'],
    ["lorsqu'on, puisqu'il, quoiqu'elle", 'on il elle'],
    ["aujourd'hui", 'aujourd hui'],
    ["O'Reilly", 'o reilly'],
    ["l'", 'l'],
    ["l'article d'un d'abord", 'article un abord'],
  ])('drop an elided article or pronoun: %s', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })

  it('are found at their places: the slice there is the word and nothing else', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        let previousEnd = 0
        for (const { word, start, end } of locateWords(text)) {
          expect(start).toBeGreaterThanOrEqual(previousEnd)
          expect(foldText(text.slice(start, end))).toBe(word)
          previousEnd = end
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('are letters and digits, and reading them again changes nothing', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const folded = foldText(text)
        expect(folded).toMatch(/^(?:[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)*)?$/u)
        expect(foldText(folded)).toBe(folded)
      }),
      { numRuns: 2000 },
    )
  })

  it('are the same however the accents of the text are encoded', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(foldText(text.normalize('NFD'))).toBe(foldText(text.normalize('NFC')))
      }),
      { numRuns: 2000 },
    )
  })
})

describe('the stem of a word', () => {
  it.each([
    'audit audits',
    'requête requêtes',
    'balise balises',
    'mot-clé mots-clés',
    'page-locale pages-locales',
    'local locale locaux locales',
    'réseau-social réseaux-sociaux',
    'journal journaux',
    'canal canaux',
    'tableau tableaux',
    'jeu jeux',
    'éditorial éditoriale éditoriaux éditoriales',
    'rédactionnel rédactionnelle rédactionnels rédactionnelles',
    'concurrentiel concurrentielle concurrentielles',
    'donnée-structurée données-structurées',
    'optimisé optimisée optimisés optimisées',
    'abonné abonnée abonnés abonnées',
    'indexé indexée indexées',
    'rédacteur rédactrice rédacteurs rédactrices',
    'vendeur vendeuse vendeurs vendeuses',
    'européen européenne européens européennes',
    'créatif créative créatifs créatives',
    'dernier dernière derniers dernières',
    'français française françaises',
    'pertinent pertinente pertinents pertinentes',
    'important importante importantes',
    'expert experte experts expertes',
    'gratuit gratuite gratuits gratuites',
    'humain humaine humains humaines',
    'persona personas',
    'lien-entrant liens-entrants',
    'snippet snippets',
  ])('is one for the forms of one word: %s', (forms) => {
    expect(new Set(forms.split(' ').map(stems)).size).toBe(1)
  })

  it.each([
    'avis avi',
    'devis devi',
    'devis devise',
    'prix pri',
    'temps temp',
    'index inde',
    'cours cour',
    'taux tau',
    'faux fal',
    'flux flu',
    'donnée don',
    'marque marché',
    'vente vent',
    'page pagination',
    'titre tirer',
    'contenu content',
    'client clic',
    'lien ligne',
    'note notion',
    'prompt promotion',
    'GA4 GA',
  ])('keeps apart two words: %s', (words) => {
    expect(new Set(words.split(' ').map(stems)).size).toBe(2)
  })

  it('leaves words of three letters and words with a digit as they are', () => {
    for (const word of ['ads', 'cls', 'bus', 'css', 'h2s', '301s', 'ga4s']) {
      expect(stem(word)).toBe(word)
    }
  })

  it('begins as its word does, and leaves at least three letters of it', () => {
    const letters = fc.string({
      unit: fc.constantFrom(...'abcdefghilmnoprstuvx'.split('')),
      minLength: 4,
      maxLength: 12,
    })
    const ending = fc.constantFrom(
      '',
      's',
      'x',
      'e',
      'es',
      'ee',
      'ees',
      'aux',
      'eaux',
      'elle',
      'ive',
      'trice',
    )
    fc.assert(
      fc.property(letters, ending, (base, inflection) => {
        const result = stem(base + inflection)
        expect(result.slice(0, 2)).toBe(base.slice(0, 2))
        expect(result.length).toBeGreaterThanOrEqual(3)
      }),
      { numRuns: 2000 },
    )
  })
})

it('counts as stop words only what its own reader gives, so that each can meet a query', () => {
  for (const word of stopWords) expect(foldText(word)).toBe(word)
})
