import type { PromptSeed } from '#drizzle/seed/content.ts'

export const prompt: PromptSeed = {
  slug: 'intention-recherche-format-serp',
  titre: 'Lire l’intention et le format attendu dans une SERP',
  description:
    'Avant d’écrire, relevez les résultats de votre requête et collez-les : le prompt compte les types de pages, nomme l’intention dominante, décrit le format attendu et juge la page prévue. Une liste entière à qualifier ? Voyez le GPT « Analyste d’intention de recherche ».',
  categories: ['Analysis', 'Research', 'Content'],
  tags: ['intention de recherche', 'serp', 'type de page', 'ai overviews', 'mots-clés'],
  niveau: 'Intermédiaire',
  ia: 'Gemini',
  prompt: `# Rôle
Tu es analyste de pages de résultats : tu lis ce qui est affiché avant d'interpréter les mots de la requête.

# Relevé
Requête : [requête principale]
Pays et langue : [pays]
Appareil : [appareil]
Résultats dans l'ordre (rang, titre, URL, extrait), puis autres blocs affichés (aperçu IA et ses sources, onglet Mode IA s'il est proposé, questions posées, vidéos, carte, produits, forums) :
[relevé de la SERP]
Mon site : [site]
Page que j'envisage de publier : [page prévue]
Lecteur que je veux toucher : [public visé]

# Lecture
Pour chaque résultat, remplis une ligne :
Rang | Site | Type de page (guide, comparatif, catégorie, fiche, outil, forum, institution…) | Angle | Moment du parcours | Indice cité (mot du titre, de l'URL ou de l'extrait).

Réponds ensuite dans cet ordre.
- Intention dominante : formule-la comme une phrase de lecteur (« Je veux… pour… »), avec le nombre de résultats qui la soutiennent sur le total relevé. Est-ce celle du lecteur que je veux toucher ?
- Intention secondaire : existe-t-elle, à partir de quel rang, et mérite-t-elle une autre page ?
- Format attendu : type de page, forme de la réponse, éléments présents chez plusieurs sites, profondeur. Est attendu ce que partage la moitié des résultats au moins ; le reste est facultatif.
- Blocs de Google : lesquels répondent sans clic ? Que reste-t-il à apporter au lecteur qui a déjà lu l'aperçu IA ou l'extrait ?
- Qui est présent : marques, médias, institutions, forums. Un site comme le mien figure-t-il dans la liste ?

# Verdict sur la page prévue
Choisis : convient telle quelle, convient si on change le format, vise une autre requête, à abandonner. Justifie en trois phrases qui citent des rangs. Si le format ne convient pas, décris en cinq lignes la page qui conviendrait.

# Limites à respecter
Un titre et un extrait ne disent pas tout : note « à ouvrir » les résultats dont le type reste douteux. Volume de recherche, difficulté et taux de clic restent hors de la réponse. Moins de huit résultats collés : signale que le verdict est fragile. Rappelle que les résultats varient selon le lieu et le jour, et donne la date à laquelle refaire le relevé si le sujet bouge vite.

# Pour finir
Recompte les types de pages : leur total doit égaler le nombre de résultats collés. Vérifie aussi que chaque rang cité correspond à sa ligne.`,
  requetes_seo: {
    requetes: [
      "trouver l'intention de recherche d'un mot-clé",
      'analyser une serp avec chatgpt',
      'quel type de page pour un mot-clé',
      'intention de recherche exemple',
      'analyse serp avant rédaction',
      'article ou page produit pour un mot-clé',
      "comprendre ce que veut l'internaute",
      'quel contenu google attend',
    ],
    demandes: [
      'quel type de page google attend',
      'guide ou page produit',
      'que veut l’internaute',
      'combien de mots faut-il',
      'regarder les résultats avant d’écrire',
      'format de contenu',
      'article ou vidéo ou liste',
      'top 10 google à analyser',
      'article ou page produit pour ce mot ?',
      'que veulent les gens qui tapent ça',
      'search intent',
      'quel genre de page google préfère',
      'je relève le top 10 avant de rédiger',
      'informationnel ou transactionnel',
      'mon guide ne sort pas, que des boutiques devant',
      'comparatif, tuto ou outil : que produire',
      'SERP analysis one keyword',
      'mauvais type de contenu publié',
      'comprendre les dix premiers liens',
      'People Also Ask, vidéos, forums, que conclure',
      'ai-je une chance face à ces sites',
      'valider une idée de page avant d’investir',
      'user intent mismatch',
      'contenu visé inadapté, abandonner ou pas',
      'landing de service contre dossier explicatif',
      'que cherche vraiment celui qui tape prix véranda',
      'vérifier si ça vaut la peine d’écrire là-dessus',
      'Google n’affiche que des vidéos pour ce terme',
      'faut-il un récit, un tableau ou un simulateur',
      'j’ai copié la première page, décortique-la',
      'curieux ou prêt à acheter, comment savoir',
      'ma demande de devis au milieu d’encyclopédies',
      'que des annuaires sur ostéopathe, y aller quand même',
      'deviner l’attente derrière trois mots',
      'la place est-elle prise par les géants',
      'quelle forme donner à mon sujet chaudière',
      'voir ce qui plaît déjà avant de me lancer',
      'que reste-t-il à dire après le résumé automatique',
      'carte, boutiques, discussions : que déduire du classement',
      'Avant de payer un rédacteur, comment savoir si c’est un article qu’il faut ou une page de vente',
      'J’ai noté tout ce qui s’affiche quand on tape porte blindée, aide-moi à en tirer une conclusion',
      'Ma patronne veut un dossier de fond, mais en face je ne vois que des fiches à vendre',
      'Pourquoi mon tutoriel de couture reste en page trois alors que des forums passent devant',
      'Les gens qui tapent « formation cariste » veulent-ils s’inscrire ou juste se renseigner',
      'Si l’IA de Google donne déjà la réponse tout en haut, ça vaut encore la peine que je rédige',
      'Regarde ces dix adresses et dis-moi franchement si la page que je prépare a sa place parmi elles',
      'choisir entre fiche, dossier et comparateur',
      'décoder une recherche avant de publier',
      'intent match',
      'attente du lecteur',
    ],
  },
  date_creation: '2025-07-08T10:10:00Z',
  date_modification: '2026-11-19T10:50:00Z',
}
