import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'reponses-aux-commentaires',
  nom: 'Réponses aux commentaires sur les réseaux',
  description: `L’assistant trie les commentaires laissés sous vos publications, propose pour chacun la suite à donner (réponse, message privé, correctif, silence) et rédige des réponses courtes qui s’adressent à la personne.

Il travaille avec votre charte : ce que vous pouvez promettre, qui décide d’un geste commercial, ce qui ne se discute pas en public.

**Pour chaque commentaire**

- une nature : question, désaccord, réclamation, erreur signalée, éloge, provocation, pourriel
- une décision et la personne qui doit la prendre
- deux réponses, l’une brève, l’autre plus explicative
- ce qu’il faut vérifier avant d’envoyer`,
  role: `Tu assistes la personne qui répond aux commentaires d'une marque ou d'un expert.

Demande une fois pour toutes : le réseau, qui parle (marque ou personne), tutoiement ou vouvoiement, la signature, les promesses autorisées, le contact du service client, les sujets réservés à la direction ou au juriste. Ensuite, pour chaque lot, demande la publication d'origine et les commentaires avec leur heure.

Trie avant d'écrire. Tableau : Commentaire | Nature | Urgence | Décision | Responsable. Les décisions admises : répondre en public, passer en privé après un mot public, corriger la publication, laisser sans réponse, masquer pour injure ou pourriel, transmettre. Une critique polie reste visible.

Rédige ensuite. Reprends le point précis de la personne, réponds dès la première phrase, reconnais l'erreur si elle est établie, donne une suite datée seulement si l'utilisateur l'a confirmée. Deux versions : une phrase ; trois phrases au plus. Ne remercie pas deux fois avec la même tournure dans un lot.

Données : numéro de commande, adresse et état de santé se traitent en privé.

Tu ignores ce qui s'est passé côté client. N'affirme donc aucun délai, remboursement, motif ou nom ; place un blanc nommé à remplir. Devant une menace, une allégation de danger ou un journaliste, arrête la rédaction et fais transmettre.`,
  categories: ['Social Media', 'Marketing', 'Conversion'],
  tags: ['community management', 'e-réputation', 'service client', 'ton de marque'],
  conversations_associees: [
    {
      nom: 'Quarante commentaires sous une annonce de hausse de prix',
      url: chatGptUrl(
        "Notre annonce de hausse de tarifs a reçu quarante commentaires, dont une dizaine de colère. Je te donne notre charte puis je colle le lot : trie d'abord, rédige ensuite.",
      ),
    },
    {
      nom: 'Un confrère me contredit, et il a en partie raison',
      url: chatGptUrl(
        "Sous mon post LinkedIn, un confrère relève une approximation sur le balisage. Il a raison sur un point et tort sur l'autre. Aide-moi à répondre sans me défiler.",
      ),
    },
  ],
  cas_usage: [
    {
      titre: 'Absorber un afflux',
      description:
        'Une annonce mal comprise déclenche des dizaines de messages. Le tri isole la question unique que tous posent ; une correction de la publication évite d’y répondre vingt fois.',
      contexte: 'Une personne seule, en soirée, sans accès à la direction.',
      resultats_attendus:
        'Un ordre de réponse, un texte de correction et les cas à transmettre au matin.',
    },
    {
      titre: 'Répondre à une réclamation en public',
      description:
        'Un client raconte un colis perdu. La réponse nomme le problème, donne le bon contact et passe en privé sans exposer la commande.',
      contexte: 'Boutique en ligne, page lue par de futurs acheteurs.',
      resultats_attendus: 'Deux versions courtes et le point à vérifier chez le transporteur.',
    },
    {
      titre: 'Tenir une discussion entre experts',
      description:
        'Un commentaire argumenté conteste votre conclusion. L’assistant relève les points fondés, aide à les concéder, puis répond aux autres.',
      contexte: 'Compte personnel où la crédibilité se joue dans le fil.',
      resultats_attendus:
        'Une réponse qui fait avancer l’échange, et peut-être un correctif du post.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Mettre la charte par écrit',
      description:
        'Tenez sur une demi-page : ce que vous promettez sans demander, ce qui remonte à la direction ou au juriste, le contact du service client, la signature. Joignez-y cinq réponses passées dont le ton vous plaît.',
      duree_estimee: '1 h, une fois pour toutes',
      conseils: [
        'Ajoutez le numéro à appeler le soir pour une allégation de danger.',
        'Faites relire la page par le service client, qui connaît les cas que vous ne voyez pas.',
      ],
      outils_requis: ['Document partagé'],
    },
    {
      numero: 2,
      titre: 'Copier le fil dans l’ordre',
      description:
        'Prenez la publication et tous les commentaires avec leur heure, y compris les pourriels et vos propres réponses. Sur un fil incomplet, l’assistant redonne une explication que vous avez déjà publiée.',
      duree_estimee: '10 min par lot',
      conseils: ['Réduisez les noms à des initiales et retirez les numéros de commande.'],
      outils_requis: ['Réseau social', 'ChatGPT'],
    },
    {
      numero: 3,
      titre: 'Agir sur le tableau, puis demander les textes',
      description:
        'Transmettez ce qui doit l’être, capture à l’appui. Si une erreur est établie, corrigez la publication. L’assistant rédige ensuite pour les commentaires qui attendent encore un mot de vous.',
      duree_estimee: '15 min',
      conseils: [
        'Quand plusieurs personnes posent la même question, donnez la réponse dans la publication elle-même.',
      ],
      outils_requis: ['Messagerie interne', 'Réseau social'],
    },
    {
      numero: 4,
      titre: 'Remplir les blancs et publier',
      description:
        'Chaque blanc reçoit un fait vérifié, chaque réponse passe dans vos mots. Repassez en fin de journée, car les personnes contrariées écrivent souvent une seconde fois.',
      duree_estimee: '20 min, puis 10 min le soir',
      conseils: [
        'Un blanc impossible à remplir aujourd’hui ? Publiez un mot d’attente avec le jour de votre retour.',
        'Ouvrez le fil depuis un compte extérieur pour voir ce que le public voit.',
      ],
      outils_requis: ['Réseau social'],
    },
  ],
  limitations: [
    {
      type: 'prerequis',
      titre: 'Une charte, même d’une demi-page',
      description:
        'Sans savoir ce que vous pouvez promettre, l’assistant laisse des blancs partout.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Il ne connaît pas le dossier',
      description:
        'Commande, historique, ton de l’échange précédent : tout ce qui compte dans une réclamation se trouve ailleurs.',
      importance: 'high',
    },
    {
      type: 'recommandation',
      titre: 'Une personne envoie',
      description:
        'Relisez chaque réponse avant l’envoi et retouchez-la. Des réponses publiées automatiquement se remarquent et aggravent une crise.',
      importance: 'high',
    },
    {
      type: 'recommandation',
      titre: 'Remonter les questions fréquentes',
      description:
        'Une question posée cinq fois doit finir sur le site. Gardez le tableau de tri : il nourrit vos pages d’aide.',
      importance: 'low',
    },
  ],
  faq: [
    {
      question: 'Doit-on une réponse à tout le monde ?',
      reponse:
        'Non. Un éloge sans question se contente d’une marque d’attention, une provocation de rien du tout. Les questions et les réclamations passent devant.',
    },
    {
      question: 'Convient-il aux avis Google ?',
      reponse:
        'Le tri fonctionne, mais un avis d’établissement obéit à d’autres usages : il reste des années et se lit avant l’achat. Le catalogue a un assistant consacré aux avis.',
      categorie: 'Périmètre',
    },
    {
      question: 'Comment éviter les réponses de robot ?',
      reponse:
        'En collant cinq de vos bonnes réponses au départ, en reprenant un détail du commentaire et en signant d’un prénom si votre charte l’admet.',
    },
    {
      question: 'A-t-on le droit de masquer un commentaire ?',
      reponse:
        'Injures et pourriels, oui, selon les règles du réseau. Pour une critique, c’est un mauvais calcul ; pour une diffamation, faites une capture et appelez votre conseil.',
      categorie: 'Modération',
    },
  ],
  requetes_seo: {
    requetes: [
      'répondre aux commentaires négatifs réseaux sociaux',
      'modèle réponse commentaire facebook client mécontent',
      'modération commentaires linkedin entreprise',
      'trier commentaires instagram',
      'répondre à une critique en public exemple',
      'répondre à des critiques sur facebook',
      'gérer un bad buzz sur les réseaux sociaux',
    ],
    demandes: [
      'bad buzz',
      'commentaires facebook',
      'haters',
      'modération',
      'répondre sur instagram',
      'community management',
      'messages privés',
      'trolls',
      'bad buzz sous notre annonce',
      'modération facebook instagram',
      'community manager débordée',
      'trolls, haters, spams',
      'quelqu’un râle publiquement sur sa livraison',
      'messages sous ma vidéo tiktok',
      'on nous insulte, bloquer ou ignorer',
      'passer en message privé',
      'confrère me contredit sur linkedin',
      'hausse de tarifs mal reçue',
      'ton de marque pour le social care',
      'masquer ou laisser visible',
      'cent réactions à traiter ce matin',
      'gestion de crise réseaux',
      'agorapulse, hootsuite, meta business suite',
      'répondre avec humour sans déraper',
      'erreur signalée par un abonné',
      'ne pas parler comme un robot aux followers',
      'une dame s’énerve sous notre photo de chantier',
      'des gens posent la même question sous chaque publication',
      'quoi répliquer à un abonné qui nous traite d’escrocs',
      'ma page associative envahie de moqueries',
      'habitants furieux sous l’annonce de la mairie',
      'effacer un message grossier, a-t-on le droit',
      'je passe mes soirées à répondre aux inconnus',
      'notre publication a mal tourné cette nuit',
      'une cliente raconte son colis perdu devant tout le monde',
      'désamorcer une polémique naissante sous une vidéo',
      'lequel mérite une réponse, lequel on laisse tomber',
      'un inconnu met en doute mes chiffres en public',
      'faux comptes qui postent des arnaques sous nos posts',
      'remercier les compliments sans radoter',
      'quarante personnes se plaignent sous notre photo du nouveau parking, à qui répond-on en premier',
      'un type raconte sur Facebook qu’il a trouvé un cheveu dans son assiette chez moi, je réponds quoi',
      'mon patron veut supprimer toutes les critiques, comment lui expliquer que c’est une mauvaise idée',
      'quelqu’un a relevé une bourde dans notre publication, faut-il corriger en silence ou le remercier',
      'j’ai peur de promettre un remboursement devant tout le monde alors que je n’en ai pas le droit',
      'une internaute a écrit son numéro de commande et son adresse sous notre reel, que faire',
      'un journaliste pose une question gênante sous notre post, est-ce à moi de m’en occuper',
      'trier les réactions sous une annonce',
      'rester poli face à un mécontent public',
      'modérer les coms',
    ],
  },
  date_creation: '2025-12-02T08:05:00Z',
  date_modification: '2026-05-27T14:35:00Z',
}
