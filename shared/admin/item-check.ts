import type { ItemKind } from '#shared/items/cote.ts'
import { type GenericSection, genericSections } from '#shared/items/sections/generic-section.ts'
import { type BracketFault, findBracketFaults } from '#shared/text/bracket-check.ts'
import { hasVisibleText } from '#shared/text/control-characters.ts'
import { parsePrompt } from '#shared/variables/prompt-variables.ts'

import { type DraftManqueCode, fieldOfManque, type ManqueCode } from './manques.ts'

/** Something to mend: the field it is about, and what to do, for whoever edits the item. */
type Manque<Code = ManqueCode> = { code: Code; champ: string; message: string }

/** How complete an item is, 100 when nothing is to mend. */
export type ItemCheck<Code = ManqueCode> = { score: number; manques: Manque<Code>[] }

type Common = {
  description: string
  categories: readonly string[]
  tags: readonly string[]
  ia: string | null
  requetes_seo: { requetes: readonly string[] } | null
}

/** A prompt as its form holds it: a level may not be chosen yet. */
type CheckedPrompt = Common & {
  titre: string
  prompt: string
  niveau: string | null
  exemple: { valeurs: readonly { nom: string }[] } | null
}

type CheckedGpt = Common & {
  nom: string
  url_destination: string
  role: string | null
  cas_usage: readonly unknown[]
  workflow: readonly unknown[]
  limitations: readonly unknown[]
  faq: readonly unknown[]
}

const titleMaxLength = 60
const promptDescription = { min: 110, max: 300 }
const gptDescriptionMinLength = 150
const promptMinLength = 300
const roleMinLength = 300

/**
 * What is to mend in a prompt, gravest first; nothing of it is written, the score is 0. What is stored
 * beside an item, and so its table and the dashboard, follow from it, and its editor shows the same.
 */
export function checkPrompt(item: CheckedPrompt): ItemCheck {
  return toCheck('prompt', [
    ...checkText('texte', item.prompt, 'Écrivez le texte du prompt.', () => [
      ...findBracketFaults(item.prompt).slice(0, 3).map(bracketFault),
      ...similarVariables(item.prompt),
      ...checkPromptText(item.prompt),
    ]),
    ...checkTitle('titre', item.titre),
    ...checkDescription(item.description, () => checkPromptDescription(item.description)),
    ...when(!item.niveau, 10, 'niveau', 'Choisissez un niveau.'),
    ...checkExample(item),
    ...checkLabels(item),
  ])
}

/** What is to mend in a GPT, gravest first. */
export function checkGpt(item: CheckedGpt): ItemCheck {
  const { role, description } = item
  return toCheck('gpt', [
    ...checkText('adresse', item.url_destination, 'Indiquez où le GPT s’ouvre.', () => []),
    ...genericSections.filter((section) => isEmpty(item[section])).map(missingSection),
    ...when(role === null, 10, 'role', 'Décrivez le rôle et l’expertise du GPT.'),
    ...when(
      role !== null && role.length < roleMinLength,
      5,
      'role-court',
      `Le rôle est court (${role?.length ?? 0}\u00a0caractères sur ${roleMinLength} conseillés).`,
    ),
    ...checkTitle('nom', item.nom),
    ...checkDescription(description, () =>
      when(
        description.length < gptDescriptionMinLength,
        10,
        'description-courte',
        tooShort(description, gptDescriptionMinLength),
      ),
    ),
    ...checkLabels({ ...item, requetes_seo: filledElsewhere }),
  ])
}

/** What prevents publishing a draft: the message beside its field. */
type Blocker = { path: string; label: string; message: string; isMissing?: true }

/** What the check says of a text that is longer than advised. */
const lengthCodes: ReadonlySet<DraftManqueCode> = new Set(['titre-long', 'description-longue'])

/**
 * The check of a draft with all that prevents publishing it, in front. What is missing is named once, in the words
 * of the check where it has any. The score stays that of the list.
 */
export function withBlockers(
  { score, manques }: ItemCheck,
  blockers: readonly Blocker[],
): ItemCheck<DraftManqueCode> {
  const isSame = ({ champ, code }: Manque, { path, isMissing }: Blocker) =>
    champ === path && (isMissing ?? lengthCodes.has(code))
  const blocking = blockers.map((blocker): Manque<DraftManqueCode> => {
    const { path: champ, label, message, isMissing } = blocker
    const said = isMissing ? manques.find((manque) => isSame(manque, blocker)) : undefined
    return (
      said ?? {
        code: 'a-corriger',
        champ,
        message: isMissing ? message : `${label}\u00a0: ${message}`,
      }
    )
  })
  const others = manques.filter((manque) => !blockers.some((blocker) => isSame(manque, blocker)))
  return { score, manques: [...blocking, ...others] }
}

type Weighed = { code: ManqueCode; message: string; weight: number }

function toCheck(kind: ItemKind, found: Weighed[]): ItemCheck {
  const sorted = found.toSorted((a, b) => b.weight - a.weight)
  const lost = sorted.reduce((sum, { weight }) => sum + weight, 0)
  return {
    score: Math.max(0, 100 - lost),
    manques: sorted.map(({ code, message }) => ({
      code,
      champ: fieldOfManque(kind, code),
      message,
    })),
  }
}

function when(condition: boolean, weight: number, code: ManqueCode, message: string): Weighed[] {
  return condition ? [{ code, message, weight }] : []
}

