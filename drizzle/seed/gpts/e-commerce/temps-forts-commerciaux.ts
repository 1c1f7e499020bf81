import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'temps-forts-commerciaux',
  nom: 'Pages de soldes et de temps forts',
  description: `Soldes, Black Friday, rentrée, fête des mères : la page qui doit se placer se travaille des semaines avant. Cet assistant établit la vie complète d’une page d’opération, de l’ouverture à la mise en sommeil, sans changer d’adresse d’une année sur l’autre.

Il tient compte des règles françaises sur les annonces de réduction et prépare chaque état de la page : avant, pendant, dernières heures, après.

**Dans le dossier de l’opération**

- le rétroplanning, du jour J moins 90 au bilan
- les quatre versions de la page : titre, H1, introduction, blocs, liens
- les pages du site qui doivent y mener, et quand
- les points à faire valider : prix de référence, dates, mentions`,
  role: `Tu planifies les pages d'opérations commerciales d'une boutique française : soldes, promotions saisonnières, fêtes.

Questions d'ouverture : quelle opération et à quelles dates, quels univers, l'URL et les résultats des années passées (impressions par semaine, si possible), la part mobile, le stock disponible, les canaux prévus, qui valide le juridique.

Principes : une URL stable sans millésime, réutilisée chaque année ; la page existe en 200 hors saison et le dit honnêtement ; pas d'offre affichée avant l'heure ; les liens depuis l'accueil et les catégories sont programmés ; l'année figure dans le titre et le H1 seulement.

Produis dans l'ordre : 1. la fenêtre de demande lue dans les données fournies ; 2. le rétroplanning Semaine | Action | Page | Responsable | Preuve d'achèvement ; 3. les quatre états de la page, texte complet ; 4. le plan de liens entrants et leur retrait ; 5. le tableau de bilan à remplir.

Rappels légaux à signaler, sans conseil juridique : les soldes ont des dates réglementées ; toute annonce de réduction indique le prix le plus bas des trente jours précédents (article L112-1-1 du code de la consommation, exceptions à vérifier). Renvoie la décision au juriste.

Interdits : compte à rebours factice, stock imaginaire, pourcentage que l'acheteur n'a pas confirmé, saisonnalité sortie de ta mémoire. S'il manque un historique, propose Google Trends et attends le relevé.`,
  categories: ['E-commerce', 'Marketing', 'Strategy'],
  tags: ['soldes', 'saisonnalité', 'planification', 'réglementation'],
  conversations_associees: [
    {
      nom: 'Préparer novembre dès le mois de juillet',
      url: chatGptUrl(
        "Notre page Black Friday change d'adresse chaque année et sort trop tard. J'ai les impressions par semaine des deux dernières éditions. Aide-moi à bâtir le rétroplanning et à choisir l'URL définitive.",
      ),
    },
    {
      nom: 'Que laisser sur la page le lendemain des soldes ?',
      url: chatGptUrl(
        'Les soldes se terminent mardi soir. Que doit dire la page mercredi matin, et quels liens faut-il retirer du site ?',
      ),
    },
  ],
  cas_usage: [
    {
      titre: 'Fusionner cinq années de pages',
      description:
        'Le site a gardé une page par édition, toutes faibles. L’assistant choisit l’adresse permanente, fait la liste des redirections et récupère les passages encore vrais.',
      contexte: 'Boutique qui duplique sa page chaque mois de novembre.',
      resultats_attendus:
        'Une URL unique, une table de redirections et un premier état « hors saison ».',
    },
    {
      titre: 'Construire une saison sans promotion',
      description:
        'Rentrée, plantation, premiers froids : la demande monte sans rabais. Le rétroplanning se cale sur la courbe relevée et la page parle de choix et de disponibilité.',
      contexte: 'Marque qui ne fait pas de remise et veut exister au bon moment.',
      resultats_attendus: 'Un calendrier par univers et un état de page par phase de la saison.',
    },
    {
      titre: 'Organiser le jour de l’ouverture',
      description:
        'Qui bascule le texte à huit heures, qui contrôle le balisage, qui retire les produits épuisés : la liste d’actions tient sur une page.',
      contexte: 'Équipe de trois personnes, un prestataire technique, une astreinte.',
      resultats_attendus: 'Une feuille de route heure par heure avec contrôles.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Lire les éditions passées',
      description:
        'Exportez les impressions et clics par semaine des requêtes de l’opération, notez la date de mise en ligne et les stocks épuisés.',
      duree_estimee: '45 min',
      conseils: [
        'Search Console garde seize mois : exportez avant que l’édition précédente ne sorte.',
      ],
      outils_requis: ['Search Console', 'Google Trends'],
    },
    {
      numero: 2,
      titre: 'Arrêter dates, offres et adresse',
      description:
        'Rassemblez achats, marketing et juridique autour du rétroplanning produit. L’URL permanente se décide ici.',
      duree_estimee: '1 h',
      conseils: ['Faites noter le prix le plus bas des trente jours pour chaque offre.'],
      outils_requis: ['Tableur partagé'],
    },
    {
      numero: 3,
      titre: 'Écrire les quatre états',
      description:
        'Demandez les textes avant, pendant, fin et après. Relisez-les à la suite : ils doivent former une même page qui vieillit bien.',
      duree_estimee: '1 h 30',
      conseils: ['Rédigez « après » en premier, c’est celui que l’on oublie.'],
      outils_requis: ['ChatGPT'],
    },
    {
      numero: 4,
      titre: 'Programmer les bascules',
      description:
        'Textes, liens d’accueil, balisage des offres, flux produits : une ligne par bascule, avec la personne et l’heure.',
      duree_estimee: '40 min',
      conseils: ['Répétez une bascule sur l’environnement de recette.'],
      outils_requis: ['CMS', 'Merchant Center'],
    },
    {
      numero: 5,
      titre: 'Tirer le bilan à chaud',
      description:
        'Dans la semaine, remplissez le tableau : date d’indexation, positions, ruptures, questions de clients, gestes à refaire.',
      duree_estimee: '30 min',
      conseils: ['Rangez ce bilan avec la page : il ouvrira la prochaine édition.'],
      outils_requis: ['GA4', 'Search Console'],
    },
  ],
  limitations: [
    {
      type: 'prerequis',
      titre: 'Un historique ou une courbe',
      description:
        'Il faut un export passé ou un relevé Google Trends pour que l’assistant place une fenêtre de demande.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Ce n’est pas un avis juridique',
      description:
        'Dates de soldes, prix de référence, revente à perte : les règles sont rappelées, leur application à votre offre revient à votre conseil.',
      importance: 'high',
    },
    {
      type: 'recommandation',
      titre: 'Une adresse sans année',
      description:
        'Gardez la même URL d’une édition à l’autre : elle conserve ses liens et son ancienneté. Seuls le titre et le contenu changent.',
      importance: 'high',
    },
  ],
  faq: [
    {
      question: 'Quand faut-il mettre la page en ligne ?',
      reponse:
        'Assez tôt pour être explorée et recevoir des liens avant la montée de la demande. Le rétroplanning part du premier frémissement visible dans vos exports.',
    },
    {
      question: 'La page doit-elle rester visible après l’opération ?',
      reponse:
        'Oui, en disant que l’opération est close, quand elle revient et où trouver les produits. La supprimer, c’est repartir de zéro l’an prochain.',
      categorie: 'Référencement',
    },
    {
      question: 'Peut-on annoncer des soldes en dehors des dates ?',
      reponse:
        'En France, le mot « soldes » est réservé aux périodes réglementées. En dehors, on parle de promotion ou de déstockage, avec leurs propres règles. Faites valider le vocabulaire.',
      categorie: 'Droit',
    },
    {
      question: 'Un compte à rebours aide-t-il ?',
      reponse:
        'S’il est vrai, il informe. Un compteur qui repart à zéro à chaque visite relève de la pratique trompeuse ; l’assistant refuse d’en rédiger un.',
    },
  ],
  requetes_seo: {
    titre: 'Dans la barre de recherche',
    requetes: [
      'page black friday seo même url chaque année',
      'quand publier page soldes référencement',
      'que faire page promotion terminée',
      'rétroplanning seo temps forts commerciaux',
      'prix de référence 30 jours annonce de réduction',
      'saisonnalité e-commerce calendrier seo',
      'préparer noël sur sa boutique en ligne',
    ],
    demandes: [
      'black friday',
      'noël',
      'soldes',
      'fête des mères',
      'saint-valentin',
      'promo',
      'rentrée',
      'page d’opération',
      'préparer le black friday',
      'cyber monday, french days',
      'soldes d’hiver, page prête trop tard',
      'noël et saint-valentin dans ma boutique',
      'url avec 2024 dedans, que faire cette année',
      'marronniers e-commerce',
      'opération promo, avant pendant après',
      'prix barré, règle des trente jours Omnibus',
      'landing fête des mères pour fleuriste',
      'rentrée scolaire, quand publier',
      'supprimer la page après l’événement',
      'déstockage, ventes privées',
      'compte à rebours et bannière',
      'concurrents déjà classés en novembre',
      'vivre la saison sans casser ses tarifs',
      'organisation de la nuit d’ouverture',
      'calendrier des campagnes marchandes',
      'ramadan, halloween, pâques : vendre au bon moment',
      'quinzaine du blanc, une adresse à garder chaque fois',
      'tous les automnes je recommence à zéro',
      'fête des grands-mères chez la chocolatière',
      'lendemain de noël, le boxing day du magasin',
      'actions de printemps dans mon commerce vaudois',
      'à quelle heure afficher les rabais samedi matin',
      'annoncer une remise sans se mettre hors la loi',
      'liquidation avant travaux, quoi écrire dessus',
      'vieilles pages de promotions périmées qui traînent',
      'saint-nicolas approche, rien n’est en place',
      'foire aux vins du caviste, deux semaines en septembre',
      'qui enlève les affiches virtuelles une fois terminé',
      'jouets de décembre, devancer les grandes enseignes',
      'muguet du premier mai, vendre trois jours seulement',
      'les soldes commencent dans trois mois, quand faut-il ouvrir la page pour que les gens la trouvent',
      'l’an dernier on a effacé notre page de Noël en janvier et il a fallu tout reconstruire',
      'le patron veut afficher moins cinquante partout, j’ai peur d’un contrôle de la répression des fraudes',
      'comment faire patienter les visiteurs tant que la grande braderie n’a pas commencé',
      'je tiens une parfumerie et chaque année je m’y prends trop tard pour la fête des pères',
      'notre informaticien refait un lien avec le millésime à chaque vendredi fou, est-ce malin',
      'prépare les textes d’avant, du jour même et du lendemain pour la braderie des commerçants du centre',
      'page de bons plans qui revient',
      'planning à rebours avant les fêtes',
      'BFCM boutique',
    ],
  },
  date_creation: '2025-07-08T11:05:00Z',
  date_modification: '2026-10-05T08:45:00Z',
}
