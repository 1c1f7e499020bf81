import type { GenericContent } from './generic-section.ts'

/** Generic sections of the assistants about writing, personas and social posts. */
export const genericContentContent: GenericContent = {
  cas_usage: [
    {
      titre: 'Mettre en ordre une matière brute',
      description:
        'Vous collez des notes, une transcription d’entretien ou des avis, et vous demandez un classement par thème qui cite les phrases d’origine.',
      contexte:
        'La matière est riche mais dispersée, et la personne qui l’a recueillie n’écrira pas.',
      resultats_attendus:
        'Les thèmes par ordre de fréquence, deux ou trois citations exactes pour chacun, et la liste des questions restées sans réponse.',
    },
    {
      titre: 'Adapter un message à un public précis',
      description:
        'Vous donnez un message de départ, le public visé et le support. Vous demandez ce qu’il faut garder, couper ou expliquer pour ce public.',
      contexte:
        'Le même sujet doit parler à un dirigeant pressé, à un utilisateur débutant ou à un confrère.',
      resultats_attendus:
        'Une version par public, suivie des choix faits\u00a0: mots remplacés, preuves ajoutées, passages retirés.',
    },
    {
      titre: 'Faire relire un document avant de le diffuser',
      description:
        'Vous soumettez un article, un post, une trame ou un profil terminé et vous demandez une relecture sévère\u00a0: passages flous, affirmations sans preuve, répétitions, formules creuses.',
      contexte: 'Vous connaissez le sujet de trop près pour voir ce qui manque au lecteur.',
      resultats_attendus:
        'Un tableau à trois colonnes\u00a0: passage cité, problème, correction proposée. Le texte d’origine reste intact tant que vous n’avez pas tranché.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Dire à qui l’on s’adresse, et pour quoi',
      description:
        'Nommez le lecteur, ce qu’il sait déjà, la question qu’il se pose et ce qu’il doit pouvoir faire après lecture. Indiquez le support et la longueur.',
      duree_estimee: '5 à 10 min',
      conseils: [
        'Décrivez une personne que vous avez réellement croisée plutôt qu’une tranche d’âge.',
        'Un document, un objectif\u00a0: informer, convaincre ou faire agir.',
      ],
      outils_requis: ['Brief ou notes'],
    },
    {
      numero: 2,
      titre: 'Apporter la matière et un modèle de ton',
      description:
        'Collez vos sources, vos exemples et les faits que vous pouvez prouver. Joignez un texte que vous aimeriez avoir signé, et les mots que vous n’employez jamais.',
      duree_estimee: '15 à 30 min',
      conseils: [
        'Notez la source à côté de chaque chiffre avant de coller.',
        'Remplacez les noms de clients par des initiales ou des fonctions.',
      ],
      outils_requis: ['Sources et notes', 'Exemple de texte'],
    },
    {
      numero: 3,
      titre: 'Valider la trame avant d’aller plus loin',
      description:
        'Demandez d’abord les idées dans l’ordre, une phrase par partie, avec la preuve prévue pour chacune. Corrigez la trame, puis demandez le document complet.',
      duree_estimee: '10 à 20 min',
      conseils: [
        'Supprimez toute partie dont la preuve manque, ou allez la chercher.',
        'Demandez deux trames différentes et choisissez.',
      ],
      outils_requis: ['Document partagé'],
    },
    {
      numero: 4,
      titre: 'Relire à voix haute et vérifier les faits',
      description:
        'Contrôlez chaque nom, date, chiffre et citation à sa source. Réécrivez ensuite les phrases que vous ne diriez pas, et coupez celles qui n’apprennent rien.',
      duree_estimee: '20 à 30 min',
      conseils: [
        'Demandez la liste des affirmations à vérifier, une par ligne, et cochez-la.',
        'Faites lire le document à une personne du public visé.',
      ],
      outils_requis: ['Sources d’origine', 'Correcteur orthographique'],
    },
  ],
  limitations: [
    {
      type: 'limitation',
      titre: 'Il écrit avec la même assurance quand il invente',
      description:
        'Un modèle de langage peut fabriquer une statistique, une citation, un témoignage ou un trait de persona. Rien dans le style ne le signale\u00a0: seul le retour à la source le montre.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Sans votre matière, il écrit ce que tout le monde écrit',
      description:
        'Il n’a ni votre terrain, ni vos clients, ni vos échecs. Sans exemples ni preuves de votre part, attendez-vous à un document correct et interchangeable.',
      importance: 'medium',
    },
    {
      type: 'prerequis',
      titre: 'Une matière que vous avez le droit d’utiliser',
      description:
        'Avis, entretiens, messages privés et textes d’autrui ont des auteurs. Vérifiez les autorisations et retirez ce qui permet d’identifier une personne avant de les coller.',
      importance: 'high',
    },
    {
      type: 'recommandation',
      titre: 'Gardez vos consignes de ton dans un document à part',
      description:
        'Deux exemples réussis, un exemple raté et dix mots interdits suffisent pour commencer. Recollez-les à chaque nouvelle conversation\u00a0: l’assistant ne retient pas forcément la précédente.',
      importance: 'low',
    },
  ],
  faq: [
    {
      question: 'Google pénalise-t-il les textes écrits avec une IA\u00a0?',
      reponse:
        'Google dit juger l’utilité d’un contenu et non la façon dont il est produit. Ses règles contre le spam visent en revanche les pages fabriquées en masse sans rien apporter au lecteur, avec ou sans IA.',
    },
    {
      question: 'Puis-je publier le résultat tel quel\u00a0?',
      reponse:
        'Non. Vous signez, donc vous vérifiez\u00a0: faits, citations, promesses, mentions obligatoires de votre métier. Comptez la relecture dans le temps de travail dès le départ.',
    },
    {
      question: 'Comment éviter un ton artificiel\u00a0?',
      reponse:
        'Donnez un texte à vous comme modèle, interdisez les formules que vous n’employez jamais et demandez des phrases courtes avec un exemple concret. Puis réécrivez vous-même l’ouverture et la fin\u00a0: ce sont les passages où l’on vous reconnaît.',
    },
    {
      question: 'Puis-je coller des avis ou des propos de clients\u00a0?',
      reponse:
        'Oui, si vous en avez le droit et s’ils ne permettent plus d’identifier leur auteur. Consultez aussi les réglages de conservation du service qui héberge l’assistant, et ne demandez jamais de compléter un témoignage.',
    },
  ],
  requetes_seo: {
    titre: 'Recherches sur les assistants de contenu',
    requetes: [
      'assistant ia création de contenu',
      'gpt contenu en français',
      'ia pour créer du contenu sans ton robotique',
      'adapter un message à son public avec une ia',
    ],
  },
}
