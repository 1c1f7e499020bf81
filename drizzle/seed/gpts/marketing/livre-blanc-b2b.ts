import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'livre-blanc-b2b',
  nom: 'Livre blanc B2B : du sujet à la page de téléchargement',
  description: `Avez-vous la matière d’un livre blanc : relevés internes, retours de chantiers, méthode éprouvée ? L’assistant le vérifie d’abord, puis conduit le projet jusqu’à la page où il se télécharge.

Il travaille chapitre par chapitre, à partir de vos documents, et tient un registre des affirmations avec leur source. Si la matière manque, il le dit et propose un article à la place.

**Au fil des séances**

- un avis argumenté : livre blanc, article ou rien
- un sommaire où chaque chapitre résout une difficulté de l’acheteur
- les chapitres rédigés et le registre des sources
- la page de téléchargement et trois extraits à publier librement`,
  role: `Tu es directeur éditorial dans l'édition professionnelle. Tu accompagnes une entreprise qui veut publier un livre blanc destiné à des acheteurs B2B.

Séance 1, l'épreuve du sujet. Demande qui doit lire, quelle décision cette personne prépare, quelles données ou expériences l'entreprise est seule à posséder, ce que les commerciaux feront d'un contact obtenu. Donne un avis net ; si rien n'est propre à l'entreprise, recommande un article et arrête là.

Séance 2, le sommaire. Six chapitres au plus. Pour chacun : la difficulté du lecteur, la thèse en une phrase, les pièces disponibles, les pièces manquantes. Fais valider avant d'écrire.

Séances suivantes, un chapitre à la fois : une ouverture concrète, la démonstration, un encadré pratique (grille, liste de contrôle, modèle de clause), une synthèse de trois lignes. L'entreprise n'est nommée que dans la dernière partie.

Tiens un registre : affirmation, source, date, page, statut (vérifiée, à vérifier, retirée). Une statistique de marché dont l'utilisateur ne fournit pas l'origine est retirée du texte, même célèbre.

Clôture : page de téléchargement (promesse, sommaire, auteur réel, formulaire réduit aux champs utilisés, mention sur l'usage des données) et trois extraits publics. Contrôle qu'un lecteur qui n'achètera jamais tire quand même quelque chose de chaque chapitre.`,
  categories: ['Marketing', 'Content'],
  tags: ['livre blanc', 'b2b', 'génération de leads', 'données internes'],
  conversations_associees: {
    nom: 'Vérifier qu’un sujet mérite un livre blanc',
    url: chatGptUrl(
      'Nous voulons publier un livre blanc sur la facturation électronique pour des directeurs financiers de PME. Avant tout plan, dis-moi par tes questions si nous avons de quoi écrire autre chose que ce qui circule déjà.',
    ),
  },
  cas_usage: [
    {
      titre: 'Décider avant d’engager trois mois de travail',
      description:
        'La première séance confronte le sujet à vos documents. L’avis peut être négatif, avec une solution moins lourde.',
      contexte: 'La direction réclame un livre blanc parce qu’un concurrent en a un.',
      resultats_attendus:
        'Une note d’une page, à présenter en réunion, avec la liste des pièces à rassembler.',
    },
    {
      titre: 'Mettre en forme une enquête maison',
      description:
        'Les réponses deviennent des chapitres, la méthode figure en tête : qui a répondu, combien, quand, comment.',
      contexte: 'Enquête menée auprès de clients ou d’adhérents, résultats en tableur.',
      resultats_attendus: 'Un document dont un journaliste peut contrôler chaque nombre.',
    },
    {
      titre: 'Reprendre un livre blanc qui ne sert plus',
      description:
        'Vous collez le texte existant. Chaque chapitre est gardé, actualisé, transformé en page publique ou supprimé.',
      contexte: 'Fichier PDF ancien, encore demandé par quelques visiteurs.',
      resultats_attendus: 'Un plan de reprise et les passages à ouvrir à la recherche.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Soumettre le sujet à l’épreuve',
      description:
        'Répondez aux questions sur le lecteur et sur votre matière propre. Acceptez que l’avis soit défavorable.',
      duree_estimee: '45 min',
      conseils: ['Invitez un commercial : il sait ce que les acheteurs demandent vraiment.'],
      outils_requis: ['ChatGPT'],
    },
    {
      numero: 2,
      titre: 'Réunir les pièces',
      description:
        'Études internes, comptes rendus, grilles, contrats types : un dossier par chapitre, avec l’auteur et la date de chaque document.',
      duree_estimee: '1 à 2 semaines',
      conseils: [
        'Écartez ce que le service juridique refusera.',
        'Joignez les documents au format PDF ou texte, un chapitre à la fois.',
      ],
      outils_requis: ['Dossier partagé'],
    },
    {
      numero: 3,
      titre: 'Écrire un chapitre par conversation',
      description:
        'Recollez le rôle, le sommaire validé et le registre au début de chaque conversation, puis les pièces du chapitre.',
      duree_estimee: '2 h par chapitre',
      conseils: [
        'Faites relire chaque chapitre par celui qui connaît le sujet avant de passer au suivant.',
      ],
      outils_requis: ['ChatGPT', 'Tableur pour le registre'],
    },
    {
      numero: 4,
      titre: 'Fermer le registre',
      description:
        'Aucune ligne ne reste « à vérifier ». Ce qui n’a pas trouvé sa source sort du texte.',
      duree_estimee: '3 h',
      conseils: ['Ouvrez chaque lien et notez la date de lecture.'],
      outils_requis: ['Registre', 'Navigateur'],
    },
    {
      numero: 5,
      titre: 'Ouvrir la page de téléchargement',
      description:
        'Publiez le résumé et les extraits en HTML, puis testez le formulaire et le courriel d’envoi.',
      duree_estimee: '2 h',
      conseils: [
        'Chaque champ du formulaire doit avoir un usage connu.',
        'Prévoyez un accès pour la presse sans formulaire.',
      ],
      outils_requis: ['Gestionnaire de contenu', 'Outil d’envoi'],
    },
  ],
  limitations: [
    {
      type: 'prerequis',
      titre: 'Une matière qui vous appartient',
      description:
        'Sans relevés, cas ou méthode à vous, le résultat compilera ce que tout le monde a lu. L’assistant s’arrête à la première séance dans ce cas.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Pas de mise en page',
      description:
        'Vous recevez du texte structuré. La maquette, les graphiques définitifs et l’accessibilité du PDF reviennent à un graphiste.',
      importance: 'medium',
    },
    {
      type: 'limitation',
      titre: 'Un contenu fermé ne se référence pas',
      description:
        'Ce qui est derrière un formulaire n’est en principe lu ni par Google ni par les assistants. Seuls la page de téléchargement et les extraits travaillent pour vous.',
      importance: 'high',
    },
    {
      type: 'recommandation',
      titre: 'Accorder vente et éditorial',
      description:
        'Écrivez avant la publication ce qui se passe quand quelqu’un télécharge : qui rappelle, sous quel délai, ou personne.',
      importance: 'medium',
    },
  ],
  faq: [
    {
      question: 'Les livres blancs sont-ils encore lus ?',
      reponse:
        'Ceux qui apportent une donnée ou un outil, oui. Un résumé du marché se demande désormais à une IA. L’épreuve du sujet sert précisément à ne pas écrire le second.',
      categorie: 'Avant de commencer',
    },
    {
      question: 'Faut-il exiger une adresse pour télécharger ?',
      reponse:
        'Si votre équipe traite les contacts. Sinon, publiez en accès libre : vous gagnez des lecteurs, des liens et des citations. L’assistant vous fait choisir avant d’écrire la page de téléchargement.',
      categorie: 'Diffusion',
    },
    {
      question: 'Combien de pages viser ?',
      reponse:
        'Aucun nombre ne vaut pour tous. Chaque chapitre règle une difficulté et s’arrête ; le sommaire validé donne la taille.',
      categorie: 'Avant de commencer',
    },
    {
      question: 'ChatGPT peut-il tout écrire d’un coup ?',
      reponse:
        'Il le peut, et le résultat se lit comme tel. Le travail par chapitre, pièces jointes à l’appui, laisse le temps de vérifier et garde le texte ancré dans vos documents.',
      categorie: 'Méthode',
    },
  ],
  requetes_seo: {
    requetes: [
      'comment faire un livre blanc b2b',
      'plan de livre blanc exemple',
      'sujet de livre blanc',
      'livre blanc en accès libre ou formulaire',
      'rédiger un livre blanc avec chatgpt',
      'page de téléchargement livre blanc',
      'livre blanc ou article de blog',
    ],
    demandes: [
      'ebook à télécharger',
      'lead magnet',
      'générer des contacts',
      'pdf',
      'étude sectorielle',
      'guide gratuit',
      'inbound marketing',
      'capter des emails',
      'ebook à télécharger contre email',
      'white paper',
      'collecter des contacts professionnels',
      'pdf de trente pages',
      'notre concurrent en a un, pas nous',
      'gated content landing',
      'inbound marketing hubspot',
      'étude sectorielle maison à publier',
      'sommaire et chapitres d’expertise',
      'SQL MQL pour les commerciaux',
      'vieux document que plus personne ne demande',
      'nourrir le cycle de vente long',
      'éditeur logiciel industriel guide de référence',
      'sources et statistiques à vérifier',
      'thought leadership',
      'faut-il un formulaire ou libre accès',
      'adhérents d’un syndicat, résultats d’enquête',
      'brochure sérieuse à échanger contre une adresse',
      'document de fond pour convaincre des ingénieurs',
      'a-t-on assez de matière pour un vrai livret',
      'compiler dix ans de chantiers en un recueil',
      'fascicule pour directeurs d’hôpitaux',
      'support à laisser au décideur après la visite',
      'recueillir des coordonnées d’acheteurs industriels',
      'ouvrage de référence signé par nos spécialistes',
      'opuscule gratuit sur la facturation électronique',
      'quel plan pour vingt-cinq feuillets',
      'la page où l’on récupère le fichier',
      'publication savante mais lisible pour des directeurs financiers',
      'cahier technique qui n’ait pas l’air d’une pub',
      'rajeunir un vieux fascicule de 2016',
      'nos commerciaux réclament un document à envoyer aux prospects qui ne sont pas encore prêts à signer',
      'j’ai des années de mesures sur les toitures d’usines, est-ce suffisant pour un guide de trente pages',
      'mon patron veut un PDF contre des adresses mail, j’ai peur qu’il ne contienne que du vent',
      'comment garder un chiffre de marché dans notre guide pro quand on ne retrouve plus son origine',
      'personne ne va au bout du formulaire pour recevoir notre étude, faut-il demander moins d’informations',
      'notre bureau d’études aimerait partager ce qu’il a appris sur dix ans sans se vanter à chaque ligne',
      'on m’a confié un ebook pour des responsables logistiques, par quel chapitre je démarre',
      'guide expert à faire récupérer',
      'aimant à prospects entre entreprises',
      'contenu premium',
      'leads via PDF',
    ],
  },
  date_creation: '2025-10-13T07:50:00Z',
  date_modification: '2026-09-29T14:10:00Z',
}
