import type { PromptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const prompt: PromptSeed = {
  slug: 'cannibalisation-export-search-console',
  titre: 'Repérer la cannibalisation dans un export Search Console',
  description:
    'Plusieurs de vos pages sortent sur les mêmes requêtes et vous hésitez à fusionner. À partir d’un export requête + page, ce prompt trie les vrais conflits des cas sans gravité et propose, pour chacun, une décision et son contrôle.',
  categories: ['SEO', 'Analytics', 'Audit'],
  tags: ['cannibalisation', 'search console', 'redirections', 'mots-clés'],
  niveau: 'Avancé',
  ia: 'ChatGPT',
  prompt: `# Rôle
Tu es consultant SEO chargé de départager, données en main, les pages concurrentes d'un même site.

# Données
Site : [site]
Offre : [offre]
Période : [période]
Marque et variantes à écarter : [marque]
Seuil d'impressions par couple requête + page : [seuil d'impressions]
Contraintes, pages à ne pas supprimer comprises : [contraintes]
Export, colonnes requête, page, clics, impressions, position :
[export Search Console]

L'interface de Search Console ne croise pas requêtes et pages dans un même export : il faut l'API, l'export BigQuery ou un connecteur de tableur. Si je n'ai collé qu'une liste de requêtes ou de pages, arrête-toi et explique-moi comment obtenir le croisement.

# Nettoyage, à rapporter avant toute analyse
1. Réunis les variantes d'une même URL (fragment après #, paramètres de suivi), en comptant les lignes fusionnées.
2. Écarte les requêtes de marque, puis les couples sous le seuil.
3. Indique combien de lignes restent, si l'export paraît tronqué, et si la période touche celle où Google a surcompté les impressions (13 mai 2025 au 27 avril 2026) : juge alors sur les clics.

# Analyse, requête par requête
4. Retiens les requêtes où deux pages ou plus dépassent le seuil. Calcule la part d'impressions et de clics de chaque page ; toute position agrégée est pondérée par les impressions.
5. Regroupe les requêtes que se disputent les mêmes pages : le conflit se juge sur ce groupe entier.
6. Classe chaque groupe :
   A. Conflit probable : même intention, clics ou impressions partagés, aucune page au-dessus des deux tiers.
   B. Mauvaise page devant : celle qui sort n'est pas celle qui répond ou qui vend.
   C. Doublon technique : variantes d'URL, canonique, version de langue.
   D. Cohabitation saine : intentions différentes, ou deux résultats du site affichés ensemble.
   E. Indécidable sans la dimension date : demande alors l'export jour par jour pour voir si les pages alternent.

# Décision
7. Pour A et B, choisis une seule voie : fusionner et rediriger en 301, recentrer une page sur une autre intention, ou déplacer les liens internes et leurs ancres vers la page à garder. Pour C, corrige la cause avant le contenu. Pour D, ne touche à rien.
8. La page à garder se choisit sur clics, adéquation à l'intention et valeur commerciale ; demande les liens entrants avant toute fusion.

# Format
Tableau 1 : Groupe | Pages | Requêtes types | Impressions | Part de chaque page | Classe | Confiance.
Tableau 2 : Groupe | Décision | Page gardée | Ce qu'on reprend de l'autre | Risque | Effort | Contrôle à 28 jours.
Puis cinq lignes de synthèse pour un décideur.

# Garde-fous
Tu ne vois ni le contenu des pages ni la SERP : toute intention déduite d'une URL est notée « supposée ». N'avance aucun trafic récupérable. Jamais de noindex ni de fusion sur une page protégée.

# Relecture
Refais la somme des impressions par groupe et compare-la aux lignes retenues ; signale tout écart.`,
  conversations_associees: [
    {
      nom: 'Deux guides qui se disputent la même requête',
      url: chatGptUrl(
        "J'ai deux guides qui sortent tour à tour sur « choisir un matelas ». Quelles colonnes de Search Console dois-je te donner pour savoir s'il s'agit vraiment de cannibalisation ?",
      ),
    },
    {
      nom: 'Catégorie contre article de blog',
      url: chatGptUrl(
        "Sur « vélo cargo électrique », mon article de blog sort devant ma page catégorie. Faut-il fusionner, recentrer l'article ou revoir les liens internes ? Pose-moi les questions utiles.",
      ),
    },
  ],
  requetes_seo: {
    titre: 'Recherches qui mènent à ce prompt',
    requetes: [
      'cannibalisation seo search console',
      'deux pages sur le même mot-clé',
      'détecter la cannibalisation de mots-clés',
      'fusionner deux articles seo',
      'export requête et page search console',
      'quelle page garder en cas de cannibalisation',
      'deux articles qui se font concurrence sur google',
    ],
    demandes: [
      'deux pages se marchent dessus',
      'pages qui se battent pour le même mot-clé',
      'google alterne entre deux de mes pages',
      'doublon de sujet',
      'quelle page garder',
      'articles concurrents sur mon propre site',
      'mauvaise page qui sort',
      'fusionner deux articles',
      'deux pages se battent pour le même mot',
      'mon blog passe devant ma page qui vend',
      'keyword cannibalization',
      'google alterne entre deux URL',
      'articles trop semblables, lequel garder',
      'pages en concurrence interne',
      'GSC via API ou BigQuery, query + page',
      'regrouper des contenus en doublon avec 301',
      'position qui yoyote d’une page à l’autre',
      'j’ai écrit trois fois le même sujet',
      'mauvaise page qui ressort sur google',
      'consolidation de contenus, merge',
      'Looker Studio, Search Analytics for Sheets, croisement',
      'URL concurrentes sur une même intention',
      'mes propres pages se marchent dessus',
      'guide contre catégorie, qui doit se positionner',
      'j’ai deux textes sur la pergola qui se gênent',
      'Google ne sait plus laquelle montrer',
      'l’ancienne page sort à la place de la neuve',
      'mes recettes de tarte se font de l’ombre',
      'ma page d’accueil vole la vedette aux prestations',
      'réunir trois articles jumeaux sur le divorce',
      'ça change de page à chaque recherche sur climatisation',
      'traiter plusieurs fois un thème, est-ce grave',
      'faut-il sacrifier une des deux pages pompe à chaleur',
      'nos conseils jardinage se tirent dans les pattes',
      'qui gagne entre mes deux adresses, preuve chiffrée',
      'une actu de 2019 double notre page billetterie',
      'éparpillé sur quatre pages, aucune ne perce',
      'croiser expressions tapées et pages d’arrivée',
      'mes deux tutoriels sur le levain passent chacun leur tour devant l’autre, lequel je supprime',
      'mon chef veut la preuve par les clics avant de me laisser effacer le vieil article sur le deuil',
      'comment obtenir un fichier qui donne à la fois la phrase cherchée et l’URL affichée',
      'l’agence affirme que nos contenus se nuisent, j’ai peur d’éliminer une page qui rapporte',
      'la stagiaire a rédigé un second dossier sur la taxe de séjour et le premier a reculé depuis',
      'on m’a dit que deux résultats du même site, c’était mauvais, faut-il vraiment intervenir',
      'quand on cherche location de vaisselle, Google montre nos conditions générales plutôt que le catalogue',
      'séparer vrais conflits et fausses alertes',
      'rapatrier plusieurs contenus vers un seul',
      'auto-concurrence SEO',
      'overlap de mots-clés',
    ],
  },
  historique: [
    {
      modification: 'Ajout de la classe E et de la demande d’un export par jour.',
      date: '2026-06-09',
    },
    {
      modification: 'Liste de pages protégées avant toute proposition de fusion.',
      date: '2026-01-22',
    },
    { modification: 'Positions pondérées par les impressions.', date: '2025-09-30' },
  ],
  date_creation: '2025-06-24T08:10:00Z',
  date_modification: '2026-11-12T10:30:00Z',
}
