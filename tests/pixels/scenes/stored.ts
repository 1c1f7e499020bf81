import { signedInKey } from '#shared/access/signed-in-key.ts'
import { selectionLink } from '#web/features/selection/selection-link.ts'
import { keptPrefix } from '#web/storage/kept-values.ts'
import { packedLink } from '#web/storage/packed-link.ts'
import { chosenClientKey, profilesKey, usedItemsKey } from '#web/storage/stored-keys.ts'

type Stored = Record<string, string>

const now = Date.now()

const briefSlug = 'brief-contenu-redacteur'
export const brief = `/prompt/${briefSlug}`

const profiles = [
  {
    id: 'dupont',
    name: 'Client Dupont',
    values: [
      { variable: 'ton', value: 'Sobre et technique' },
      { variable: 'secteur', value: 'Menuiserie sur mesure' },
      { variable: 'site', value: 'https://dupont.example' },
    ],
  },
  {
    id: 'vertou',
    name: 'Mairie de Vertou, service de la communication et des relations avec la presse',
    values: [{ variable: 'ville', value: 'Vertou' }],
  },
]

/** Two client profiles, none of which is chosen. */
export const withProfiles: Stored = { [profilesKey]: JSON.stringify(profiles) }
/** Two client profiles, the first of which is chosen. */
export const withClient: Stored = {
  ...withProfiles,
  [chosenClientKey]: JSON.stringify({ id: 'dupont', name: 'Client Dupont' }),
}

const lists = [
  {
    id: 'a',
    title: 'Refonte Dupont, semaine 1',
    items: [
      {
        kind: 'prompt',
        slug: briefSlug,
        title: 'Un brief',
        note: 'Une page de service\nà la fois.',
      },
      { kind: 'gpt', slug: 'lovable-architect', title: 'Lovable Architect', note: '' },
      { kind: 'prompt', slug: 'un-prompt-parti', title: 'Un prompt parti', note: '' },
      { kind: 'prompt', slug: 'audit-on-page-url', title: 'Auditer une page', note: '' },
    ],
  },
  { id: 'b', title: 'Veille et lectures de toute une saison à garder sous la main', items: [] },
]

/** Two selections: four items, one of which has left the catalogue, and none. */
export const withSelections: Stored = {
  'selections-v1': JSON.stringify({ currentId: 'a', lists }),
}

type Begun = { slug: string; titre: string; filled: number; total: number; category?: string }

const begun: Begun[] = [
  {
    slug: briefSlug,
    titre: 'Écrire un brief qu’un rédacteur peut suivre seul',
    filled: 5,
    total: 8,
    category: 'Content',
  },
  {
    slug: 'audit-on-page-url',
    titre:
      'Auditer une page\u00a0: code source et contenu en douze points qui se vérifient un par un',
    filled: 4,
    total: 6,
    category: 'Audit',
  },
  { slug: 'plan-redirections-refonte', titre: 'Un plan', filled: 1, total: 30 },
  { slug: 'script-tableur-seo', titre: 'Un script', filled: 1, total: 6 },
]

/** The first of these prompts are begun, the first of them last. */
export const withBegun = (count: number): Stored =>
  Object.fromEntries(
    begun.slice(0, count).map(({ slug, ...prompt }, index) => {
      const values = Object.fromEntries(
        Array.from({ length: prompt.filled }, (_, place) => [`v${place}`, 'x']),
      )
      return [keptPrefix + slug, JSON.stringify({ ...prompt, values, at: now - index * 1000 })]
    }),
  )

/** Values that were typed into the brief on an earlier visit. */
export const withTyped: Stored = {
  [keptPrefix + briefSlug]: JSON.stringify({
    titre: 'Un brief',
    filled: 2,
    total: 8,
    values: {
      objectif: 'Demander un devis',
      preuves: 'Quarante-deux poses, dont les photos sont datées.\nTrois avis de clients.',
    },
    at: now,
  }),
}

/** A prompt that was copied and a GPT that was launched. */
export const withUsed: Stored = {
  [usedItemsKey]: JSON.stringify([
    { kind: 'gpt', slug: 'lovable-architect', title: 'Lovable Architect', at: now },
    { kind: 'prompt', slug: 'personas-avis-clients', title: 'Personas d’avis', at: now - 1000 },
  ]),
}

/** The administration has noted in this browser where items are edited. */
export const withEditor: Stored = { [signedInKey]: '/secure-admin-panel/editer' }

/** The question about advertisements is answered. */
export const withoutAds: Stored = {
  'choix-publicite': JSON.stringify({
    categories: ['necessaire'],
    revision: 0,
    data: null,
    consentTimestamp: new Date(now).toISOString(),
    consentId: '6f9b1c1e-6d1c-4a43-9e0c-6d5d1c0c6a11',
    services: { necessaire: [], publicite: [] },
    languageCode: 'fr',
    lastConsentTimestamp: new Date(now).toISOString(),
    expirationTime: now + 100 * 86_400_000,
  }),
}

/** The brief with values of somebody else. */
export const personalisedBrief = await packedLink(
  `${brief}#v=`,
  JSON.stringify({ objectif: 'Réserver une table', preuves: 'Un menu daté' }),
  200_000,
)

/** A selection of somebody else: two items, with a note, and one that has left the catalogue. */
export const sharedSelection = await selectionLink('/selection', {
  title: 'Refonte Dupont',
  items: [
    { kind: 'prompt', slug: briefSlug, note: 'En réunion.\nAvec les exports.' },
    { kind: 'gpt', slug: 'lovable-architect', note: '' },
    { kind: 'prompt', slug: 'un-prompt-parti', note: '' },
  ],
})
