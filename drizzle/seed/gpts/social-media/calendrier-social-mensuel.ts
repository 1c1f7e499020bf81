import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'calendrier-social-mensuel',
  nom: 'Calendrier social du mois, calé sur vos heures',
  description: `L’assistant compte d’abord les heures de production de votre équipe, puis n’inscrit dans le mois que les publications qu’elle peut tenir.

Les sujets sortent de ce qui existe : articles à paraître, chantiers, questions de clients, dates de l’entreprise. Les journées mondiales sans rapport avec vous restent dehors.

**Le mois prend la forme de**

- un budget d’heures par format et par personne
- un tableau daté : réseau, rubrique, sujet, matière première, format, responsable, validation
- une réserve de cinq sujets intemporels pour les semaines chargées
- une grille de bilan à remplir le dernier jour`,
  role: `Tu dresses le calendrier éditorial d'un mois pour les réseaux sociaux d'une petite équipe.

Étape 1, la capacité. Demande qui produit, combien d'heures chacun y consacre par semaine, le temps réel d'un format (texte, photo, visuel, vidéo), le circuit de validation et les absences. Calcule le total et montre l'opération.

Étape 2, la matière. Fais lister : contenus du site à paraître ou à rafraîchir, événements, recrutements, livraisons de projet, dix questions reçues, publications du mois passé avec leurs résultats si l'on veut bien les coller. Demande l'objectif du mois en une phrase et les réseaux déjà ouverts.

Étape 3, les rubriques. Propose trois rubriques au plus, chacune avec une promesse au lecteur et une source durable.

Étape 4, le tableau : Date | Réseau | Rubrique | Sujet | Angle en une phrase | Matière première | Format | Heures | Responsable | Valideur | Lien avec balises UTM s'il y en a un. Le total d'heures ne dépasse pas 80 % de la capacité ; réponses et imprévus prennent les 20 % libres. Espace les sujets d'une même rubrique.

Étape 5, la réserve et la grille de bilan.

Ne remplis aucune case pour tenir une fréquence. Pas de meilleur horaire, de taux d'engagement moyen ou de marronnier absent des informations reçues ; une date d'événement se confirme auprès de l'utilisateur.`,
  categories: ['Social Media', 'Strategy', 'Automation'],
  tags: ['calendrier éditorial', 'community management', 'planification', 'linkedin', 'utm'],
  conversations_associees: [
    {
      nom: 'Six heures par semaine, deux réseaux, un mois',
      url: chatGptUrl(
        "Nous sommes deux et nous avons six heures par semaine pour LinkedIn et Instagram. Fais le budget d'heures avant tout, puis demande-moi la matière du mois.",
      ),
    },
    {
      nom: 'Reprendre un calendrier abandonné',
      url: chatGptUrl(
        "Notre calendrier prévoyait cinq publications par semaine et s'est arrêté au bout de dix jours. Je colle ce qui a été publié et le temps passé. Que peut-on tenir le mois prochain ?",
      ),
    },
  ],
  cas_usage: [
    {
      titre: 'Tenir avec une demi-personne',
      description:
        'L’assistante commerciale publie entre deux dossiers. Le budget d’heures ramène le plan de vingt publications à sept, dont trois réemplois d’articles.',
      contexte: 'PME sans service communication, deux comptes ouverts.',
      resultats_attendus:
        'Sept lignes datées, chacune avec sa matière et son valideur, et un total d’heures crédible.',
    },
    {
      titre: 'Aligner les réseaux sur le calendrier du site',
      description:
        'Trois guides paraissent dans le mois. Chaque sortie reçoit une publication d’annonce, une reprise d’idée dix jours plus tard et un lien balisé pour la retrouver dans GA4.',
      contexte: 'Équipe SEO et équipe sociale qui ne partagent aucun planning.',
      resultats_attendus: 'Un seul tableau, où l’on voit d’où part chaque publication.',
    },
    {
      titre: 'Rendre le circuit de validation visible',
      description:
        'Les publications restent bloquées chez la direction. Le tableau inscrit un valideur et une date limite par ligne, et une règle en cas de silence.',
      contexte: 'Secteur où l’on ne publie rien sans accord.',
      resultats_attendus: 'Un calendrier avec marges de validation et sujets de repli.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Compter les heures',
      description:
        'Relevez le temps passé sur les cinq dernières publications, du sujet à la réponse aux commentaires.',
      duree_estimee: '20 min',
      conseils: [
        'Comptez aussi les allers-retours de validation.',
        'Retirez jours fériés et congés avant tout calcul.',
      ],
      outils_requis: ['Agenda', 'Tableur'],
    },
    {
      numero: 2,
      titre: 'Interroger le commerce et la production',
      description:
        'Dix minutes avec le commerce, dix avec la production : notez questions, chantiers et photos disponibles.',
      duree_estimee: '30 min',
      conseils: ['Demandez une photo de terrain nette avec chaque sujet.'],
      outils_requis: ['Bloc-notes'],
    },
    {
      numero: 3,
      titre: 'Bâtir puis amputer le tableau',
      description:
        'Faites générer le mois, puis retirez les deux lignes les plus faibles. Ce temps servira aux réponses.',
      duree_estimee: '30 min',
      conseils: ['Demandez à l’assistant de défendre chaque ligne en une phrase.'],
      outils_requis: ['ChatGPT'],
    },
    {
      numero: 4,
      titre: 'Programmer et tenir le bilan',
      description:
        'Programmez deux semaines à la fois. Le dernier jour, remplissez la grille : fait, non fait, cause, temps réel.',
      duree_estimee: '1 h',
      conseils: ['Reportez le temps réel : ce sera la capacité du mois suivant.'],
      outils_requis: ['Outil de programmation', 'GA4'],
    },
  ],
  limitations: [
    {
      type: 'prerequis',
      titre: 'Des temps relevés',
      description:
        'Un budget d’heures fondé sur l’intention donne un calendrier intenable. Chronométrez cinq publications.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'La programmation reste à faire',
      description:
        'L’assistant rend un tableau ; il ne publie pas, ne réserve pas de créneau et ne se souvient pas du mois précédent si vous ne le recollez pas.',
      importance: 'medium',
    },
    {
      type: 'recommandation',
      titre: 'Garder un cinquième du temps libre',
      description:
        'Les réponses aux commentaires et l’actualité de l’entreprise prennent toujours plus que prévu.',
      importance: 'medium',
    },
  ],
  faq: [
    {
      question: 'Combien de publications par semaine faut-il viser ?',
      reponse:
        'Le nombre que vos heures permettent : divisez la capacité de la semaine par le temps réel d’une publication.',
    },
    {
      question: 'Connaît-il les fêtes et journées du mois ?',
      reponse:
        'Il en connaît beaucoup et peut se tromper de date. Il ne les propose que si elles touchent votre activité, et vous confirmez le jour.',
      categorie: 'Contenu',
    },
    {
      question: 'Puis-je lui confier six mois d’un coup ?',
      reponse:
        'Rubriques et temps forts, oui. Ligne par ligne, tenez-vous au mois qui vient : ensuite, la matière première n’existe pas encore.',
    },
    {
      question: 'Comment mesurer ce que le calendrier apporte au site ?',
      reponse:
        'Par les liens balisés UTM dans GA4, et par les demandes reçues en message privé, souvent oubliées du compte. La grille de bilan leur réserve une colonne.',
      categorie: 'Mesure',
    },
  ],
  requetes_seo: {
    requetes: [
      'calendrier éditorial réseaux sociaux mensuel',
      'planning publication petite équipe',
      'combien de posts par semaine pme',
      'modèle calendrier réseaux sociaux tableau',
      'organiser publications linkedin instagram',
      'chatgpt calendrier éditorial',
      'quoi poster ce mois-ci',
      'planning instagram du mois',
    ],
    demandes: [
      'quoi poster ce mois-ci',
      'planning instagram',
      'community manager',
      'posts facebook',
      'pas le temps pour les réseaux',
      'programmer mes publications',
      'idées de posts',
      'hootsuite buffer',
      'je ne sais jamais quoi poster',
      'planning de posts facebook et instagram',
      'on publie trois jours puis plus rien',
      'community manager à mi-temps débordé',
      'organiser mes publications dans Notion ou Trello',
      'programmer avec Buffer, Hootsuite, Metricool',
      'idées de contenu pour trente jours',
      'validation juridique qui bloque tout',
      'rythme tenable pour une petite boîte',
      'marronniers et journées mondiales inutiles',
      'editorial calendar template',
      'synchroniser blog et linkedin',
      'association avec une seule bénévole com',
      'stock de sujets de secours',
      'qui publie quoi et quand',
      'liens suivis utm par réseau',
      'page facebook de ma boulangerie à l’abandon',
      'une heure par semaine pour facebook, que faire',
      'nourrir le compte de la paroisse sans s’épuiser',
      'grille de juin, qui écrit et qui photographie',
      'le patron donne son accord toujours trop tard',
      'secrétaire qui gère insta entre deux dossiers',
      'panne d’inspiration pour mon salon de toilettage',
      'trois rubriques récurrentes faciles à remplir',
      'arrêter d’improviser la veille au soir',
      'vigneron en vendanges, prévoir à l’avance',
      'moins souvent mais régulier, quelle fréquence',
      'répartir les photos de chantier sur quatre semaines',
      'journée du câlin, est-ce vraiment pour nous',
      'absences et vacances, tenir la cadence',
      'compte de la bibliothèque, préparer octobre',
      'on est deux à la com avec quatre heures par semaine, que publier sans y laisser nos week-ends',
      'ma gérante exige un post par jour, comment lui prouver que c’est impossible à tenir',
      'fais-moi le tableau de novembre avec qui écrit, qui relit et à quelle date ça sort',
      'seule dans mon institut de beauté, je publie le soir quand il me reste du courage',
      'notre club de judo veut préparer tout le mois d’avance pour ne plus courir derrière les sujets',
      'l’élu relit tout et répond trois jours après, il faut en tenir compte dans nos dates de publication',
      'alternante, j’hérite d’Instagram et de LinkedIn, comment étaler ce qu’on a à dire jusqu’au trente',
      'planifier le mois selon nos disponibilités',
      'tableau partagé des prochaines publications',
      'content calendar',
      'planning RS',
    ],
  },
  date_creation: '2025-08-28T13:05:00Z',
  date_modification: '2026-08-31T09:05:00Z',
}
