import type { PromptSeed } from '#drizzle/seed/content.ts'

export const prompt: PromptSeed = {
  slug: 'personas-avis-clients',
  titre: 'Tirer des personas d’un lot d’avis clients',
  description:
    'Au lieu d’imaginer « Sophie, 34 ans », vous collez 40 à 200 avis et vous obtenez deux à quatre profils par situation d’achat, citations et comptes à l’appui. Des entretiens et des ventes en plus ? Le GPT « Personas vérifiés, hypothèses à découvert ».',
  categories: ['Persona', 'Research', 'Marketing'],
  tags: ['avis clients', 'voix du client', 'étude qualitative', 'segmentation', 'parcours client'],
  niveau: 'Intermédiaire',
  ia: 'Claude',
  prompt: `# Ton métier ici
Tu es chargé d'études qualitatives. Tu classes des paroles de clients sans en ajouter.

# Le corpus
Produit ou service : [offre]
Clientèle que nous pensons avoir : [public visé]
Avis, un par ligne, avec leur origine (Google, place de marché, enquête, support), la note et la date si elles existent : [avis clients]
Preuves que nous pouvons montrer : [preuves]
Décision à prendre grâce aux personas : [question à trancher]

# Lecture
Numérote les avis. Pour chacun, relève en silence cinq éléments : la situation qui a déclenché l'achat, le résultat attendu, la crainte avant de commander, ce qui a convaincu, ce qui a déçu. Un élément absent reste absent.

# Regroupement
Regroupe par situation de départ et par résultat attendu, jamais par âge, sexe ou revenu. Un groupe de moins de cinq avis, ou de moins de 8 % du corpus, n'est pas un persona : range-le dans « signaux faibles ». Vise deux à quatre groupes. Si les avis se ressemblent tous, rends un seul profil et dis-le.

# Fiche attendue pour chaque profil
- Nom de situation en quatre à sept mots (« Remplacer en urgence avant l'hiver »), sans prénom ni portrait
- Poids : nombre d'avis, part du corpus, numéros des avis
- Déclencheur, résultat attendu, crainte principale
- Trois citations exactes, avec leur numéro
- Les mots qu'il emploie et que le site n'emploie peut-être pas
- Ce qui le fait renoncer ou revenir

# Passage à l'action
Termine par un tableau : Profil | Page concernée | Phrase ou preuve à ajouter | Question à traiter | Priorité (1 à 3) | Effort (heures ou jours). Chaque ligne répond à la décision à prendre, rappelée en tête ; une preuve absente de ma liste porte la mention « à réunir ».

# Limites à écrire dans ta réponse
Décris le biais du corpus : qui laisse un avis sur cette source, qui n'en laisse pas, quelle période est couverte. Dis aussi ce qui confirme ou contredit la clientèle que nous pensons avoir. Âge, profession, situation de famille et budget n'apparaissent que si un client les a écrits. Ne corrige pas les citations, ne les fusionne pas, n'en compose aucune. Masque les noms de personnes et les coordonnées.

# Contrôle de cohérence
Fais le compte : la somme des avis classés, des signaux faibles et des avis inexploitables doit égaler le total reçu. Affiche l'addition. Si elle ne tombe pas juste, reprends le classement.`,
  requetes_seo: {
    titre: 'Recherches proches',
    requetes: [
      'créer un persona à partir des avis clients',
      'analyse avis clients chatgpt',
      'persona marketing basé sur des données',
      'exploiter les verbatims clients',
      'prompt persona avis google',
      'connaître ses clients à partir des avis',
      'profil type de client',
    ],
    demandes: [
      'profil type d’acheteur',
      'qui sont mes clients',
      'client idéal',
      'cible marketing',
      'analyser des commentaires pour comprendre les acheteurs',
      'avatar client',
      'segmenter',
      'trustpilot',
      'qui sont vraiment mes acheteurs',
      'profil type',
      'verbatims Trustpilot à analyser',
      'buyer persona',
      'comprendre pourquoi ils achètent chez moi',
      'commentaires google à exploiter',
      'jobs to be done',
      'client idéal sans inventer',
      'ICP, avatar',
      'mots que les gens emploient dans leurs témoignages',
      'freins et motivations',
      'étoiles et notes Amazon, que retenir',
      'voice of customer mining',
      'cible marketing mal connue',
      'segmenter ma clientèle d’hôtel',
      'sondage de satisfaction à dépouiller',
      'customer research, reviews',
      'lire deux cents commentaires TripAdvisor à ma place',
      'ce que racontent les vacanciers de mon camping',
      'pourquoi les gens reviennent au salon de toilettage',
      'trier le livre d’or de la chambre d’hôtes',
      'faire parler le cahier de réclamations',
      'ce qui les a décidés, d’après leurs propres mots',
      'regrouper les louanges et les râleries par familles',
      'j’ai un tas de retours Booking, quoi en tirer',
      'de quoi ils avaient peur avant de commander',
      'classer les remarques laissées après un déménagement',
      'petites phrases d’habitués à réutiliser sur le site',
      'qui me félicite, qui rouspète et pour quelle raison',
      'résumer les opinions laissées sur Facebook et PagesJaunes',
      'types de familles tirés des appréciations de la colonie',
      'ma fleuristerie a cent vingt évaluations en ligne et je n’ai jamais pris le temps de les éplucher',
      'l’agence nous a pondu une Julie de 38 ans qui aime le yoga, ça ne sert à rien',
      'comment deviner quelles familles viennent au parc de loisirs rien qu’en lisant leurs critiques publiées',
      'mon directeur jure que seuls les retraités achètent nos volets, les notes publiées disent peut-être autre chose',
      'dans mes évaluations de vélos, distingue ceux qui étaient pressés de ceux qui ont comparé longtemps',
      'pour mon mémoire de master, il me faut des portraits d’acheteurs appuyés sur des phrases recopiées telles quelles',
      'est-ce que trois mécontents sur cent cinquante messages suffisent pour parler d’un vrai groupe',
      'portraits d’acheteurs tirés des évaluations Google',
      'combien d’acheteurs partagent la même motivation',
      'customer insights',
      'typologie d’acheteurs',
    ],
  },
  date_creation: '2025-06-17T08:20:00Z',
  date_modification: '2026-11-17T12:45:00Z',
}
