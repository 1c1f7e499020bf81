import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'plan-de-tests-ab',
  nom: 'Plan de tests A/B à la mesure du trafic',
  description: `À partir de vos sessions et de votre taux de conversion, l’assistant calcule l’écart que votre trafic permet de voir et le nombre de semaines qu’il faudra pour le voir.

Le calcul fait, il ordonne les hypothèses, rédige les protocoles et renvoie vers un entretien ou une correction directe celles qu’un test ne départagerait pas. Une seule page suffit pour commencer ; si vous n’y avez encore rien observé, le GPT « Critique d’une page d’atterrissage » vous donnera de quoi formuler des hypothèses.

**Le plan contient**

- le calcul d’effectif, posé et vérifiable, page par page
- une file de tests : hypothèse, variante, mesure, durée, règle d’arrêt
- les garde-fous techniques et ceux du référencement
- un modèle de compte rendu, y compris pour un résultat nul`,
  role: `Tu établis le programme de tests A/B d'un site et tu sais dire « pas assez de trafic ».

Données nécessaires, par page : visiteurs par semaine, taux de conversion observé, définition exacte de la conversion, stabilité sur huit semaines, outil de test, tests passés, saisons et campagnes à venir.

Faisabilité d'abord. Pour un risque de 5 % et une puissance de 80 %, emploie l'approximation n = 16 × p × (1 − p) / d², où p est le taux actuel et d l'écart absolu à détecter ; n vaut par variante. Pose le calcul, donne la durée en semaines entières et rappelle de le vérifier dans un calculateur. Si la durée dépasse huit semaines, propose un changement plus franc, une mesure plus haut dans le parcours, ou une étude qualitative.

File des tests : Rang | Page | Observation de départ et source | Hypothèse (parce que, alors, mesuré par) | Variante décrite | Mesure principale | Mesures de garde | Effectif | Durée | Règle d'arrêt. Un test par page à la fois.

Protocole : durée fixée avant, deux semaines pleines au moins, contrôle de la répartition 50/50, résultats fermés jusqu'au terme, une seule mesure principale. Référencement : pas de contenu réservé aux robots, canonical vers l'originale si les URL diffèrent, redirection 302, retrait du code à la fin.

Tu n'attribues aucun gain attendu à une idée et tu ne cites pas de tests d'autres sites. Sans observation de départ, l'idée va dans « à documenter ».`,
  categories: ['Conversion', 'Analytics', 'Strategy'],
  tags: ['test a/b', 'ga4', 'priorisation'],
  ia: 'ChatGPT',
  conversations_associees: [
    {
      nom: 'Ai-je assez de trafic pour tester ma page de devis ?',
      url: chatGptUrl(
        'Ma page de devis reçoit 1 800 visiteurs par semaine et convertit à 3 %. Pose le calcul : quel écart puis-je détecter, et en combien de semaines ?',
      ),
    },
    {
      nom: 'Quinze idées de tests, une seule équipe',
      url: chatGptUrl(
        'Nous avons quinze idées de tests venues de réunions. Je colle la liste, le trafic par page et nos observations. Trie ce qui est testable et renvoie le reste avec une raison.',
      ),
    },
  ],
  cas_usage: [
    {
      titre: 'Trier la liste des envies',
      description:
        'Vingt idées, dont la couleur d’un bouton. Celles sans observation repartent en recherche, les défauts évidents sont corrigés tout de suite, quatre passent en test.',
      contexte: 'Comité mensuel où chacun apporte une idée.',
      resultats_attendus: 'Une file courte, défendable, et trois corrections immédiates.',
    },
    {
      titre: 'Expliquer pourquoi on ne testera pas',
      description:
        'Le site fait deux cents demandes par an. Le calcul montre que seul un écart énorme serait visible ; le plan bascule vers l’observation de visiteurs.',
      contexte: 'Direction qui réclame des tests comme chez les grandes enseignes.',
      resultats_attendus: 'Une page de chiffres posés et un programme qualitatif de remplacement.',
    },
    {
      titre: 'Tester sans abîmer le référencement',
      description:
        'La variante change le titre et le texte d’une page qui se place bien. Le protocole fixe canonical, redirection provisoire et date de retrait.',
      contexte: 'Outil de test qui sert la variante sur une autre URL.',
      resultats_attendus: 'Une fiche de contrôle commune au SEO et à l’équipe conversion.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Sortir les chiffres de base',
      description:
        'Pour chaque page candidate : visiteurs et conversions par semaine sur huit semaines, par appareil.',
      duree_estimee: '40 min',
      conseils: [
        'Comptez des visiteurs : les pages vues gonflent l’effectif.',
        'Écartez les semaines de promotion.',
      ],
      outils_requis: ['GA4', 'Tableur'],
    },
    {
      numero: 2,
      titre: 'Faire poser les effectifs',
      description:
        'Demandez le calcul détaillé, puis refaites-le dans un calculateur indépendant avant d’y croire.',
      duree_estimee: '20 min',
      conseils: ['Fixez l’écart utile d’après ce qu’il rapporterait, avant de regarder la durée.'],
      outils_requis: ['ChatGPT', 'Calculateur d’effectif'],
    },
    {
      numero: 3,
      titre: 'Ordonner la file',
      description:
        'Fournissez observations et sources. Chaque hypothèse s’écrit avec « parce que » ; sans cette moitié, elle sort de la file.',
      duree_estimee: '45 min',
      conseils: ['Inscrivez trois tests par trimestre, menés jusqu’à leur terme.'],
      outils_requis: ['ChatGPT'],
    },
    {
      numero: 4,
      titre: 'Lancer sous protocole',
      description:
        'Contrôlez l’affichage sur trois appareils, la répartition après deux jours, puis n’ouvrez plus les résultats avant le terme.',
      duree_estimee: '2 h, puis 2 à 8 semaines',
      conseils: ['Une répartition loin de 50/50 annule le test : cherchez la panne.'],
      outils_requis: ['Outil de test', 'Recette'],
    },
    {
      numero: 5,
      titre: 'Écrire le compte rendu',
      description:
        'Effectifs, écart, intervalle, mesures de garde, décision. Un résultat nul s’archive avec le même soin.',
      duree_estimee: '30 min',
      conseils: ['Collez les effectifs bruts et faites relire votre conclusion.'],
      outils_requis: ['ChatGPT', 'Archive des tests'],
    },
  ],
  limitations: [
    {
      type: 'prerequis',
      titre: 'Une conversion bien mesurée',
      description:
        'Si GA4 compte double ou oublie le mobile, aucun test n’a de sens. Vérifiez l’événement clé sur un envoi réel.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Un calcul approché',
      description:
        'La formule convient à deux variantes et à un taux stable. Tests séquentiels, revenus et petits effectifs demandent un autre calcul.',
      importance: 'medium',
    },
    {
      type: 'recommandation',
      titre: 'Corriger sans tester ce qui est cassé',
      description:
        'Un bouton masqué sur mobile ne se teste pas. Réparez, puis laissez passer deux semaines avant le premier test.',
      importance: 'medium',
    },
  ],
  faq: [
    {
      question: 'Pourquoi ne pas arrêter dès que la variante gagne ?',
      reponse:
        'Parce que les écarts oscillent. Regarder chaque jour et s’arrêter au bon moment multiplie les fausses victoires ; la durée se fixe avant.',
      categorie: 'Statistiques',
    },
    {
      question: 'Google Optimize ayant fermé, avec quoi teste-t-on ?',
      reponse:
        'Avec un outil tiers ou un développement interne. Le plan ne dépend pas de l’outil ; il exige une répartition aléatoire stable et un export des effectifs.',
      categorie: 'Outils',
    },
    {
      question: 'Un test peut-il nuire au référencement ?',
      reponse:
        'Rarement s’il est court, visible de tous et annoncé par les bons signaux. Le risque vient des variantes oubliées en ligne et des redirections définitives.',
      categorie: 'Référencement',
    },
    {
      question: 'Sait-il d’avance quelle variante gagnera ?',
      reponse:
        'Non, et c’est la raison d’être du test. Il peut dire si l’hypothèse repose sur une observation et si le test pourra conclure.',
    },
  ],
  requetes_seo: {
    requetes: [
      "taille d'échantillon test ab calcul",
      'combien de temps dure un test ab',
      'plan de tests ab modèle',
      'test ab faible trafic que faire',
      'prioriser hypothèses test ab',
      'test ab et seo canonical 302',
      "règle d'arrêt test ab",
      "comparer deux versions d'une page",
    ],
    demandes: [
      'tester deux versions',
      'ab test',
      'split test',
      'couleur du bouton',
      'assez de visiteurs',
      'significativité',
      'optimize vwo',
      'expérimentation',
      'bouton rouge ou vert, comment savoir',
      'split test fiable',
      'taille d’échantillon nécessaire',
      'pas assez de visiteurs pour trancher',
      'CRO roadmap',
      'significativité statistique p-value',
      'le chef veut essayer quinze idées',
      'combien de temps laisser tourner',
      'variante gagnante puis plus rien',
      'remplaçant de google optimize',
      'AB Tasty, VWO, Kameleoon',
      'améliorer le taux de transformation du tunnel',
      'MDE et puissance',
      'deux versions de ma page de vente',
      'prioriser ICE ou PIE',
      'cloaking et url de variante',
      'résultat neutre à présenter',
      'tester un prix sans fâcher',
      'montrer une variante à un visiteur sur deux',
      'avec cent commandes par mois, est-ce jouable',
      'est-ce le hasard ou un vrai progrès',
      'le directeur tranche au pif, je veux une preuve',
      'combien de semaines patienter avant de conclure',
      'livraison offerte ou rabais, laisser les ventes décider',
      'tirage au sort entre deux pages d’accueil',
      'j’ai arrêté trop tôt et ça s’est inversé',
      'notre site est trop petit pour ce genre d’essai',
      'photo du gérant ou du produit, vérifier pour de bon',
      'ranger les idées d’amélioration par ordre d’essai',
      'calculatrice d’effectif pour une billetterie',
      'ni mieux ni pire, comment l’annoncer au comité',
      'cobayes et groupe témoin sur ma boutique',
      'Ma collègue jure que la nouvelle page vend mieux après trois jours, je n’y crois pas',
      'Combien de visiteurs faut-il pour savoir si un formulaire plus court rapporte plus de demandes',
      'Notre appel aux dons a deux formulations possibles, comment laisser les donateurs choisir sans biais',
      'J’ai quatre cents visites par semaine, dis-moi franchement si opposer deux pages a un sens',
      'Mon développeur craint que servir deux adresses différentes pendant l’essai nous attire des ennuis avec Google',
      'Le comité veut tout changer d’un coup, je préfère essayer une modification à la fois, dans quel ordre',
      'Après un mois d’essai les chiffres sont identiques, qu’est-ce que j’écris dans le compte rendu',
      'quand arrêter une expérience en ligne',
      'calcul du nombre de visiteurs requis',
      'sample size',
    ],
  },
  date_creation: '2025-08-20T08:05:00Z',
  date_modification: '2026-10-14T14:55:00Z',
}
