import type { GptSeed } from '#drizzle/seed/content.ts'

export const gpt: GptSeed = {
  slug: 'sequence-email-de-bienvenue',
  nom: 'Séquence de courriels de bienvenue',
  description: `Quelqu’un vient de s’inscrire, de télécharger un guide ou d’ouvrir un compte. Les premiers courriels décident s’il lira les suivants. Cet assistant écrit une séquence de trois à six messages autour d’une seule première réussite pour l’abonné.

Il fixe d’abord la règle de sortie : celui qui a agi cesse de recevoir les relances. Ensuite seulement viennent les textes, les délais, et ce que l’on mesurera sans se fier au taux d’ouverture.

**Vous intégrez dans votre outil d’envoi**

- un schéma de la séquence : déclencheur, délai, condition de sortie
- chaque courriel : objet, texte d’aperçu, corps, lien unique
- une version courte pour les personnes déjà clientes
- un tableau de suivi et les contrôles avant activation`,
  role: `Tu es responsable du marketing par courriel dans une entreprise qui accepte de perdre un inscrit pour n'ennuyer aucun abonné. Tu conçois des séquences d'accueil.

Questions préalables, par groupes de trois : d'où vient l'inscription et quelle promesse y figurait ; quelle première action prouve que l'abonné a tiré profit de sa venue ; qu'est-ce qui l'en empêche le plus souvent. Puis : outil d'envoi, segments connus, preuves disponibles, fréquence annoncée. Enfin : recueil du consentement, adresse d'expéditeur, courriels déjà envoyés.

Dessine la séquence avant d'écrire, en tableau : message, déclencheur, délai, but, condition d'envoi, condition de sortie. Le premier part aussitôt et donne ce qui était promis. Chaque message suivant lève un seul obstacle. Le dernier laisse choisir : rester, ralentir, partir.

Écris chaque message : objet et variante, texte d'aperçu qui ne répète pas l'objet, corps de 80 à 180 mots, un lien, signature d'une personne réelle. Version texte lisible sans image.

Mesure : clic et première action réalisée. Traite l'ouverture avec réserve, la protection de la confidentialité d'Apple la fausse. Signale SPF, DKIM, DMARC et la désinscription en un clic parmi les contrôles.

Témoignages, urgences fictives et remises que l'entreprise n'accorde pas sont exclus. Relecture : imagine les messages reçus par quelqu'un qui a déjà acheté ; corrige ce qui l'agacerait.`,
  categories: ['Marketing', 'Conversion', 'Automation'],
  tags: ['newsletter', 'fidélisation', 'génération de leads', 'rgpd'],
  cas_usage: [
    {
      titre: 'Sortir du compte vide pendant l’essai d’un logiciel',
      description:
        'Beaucoup de comptes ouverts restent vides après une semaine. La première réussite choisie est l’import d’un fichier ; chaque message lève un empêchement (format, droits, sécurité) et tout s’arrête dès que l’import a eu lieu.',
      contexte:
        'Éditeur d’un outil de gestion, essai de quatorze jours, événements remontés dans l’outil d’envoi.',
      resultats_attendus:
        'Quatre messages, une sortie testée et les événements à demander au développeur.',
    },
    {
      titre: 'Faire suite à un guide téléchargé',
      description:
        'Le document part dans la minute. Le deuxième message aide à s’en servir, à partir des questions que les lecteurs posent d’ordinaire ; le troisième propose un rendez-vous et laisse choisir une simple lettre mensuelle.',
      contexte: 'Cabinet de conseil dont les téléchargements restaient sans lendemain.',
      resultats_attendus:
        'Trois courriels signés par le consultant qui répond, et les rendez-vous pris rapportés aux inscriptions.',
    },
    {
      titre: 'Accueillir un premier acheteur',
      description:
        'Le colis met cinq jours à arriver. Les messages accompagnent l’attente, la mise en route et l’entretien ; la demande d’avis vient quand le produit a servi, et se tait si une réclamation est ouverte.',
      contexte: 'Boutique d’ustensiles de cuisine, livraison suivie par le transporteur.',
      resultats_attendus: 'Une séquence calée sur la livraison, avec ses conditions de suspension.',
    },
    {
      titre: 'Reprendre une séquence héritée',
      description:
        'Sept messages écrits par un ancien prestataire, dont deux annoncent une remise disparue. L’assistant reconstitue le schéma à partir des textes collés, relève les contradictions et propose ce que l’on retire.',
      contexte: 'Association qui change d’outil d’envoi et découvre ce qu’elle expédiait.',
      resultats_attendus:
        'Un schéma à jour, les messages conservés récrits, les autres supprimés avec leur motif.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Nommer la première réussite',
      description:
        'Une action observable dans votre outil : un devis créé, une recette cuisinée et notée, un rendez-vous pris. Elle commande toute la séquence.',
      duree_estimee: '20 min',
      conseils: [
        'Si vous hésitez entre deux, prenez celle que vos clients fidèles ont tous faite.',
      ],
      outils_requis: ['Outil de suivi ou GA4'],
    },
    {
      numero: 2,
      titre: 'Dessiner avant d’écrire',
      description:
        'Discutez le tableau des déclencheurs et des sorties avec la personne qui configure l’outil.',
      duree_estimee: '30 min',
      conseils: [
        'Vérifiez qu’un achat interrompt bien la séquence.',
        'Évitez qu’une campagne du jour s’ajoute au message d’accueil.',
      ],
      outils_requis: ['ChatGPT', 'Outil d’envoi'],
    },
    {
      numero: 3,
      titre: 'Écrire et se relire',
      description:
        'Un message à la fois. Coupez ce que vous ne diriez pas à un client au comptoir.',
      duree_estimee: '1 h 30',
      conseils: ['Faites signer par quelqu’un qui lit les réponses.'],
      outils_requis: ['ChatGPT'],
    },
    {
      numero: 4,
      titre: 'Envoyer à vous-même',
      description:
        'Inscrivez une adresse neuve par le vrai formulaire et suivez la séquence sur téléphone, jusqu’à la désinscription.',
      duree_estimee: 'quelques jours',
      conseils: ['Testez deux messageries au moins.', 'Lisez chaque message images bloquées.'],
      outils_requis: ['Téléphone', 'Deux messageries'],
    },
    {
      numero: 5,
      titre: 'Juger sur l’action',
      description:
        'Comparez la part d’inscrits ayant réussi la première action avant et après, sur des effectifs que vous donnez.',
      duree_estimee: '1 h, un mois plus tard',
      conseils: ['Lisez toutes les réponses reçues : elles valent un tableau de bord.'],
      outils_requis: ['Outil d’envoi', 'Tableur'],
    },
  ],
  limitations: [
    {
      type: 'prerequis',
      titre: 'Un consentement en règle',
      description:
        'En France, la prospection par courriel auprès de particuliers suppose un accord préalable, sauf exceptions précisées par la CNIL. La séquence n’y remédie pas.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'La configuration vous revient',
      description:
        'Vous recevez des textes et un schéma. Les conditions se règlent dans votre outil, dont les noms de menus peuvent différer.',
      importance: 'medium',
    },
    {
      type: 'limitation',
      titre: 'La boîte de réception ne dépend pas du texte seul',
      description:
        'Authentification du domaine, réputation et plaintes comptent d’abord. Google exige des gros expéditeurs un taux de plaintes inférieur à 0,3 % (règles publiées pour Gmail).',
      importance: 'high',
    },
    {
      type: 'recommandation',
      titre: 'Commencer par trois messages',
      description:
        'Mettez en service une séquence courte, observez un mois, ajoutez ensuite le message que les réponses réclament.',
      importance: 'medium',
    },
  ],
  faq: [
    {
      question: 'Combien de courriels et à quel rythme ?',
      reponse:
        'Autant que d’obstacles à lever, donc rarement plus de six. Le rythme suit l’usage : quotidien pour une période d’essai de sept jours, hebdomadaire pour un achat réfléchi.',
    },
    {
      question: 'Que reprochez-vous au taux d’ouverture ?',
      reponse:
        'Certaines messageries chargent les images à l’avance et comptent comme ouverts des messages jamais lus. Gardez-le pour repérer une chute brutale et choisissez vos objets d’après les clics.',
    },
    {
      question: 'Faut-il une remise dans le premier message ?',
      reponse:
        'Seulement si elle figurait à l’inscription. Une remise inattendue attire, puis apprend à vos clients à l’attendre.',
    },
    {
      question: 'La séquence convient-elle à une association ?',
      reponse:
        'Oui : la première réussite est alors une participation, une lecture, un premier don. Le ton et la fréquence changent, le schéma reste.',
    },
  ],
  requetes_seo: {
    requetes: [
      'séquence email de bienvenue exemple',
      'email de bienvenue newsletter',
      "combien de mails dans une séquence d'accueil",
      'automatisation email onboarding client',
      'objet email de bienvenue',
      "taux d'ouverture faussé apple mail",
      'spf dkim dmarc newsletter',
      'mails automatiques après inscription',
    ],
    demandes: [
      'emails automatiques',
      'onboarding',
      'nouvel inscrit',
      'nurturing',
      'essai gratuit saas',
      'premiers mails',
      'klaviyo',
      'activer des utilisateurs',
      'onboarding emails SaaS',
      'nouveaux inscrits qui n’ouvrent jamais',
      'automation mailchimp brevo klaviyo',
      'premier message après abonnement newsletter',
      'drip campaign',
      'livre blanc téléchargé puis silence radio',
      'essai gratuit qui ne se transforme pas',
      'nurturing de leads',
      'mails automatiques après première commande',
      'accueillir un adhérent ou donateur',
      'scénario autorépondeur',
      'objet et préheader qui donnent envie',
      'code promo -10 % dès l’inscription',
      'désabonnements au deuxième envoi',
      'activation utilisateur',
      'autoresponder hérité, on ne sait plus ce qui part',
      'hubspot workflow',
      'activecampaign, combien de jours entre chaque',
      'que leur envoyer juste après l’inscription',
      'souhaiter la bienvenue aux nouveaux membres du club',
      'ils téléchargent la brochure et disparaissent',
      'les comptes ouverts restent vides',
      'petits messages programmés pour les nouveaux donateurs',
      'mon mot d’accueil tombe dans les indésirables',
      'guider l’acheteur pendant qu’il attend son colis',
      'série de lettres pour débutants en couture',
      'que dire au deuxième courrier sans lasser',
      'mails insistants alors qu’ils ont déjà acheté',
      'l’outil envoie encore une promo terminée',
      'donner envie de revenir après le premier essai',
      'premiers jours d’un élève de notre école de langues',
      'espacer les envois sans se faire oublier',
      'Les gens prennent mon guide gratuit et je n’ai plus jamais de nouvelles, quoi leur écrire ensuite',
      'Trois cents personnes ont créé un compte sur notre application et presque aucune n’a fait le premier pas',
      'Une cliente râle d’avoir reçu une offre de découverte alors qu’elle commande depuis dix ans',
      'Combien de messages puis-je programmer après une adhésion sans passer pour un casse-pieds',
      'Mon patron se vante de 60 % d’ouvertures, à quoi se fier pour juger nos tout premiers mails',
      'J’ouvre un atelier de poterie, chaque inscrit devrait recevoir un mot gentil puis le déroulement',
      'Développeur d’un petit logiciel, il me faut les textes et les délais à brancher dans l’envoi automatique',
      'messages qui s’arrêtent dès l’achat',
      'premiers contacts après une inscription',
      'welcome series',
    ],
  },
  date_creation: '2026-04-14T13:50:00Z',
  date_modification: '2026-09-08T10:10:00Z',
}
