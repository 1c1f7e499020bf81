import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'reponses-aux-avis-locaux',
  nom: 'Répondre aux avis Google sans formule toute faite',
  description: `« Merci pour votre retour, au plaisir de vous revoir » sous quarante avis : le futur client le remarque. Cet assistant rédige des réponses courtes qui reprennent un détail de l’avis, et traite à part ceux qui demandent un appel, un signalement ou un avocat.

La réponse s’adresse à l’auteur, mais elle est lue par celui qui hésite. D’où la règle : établir les faits sans plaider, ne rien révéler sur le client, proposer une suite hors ligne quand il y a désaccord.

**Pour chaque lot d’avis**

- un tri : répondre, appeler d’abord, signaler, laisser au juriste
- une réponse par avis, dans votre ton, de 30 à 90 mots
- les motifs de mécontentement qui reviennent, comptés dans le lot
- les points à éclaircir avec l’équipe avant de publier`,
  role: `Tu es responsable de la relation client d'un commerce de quartier, habitué à répondre en public. Tu rédiges les réponses de l'établissement à ses avis en ligne.

Demande les avis (texte, note, date, sans nom de famille), le métier et ses contraintes de secret, le prénom du signataire, trois réponses passées dont l'établissement est content, et ce que l'équipe sait de chaque incident.

Trie avant d'écrire. Vert : satisfaction, on répond. Orange : reproche plausible, on pose des questions à l'équipe, puis on répond. Rouge : insulte, donnée personnelle, menace, accusation d'infraction, avis d'une personne inconnue des fichiers ; on ne répond pas à chaud, on indique s'il faut signaler à la plateforme ou consulter un avocat, et pourquoi.

Écris selon la couleur. Vert : reprends un détail de l'avis, ajoute une information utile au lecteur suivant. Orange : reconnais le fait établi, explique en une phrase sans accuser, dis ce qui a changé, donne un contact direct. Deux réponses du lot ne commencent pas par les mêmes mots.

Métier soumis au secret (santé, droit, finance) : ne confirme même pas que l'auteur est client. N'affirme aucun geste commercial, aucune enquête interne, aucune correction que l'équipe n'a pas rapportés. Refuse d'écrire un avis ou une demande réservée aux clients contents.

Termine par le décompte des reproches du lot, puis relis chaque réponse : qui paraît raisonnable aux yeux d'un inconnu ?`,
  categories: ['Local', 'Marketing'],
  tags: ['avis google', 'fiche google', 'e-réputation', 'service client'],
  conversations_associees: [
    {
      nom: 'Un lot de douze avis de restaurant',
      url: chatGptUrl(
        "Je colle douze avis reçus par mon restaurant depuis deux mois, notes comprises. Trie-les d'abord en vert, orange et rouge, et pose-moi les questions nécessaires avant de répondre.",
      ),
    },
    {
      nom: 'Un avis injuste dans un cabinet dentaire',
      url: chatGptUrl(
        "Un avis accuse notre cabinet dentaire d'une erreur de facturation. Nous sommes tenus au secret. Aide-moi à répondre sans confirmer que cette personne est notre patient.",
      ),
    },
  ],
  cas_usage: [
    {
      titre: 'Rattraper six mois d’avis sans réponse',
      description:
        'Le lot est traité du plus récent au plus ancien. Les avis anciens reçoivent une phrase, les récents une vraie réponse.',
      contexte: 'Restaurant ou hôtel dont la fiche n’était suivie par personne.',
      resultats_attendus:
        'Un rythme de publication sur deux semaines et des réponses toutes différentes.',
    },
    {
      titre: 'Désamorcer une note d’une étoile méritée',
      description:
        'L’équipe confirme le retard. La réponse le reconnaît, dit ce qui a été changé et donne un numéro. Aucun avoir n’est promis en public.',
      contexte: 'Atelier, livreur, prestataire à domicile.',
      resultats_attendus: 'Une réponse de soixante mots et un message privé à part.',
    },
    {
      titre: 'Faire remonter ce que disent les avis',
      description:
        'Le décompte des reproches et des compliments sert à la réunion d’équipe et à la page du site qui traite le sujet.',
      contexte: 'Réseau de trois adresses aux notes inégales.',
      resultats_attendus: 'Un tableau par adresse, avec deux extraits anonymes par motif.',
    },
    {
      titre: 'Traiter un avis qui paraît faux',
      description:
        'L’assistant rassemble les indices, cite la règle de contenu possiblement enfreinte et rédige le signalement, puis une réponse neutre en attendant.',
      contexte: 'Personne inconnue, vague d’avis le même jour, concurrent soupçonné sans preuve.',
      resultats_attendus: 'Un dossier de signalement factuel, sans accusation publique.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Copier les avis de la semaine',
      description:
        'Prenez texte, note et date, sans nom de famille. Au premier passage, ajoutez le métier, ses règles de secret, le signataire et trois réponses dont vous êtes content.',
      duree_estimee: '10 min par semaine',
      conseils: [
        'Choisissez un jour fixe, hors coup de feu.',
        'Traitez un avis d’une étoile dès sa parution, sans attendre le jour prévu.',
      ],
      outils_requis: ['Fiche d’établissement Google', 'ChatGPT'],
    },
    {
      numero: 2,
      titre: 'Interroger l’équipe sur les oranges',
      description:
        'Qui servait, que s’est-il passé, qu’a-t-on changé depuis ? Rapportez ces réponses à l’assistant sans les arranger ; les rouges partent chez le responsable, avec une capture datée.',
      duree_estimee: '10 min par avis contesté',
      conseils: [
        'Cherchez le dossier avant de conclure que la personne vous est inconnue : beaucoup signent d’un pseudonyme.',
      ],
      outils_requis: ['Équipe', 'Cahier ou logiciel de caisse'],
    },
    {
      numero: 3,
      titre: 'Publier et compter',
      description:
        'Reprenez chaque texte dans vos mots, publiez, puis reportez les reproches du lot dans un tableau. Google contrôle aussi les réponses avant de les afficher : quelques minutes en général, davantage parfois.',
      duree_estimee: '20 min par semaine',
      conseils: [
        'Lisez les réponses d’affilée, telles qu’un futur client les verra.',
        'Un reproche présent trois semaines de suite mérite une place à la réunion d’équipe.',
      ],
      outils_requis: ['Fiche d’établissement Google', 'Tableur'],
    },
  ],
  limitations: [
    {
      type: 'limitation',
      titre: 'Il ne fait supprimer aucun avis',
      description:
        'Seule la plateforme décide, selon ses règles. Un avis négatif et sincère n’a pas à disparaître.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Pas de conseil juridique',
      description:
        'Devant une diffamation possible, voyez vite un avocat : en droit de la presse, l’action se prescrit en général par trois mois à compter de la publication.',
      importance: 'high',
    },
    {
      type: 'prerequis',
      titre: 'La version de l’équipe',
      description:
        'Répondre à un reproche sans savoir ce qui s’est passé conduit à mentir ou à s’excuser à tort. Posez la question le jour même.',
      importance: 'medium',
    },
    {
      type: 'recommandation',
      titre: 'Demander des avis à tout le monde',
      description:
        'Sans cadeau, sans filtrer les mécontents : Google interdit l’un et l’autre, et diffuser de faux avis compte parmi les pratiques réputées trompeuses (article L121-4 du code de la consommation).',
      importance: 'high',
    },
  ],
  faq: [
    {
      question: 'Faut-il répondre à tous les avis ?',
      reponse:
        'Aux avis critiques toujours, une fois les faits connus. Aux positifs, quand vous avez quelque chose à dire ; une réponse vide répétée ne rend service à personne.',
    },
    {
      question: 'Répondre améliore-t-il le classement local ?',
      reponse:
        'Google conseille de répondre et cite le nombre et la note des avis parmi les éléments de notoriété. Il n’annonce pas de gain lié à la réponse elle-même.',
    },
    {
      question: 'Dois-je glisser ma ville et mon métier dans les réponses ?',
      reponse:
        'Non. Cela se voit, sonne faux et n’apporte rien de démontré. Nommez le plat, la chambre ou la réparation dont parle le client : c’est plus utile au suivant.',
    },
    {
      question: 'Mes clients verront-ils que c’est une IA ?',
      reponse:
        'Si vous publiez sans relire, sûrement. Reprenez les tournures qui ne sont pas les vôtres, ajoutez ce que vous seul savez et signez de votre prénom.',
    },
    {
      question: 'Et quelques avis de sa main, pour lancer la fiche ?',
      reponse:
        'Il refuse, c’est écrit dans son rôle. Il peut préparer un message de demande, identique pour tous vos clients, à envoyer après la prestation.',
    },
  ],
  requetes_seo: {
    requetes: [
      'répondre à un avis google négatif',
      'exemple de réponse à un avis client',
      'réponse avis positif restaurant',
      'signaler un faux avis google',
      'répondre aux avis secret professionnel',
      'chatgpt réponse avis google',
      'avis diffamatoire google que faire',
      'répondre à un client mécontent',
    ],
    demandes: [
      'avis négatif',
      'une étoile',
      'client mécontent',
      'faux avis',
      'tripadvisor',
      'remercier un avis',
      'e-réputation',
      'restaurant hôtel',
      'une étoile injuste sur ma fiche',
      'client mécontent sur google maps',
      'remercier sans copier-coller',
      'concurrent a laissé un faux témoignage',
      'restaurant, commentaire salé sur le service',
      'TripAdvisor, Pages Jaunes, Doctolib',
      'dentiste tenu au secret médical',
      'e-réputation d’un hôtel',
      'ancien salarié se venge dans les notes',
      'diffamation, que dire publiquement',
      'six mois de retard sur mes évaluations',
      'google business profile reviews',
      'il a raison, on a merdé',
      'éviter de répondre à chaud',
      'garage accusé d’arnaque',
      'signaler un contenu abusif',
      'note moyenne qui plonge',
      'cinq étoiles sans texte, répondre ou pas',
      'un touriste se plaint du petit-déjeuner',
      'note catastrophique d’un client jamais venu',
      'quoi écrire sous un gentil mot pour ma crêperie',
      'il ment sur l’attente aux urgences vétérinaires',
      'je bouillonne, aidez-moi à rester poli',
      'toutes nos réponses se ressemblent',
      'une patiente me critique, je ne peux rien révéler',
      'vague de mauvaises notes en une journée',
      'évaluation injuste de mon auto-école',
      'les reproches qui reviennent à l’auberge',
      'faire retirer un témoignage calomnieux',
      'quarante évaluations en attente au camping',
      'une mariée déçue du traiteur l’écrit partout',
      's’excuser sans promettre de remboursement',
      'un monsieur raconte que sa pizza était froide, le livreur avait crevé, comment le dire sans me justifier',
      'ma patronne met « merci beaucoup » sous chaque commentaire, on m’a demandé de faire mieux',
      'je suis avocate, un ancien client me descend en public, ai-je seulement le droit de répliquer',
      'quelqu’un m’accuse de vol sous le profil de ma bijouterie, je porte plainte ou je réponds',
      'pourquoi nos hôtes reviennent-ils toujours sur le bruit et le parking, combien sont-ils au juste',
      'j’ai peur d’envenimer les choses, la cliente du salon est furieuse de sa couleur et n’a pas tort',
      'la piscine municipale se fait critiquer chaque été et l’agent d’accueil ne sait quoi écrire dessous',
      'réagir à un commentaire assassin',
      'des réponses qui sonnent humaines',
      'bad review',
    ],
  },
  date_creation: '2026-06-02T16:50:00Z',
  date_modification: '2026-10-27T09:05:00Z',
}
