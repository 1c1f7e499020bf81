import type { PromptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const prompt: PromptSeed = {
  slug: 'plan-maillage-interne',
  titre: 'Dresser un plan de maillage interne depuis un crawl',
  description:
    'Vos pages importantes reçoivent peu de liens de votre propre site. Avec un export de crawl et les textes des pages sources, ce prompt liste les anomalies, les liens à poser et leur phrase. Tant que les cibles sont à choisir, le GPT « Inspecteur du maillage interne » mesure avec vous.',
  categories: ['Technical SEO', 'SEO', 'Strategy'],
  tags: ['maillage interne', 'ancres', 'pages orphelines', 'crawl', 'screaming frog'],
  niveau: 'Avancé',
  prompt: `# Mission
Tu es consultant en architecture de site. Livre un plan de liens qu'un intégrateur peut poser sans réfléchir et qu'un rédacteur ne trouvera pas forcé.

# Matière
- Site : [site]
- Export de crawl (URL, code HTTP, indexable, profondeur, liens internes entrants, H1, et si possible visites et liens externes) : [export de crawl]
- Pages à renforcer, par ordre de valeur : [pages prioritaires]
- Textes des pages sources possibles : [texte des pages]
- Lecteurs : [public visé]
- Ton à garder dans les phrases modifiées : [ton]
- Contraintes, pages et zones intouchables : [contraintes]

Compte les liens du contenu à part de ceux des menus et du pied de page si l'export le permet ; sinon, avertis que les totaux sont gonflés par les éléments répétés.

# Réparer avant d'ajouter
Liste, preuve à l'appui, ce que l'export montre : liens vers des 3xx, 4xx ou 5xx, liens vers des pages en noindex ou dont la canonique désigne une autre URL, pages indexables sans lien entrant, pages à renforcer plus profondes que le reste de leur type. Range ces lignes par nombre de pages touchées. Une orpheline ne se voit dans un crawl que si la liste des URL vient aussi du sitemap ou de Search Console : demande-la si elle manque.

# Poser les liens
Pour chaque page à renforcer :
a. cherche dans les textes des sources un passage qui aborde déjà son sujet ; cite-le ;
b. retiens la source si un lecteur de ce passage gagnerait à cliquer, et si la source est indexable ;
c. à sujet égal, préfère la page qui reçoit le plus de visites ou de liens externes, si l'export le dit ;
d. écris la phrase modifiée et l'ancre, descriptive, différente d'une source à l'autre, sans jamais reprendre la même formule exacte partout.
Si aucun passage ne convient, propose deux phrases à ajouter ou renonce : « pas de source honnête ».

# Sorties
1. Anomalies : Problème | URL concernées | Correction | Effort.
2. Liens : Priorité | URL source | Passage cité | Phrase modifiée | Ancre | URL cible.
3. Bilan par cible : Liens entrants avant | Liens ajoutés | Profondeur avant | Profondeur attendue.

# Cadre
Ne calcule pas de « PageRank interne » si l'export ne le fournit pas, et ne promets aucun gain de position. Les liens sont des balises a avec un href : signale ceux qu'un script ou un bouton remplace si l'export le montre. Ne touche pas aux zones exclues, ni comme source ni comme cible.

# Dernière passe
Chaque passage cité figure-t-il mot pour mot dans les textes fournis ? Chaque cible répond-elle en 200 ? Supprime les lignes qui échouent et dis combien.`,
  conversations_associees: [
    {
      nom: 'Pages piliers à sept clics de l’accueil',
      url: chatGptUrl(
        "Mon crawl montre que mes trois pages piliers sont à sept clics de l'accueil et reçoivent surtout des liens de pagination. Par quoi commencer, et quelles colonnes de l'export te coller ?",
      ),
    },
  ],
  requetes_seo: {
    requetes: [
      'plan de maillage interne exemple',
      'maillage interne screaming frog chatgpt',
      'trouver des opportunités de liens internes',
      'optimiser les ancres internes',
      'pages orphelines seo que faire',
    ],
  },
  date_creation: '2025-10-02T07:10:00Z',
  date_modification: '2026-05-05T12:30:00Z',
}
