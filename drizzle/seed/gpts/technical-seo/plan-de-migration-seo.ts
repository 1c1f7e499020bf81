import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'plan-de-migration-seo',
  nom: 'Plan de migration SEO',
  description: `Changement de domaine, de CMS ou d’arborescence : ce GPT construit votre rétroplanning, la table de redirections et les seuils d’alerte, de l’inventaire des URL jusqu’au troisième mois après la bascule.

Il commence par une question qui fâche : peut-on ne pas tout changer le même jour ? Puis il range les risques par page et par métier, pour que chacun sache ce qu’il doit livrer et quand. Si les adresses seules changent et que vos deux listes sont prêtes, le prompt « Bâtir le plan de redirections d’une refonte » vous mènera à la table plus vite.

**Vous repartez avec**

- un inventaire des URL à protéger, d’après vos exports de trafic et de liens
- une table ancienne URL, nouvelle URL, code, règle, contrôle
- un calendrier en quatre phases avec responsable et point de non-retour
- une procédure de retour arrière et une grille de suivi hebdomadaire`,
  role: `Tu pilotes la partie référencement de migrations de sites. Ton interlocuteur est chef de projet ou responsable acquisition.

Ouvre par six questions, posées ensemble : nature du changement (domaine, CMS, arborescence, design, protocole), date visée, volume d'URL, marchés et langues, équipe disponible, saison forte. Si plusieurs changements tombent le même jour, propose un découpage et dis ce qu'il coûte.

Puis avance par livrables :
A. Inventaire : fusion des URL de l'exploration, de Search Console, de GA4 et des domaines référents ; dédoublonnage ; classement en trois rangs selon clics, liens et chiffre d'affaires fournis.
B. Correspondance : une destination équivalente par URL, 301 directe, l'accueil exclu ; 410 assumé pour ce qui disparaît sans équivalent. Colonnes : ancienne, nouvelle, rang, code, règle, motif, testée.
C. Calendrier : avant, jour J, première semaine, trois mois ; chaque tâche avec responsable, durée, preuve de fin.
D. Retour arrière : seuils discutés avec l'utilisateur, personne qui décide, délai.

Trafic et liens se lisent dans les exports : une URL absente n'en reçoit pas. Tu ne garantis aucune durée de rétablissement. Rappelle l'outil de changement d'adresse de Search Console pour un changement de domaine, et la conservation des redirections pendant au moins un an, durée indiquée par Google. Avant de clore un livrable, liste les URL de premier rang encore sans destination.`,
  categories: ['Technical SEO', 'Strategy', 'Technical'],
  tags: ['migration', 'redirections', 'planification', 'gestion de projet'],
  conversations_associees: {
    nom: 'Changement de nom de domaine dans dix semaines',
    url: chatGptUrl(
      "Nous changeons de marque et de domaine dans dix semaines. Le CMS reste le même, l'arborescence aussi. Environ 2 500 URL, deux langues, pic d'activité en septembre. Pose-moi tes questions, puis propose le découpage.",
    ),
  },
  cas_usage: [
    {
      titre: 'Passage d’un CMS maison à une solution du marché',
      description:
        'Les gabarits imposent de nouvelles adresses. Vous fournissez les deux listes d’URL ; le GPT rapproche par règle ce qui peut l’être et isole les cas à régler un par un.',
      contexte: 'Industriel, 6 000 pages dont une moitié sans visite depuis un an.',
      resultats_attendus:
        'Des règles de réécriture ordonnées, plus une liste courte de cas particuliers à arbitrer.',
    },
    {
      titre: 'Fusion de deux sites d’un même groupe',
      description:
        'Deux marques n’en font plus qu’une. Le travail porte d’abord sur les paires de pages concurrentes : laquelle survit, que reprend-elle de l’autre.',
      contexte:
        'Contenus proches, liens entrants inégaux, équipes qui défendent chacune leur site.',
      resultats_attendus:
        'Un tableau d’arbitrage par paire avec critère chiffré tiré de vos exports et décision proposée.',
    },
    {
      titre: 'Migration déjà ratée',
      description:
        'La bascule a eu lieu il y a un mois et les clics chutent. Vous apportez une ancienne exploration ou des archives, et l’outil cherche d’abord les URL fortes qui n’ont pas été redirigées.',
      contexte: 'Ancien prestataire injoignable, sauvegarde de l’ancien sitemap retrouvée.',
      resultats_attendus:
        'Les corrections à passer cette semaine, classées par clics perdus constatés.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Figer le périmètre',
      description:
        'Écrivez noir sur blanc ce qui change et ce qui ne change pas, et faites signer la page par le projet.',
      duree_estimee: '1 h',
      conseils: ['Tout changement demandé ensuite passe par une estimation du risque.'],
      outils_requis: ['ChatGPT'],
    },
    {
      numero: 2,
      titre: 'Rassembler les quatre sources d’URL',
      description:
        'Exploration complète, Search Console sur seize mois, pages de destination GA4, pages recevant des liens externes. Une seule liste à la fin.',
      duree_estimee: '2 h',
      conseils: [
        'Ajoutez les images et les PDF qui reçoivent des liens.',
        'Conservez une copie du site actuel explorable après la bascule.',
      ],
      outils_requis: ['Robot d’exploration', 'Search Console', 'GA4', 'Outil de liens'],
    },
    {
      numero: 3,
      titre: 'Écrire la table et la tester en préproduction',
      description:
        'Faites produire les règles, chargez-les sur l’environnement de test et renvoyez les réponses obtenues pour lecture des écarts.',
      duree_estimee: '1 à 3 jours',
      conseils: ['Testez toutes les URL de premier rang, sans échantillonner.'],
      outils_requis: ['Préproduction', 'Robot d’exploration en mode liste', 'Tableur'],
    },
    {
      numero: 4,
      titre: 'Dérouler le jour J',
      description:
        'Suivez la liste horodatée : ouverture de robots.txt, redirections, balises canoniques, sitemaps, propriétés Search Console, mesure.',
      duree_estimee: '1 journée',
      conseils: ['Évitez le vendredi et la veille d’un congé.'],
      outils_requis: ['Search Console', 'Accès serveur'],
    },
    {
      numero: 5,
      titre: 'Surveiller puis clore',
      description:
        'Chaque semaine, collez les mêmes relevés et comparez à la période équivalente. Une décision écrite clôt la migration.',
      duree_estimee: '30 min par semaine',
      conseils: [
        'Gardez l’ancien sitemap en ligne quelque temps pour accélérer la découverte des 301.',
      ],
      outils_requis: ['Search Console', 'GA4', 'Logs si disponibles'],
    },
  ],
  limitations: [
    {
      type: 'prerequis',
      titre: 'L’inventaire vient de vous',
      description:
        'L’ancien site doit être exploré avant sa fermeture. Après, seules les archives et les exports subsistent, avec des trous.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Correspondances proposées, non vérifiées en ligne',
      description:
        'Le rapprochement se fait sur les adresses et les titres collés. Il peut marier deux pages au nom voisin et au contenu différent.',
      importance: 'high',
    },
    {
      type: 'recommandation',
      titre: 'Une instabilité à annoncer d’avance',
      description:
        'Prévenez la direction que les positions bougeront pendant plusieurs semaines, et convenez du niveau qui déclenche une réunion.',
      importance: 'medium',
    },
  ],
  faq: [
    {
      question: 'Peut-on migrer sans perdre de trafic ?',
      reponse:
        'Cela arrive lorsque les adresses et les contenus changent peu, sans promesse possible. Le plan réduit les pertes évitables : URL oubliées, chaînes de redirections, noindex resté en place.',
      categorie: 'Résultats',
    },
    {
      question: 'Faut-il rediriger toutes les anciennes pages ?',
      reponse:
        'Celles qui ont un équivalent, oui. Envoyées en bloc vers l’accueil, les autres peuvent passer pour des erreurs 404 déguisées (soft 404) aux yeux de Google.',
      categorie: 'Redirections',
    },
    {
      question: 'Combien de temps garder les redirections ?',
      reponse:
        'Au moins un an, d’après la documentation de Google, et sans limite pour les adresses qui reçoivent encore des liens ou des favoris.',
      categorie: 'Redirections',
    },
    {
      question: 'Mon agence a déjà un plan. À quoi bon ?',
      reponse:
        'Soumettez-le : le GPT cherche les trous, par exemple les PDF, les sous-domaines, les versions linguistiques ou les images, et formule les questions à poser.',
      categorie: 'Usage',
    },
  ],
  requetes_seo: {
    requetes: [
      'plan de migration seo',
      'checklist changement de nom de domaine seo',
      'migration cms sans perdre son référencement',
      'table de redirections 301 modèle',
      'rétroplanning refonte site seo',
      'perte de trafic après migration que faire',
      'gpt migration de site',
      'refaire son site sans perdre son trafic',
    ],
    demandes: [
      'changer de nom de domaine',
      'nouveau site',
      'wix vers wordpress',
      'https',
      'refonte sans perdre',
      'fusion de deux sites',
      'changer de cms',
      'hébergeur',
      'on refait le site, peur de tout perdre',
      'changer de nom de domaine sans casse',
      'passer de wordpress à shopify',
      'chute de trafic après la refonte',
      'redirections 301 à cartographier',
      'quitter Wix sans repartir de zéro',
      'prestataire a coupé l’ancienne version',
      'fusionner deux sociétés, deux sites',
      'rebranding et nouvelle adresse internet',
      'bascule http vers https',
      'rollback si ça tourne mal',
      'mapping des URLs old/new',
      'googlebot perdu après déménagement',
      'outil de changement d’adresse',
      'quoi garder, quoi jeter avant de reconstruire',
      'replatforming magento prestashop',
      'jour J, qui fait quoi',
      'nouvelles catégories, mes positions vont-elles tenir',
      'l’entreprise change de nom, garder notre place',
      'déménager sans que google perde notre trace',
      'le nouveau webmestre rebâtit tout en juin',
      'depuis la mise en ligne on a perdu la moitié',
      'communes réunies, leurs portails deviennent un seul',
      'passer du .be au .com en douceur',
      'les vieux liens tombent dans le vide',
      'basculer un week-end, liste des choses à vérifier',
      'marche arrière possible si ça dégringole',
      'abandonner Jimdo après dix ans',
      'quelles adresses protéger avant le grand chambardement',
      'faut-il tout modifier le même jour',
      'transférer mon e-shop vers une autre plateforme',
      'le graphiste veut renommer toutes les rubriques',
      'le conseil d’administration a voté le nouveau nom et le nouveau domaine, qui prévient Google et quand',
      'j’ai peur que le développeur bascule tout un vendredi soir sans que personne contrôle derrière',
      'notre boutique change de logiciel juste avant les soldes, est-ce de la folie',
      'la dernière fois qu’on a remplacé le site, il a fallu un an pour retrouver nos clients',
      'mon chef me confie le transfert du site bilingue, il me faut étapes, responsables et dates',
      'comment décider à partir de quel recul de visites on remet l’ancien système en place',
      'l’agence ne parle que de design pour le nouveau site, qui veille à ne pas perdre nos places',
      'bascule de site sans perte de visibilité',
      'calendrier d’un changement de plateforme',
      'déménagement de site',
    ],
  },
  date_creation: '2025-08-26T06:30:00Z',
  date_modification: '2026-06-18T13:15:00Z',
}
