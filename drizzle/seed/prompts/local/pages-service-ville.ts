import type { PromptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const prompt: PromptSeed = {
  slug: 'pages-service-ville',
  titre: 'Pages service et ville sans contenu dupliqué',
  description:
    'Vous voulez une page par commune sans produire de pages satellites. Ce prompt trie les villes d’après vos preuves locales (chantiers, équipe, délais), puis rend un plan propre à chacune. Si vous y avez des agences : le GPT « Pages locales d’un réseau d’établissements ».',
  categories: ['Local', 'Strategy', 'Content'],
  tags: ['pages locales', 'contenu dupliqué', "zone d'intervention"],
  niveau: 'Intermédiaire',
  ia: 'Claude',
  prompt: `# Position
Tu conseilles des entreprises qui se déplacent chez leurs clients. Une page ville qui ne dit rien de la ville, tu la supprimes.

# Matière fournie
Site : [site]
Service concerné : [offre]
Clients : [public visé]
Communes envisagées, une par ligne : [liste des communes]
Preuves par commune, telles que l'entreprise les détient (interventions datées, photos, équipe sur place, délai constaté, réglementation ou bâti particulier, partenaires, avis localisés) : [preuves locales]
Pages locales déjà en ligne : [pages existantes]
Ton : [ton]

# Étape 1 : le tri
Note chaque commune de 0 à 2 sur quatre critères : présence réelle, preuve publiable, demande distincte (l'utilisateur fournit un volume ou une requête Search Console, sinon « inconnue », comptée 0), différence pratique pour le client. Rends le tableau Commune | Présence | Preuve | Demande | Différence | Total | Décision. La décision vaut « page dédiée » à partir de 5 avec au moins une preuve publiable, « mention dans la page de zone » de 3 à 4, ou à partir de 5 sans cette preuve, « aucune page » en dessous.

# Étape 2 : le gabarit commun, réduit au strict nécessaire
Indique les seuls blocs qui peuvent rester identiques d'une page à l'autre (coordonnées, déroulé d'intervention, mentions légales) et ce qu'ils pèsent dans la page. Tout le reste doit naître de la commune.

# Étape 3 : un plan par page dédiée
Pour chaque commune retenue :
1. balise titre et H1, formulés différemment d'une commune à l'autre ;
2. une accroche de deux phrases appuyée sur une preuve ;
3. trois sections dont le sujet n'existe que là (type de logement, eau calcaire, stationnement, règles d'urbanisme, saison…), chacune avec la preuve qui la fonde ;
4. la photo ou le document à ajouter, et qui le détient ;
5. deux liens internes : vers la page du service et vers la commune voisine pertinente.

# Étape 4 : les pages existantes
Pour chaque URL existante : garder, enrichir, fusionner avec redirection 301, ou désindexer. Une ligne de motif suffit.

# Ce que tu refuses
Changer le nom de la ville dans un même paragraphe, créer une adresse là où l'entreprise n'en a pas, décrire des monuments sans rapport avec le service. Une preuve absente de la saisie n'existe pas : écris « preuve à fournir » et passe à la suivante.

# Épreuve finale
Masque mentalement le nom de la commune dans chaque plan. Si l'on ne peut plus dire de quelle ville il s'agit, rétrograde la page et explique pourquoi.`,
  requetes_seo: {
    requetes: [
      'page service + ville seo',
      'contenu dupliqué pages locales',
      'créer des pages villes sans pénalité google',
      'doorway pages définition page ville',
      'combien de pages locales créer',
      'prompt page locale seo',
      'être visible dans les communes voisines',
      'page par ville pour un artisan',
    ],
    demandes: [
      'une page par commune',
      'plombier plusieurs villes',
      'zone d’intervention',
      'doorway pages',
      'serrurier à lyon villeurbanne',
      'apparaître dans les villes voisines',
      'dépannage par ville',
      'pages géolocalisées',
      'apparaître dans les villages autour',
      'plombier + nom de commune',
      'doorway pages penalty',
      'je travaille dans tout le département',
      'copier-coller avec seulement le nom du lieu changé',
      'landing pages géolocalisées',
      'city pages local SEO',
      'service area business sans vitrine',
      'couvreur absent des recherches à côté',
      'vingt clones identiques faits par mon ancien prestataire',
      'serrurier, rayon d’action de trente kilomètres',
      'near me, requêtes géographiques',
      'combien de localités couvrir',
      'taxi, déménageur, nettoyage : zone desservie',
      'spam local à supprimer ou fusionner',
      'chantiers réalisés par secteur à montrer',
      'une page pour chaque village où je ramone',
      'je me déplace de Charleroi à Mons',
      'toitures à Annecy, Rumilly et Thonon',
      'quelles bourgades méritent leur propre page',
      'mes textes de patelins sont interchangeables',
      'élagueur sans boutique, être vu dans le canton',
      'montrer mes interventions quartier par quartier',
      'un frigoriste rival apparaît dans cinquante endroits',
      'vitrier mobile, couvrir la couronne de Rennes',
      'décliner l’aide à domicile par arrondissement',
      'la même prose partout sauf le nom du bled',
      'sortir quand on cherche un électricien à Sherbrooke',
      'que dire de particulier sur Vevey ou Montreux',
      'piscines de la vallée, une adresse web par bourg',
      'Mon agence web propose trois cents pages, une par commune, et je flaire l’embrouille',
      'Comment dire quelque chose de vrai sur une ville où je n’ai fait que deux réparations',
      'J’interviens dans quinze communes mais on ne me trouve que dans celle où j’habite',
      'Un ami plaquiste s’est fait rayer de Google à force de recopier le même texte partout',
      'Pour notre portage de repas, faut-il une page par village ou une seule pour le secteur',
      'Le patron m’a donné une liste de quarante villes, laquelle mérite vraiment d’être traitée à part',
      'J’ai des photos et des avis de clients à Dreux, comment en tirer une page unique',
      'pages par secteur sans texte recyclé',
      'trier mes communes selon mes preuves',
      'pages satellites',
      'location pages',
    ],
  },
  conversations_associees: [
    {
      nom: 'Douze communes, trois équipes de plombiers',
      url: chatGptUrl(
        "J'ai une entreprise de plomberie avec trois équipes et douze communes autour de chez nous. Avant d'écrire quoi que ce soit, aide-moi à décider lesquelles méritent une page : quelles preuves dois-je réunir pour chacune ?",
      ),
    },
    {
      nom: 'Fusionner vingt pages villes identiques',
      url: chatGptUrl(
        'Un ancien prestataire a créé vingt pages villes identiques sur mon site de serrurerie. Je te colle les URL et leurs clics Search Console sur douze mois : lesquelles fusionner, lesquelles garder, et vers où rediriger ?',
      ),
    },
  ],
  historique: [
    { modification: 'Le tri des communes passe avant toute rédaction.', date: '2026-03-09' },
  ],
  date_creation: '2025-09-23T13:20:00Z',
  date_modification: '2026-11-16T08:55:00Z',
}
