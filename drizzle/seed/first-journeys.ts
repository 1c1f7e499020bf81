import { journeySeeds } from './journeys.ts'

const steps = journeySeeds.flatMap(({ slug: parcours, etapes }) =>
  etapes.map(({ prompt, gpt, but, transmet }, position) => ({
    parcours,
    position,
    kind: prompt === undefined ? 'gpt' : 'prompt',
    slug: prompt ?? gpt,
    but,
    transmet,
  })),
)
const rows = journeySeeds.map(({ slug, titre, introduction, etapes }, index) => ({
  slug,
  titre,
  introduction,
  etapes: etapes.length,
  rang: index + 1,
}))

/**
 * Inserts the starting journeys whose items are all public, unless journeys exist or were ever edited. One
 * statement, so concurrent starts are safe.
 */
export const firstJourneysInsert = {
  sql: `WITH items AS (
      SELECT 'prompt' AS kind, slug, id FROM prompts WHERE statut = 'valide'
      UNION ALL SELECT 'gpt', slug, id FROM gpts WHERE statut = 'valide'
    ), steps AS (
      SELECT value ->> 'parcours' AS parcours, value ->> 'position' AS position, items.kind, items.id,
        value ->> 'but' AS but, value ->> 'transmet' AS transmet
      FROM json_each(?) JOIN items ON items.kind = value ->> 'kind' AND items.slug = value ->> 'slug'
    )
    INSERT INTO parcours (slug, titre, introduction, etapes, statut, rang, date_creation, date_modification)
    SELECT value ->> 'slug', value ->> 'titre', value ->> 'introduction',
      (SELECT json_group_array(json(step)) FROM (
        SELECT json_object('kind', kind, 'id', id, 'but', but, 'transmet', transmet) AS step
        FROM steps WHERE parcours = value ->> 'slug' ORDER BY position)),
      'valide', value ->> 'rang', strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
    FROM json_each(?)
    WHERE (SELECT count(*) FROM steps WHERE parcours = value ->> 'slug') = value ->> 'etapes'
      AND NOT EXISTS (SELECT 1 FROM parcours)
      AND NOT EXISTS (SELECT 1 FROM admin_logs WHERE table_name = 'parcours')`,
  args: [JSON.stringify(steps), JSON.stringify(rows)],
}
