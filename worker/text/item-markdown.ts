import { gptFields } from '#shared/items/gpt-fields.ts'
import { shortLaunch } from '#shared/items/gpt-launch.ts'
import type { Gpt } from '#shared/items/gpt.ts'
import { promptFields } from '#shared/items/prompt-fields.ts'
import type { Prompt } from '#shared/items/prompt.ts'
import type { Conversation } from '#shared/items/sections/conversations.ts'
import type { Exemple } from '#shared/items/sections/exemple.ts'
import type { LimitationItem, LimitationType } from '#shared/items/sections/limitations.ts'
import { listTextSections, type TextSection } from '#shared/items/text-sections.ts'
import { type Verification, verifiedWhen } from '#shared/items/verification.ts'
import { longDate } from '#shared/text/french-date.ts'
import { launchFacts, roleText } from '#shared/variables/gpt-launch-facts.ts'
import { parsePrompt } from '#shared/variables/prompt-variables.ts'
import { shownConversation } from '#shared/variables/starting-question.ts'

import { markdownLine, markdownLink, markdownPart, markdownText } from './markdown-part.ts'

/** A prompt's page as markdown, for assistants: what it is, what to fill in, and its text untouched. */
export function promptMarkdown(prompt: Prompt, siteOrigin: string): string {
  const { variables } = parsePrompt(prompt.prompt)
  return document([
    frontMatter({
      titre: prompt.titre,
      url: `${siteOrigin}/prompt/${prompt.slug}`,
      categories: prompt.categories,
      tags: prompt.tags,
      niveau: prompt.niveau,
      ia: prompt.ia,
      modifie: prompt.date_modification,
      ...verified(prompt),
    }),
    `# ${markdownLine(prompt.titre)}`,
    markdownText(prompt.description),
    variables.length > 0 ? '## Variables à remplir' : '',
    bullets(variables.map(({ placeholder }) => `[${markdownLine(placeholder)}]`)),
    '## Prompt',
    fenced(prompt.prompt),
    ...textParts(listTextSections(promptFields, prompt)),
    ...exempleParts(prompt.exemple),
    ...examples(prompt.conversations),
    origin(prompt, siteOrigin, `/prompt/${prompt.slug}`),
  ])
}

/** A GPT's page as markdown: what it does, how to work with it, where it lives. */
export function gptMarkdown(gpt: Gpt, siteOrigin: string): string {
  return document([
    frontMatter({
      titre: gpt.nom,
      url: `${siteOrigin}/gpt/${gpt.slug}`,
      categories: gpt.categories,
      tags: gpt.tags,
      ia: gpt.ia,
      ouvrir: gpt.url_destination,
      modifie: gpt.date_modification,
      ...verified(gpt),
    }),
    `# ${markdownLine(gpt.nom)}`,
    markdownText(gpt.description),
    markdownLink('Ouvrir le GPT', gpt.url_destination),
    `${markdownLine(shortLaunch(launchFacts(gpt.url_destination, gpt.role)))}.`,
    ...(gpt.role === null ? [] : ['## Rôle', fenced(roleText(gpt.role))]),
    ...textParts(listTextSections(gptFields, gpt)),
    ...section(
      'Cas d’usage',
      gpt.cas_usage.map(
        ({ titre, description }) => `### ${markdownLine(titre)}\n\n${markdownText(description)}`,
      ),
    ),
    ...section(
      'Méthode',
      gpt.workflow.map(
        ({ numero, titre, description }) =>
          `${numero}. **${markdownLine(titre)}** : ${markdownLine(description)}`,
      ),
    ),
    ...section(
      'Limites et prérequis',
      gpt.limitations.map(
        ({ type, titre, description }: LimitationItem) =>
          `- ${limitationNames[type]} : **${markdownLine(titre)}**. ${markdownLine(description)}`,
      ),
    ),
    ...section(
      'Questions fréquentes',
      gpt.faq.map(
        ({ question, reponse }) => `### ${markdownLine(question)}\n\n${markdownText(reponse)}`,
      ),
    ),
    ...exempleParts(gpt.exemple),
    ...examples(gpt.conversations),
    origin(gpt, siteOrigin, `/gpt/${gpt.slug}`),
  ])
}

const limitationNames: Record<LimitationType, string> = {
  limitation: 'Limite',
  prerequis: 'Prérequis',
  recommandation: 'Recommandation',
}

const document = (parts: string[]) => `${parts.filter((part) => part !== '').join('\n\n')}\n`

/**
 * JSON values are valid YAML. `<` and `](` are escaped for markdown readers without front matter, which
 * would see HTML or a link.
 */
function frontMatter(values: Record<string, string | string[]>): string {
  const lines = Object.entries(values).map(
    ([name, value]) => `${name}: ${JSON.stringify(value).replaceAll(/<|(?<=\])\(/g, jsonEscape)}`,
  )
  return ['---', ...lines, '---'].join('\n')
}

const jsonEscape = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`

const verified = ({ verifie_le }: Verification): Record<string, string> =>
  verifie_le === null ? {} : { verifie: verifie_le }

const bullets = (lines: string[]) => lines.map((line) => `- ${line}`).join('\n')
const section = (title: string, parts: string[], level = 2) =>
  parts.length === 0 ? [] : [`${'#'.repeat(level)} ${title}`, parts.join('\n\n')]

const textParts = (sections: TextSection[]) =>
  sections.flatMap(({ title, text }) => section(title, [markdownText(text)]))

/** A fence that nothing in the text can close. */
function fenced(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}text\n${text}\n${fence}`
}

/** What the item gives for a fictional client. */
const exempleParts = (exemple: Exemple | null): string[] =>
  exemple === null
    ? []
    : [
        '## Exemple de résultat, données fictives',
        ...section(
          'Ce qui a été rempli',
          exemple.valeurs.map(({ nom, valeur }) => `**${markdownLine(nom)}**\n\n${fenced(valeur)}`),
          3,
        ),
        '### Résultat',
        markdownPart(exemple.resultat),
        ...section(
          'Remarque de l’éditeur',
          exemple.remarque ? [markdownText(exemple.remarque)] : [],
          3,
        ),
      ]

/** Conversations that somebody shared, and apart from them the questions that begin one. */
function examples(conversations: Conversation[]): string[] {
  const shown = conversations.map((one) => shownConversation(one, null))
  const shared = shown.filter(({ question }) => question === undefined)
  const questions = shown.filter(({ question }) => question !== undefined)
  return [
    ...section('Exemples de conversations', shared.length > 0 ? [links(shared)] : []),
    ...section(
      'Questions de départ',
      questions.length > 0 ? [noConversations, links(questions)] : [],
    ),
  ]
}

const noConversations =
  'Des questions à poser, non des conversations enregistrées\u00a0: chaque lien en écrit une dans un assistant.'

const links = (conversations: Conversation[]) =>
  bullets(conversations.map(({ nom, url }) => markdownLink(nom, url)))

function origin(
  item: Pick<Prompt, 'auteur_nom' | 'date_modification' | 'verifie_avec' | 'verifie_le'>,
  siteOrigin: string,
  path: string,
): string {
  const { auteur_nom, date_modification } = item
  const author = auteur_nom ? `${markdownLine(auteur_nom)}, ` : ''
  const when = verifiedWhen(item)
  const tried = when === null ? '' : ` Vérifié ${markdownLine(when)}.`
  return `---\n\nSource : ${author}${siteOrigin}${path}, mis à jour le ${longDate(date_modification)}.${tried}`
}
