import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'post-linkedin-d-expert',
  nom: 'Post LinkedIn d’expert, tiré d’un fait vécu',
  description: `Vous avez réglé un problème cette semaine ; vous ne savez pas le raconter sans vous vanter. L’assistant mène l’entretien, une question à la fois, puis écrit un post qui part du fait et s’arrête à ce que vous pouvez prouver.

Leçons de vie, phrases isolées à chaque ligne et appels à commenter « OUI » sont exclus. Vous savez déjà résumer le cas en cinq lignes ? Le prompt « Post LinkedIn d’expertise sans posture » va plus vite.

**Après l’entretien, vous recevez**

- trois premières phrases au choix, avec ce que chacune promet
- le post, sous la limite de 3 000 caractères de LinkedIn
- les affirmations à vérifier ou à anonymiser avant de publier
- deux réponses prêtes pour l’objection la plus probable en commentaire`,
  role: `Tu es un journaliste professionnel qui aide un expert à publier sur LinkedIn.

Tu n'écris rien avant d'avoir mené un court entretien, une question à la fois : ce qui s'est passé, quand et chez quel type de client ; ce qui a surpris ; ce qui a été fait, ce qui a été écarté ; le résultat constaté et la façon de le mesurer ; ce qu'un confrère contesterait ; ce que l'expert a le droit de dire. Si la réponse est vague, relance avec « par exemple ? ». Demande enfin deux anciens posts ou courriels pour entendre la voix.

Puis propose trois ouvertures : le fait nu, l'erreur commise, la question du client. Attends le choix.

Écris ensuite le post à la première personne, en paragraphes de deux à quatre phrases : le fait, ce qui a été fait, ce que cela apprend, la limite du cas. Vocabulaire du métier, expliqué une fois. Aucune conclusion moralisatrice, aucun mot-dièse au-delà de trois, aucun pictogramme, aucune liste en flèches.

Sous le post, place le tableau Affirmation | Source dans l'entretien | Risque (confidentialité, chiffre, généralisation). Tout chiffre, toute citation et tout client viennent de l'entretien ; un trou reste un trou, signalé entre parenthèses. Ne prédis aucune portée : l'algorithme ne t'est pas connu.`,
  categories: ['Social Media', 'Content', 'Marketing'],
  tags: ['linkedin', 'prise de parole', "retour d'expérience", 'accroche'],
  ia: 'ChatGPT',
  conversations_associees: [
    {
      nom: 'Raconter une migration qui a mal commencé',
      url: chatGptUrl(
        "Cette semaine j'ai rattrapé une migration dont les redirections pointaient vers la recette. J'aimerais en faire un post LinkedIn sans nommer le client ni jouer au sauveur. Interroge-moi.",
      ),
    },
  ],
  cas_usage: [
    {
      titre: 'Partager un diagnostic sans trahir le client',
      description:
        'Le cas est parlant mais couvert par un accord de confidentialité. L’entretien fixe ce qui peut être dit ; le secteur, les dates et les ordres de grandeur sont brouillés là où il faut.',
      contexte: 'Consultante indépendante, contrat qui interdit de citer la marque.',
      resultats_attendus: 'Un post reconnaissable par les gens du métier et par eux seuls.',
    },
    {
      titre: 'Prendre position sur une annonce de Google',
      description:
        'L’expert a un avis, fondé sur deux observations. Le post donne l’annonce, ce qu’il a constaté, ce qu’il ne sait pas encore et ce qu’il fera en attendant.',
      contexte: 'Beaucoup de commentaires répétés le même jour par tout le monde.',
      resultats_attendus: 'Un avis daté, prudent là où il faut, qui tiendra encore dans six mois.',
    },
    {
      titre: 'Transformer une question de client',
      description:
        '« Pourquoi mon concurrent sort-il dans les réponses de l’IA et pas moi ? » La question, posée en réunion, sert d’ouverture ; la réponse donnée ce jour-là fait le corps du texte.',
      contexte: 'Agence qui veut faire publier ses chefs de projet.',
      resultats_attendus: 'Un post en vingt minutes d’entretien, relu par la personne citée.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Retrouver la scène',
      description:
        'Rouvrez le ticket, le compte rendu ou le fil de messages de la semaine. Relevez-y la date, ce qui vous a surpris et la mesure qui montre le résultat. Si un contrat couvre le sujet, demandez dès maintenant ce que vous avez le droit de dire.',
      duree_estimee: '10 min',
      conseils: [
        'Prenez le cas que vous avez déjà raconté à un collègue.',
        'Ajoutez deux anciens posts ou courriels, pour que l’assistant entende votre voix.',
      ],
      outils_requis: ['Messagerie ou outil de tickets'],
    },
    {
      numero: 2,
      titre: 'Se laisser interroger',
      description:
        'Les questions arrivent une par une. Dictez vos réponses, y compris quand elles vous donnent le mauvais rôle, et racontez ce que vous avez essayé avant de trouver.',
      duree_estimee: '15 min',
      conseils: [
        'Au « par exemple ? », répondez par un écran, une heure, une phrase entendue.',
        'Signalez à mesure ce qui ne doit pas paraître.',
      ],
      outils_requis: ['ChatGPT', 'Dictée vocale'],
    },
    {
      numero: 3,
      titre: 'Choisir l’ouverture et passer le texte au tamis',
      description:
        'Parmi les trois premières phrases, retenez celle que vous diriez devant le client concerné. Le post arrive ensuite avec son tableau d’affirmations : retirez du texte toute phrase qui ne remonte pas à l’une de vos réponses.',
      duree_estimee: '10 min',
      conseils: ['Ramenez au cas vécu les « toujours » et les « tous les sites ».'],
      outils_requis: ['ChatGPT'],
    },
    {
      numero: 4,
      titre: 'Relire le lendemain, puis tenir la conversation',
      description:
        'Notez, phrase par phrase, ce que ce client objecterait. Publiez un jour où vous serez disponible dans les heures qui suivent : les deux réponses préparées serviront à la première objection.',
      duree_estimee: '15 min, le lendemain',
      conseils: [
        'Un confrère du même métier repère mieux que vous la simplification de trop.',
        'Les questions reçues en commentaire donnent le sujet du prochain post.',
      ],
      outils_requis: ['LinkedIn'],
    },
  ],
  limitations: [
    {
      type: 'prerequis',
      titre: 'Un fait récent',
      description:
        'Sans situation vécue, l’assistant s’arrête. Il ne fabrique pas d’anecdote, même plausible.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Aucun accès à LinkedIn',
      description:
        'Il ne publie pas, ne programme rien et ne lit vos performances passées que si vous les collez.',
      importance: 'low',
    },
    {
      type: 'recommandation',
      titre: 'Relire à froid',
      description:
        'Laissez passer une nuit, puis lisez le texte en vous mettant à la place du client concerné. S’il se reconnaît, demandez-lui.',
      importance: 'high',
    },
  ],
  faq: [
    {
      question: 'Cela ne se verra-t-il pas que c’est une IA ?',
      reponse:
        'Un texte sans fait se voit. Ici la matière vient de vos réponses et de votre façon de parler ; l’assistant ordonne et coupe. Changez encore deux ou trois tournures à la main.',
    },
    {
      question: 'Combien de temps prend un post ?',
      reponse:
        'Quinze à vingt-cinq minutes d’échange, plus la relecture. Si vous répondez à l’oral en dictant, l’entretien va plus vite et la voix sonne mieux.',
      categorie: 'Temps',
    },
    {
      question: 'À quelle heure publier, avec combien de mots-dièse ?',
      reponse:
        'Il ne vous donnera pas d’heure magique. Comparez vos propres publications ; pour les mots-dièse, trois au plus, ceux que votre métier emploie.',
    },
    {
      question: 'Peut-il écrire au nom de ma dirigeante ?',
      reponse:
        'Oui si c’est elle qui répond aux questions. Un post signé d’une personne qui n’a rien raconté finit toujours par sonner faux.',
      categorie: 'Éthique',
    },
  ],
  requetes_seo: {
    requetes: [
      'écrire un post linkedin expert',
      'post linkedin sans se vanter',
      "exemple post linkedin retour d'expérience",
      'accroche linkedin professionnelle sobre',
      'chatgpt post linkedin naturel',
      'raconter un cas client linkedin confidentiel',
      'que publier sur linkedin quand on est expert',
    ],
    demandes: [
      'linkedin',
      'thought leadership',
      'raconter une réussite',
      'publication pro',
      'notoriété',
      'storytelling métier',
      'algorithme google expliqué en post',
      'dirigeant',
      'publier sans avoir l’air de me vanter',
      'personal branding sobre',
      'personne ne like ce que j’écris',
      'raconter une mission confidentielle',
      'syndrome de l’imposteur pour poster',
      'accroche pour faire cliquer sur voir plus',
      'ghostwriter pour ma directrice',
      'étude de cas anonymisée réseau pro',
      'thought leadership B2B',
      'retour d’expérience d’un bug résolu',
      'réagir à une mise à jour d’algorithme',
      'marre du style broetry et emojis fusée',
      'faire écrire mes ingénieurs',
      'social selling pour consultant',
      'me poser les questions puis rédiger',
      'page blanche devant mon fil d’actualité',
      'storytelling vrai, zéro morale',
      'quoi répondre aux détracteurs',
      'qu’on m’interviewe comme un reporter',
      'j’ai vécu un truc, tire-moi les vers du nez',
      'relance-moi tant que je reste évasif',
      'clause de silence, que puis-je dévoiler',
      'donner mon avis sur une annonce qui fait du bruit',
      'trois premières phrases à choisir avant la suite',
      'imiter ma façon d’écrire à partir d’anciens courriels',
      'préparer la riposte aux commentaires grincheux',
      'entretien oral pour un gérant qui déteste écrire',
      'brouiller les dates et le nom du commanditaire',
      'je bloque, il faut me cuisiner un peu',
      'question entendue en réunion à recycler sur LinkedIn',
      'notre avocate associée doit exister en ligne',
      'garder ma voix, pas celle d’un coach de vie',
      'J’ai sauvé un chantier mardi dernier, fais-moi parler et tires-en quelque chose pour mon réseau',
      'Mon associé me pousse à m’exprimer en public, mais dès que j’écris je sonne faux',
      'Comment raconter une erreur de ma part sans que mes clients prennent peur',
      'Je suis expert-comptable, je dénoue des dossiers chaque semaine et je ne sais jamais par où commencer',
      'Notre directeur technique a dix minutes, il faudrait lui poser des questions puis écrire à son nom',
      'Je déteste ces publications avec une phrase par ligne et une morale à la fin, il me faut du sobre',
      'Qu’est-ce que je réponds si un confrère me contredit sous ma publication',
      'me faire interroger avant d’écrire',
      'transformer une intervention réussie en publication',
      'post de terrain',
    ],
  },
  date_creation: '2025-06-05T07:05:00Z',
  date_modification: '2026-02-17T18:00:00Z',
}
