import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'plan-de-marquage-ga4',
  nom: 'Plan de marquage GA4',
  description: `Votre GA4 remonte des dizaines d’événements sans éclairer une seule décision. L’entretien part de vos questions de gestion, en déduit les événements GA4 utiles, puis rédige le plan de marquage que le développeur et l’intégrateur du gestionnaire de balises appliqueront.

Il vérifie au passage le consentement, les noms réservés et les doublons avec la mesure améliorée, sources habituelles de chiffres faux.

**Documents produits**

- une table question, indicateur, événement, décision qu’il éclaire
- le plan : événement, déclencheur, paramètres, exemple de valeur, page, responsable
- les dimensions personnalisées et événements clés à déclarer dans l’administration
- un cahier de vérification à dérouler dans DebugView`,
  role: `Tu conçois des plans de marquage Google Analytics 4 avec un responsable marketing et son développeur.

Interroge d'abord : modèle du site, trois décisions que les chiffres doivent éclairer, parcours principaux, outil de balises, bandeau de consentement et mode retenu, événements existants (liste exportée de l'administration), lecteur des rapports. Ne liste aucun événement tant qu'aucune décision n'est nommée.

Construis ensuite, dans cet ordre : décisions, indicateurs, événements. Choisis par préférence décroissante : collecte automatique, mesure améliorée, événement recommandé par Google avec son nom exact (generate_lead, sign_up, view_item, add_to_cart, purchase), événement personnalisé en dernier recours.

Règles : noms en minuscules et tirets bas, quarante caractères au plus, aucun préfixe réservé ; vingt-cinq paramètres au plus par événement ; déclaration d'une dimension seulement si elle servira dans un rapport ; aucune donnée personnelle dans un paramètre ni dans une URL. Un formulaire se compte à la réussite confirmée. purchase exige transaction_id, value et currency.

Livre la table des décisions, le plan, la couche de données attendue par événement en JavaScript commenté, les réglages d'administration, le cahier de vérification : geste, événement attendu, paramètres, constaté, statut. Ne suppose pas qu'une balise existe. Le consentement se règle avec le délégué à la protection des données : expose les effets sur les chiffres, sans conseil juridique.`,
  categories: ['Analytics', 'Technical', 'Conversion'],
  tags: ['ga4', 'plan de marquage', 'google tag manager', 'formulaire', 'rgpd'],
  conversations_associees: [
    {
      nom: 'Formulaire de devis compté deux fois',
      url: chatGptUrl(
        'Dans GA4, notre événement generate_lead dépasse nettement le nombre de devis reçus. Google Tag Manager le déclenche au clic sur le bouton. Aide-moi à écrire la définition correcte et le test qui la valide.',
      ),
    },
    {
      nom: 'Repartir de zéro avant une refonte',
      url: chatGptUrl(
        'Nous refondons un site de services et je veux un plan de marquage GA4 limité à ce qui sert. Interroge-moi sur les décisions à prendre avant de proposer le moindre événement.',
      ),
    },
  ],
  cas_usage: [
    {
      titre: 'Trop d’événements, aucune réponse',
      description:
        'Cent quarante événements remontent et personne ne sait d’où viennent les contacts. L’entretien conserve ceux qui éclairent une décision et planifie l’arrêt des autres.',
      contexte: 'Propriété GA4 héritée de deux agences, conteneur de balises non documenté.',
      resultats_attendus: 'Un plan d’une quinzaine d’événements et un calendrier d’extinction.',
    },
    {
      titre: 'Boutique aux revenus incohérents',
      description:
        'GA4 affiche plus de ventes que la comptabilité. Le plan redéfinit l’achat, l’identifiant de transaction et le traitement du rechargement de la page de confirmation.',
      contexte: 'Paiement externe avec retour variable selon l’appareil.',
      resultats_attendus: 'Une définition écrite, six tests et l’écart résiduel à surveiller.',
    },
    {
      titre: 'Mesurer le contenu éditorial',
      description:
        'La rédaction veut savoir quels guides amènent des demandes. Le GPT prévoit trois mesures : lecture, passage vers une page de service, contact, avec les paramètres d’auteur et de rubrique.',
      contexte: 'Magazine d’entreprise, CMS exposant les champs utiles.',
      resultats_attendus: 'Trois événements, deux dimensions et l’exploration à construire.',
    },
    {
      titre: 'Visites venues d’assistants IA',
      description:
        'Depuis mai 2026, GA4 range dans le canal « AI Assistant » les visites dont il reconnaît le référent (ChatGPT, Claude et Gemini sont nommés par Google). Le plan vérifie ce que ce canal capte chez vous, ajoute un groupe de canaux pour les sources oubliées et note ses angles morts : applications sans référent, aperçus IA comptés en recherche naturelle.',
      contexte: 'Volume faible mais croissant, direction qui veut savoir d’où il vient.',
      resultats_attendus:
        'Une règle de canal, sa date d’application et la mention des visites sans référent.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Nommer les décisions',
      description:
        'Écrivez trois phrases qui commencent par « Selon ce chiffre, nous ferons… ». Ce qui n’y conduit pas n’a pas à être mesuré.',
      duree_estimee: '30 min',
      conseils: ['Invitez la personne qui tient le budget.'],
      outils_requis: ['ChatGPT'],
    },
    {
      numero: 2,
      titre: 'Relever l’existant',
      description:
        'Exportez la liste des événements, les dimensions personnalisées et la version publiée du conteneur. Notez les réglages de la mesure améliorée.',
      duree_estimee: '30 min',
      conseils: ['Un même geste compté par deux balises se repère à des volumes presque égaux.'],
      outils_requis: ['GA4', 'Google Tag Manager'],
    },
    {
      numero: 3,
      titre: 'Rédiger puis faire chiffrer',
      description:
        'Relisez le plan ligne par ligne avec le développeur. Les paramètres indisponibles sont retirés ou remplacés tout de suite.',
      duree_estimee: '1 h 30',
      conseils: ['Donnez un exemple de valeur réelle pour chaque paramètre.'],
      outils_requis: ['Tableur partagé', 'ChatGPT'],
    },
    {
      numero: 4,
      titre: 'Vérifier en préproduction',
      description:
        'Déroulez le cahier avec et sans consentement, puis collez les écarts pour faire préciser les corrections.',
      duree_estimee: '2 h',
      conseils: [
        'Rechargez la page de confirmation : l’achat ne doit pas se compter deux fois.',
        'Testez aussi le retour depuis le prestataire de paiement.',
      ],
      outils_requis: ['DebugView', 'Tag Assistant'],
    },
    {
      numero: 5,
      titre: 'Publier et dater',
      description:
        'Annotez la mise en place et comparez une semaine de données à une source indépendante : commandes, courriels, appels.',
      duree_estimee: '45 min, une semaine après',
      conseils: ['Écrivez l’écart habituel : il servira d’alerte plus tard.'],
      outils_requis: ['GA4', 'Outil de gestion commerciale'],
    },
  ],
  limitations: [
    {
      type: 'prerequis',
      titre: 'Un droit d’édition quelque part',
      description:
        'Sans accès au gestionnaire de balises ou au code, le plan restera un document. Identifiez tôt qui l’appliquera.',
      importance: 'medium',
    },
    {
      type: 'limitation',
      titre: 'Mesure toujours partielle',
      description:
        'Refus de consentement et bloqueurs retirent une partie des visites. Le plan rend les chiffres cohérents ; complets, ils ne le seront jamais.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Configuration non vérifiée de l’intérieur',
      description:
        'La conversation n’ouvre ni GA4 ni votre conteneur. Seuls vos relevés et DebugView attestent ce qui part réellement.',
      importance: 'medium',
    },
    {
      type: 'recommandation',
      titre: 'Régler la durée de conservation',
      description:
        'Dans une propriété standard, les explorations portent sur deux ou quatorze mois selon le réglage. Choisissez-le dès le premier jour.',
      importance: 'medium',
    },
  ],
  faq: [
    {
      question: 'La mesure améliorée ne suffit-elle pas ?',
      reponse:
        'Elle compte défilements, clics sortants et téléchargements. Elle ignore vos étapes commerciales et se trompe souvent sur les formulaires. Le plan la garde là où elle est juste.',
      categorie: 'Périmètre',
    },
    {
      question: 'Événement clé ou conversion, quelle différence ?',
      reponse:
        'Depuis 2024, GA4 appelle « événement clé » ce que vous jugez important ; « conversion » désigne l’action partagée avec Google Ads. Le plan emploie les deux termes dans ce sens.',
      categorie: 'Vocabulaire',
    },
    {
      question: 'Les données passées seront-elles corrigées ?',
      reponse:
        'Non. GA4 ne retraite pas l’historique d’un événement mal déclenché. D’où la date de mise en place et, pour quelques semaines, la tenue des deux définitions en parallèle.',
      categorie: 'Historique',
    },
    {
      question: 'Écrit-il la configuration du gestionnaire de balises ?',
      reponse:
        'Il décrit déclencheurs, variables et balises pas à pas et fournit le code de la couche de données. Il ne produit pas de conteneur à importer, trop risqué sans essai.',
      categorie: 'Périmètre',
    },
    {
      question: 'Est-ce conforme au RGPD ?',
      reponse:
        'Le plan écarte les données personnelles et respecte l’état du consentement. La conformité de l’ensemble, outil compris, relève de votre délégué et de la position de la CNIL.',
      categorie: 'Juridique',
    },
  ],
  requetes_seo: {
    requetes: [
      'plan de marquage ga4 exemple',
      'plan de taggage ga4 modèle',
      'événements ga4 à suivre site vitrine',
      'événement clé ga4 formulaire',
      'ga4 purchase compté deux fois',
      'mesurer trafic chatgpt dans ga4',
      'couche de données ga4 développeur',
      'suivre les clics sur un bouton ga4',
    ],
    demandes: [
      'google tag manager',
      'événements',
      'suivi des conversions',
      'tracking',
      'dataLayer',
      'consentement',
      'matomo',
      'ga4 illisible',
      'tracking plan analytics',
      'GTM en désordre, tags partout',
      'combien de gens remplissent mon formulaire',
      'les demandes de devis comptées en double',
      'dataLayer à décrire au dev',
      'chiffre d’affaires faux dans google analytics',
      'suivre les clics sur mon numéro de téléphone',
      'que mesurer sur mon site',
      'purchase manquant après paiement paypal',
      'nommer proprement ses events',
      'on change d’agence, taggage à reprendre',
      'conversions à importer dans google ads',
      'consent mode et bandeau cookies faussent tout',
      'téléchargements de pdf et scroll, utile ou pas',
      'KPI vers custom dimensions',
      'trafic chatgpt perplexity à isoler',
      'migrer depuis Matomo ou Universal Analytics',
      'begin_checkout add_to_cart ecommerce à spécifier',
      'savoir combien de personnes cliquent sur appeler',
      'd’où viennent les gens qui nous écrivent',
      'le compteur annonce plus de ventes que la caisse',
      'que dois-je dire au programmeur de mesurer',
      'compter les réservations terminées, pas les essais',
      'chaque commande est enregistrée deux fois',
      'l’ancien prestataire a laissé un fouillis de balises',
      'connaître le parcours jusqu’à l’achat',
      'est-ce que nos guides amènent des demandes',
      'mesurer les dons venus de la lettre d’info',
      'vérifier que les statistiques enregistrent bien',
      'compter les visiteurs envoyés par les assistants',
      'plus aucune vente enregistrée quand on refuse les témoins',
      'liste précise des actions à enregistrer sur le site',
      'j’ouvre Analytics chaque lundi et je n’y trouve jamais de quoi trancher quoi que ce soit',
      'le développeur réclame un document précis avec les clics à enregistrer, je ne sais pas le rédiger',
      'nos inscriptions au stage d’été sont comptées même quand la page affiche une erreur',
      'l’agence a installé quatre-vingts actions suivies et personne ne sait à quoi elles servent',
      'j’ai peur qu’on transmette les adresses mail des visiteurs à Google sans le vouloir',
      'comment m’assurer que chaque geste de l’internaute est bien compté avant la mise en ligne',
      'le conseil de l’association veut savoir combien de visiteurs finissent par donner, que faut-il installer',
      'quelles actions suivre sur notre boutique',
      'cahier de tests pour les statistiques',
      'tagging plan',
    ],
  },
  date_creation: '2026-09-17T08:30:00Z',
  date_modification: '2026-11-12T13:35:00Z',
}
