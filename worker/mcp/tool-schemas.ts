import { z } from 'zod'

import { gptFields } from '#shared/items/gpt-fields.ts'
import { niveaux } from '#shared/items/niveau.ts'
import { promptFields } from '#shared/items/prompt-fields.ts'
import { sectionSchemas } from '#shared/items/text-sections.ts'
import { slugSchema } from '#shared/text/slug.ts'
import { valueMaxLength } from '#shared/variables/prompt-values.ts'
import { filterText } from '#worker/addresses/filter-text.ts'

/** What a tool answers: the same for a program and for a reader. */
export type ToolAnswer<Output> = { structured: Output; text: string }

const slug = (of: string) =>
  slugSchema.describe(`Identifiant ${of}, tel que « rechercher » le donne.`)
const url = z.string().describe('Adresse de la fiche, à citer.')
const categories = z.array(z.string())
const tags = z.array(z.string())
const count = z.int().min(0)
const modified = z.string().describe('Date de la dernière modification, ISO 8601.')
const assistant = z.string().describe('Assistant visé par la fiche, comme sa page le dit.')
const author = z.string().nullable().describe('Nom de l’auteur.')

export const searchInput = z.object({
  q: filterText.describe('Mots recherchés, en français ; accents et fautes sont tolérés.'),
  type: z
    .enum(['prompt', 'gpt', 'tous'])
    .default('tous')
    .describe('Ce que vous cherchez : des prompts, des GPT ou les deux.'),
  categorie: filterText
    .optional()
    .describe('Nom d’une catégorie, tel que « lister_categories » le donne.'),
  niveau: z.enum(niveaux).optional().describe('Niveau du prompt ; écarte les GPT.'),
  ia: filterText.optional().describe('Assistant visé, par exemple « ChatGPT » ou « Claude ».'),
  page: z.int().min(1).max(999_999).default(1).describe('Page de résultats, à partir de 1.'),
})

export const searchOutput = z.object({
  total: count.describe('Nombre de résultats.'),
  page: z.int(),
  pages: count.describe('Nombre de pages.'),
  correction: z
    .string()
    .nullable()
    .describe('Les mots recherchés aussi, quand rien ne répondait à l’un des vôtres.'),
  resultats: z.array(
    z.object({
      type: z.enum(['prompt', 'gpt']),
      slug: slugSchema,
      titre: z.string(),
      description: z.string(),
      url,
      categories,
      niveau: z.enum(niveaux).nullable(),
      ia: assistant,
      extrait: z
        .string()
        .nullable()
        .describe('Le tag ou la requête de la fiche qui répond à la recherche.'),
    }),
  ),
})

/** What the vocabulary says of a variable. */
const asked = z.object({
  libelle: z.string().describe('Ce que demande la variable, en clair.'),
  aide: z.string().nullable().describe('Ce qu’il faut y écrire.'),
  exemple: z.string().nullable(),
  choix: z.array(z.string()).describe('Réponses proposées ; une autre est toujours possible.'),
})

const exemple = z
  .object({
    valeurs: z.array(z.object({ nom: z.string(), valeur: z.string() })),
    resultat: z.string().describe('Markdown.'),
    remarque: z.string().optional().describe('Ce que l’éditeur conseille de vérifier.'),
  })
  .nullable()
  .describe('Ce que donne la fiche pour un client inventé, avec des données fictives.')

export const promptInput = z.object({ slug: slug('du prompt') })

export const promptOutput = z.object({
  slug: slugSchema,
  titre: z.string(),
  description: z.string(),
  url,
  categories,
  tags,
  niveau: z.enum(niveaux),
  ia: assistant,
  auteur: author,
  modifie: modified,
  prompt: z.string().describe('Le texte du prompt, avec ses [variables].'),
  variables: z
    .array(
      asked.extend({
        nom: z.string().describe('Le texte entre crochets.'),
        occurrences: count,
      }),
    )
    .describe('Ce qui est à remplacer dans le texte.'),
  ...sectionSchemas(promptFields),
  exemple,
})

export const prepareInput = z.object({
  slug: slug('du prompt'),
  valeurs: z
    .record(z.string().max(200), z.string().max(valueMaxLength))
    .default({})
    .describe(
      'Les valeurs par variable : le nom de l’argument, le texte entre crochets ou le libellé.',
    ),
})

export const prepareOutput = z.object({
  slug: slugSchema,
  titre: z.string(),
  url,
  texte: z.string().describe('Le texte rempli ; ce qui manque y reste entre crochets.'),
  manquantes: z
    .array(asked.extend({ nom: z.string().describe('Le nom à employer dans « valeurs ».') }))
    .describe('Ce qui est encore à demander.'),
  ignorees: z.array(z.string()).describe('Les noms donnés que ce prompt ne demande pas.'),
})

export const gptInput = z.object({ slug: slug('du GPT') })

const titled = z.object({ titre: z.string(), description: z.string() })

export const gptOutput = z.object({
  slug: slugSchema,
  nom: z.string(),
  description: z.string().describe('Markdown.'),
  url,
  url_destination: z.string().describe('Adresse où le GPT s’utilise.'),
  role: z
    .string()
    .nullable()
    .describe(
      'Consigne à donner à un assistant pour qu’il tienne ce rôle ; null sans rôle publié.',
    ),
  categories,
  tags,
  ia: assistant,
  auteur: author,
  modifie: modified,
  cas_usage: z.array(titled),
  methode: z.array(titled.extend({ numero: z.int() })),
  limites: z.array(titled.extend({ type: z.enum(['limitation', 'prerequis', 'recommandation']) })),
  faq: z.array(z.object({ question: z.string(), reponse: z.string() })),
  ...sectionSchemas(gptFields),
  exemple,
})

export const categoriesInput = z.object({})

export const categoriesOutput = z.object({
  categories: z.array(
    z.object({ nom: z.string(), url: url.optional(), prompts: count, gpts: count }),
  ),
})
