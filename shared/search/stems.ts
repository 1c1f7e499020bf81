import { splitWords } from './search-text.ts'

const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Words that say nothing of a subject: the index does not hold them and a query does not ask for them. */
export const stopWords = list(`
  a afin ai ainsi alors apres as au aucun aucune aussi autre autres aux avant avec avez avoir avons c ca car ce ceci cela celle
  celles celui cent ces cet cette ceux chaque chez ci comme comment d dans de deja depuis des deux dit doit dois doivent donc
  dont du elle elles en encore enfin entre es est et etait etaient etant ete etes etre eu eux faire fais fait faites fallait
  faudra faudrait faut fois font h hors hui i il ils ici j je jusqu l la le les leur leurs lors lorsque lui m ma mais me meme
  memes merci mes mettre mis moi moins mon n ne ni nos notre nous on ont or ou par parce parfois pas pendant peu peut peuvent
  peux plus plusieurs plutot pour pourquoi pourrait pouvoir presque puis puisque qu quand que quel quelle quelles quelqu
  quelque quelques quels qui quoi quoique s sa sans se sera serait ses si soi soient soit sommes sont sous souvent suis sur
  t ta tant te tel telle telles tels tes tot toujours tous tout toute toutes toi tres trop tu un une va vais vas vers veut
  veux via voici voila voir vont vos votre vous voudrais voudrait voudrions voudraient vouloir y the of to and for with how what is my in your an
  quest quun quune quil quils quon dun dune cest jai nai nest sest
  by from our can do does did get more into want should without at it its this that are be was have has when why which who
  besoin aide aider aidez svp stp bonjour bonsoir salut permet permettant bien
  sais sait savez savent crois croit pense penses pensent viens vient venir viennent prend prends prendre vraiment exactement simplement
  seulement jamais rien personne chacun chacune beaucoup assez tellement autant parmi selon malgre sinon maintenant genre
  juste etc oui non aimerais aimerait souhaite souhaites souhaiterais souhaitez dis disent veulent voulez voulons devrais devrait
  devons devez arrive arrives arrivent marchent fonctionne fonctionnent donne donnent donner donnez mets met mettent passe passent
  ait aient soyez sois suffit semble semblent reste restent lesquels laquelle lequel lesquelles dessus dessous dedans chose choses
  autour jour jours`)

/**
 * Words that nearly every query of this catalogue could hold. They weigh little and an item need not
 * hold them, unless the query has no others.
 */
export const noiseWords = list(`
  prompt prompts gpt gpts chatgpt chat claude gemini copilot mistral ia ai llm assistant assistants bot bots
  meilleur meilleurs meilleure meilleures gratuit gratuits gratuite gratuites gratuitement exemple exemples modele modeles
  template templates outil outils tool tools astuce astuces conseil conseils methode methodes tuto tutoriel guide idee idees top
  best free french francais online ligne aujourd facile facilement rapide rapidement efficace bon bonne bons bonnes pro
  professionnel truc trucs 2023 2024 2025 2026 2027 2028
  creer ecrire generer rediger trouver utiliser ameliorer realiser reussir construire preparer obtenir demander savoir gerer
  choisir verifier dire nouveau nouvelle nouveaux nouvelles gros grosse petit petite petits petites grand grande grands cherche chercher vrai vraie internet grace demande demandes demandent`)

/** Words that end like a plural or a derived form and are neither. */
const invariable = list(`
  acces apres avis corps cours devis exces express faux flux gros index mieux prix proces process progres repas succes taux
  temps choix business analytics ads news canvas`)

/** An ending, how many letters must stay before it, and what stands for it; the first that fits is taken, once. */
const endings: [ending: RegExp, least: number, replacement: string][] = [
  [/(?:aissent|aissant|aissait|aitre|ait)$/, 3, 'ai'],
  [/(?:issent|issant|issait)$/, 4, ''],
  [/(?:ification|ificateur|ifier|ifiee|ifie)$/, 3, 'ifi'],
  [/(?:abilite|able)$/, 4, 'abl'],
  [/(?<=[nr])(?:dre|du|due)$/, 3, 'd'],
  [/(?:isation|isateur|isatrice|isant|iser|isee|ise)$/, 5, ''],
  [/(?:uration|urateur|urer|uree|ure)$/, 5, ''],
  [/(?:ation|ateur|atrice)$/, 4, ''],
  [/issement$/, 4, ''],
  [/ement$/, 5, ''],
  [/(?:entielle|entiel|ence|(?<!m)ent)$/, 5, ''],
  [/(?:antielle|antiel|ance)$/, 5, 'ant'],
  [/(?:ivement|ive|if)$/, 5, ''],
  [/(?:iquement|ique)$/, 4, ''],
  [/(?:euse|rice|eur|ion|age|oir|ie)$/, 5, ''],
  [/(?:elle|el)$/, 4, 'el'],
  [/(?:enne|en)$/, 4, 'en'],
  [/(?:iere|ier)$/, 4, 'i'],
  [/ir$/, 4, ''],
  [/(?:ees|ee|er|ez|e)$/, 3, ''],
]
const shortestInflected = 4

/** Texts repeat their words, so what was cut before is remembered. */
const known = new Map<string, string>()
const maxKnown = 20_000

/**
 * What the forms of a French word have in common, for a folded word: «optimiser», «optimisation» and
 * «optimisées» are all `optim`. A key to compare, not a word to show.
 */
export function stem(word: string): string {
  const before = known.get(word)
  if (before !== undefined) return before
  if (known.size >= maxKnown) known.clear()
  const found = withoutEnding(word)
  known.set(word, found)
  return found
}

function withoutEnding(word: string): string {
  if (word.length < shortestInflected || invariable.has(word) || !/^[a-z]+$/.test(word)) return word
  const singular = word
    .replace(/eaux$/, 'eau')
    .replace(/aux$/, 'al')
    .replace(/([eo]u)x$/, '$1')
    .replace(/([^s])s$/, '$1')
  if (singular.length < shortestInflected) return singular
  for (const [ending, least, replacement] of endings) {
    const found = ending.exec(singular)
    if (found && found.index >= least)
      return withoutDouble(singular.slice(0, found.index) + replacement)
  }
  return withoutDouble(singular)
}

/** A doubled last consonant tells nothing: «optionnelle», «optionnel». */
const withoutDouble = (text: string) => text.replace(/([bcdfgmnprt])\1$/, '$1')

/** The words of a text that say something, as the index and a query see them. */
export const stemsOf = (text: string): string[] =>
  splitWords(text)
    .filter((word) => !stopWords.has(word))
    .map(stem)