function bracketFault({ type, line }: BracketFault): Weighed {
  const message =
    type === 'unclosed'
      ? `Ligne ${line}\u00a0: crochet ouvert et jamais fermé.`
      : `Ligne ${line}\u00a0: crochet fermé sans avoir été ouvert.`
  return { code: 'crochets', message, weight: 20 }
}

/** Two names that a reader takes for one would ask the visitor twice. */
function similarVariables(text: string): Weighed[] {
  const groups = Map.groupBy(parsePrompt(text).variables, ({ placeholder }) => plain(placeholder))
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .map((group) => {
      const names = bracketed(group.map(({ placeholder }) => placeholder))
      const message = `Variables à unifier, elles ne diffèrent que par la casse ou les accents\u00a0: ${names}.`
      return { code: 'variables-proches', message, weight: 15 }
    })
}

const bracketed = (names: string[]) => names.map((name) => `[${name}]`).join(', ')

const plain = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[\s\u2019']+/g, ' ')
    .trim()

/** An example shows what the prompt as it stands now would be filled in with: all of it, and nothing else. */
function checkExample({ prompt, exemple }: CheckedPrompt): Weighed[] {
  if (exemple === null) return []
  const asked = parsePrompt(prompt).variables.map(({ placeholder }) => placeholder)
  const filled = exemple.valeurs.map(({ nom }) => nom)
  const missing = asked.filter((name) => !filled.some((nom) => plain(nom) === plain(name)))
  const unknown = filled.filter((nom) => !asked.some((name) => plain(name) === plain(nom)))
  return [
    ...when(
      missing.length > 0,
      5,
      'exemple',
      `L’exemple ne remplit pas\u00a0: ${bracketed(missing)}.`,
    ),
    ...when(
      unknown.length > 0,
      5,
      'exemple',
      `L’exemple remplit ce que le prompt ne demande pas\u00a0: ${bracketed(unknown)}.`,
    ),
  ]
}

function checkPromptText(text: string): Weighed[] {
  return [
    ...when(
      parsePrompt(text).variables.length === 0,
      10,
      'sans-variable',
      'Aucune variable entre crochets\u00a0: le visiteur ne peut rien personnaliser.',
    ),
    ...when(
      text.length < promptMinLength,
      10,
      'prompt-court',
      `Le prompt est court (${text.length}\u00a0caractères sur ${promptMinLength} conseillés).`,
    ),
  ]
}

/** What is wrong with a text, of one that is there; what an item cannot do without weighs most. */
function checkText(
  code: ManqueCode,
  text: string,
  missing: string,
  faults: () => Weighed[],
): Weighed[] {
  return !hasVisibleText(text) ? [{ code, message: missing, weight: 40 }] : faults()
}

function checkTitle(champ: 'titre' | 'nom', title: string): Weighed[] {
  if (!hasVisibleText(title)) {
    return [{ code: 'titre', message: `Donnez un ${champ}.`, weight: 25 }]
  }
  const message = `Plus de ${titleMaxLength}\u00a0caractères (${title.length})\u00a0: le titre sera coupé dans les résultats de recherche.`
  return when(title.length > titleMaxLength, 5, 'titre-long', message)
}

function checkDescription(description: string, faults: () => Weighed[]): Weighed[] {
  if (hasVisibleText(description)) return faults()
  const message = 'Écrivez la description.'
  return [{ code: 'description', message, weight: 20 }]
}

function checkPromptDescription(description: string): Weighed[] {
  const { min, max } = promptDescription
  return [
    ...when(description.length < min, 10, 'description-courte', tooShort(description, min)),
    ...when(
      description.length > max,
      5,
      'description-longue',
      `La description est longue (${description.length}\u00a0caractères pour ${max} conseillés).`,
    ),
  ]
}

const tooShort = (description: string, min: number) =>
  `La description est courte (${description.length}\u00a0caractères sur ${min} conseillés).`

function checkLabels({
  categories,
  tags,
  ia,
  requetes_seo,
}: Omit<Common, 'description'>): Weighed[] {
  return [
    ...when(categories.length === 0, 15, 'categories', 'Choisissez au moins une catégorie.'),
    ...when(tags.length === 0, 10, 'tags', 'Ajoutez au moins un tag.'),
    ...when(!ia, 5, 'ia', 'Précisez l’IA.'),
    ...when(isEmpty(requetes_seo), 15, 'requetes_seo', 'Ajoutez des requêtes SEO.'),
  ]
}

/** A GPT's search queries are one of its sections, and told there. */
const filledElsewhere = { requetes: [''] }

const sectionMessages: Record<GenericSection, string> = {
  cas_usage: 'Ajoutez des cas d’usage\u00a0: un contenu générique les remplace.',
  workflow: 'Ajoutez un workflow\u00a0: un contenu générique le remplace.',
  limitations: 'Ajoutez des limitations\u00a0: un contenu générique les remplace.',
  faq: 'Ajoutez une FAQ\u00a0: un contenu générique la remplace.',
  requetes_seo: 'Ajoutez des requêtes SEO\u00a0: un contenu générique les remplace.',
}

function missingSection(section: GenericSection): Weighed {
  return { code: section, message: sectionMessages[section], weight: 12 }
}

function isEmpty(section: readonly unknown[] | { requetes: readonly unknown[] } | null): boolean {
  if (section === null) return true
  return 'requetes' in section ? section.requetes.length === 0 : section.length === 0
}
