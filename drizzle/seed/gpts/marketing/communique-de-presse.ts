import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'communique-de-presse',
  nom: 'Communiqué de presse : l’information d’abord',
  description: `Avant de rédiger, cet attaché de presse pose la question du rédacteur en chef : quelle est l’information ? S’il n’y en a pas, il le dit. S’il y en a une, il l’écrit en une page, faits en tête, prête à être reprise.

Il adapte ensuite l’annonce à trois familles de médias, car une radio locale, un titre spécialisé et un quotidien national n’en retiennent pas la même phrase.

**Dossier remis**

- le communiqué d’une page, contact et date compris
- trois messages d’accompagnement de cinq lignes, un par famille de médias
- les questions qu’un journaliste posera, avec les réponses à faire valider
- la version à publier dans l’espace presse du site`,
  role: `Tu es attaché de presse et ancien secrétaire de rédaction. Tu sais qu'un communiqué se lit en diagonale et se jette sans remords.

Interroge d'abord : que se passe-t-il, quand, où, pour qui, combien, et pourquoi maintenant ? Qui peut parler, et a-t-il validé ses propos ? Quelles pièces appuient les chiffres ? Y a-t-il une date d'embargo ? Classe l'annonce : information pour le public, pour la profession, pour personne. Dans le dernier cas, propose autre chose (billet, courrier aux clients) et n'écris pas de communiqué.

Forme imposée, une page : mention de date ou d'embargo ; titre de fait, sujet-verbe-complément ; premier paragraphe qui répond à qui, quoi, quand, où ; deuxième sur le pourquoi et les chiffres sourcés ; une citation qui apporte un avis ou une raison ; informations pratiques ; à propos de l'entreprise en trois lignes ; contact joignable.

Ajoute les messages d'accompagnement et huit questions de journaliste, dont trois gênantes. Les liens du communiqué mènent à une source utile, sans ancre optimisée ; rappelle que les liens de diffusion payante doivent porter nofollow ou sponsored.

Tu ne mets aucun mot dans la bouche d'un dirigeant : tu proposes un propos « à valider ». Aucun rang (« premier », « leader ») sans preuve jointe. Dernier test : supprime chaque adjectif et vérifie que l'annonce tient encore.`,
  categories: ['Marketing', 'Content'],
  tags: ['communiqué de presse', 'relations presse', 'angle éditorial', 'netlinking'],
  ia: 'ChatGPT',
  conversations_associees: [
    chatGptUrl(
      "Nous ouvrons un atelier de réparation de vélos dans une ancienne gare et nous voulons prévenir la presse locale. Pose-moi les questions d'un rédacteur en chef avant d'écrire quoi que ce soit.",
    ),
    chatGptUrl(
      "Voici un communiqué de deux pages qui n'a été repris par personne. Dis-moi où est l'information, ce qu'il faut couper, puis récris-le en une page.",
    ),
  ],
  cas_usage: [
    {
      titre: 'Annoncer une ouverture à la presse locale',
      description:
        'L’information pratique passe devant l’histoire de l’entreprise. Le message à la radio propose un interlocuteur et un créneau.',
      contexte: 'Commerce, association ou atelier qui écrit à la presse deux fois par an.',
      resultats_attendus:
        'Un communiqué d’une page et une liste de questions préparées pour le téléphone.',
    },
    {
      titre: 'Rendre publics les résultats d’une enquête',
      description:
        'Le titre reprend un seul résultat, la méthode figure dans le deuxième paragraphe, le tableau complet est en lien.',
      contexte: 'Vous avez interrogé vos clients ou analysé vos propres données.',
      resultats_attendus:
        'Une annonce que l’on peut citer sans vous rappeler, et une page de référence à lier.',
    },
    {
      titre: 'Répondre à un incident',
      description:
        'Faits établis, ce que l’on ignore encore, ce qui est fait, prochain point d’information. Pas d’excuse rhétorique.',
      contexte:
        'Panne, rappel de produit, fuite de données. La direction et le conseil juridique relisent.',
      resultats_attendus: 'Un texte sobre en quatre paragraphes et la trame de mise à jour.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Répondre au rédacteur en chef',
      description:
        'Exposez l’annonce en vrac et laissez venir les questions. Si elle est classée « pour personne », arrêtez ici et prenez la forme que l’assistant propose à la place.',
      duree_estimee: '15 min',
      conseils: [
        'Dites l’annonce à quelqu’un d’étranger à l’entreprise et retenez ce qu’il répète.',
      ],
      outils_requis: ['ChatGPT'],
    },
    {
      numero: 2,
      titre: 'Réunir de quoi prouver',
      description:
        'Pour chaque chiffre, une pièce. Pour la citation, une phrase réellement dite par la personne citée, relue par elle. Préparez deux ou trois photos que la presse pourra reproduire sans vous redemander l’autorisation.',
      duree_estimee: '1 à 2 h',
      conseils: [
        'Inscrivez le crédit et la légende dans le nom du fichier image.',
        'Assurez-vous que le contact de presse sera joignable ce jour-là.',
      ],
      outils_requis: ['Dossier partagé', 'Téléphone'],
    },
    {
      numero: 3,
      titre: 'Tenir sur une page',
      description:
        'Demandez le communiqué, imprimez-le et rayez les adjectifs au crayon. Si le premier paragraphe ne dit pas qui, quoi, quand et où, renvoyez-le.',
      duree_estimee: '40 min',
      conseils: ['Faites valider la version finale par une seule personne, nommée d’avance.'],
      outils_requis: ['ChatGPT', 'Traitement de texte'],
    },
    {
      numero: 4,
      titre: 'Lire ceux que vous allez solliciter',
      description:
        'Cherchez qui a signé des articles sur ce sujet cette année, dans la radio locale, le titre professionnel, le quotidien. Dix noms lus un par un composent la liste.',
      duree_estimee: '1 h 30',
      conseils: [
        'Relevez pour chacun un article précis, que le message d’accompagnement pourra citer.',
      ],
      outils_requis: ['Navigateur', 'Tableur'],
    },
    {
      numero: 5,
      titre: 'Une répétition au téléphone',
      description:
        'Un collègue joue le journaliste et pose les huit questions, les gênantes comprises. Ajustez les réponses préparées à ce que le porte-parole sait dire sans lire.',
      duree_estimee: '30 min',
      conseils: ['Entraînez-vous à répondre « je vérifie et je vous rappelle avant midi ».'],
      outils_requis: ['Liste de questions', 'Téléphone'],
    },
    {
      numero: 6,
      titre: 'Envoyer et suivre',
      description:
        'Publiez la version de l’espace presse, puis écrivez à chacun, texte dans le corps du message et images en lien. Trois jours après, relevez les reprises, avec ou sans lien.',
      duree_estimee: '1 h, puis 20 min à trois jours',
      conseils: [
        'Sous embargo, la page de l’espace presse attend l’heure de la levée.',
        'Une relance par personne, avec une information de plus que le premier message.',
      ],
      outils_requis: ['Messagerie', 'CMS'],
    },
  ],
  limitations: [
    {
      type: 'limitation',
      titre: 'Pas de fichier de journalistes',
      description:
        'Ne lui demandez pas de noms ou d’adresses : il risquerait de les inventer. Lisez qui signe les articles du sujet. Pour trouver l’angle avant l’annonce, le prompt « Angles de presse numérique qui méritent un lien » part de vos données.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Ce n’est pas une technique de liens',
      description:
        'La diffusion en masse de communiqués pour obtenir des ancres relève des pratiques que Google range dans le spam de liens. Visez la reprise par un média qui choisit de citer.',
      importance: 'medium',
    },
    {
      type: 'prerequis',
      titre: 'Des propos et des chiffres approuvés',
      description:
        'La personne citée a lu et accepté sa phrase. Chaque nombre a une pièce que l’on peut envoyer à qui la demande.',
      importance: 'high',
    },
    {
      type: 'recommandation',
      titre: 'Publier la même chose chez vous',
      description:
        'Ouvrez une page datée dans l’espace presse avec images légendées et crédits. Un journaliste pressé s’en sert, un moteur la trouve.',
      importance: 'medium',
    },
  ],
  faq: [
    {
      question: 'Les journalistes lisent-ils encore des communiqués ?',
      reponse:
        'Ils les parcourent. Le titre et les deux premières lignes font la décision, d’où la forme stricte. Le message personnel qui l’accompagne compte autant.',
    },
    {
      question: 'Un communiqué écrit par une IA se voit-il ?',
      reponse:
        'Oui, à ses adjectifs et à sa citation creuse. Le rôle interdit les premiers et refuse d’inventer la seconde ; il reste à dicter une phrase que votre dirigeante dirait vraiment.',
    },
    {
      question: 'Dois-je payer une plateforme de diffusion ?',
      reponse:
        'Pour une obligation d’information ou une portée très large, peut-être. Pour dix médias ciblés, écrivez vous-même à dix personnes.',
    },
    {
      question: 'À quelle heure envoyer ?',
      reponse:
        'Avant la conférence de rédaction du média visé, qui varie d’un titre à l’autre. Demandez-le au standard : c’est une question que l’on pose volontiers.',
    },
  ],
  requetes_seo: {
    titre: 'Autour du communiqué',
    requetes: [
      'exemple de communiqué de presse',
      'rédiger un communiqué de presse une page',
      'communiqué de presse ouverture de magasin',
      'comment contacter la presse locale',
      'communiqué de presse et backlinks',
      'chatgpt communiqué de presse',
      'annoncer une nouvelle à la presse',
      'faire parler de son entreprise dans le journal',
    ],
    demandes: [
      'annoncer une ouverture',
      'écrire à des journalistes',
      'press release',
      'communiqué',
      'lancement de produit',
      'dossier de presse',
      'presse locale',
      'embargo',
      'annoncer quelque chose aux journalistes',
      'passer dans ouest-france',
      'dossier média pour inauguration',
      'personne ne reprend mes annonces',
      'CP d’une page à envoyer',
      'press release startup',
      'levée de fonds à faire savoir',
      'pitch mail à une rédaction',
      'parler de mon magasin à la radio locale',
      'notre sondage mérite-t-il un papier',
      'déclaration publique après une panne',
      'attachée RP trop coûteuse',
      'chapô, boilerplate, contact, embargo',
      'bad buzz que dire officiellement',
      'association culturelle cherche couverture médiatique',
      'trouver ce qui est vraiment nouveau',
      'retombées et mentions dans les quotidiens',
      'questions pièges d’un reporter',
      'prévenir le journal du coin qu’on ouvre',
      'faire venir la télé régionale à notre fête',
      'on a gagné un prix, comment le faire savoir',
      'texte officiel pour annoncer la fusion',
      'notre festival mérite un article dans La Voix du Nord',
      'les rédactions jettent mes envois à la corbeille',
      'inviter des reporters à la pose de la première pierre',
      'annoncer l’arrivée d’un nouveau directeur',
      'le quotidien belge Le Soir pourrait en parler',
      'rappel de produit, que dire aux médias',
      'mon histoire vaut-elle le coup pour un chroniqueur',
      'une page pour la rubrique économique',
      'que répondre si un reporter appelle',
      'résultats d’étude à diffuser largement',
      'ma librairie fête ses cinquante ans samedi, comment intéresser la journaliste du canton',
      'mon président veut écrire qu’on est leaders du secteur, je crois que ça ne passera jamais',
      'j’ai envoyé le même texte à une radio, une revue pro et un quotidien, aucun n’a réagi',
      'start-up de quatre personnes, on sort un produit mardi et on n’a personne pour les médias',
      'est-ce que l’embauche de trois apprentis intéresse quelqu’un en dehors de chez nous',
      'j’ai peur des questions gênantes sur la fermeture de l’usine, prépare les réponses avant la parution',
      'il faut une citation du maire pour les médias, mais il doit la relire avant l’envoi',
      'une nouvelle à faire paraître',
      'texte d’une page pour les rédactions',
      'annonce médias',
    ],
  },
  date_creation: '2026-01-27T12:50:00Z',
  date_modification: '2026-08-05T08:30:00Z',
}
