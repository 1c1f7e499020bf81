import type { PromptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const prompt: PromptSeed = {
  slug: 'ecarts-editoriaux-concurrents',
  titre: 'Écarts éditoriaux face à trois concurrents',
  description:
    'Trois concurrents, trois plans de site ou exports de mots-clés : quoi en garder ? Le prompt compare sujet par sujet, écarte ce qui ne vous concerne pas et classe les écarts à combler, à contester ou à ignorer.',
  categories: ['Analysis', 'Strategy', 'SEO'],
  tags: ['content gap', 'concurrents', 'mots-clés', 'stratégie éditoriale', 'priorisation'],
  niveau: 'Avancé',
  ia: 'Gemini',
  prompt: `Tu es analyste éditorial. On te demande de dire où trois concurrents répondent à un besoin que nous laissons de côté, et où il serait sage de ne pas les suivre.

# Données d'entrée
Notre activité et ce que nous vendons : [offre]
Nos pages (URL, titre, clics sur douze mois) : [pages existantes]
Client visé : [public visé]
Pays et langue : [pays]
Preuves que nous détenons : [preuves]
Contraintes, sujets hors compétence compris : [contraintes]
Trois concurrents, A, B et C, dans cet ordre : [concurrents]
Leurs exports, l'un après l'autre et précédés de leur lettre (URL et titres ou, mieux, requête, URL, position, volume) :
[exports des concurrents]

# Déroulé
1. Contrôle des exports. Pour chacun : nombre de lignes, colonnes, date, pays, doublons. Un export tronqué ou d'un autre format est signalé avant l'analyse.
2. Mise en sujets. Regroupe les URL et requêtes par besoin du lecteur, même sans mot commun. « Prix d'un ravalement » et « devis ravalement » peuvent former un seul sujet ; « ravalement obligatoire » en est un autre.
3. Comparaison. Pour chaque sujet, établis qui le couvre : nous, A, B, C. Note la couverture pleine (page dédiée), partielle (section) ou absente. Une couverture que le titre laisse douteuse est notée « à ouvrir ».
4. Filtre d'affaires. Retire les sujets sans lien avec l'offre ou le client visé, en gardant la liste des retraits : elle sera contestée.
5. Verdict par écart : combler (besoin réel, preuve que nous détenons), contester (page existante à reprendre avec un angle propre), ignorer (trafic sans client, sujet hors compétence, réponse entièrement donnée par la page de résultats ou par une réponse d'IA).

# Rendu
Tableau A, une ligne par sujet : Sujet | Besoin | Nous | A | B | C | Requête repère | Volume fourni | Verdict | Raison en quinze mots.
Tableau B, dix écarts au plus : Priorité | Page à créer ou à reprendre | Ce que les trois autres ne disent pas | Preuve que nous pouvons apporter | Effort en jours.
Puis trois paragraphes : notre avance, notre retard, le terrain que les quatre laissent vide.

# Garde-fous
Volumes, positions et dates viennent des exports ou restent vides ; aucun ordre de grandeur de ton cru. Tu ne consultes pas les pages des concurrents et tu ne prétends pas les avoir lues : tout jugement sur leur qualité porte la mention « à vérifier à l'écran ». Ne conclus pas qu'un sujet rapporte parce que trois sites le traitent.

# Dernière question
Reprends les dix écarts et demande-toi, pour chacun, ce qu'un lecteur trouverait chez nous qu'il n'a pas déjà lu trois fois. Sans réponse, retire la ligne.`,
  conversations_associees: [
    {
      nom: 'Trois exports, une boutique de thé',
      url: chatGptUrl(
        "Je gère une boutique de thé en ligne. Voici nos 180 pages avec leurs clics et trois exports de mots-clés concurrents. Commence par contrôler les exports et dis-moi s'ils sont comparables entre eux.",
      ),
    },
  ],
  requetes_seo: {
    requetes: [
      'content gap analysis méthode',
      'comparer son contenu à ses concurrents seo',
      'trouver les sujets traités par les concurrents',
      'analyse écart de contenu chatgpt',
      'prompt analyse concurrentielle éditoriale',
      'prioriser un content gap',
      'sujets que mes concurrents traitent et pas moi',
    ],
    demandes: [
      'sujets que mes rivaux ont et pas moi',
      'mes concurrents me passent devant',
      'trous dans mon contenu',
      'mots-clés des autres',
      'semrush gap',
      's’inspirer de la concurrence',
      'quels articles il me manque',
      'les autres sites parlent de quoi',
      'de quoi parlent les autres et pas moi',
      'content gap',
      'keyword gap Semrush ou Ahrefs',
      'mes rivaux ont plus d’articles que nous',
      'sujets manquants sur notre blog',
      'benchmark de contenus',
      'que publier pour rattraper le leader',
      'comparer des sitemaps',
      'espionner le blog d’en face',
      'trous dans la couverture thématique',
      'thèmes laissés vides par tout le marché',
      'lacunes de notre calendrier d’articles',
      'ils captent du trafic qu’on n’a pas',
      'topical authority, topic coverage',
      'faut-il copier leurs articles ou pas',
      'analyse de la concurrence, boutique de thé',
      'opportunités de mots-clés non exploitées',
      'ce que le voisin raconte et que j’ai oublié',
      'trois rivaux sous la loupe, qu’en retenir',
      'où sont-ils présents alors que nous sommes muets',
      'la quincaillerie adverse a cent tutoriels',
      'repérer les matières qu’on a ratées',
      'courir après tout ce qu’ils publient, est-ce malin',
      'mettre notre sommaire à côté du leur',
      'interrogations traitées ailleurs, jamais chez nous',
      'dresser l’inventaire des rubriques adverses',
      'notre mutuelle est à la traîne côté dossiers',
      'angles morts de notre site face au secteur',
      'j’ai récupéré leurs listes d’adresses, et maintenant',
      'combler le fossé avec l’agence immobilière d’à côté',
      'trouver un terrain que personne n’occupe',
      'pourquoi le plaquiste du bourg voisin sort sur vingt questions dont mon site ne dit pas un mot',
      'mon chef a listé tout ce que publie l’autre camp et veut qu’on fasse pareil, comment lui dire non',
      'j’ai les plans de site de trois confrères ouverts dans Excel et je ne sais pas par où commencer',
      'dites-moi quelles pages des autres jardineries valent la peine d’être refaites chez nous, en mieux',
      'petite ONG, on ne peut pas écrire autant que les grosses, lesquels de leurs dossiers laisser tomber',
      'stagiaire en agence, je dois rendre un tableau qui montre qui couvre quoi entre nous et trois adversaires',
      'eux ont une page entière sur les aides à l’isolation, nous juste un bout de paragraphe, faut-il compléter',
      'pages que les autres ont d’avance',
      'ce qu’il vaut mieux leur laisser',
      'gap concurrentiel',
      'veille concurrentielle éditoriale',
    ],
  },
  historique: [
    {
      modification: 'Verdict « ignorer » élargi aux sujets résolus par les réponses des IA.',
      date: '2026-05-27',
    },
    { modification: 'Liste des sujets retirés conservée dans le rendu.', date: '2026-02-18' },
    { modification: 'Contrôle des exports placé en première étape.', date: '2025-12-04' },
  ],
  date_creation: '2025-10-07T10:20:00Z',
  date_modification: '2026-11-05T11:45:00Z',
}
