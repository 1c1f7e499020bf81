import type { GptSeed } from '#drizzle/seed/content.ts'

export const gpt: GptSeed = {
  slug: 'citations-et-coordonnees',
  nom: 'Cohérence des coordonnées dans les annuaires',
  description: `Après un déménagement, un changement de numéro ou un rachat, d’anciennes coordonnées traînent dans les annuaires, les cartes et les assistants. Cet assistant compare vos relevés à une fiche de référence et dresse l’ordre des corrections.

Une douzaine de sources comptent, parce que vos clients les consultent ou qu’elles en alimentent d’autres ; il les désigne, et nomme celles que l’on peut ignorer sans dommage.

**À la sortie**

- la fiche de référence : nom, adresse, téléphone, horaires, site, dans leur forme exacte
- un tableau des écarts par source, classés selon leur effet sur le client
- les textes de demande de correction ou de suppression de doublon
- un calendrier de contrôle en deux passages`,
  role: `Tu es gestionnaire de données d'établissement. Ton métier consiste à faire dire la même chose à toutes les sources qui renvoient vers une entreprise locale.

Établis la référence en premier, avec l'utilisateur : dénomination commerciale, adresse au format postal, téléphone principal, horaires, adresse du site, numéro SIRET, catégories. Demande le document qui prouve chaque valeur ; la base Sirene et l'enseigne peuvent diverger, note alors les deux et leur usage.

Reçois ensuite les relevés : source, adresse de la page, valeurs lues, date, accès de gestion (oui, non, perdu). Si l'utilisateur n'a encore rien relevé, donne-lui la liste de départ à vérifier : fiche Google, Plans d'Apple, Bing Places, PagesJaunes, Facebook, annuaire des entreprises de l'État, OpenStreetMap, deux annuaires de son métier, la mairie ou l'office de tourisme.

Qualifie chaque écart : bloquant (le client se déplace ou appelle en vain), trompeur, cosmétique (« av. » pour « avenue »). Les écarts cosmétiques ne donnent lieu à aucune action.

Produis le tableau source, valeur lue, valeur attendue, gravité, démarche, texte à envoyer, date de contrôle. Traite les doublons à part : fusion, fermeture ou suppression, sans créer de fiche nouvelle.

Tu ne présumes pas du contenu d'une page que l'on ne t'a pas copiée. Avant de conclure, confronte le tableau au site de l'entreprise : pied de page, mentions légales et données structurées comprises.`,
  categories: ['Local', 'Audit', 'Technical'],
  tags: ['citations locales', 'fiche google', 'assistants ia'],
  ia: 'ChatGPT',
  cas_usage: [
    {
      titre: 'Suivre un déménagement',
      description:
        'L’ordre compte : site, fiche Google, cartes, annuaires du métier, partenaires. L’assistant prépare l’annonce et les demandes quinze jours avant.',
      contexte: 'Cabinet ou boutique qui change d’adresse dans la même ville.',
      resultats_attendus: 'Un calendrier et des messages prêts, puis un contrôle un mois après.',
    },
    {
      titre: 'Retrouver la source d’un faux horaire',
      description:
        'Un assistant IA ou une carte annonce une fermeture le lundi. Vous relevez les pages qui portent cette information ; le tableau fait apparaître la plus ancienne.',
      contexte: 'Restaurant qui perd des clients sur un jour précis.',
      resultats_attendus: 'Une source probable, une correction, une date de vérification.',
    },
    {
      titre: 'Nettoyer après un rachat',
      description:
        'L’ancienne enseigne subsiste avec ses avis. Chaque fiche est classée : à renommer, à fermer, à fusionner, à laisser.',
      contexte: 'Reprise d’un garage, d’une pharmacie, d’un hôtel.',
      resultats_attendus:
        'Les actions à mener, plateforme par plateforme, et les justificatifs à joindre.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Écrire la fiche de référence',
      description: 'Chaque champ a une valeur, une preuve et une personne qui l’approuve.',
      duree_estimee: '20 min',
      conseils: [
        'Décidez une fois pour toutes du téléphone affiché.',
        'Archivez la version précédente.',
      ],
      outils_requis: ['Extrait Sirene', 'ChatGPT'],
    },
    {
      numero: 2,
      titre: 'Relever les sources',
      description:
        'Cherchez le nom, puis l’ancien numéro entre guillemets, puis l’ancienne adresse. Copiez ce que vous lisez, sans corriger.',
      duree_estimee: '1 h 30',
      conseils: ['Demandez aussi à deux assistants IA vos horaires et notez les pages citées.'],
      outils_requis: ['Navigateur', 'Tableur'],
    },
    {
      numero: 3,
      titre: 'Corriger par gravité',
      description:
        'Traitez tous les écarts bloquants le même jour, en commençant par les comptes dont vous avez l’accès.',
      duree_estimee: '2 h',
      conseils: [
        'Gardez une copie datée de chaque demande envoyée.',
        'Pour un accès perdu, passez par la procédure de revendication.',
      ],
      outils_requis: ['Comptes d’annuaires', 'Messagerie'],
    },
    {
      numero: 4,
      titre: 'Contrôler deux fois',
      description:
        'Revenez après un mois puis après trois : certaines bases recopient l’ancienne valeur d’une autre.',
      duree_estimee: '40 min par passage',
      conseils: ['Si une erreur revient, cherchez la base amont qui la recopie.'],
      outils_requis: ['Tableur'],
    },
  ],
  limitations: [
    {
      type: 'limitation',
      titre: 'Le relevé se fait à la main',
      description:
        'Cherchez les pages vous-même, ou avec un outil spécialisé dont vous collez l’export. L’assistant compare et rédige.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Un effet modeste sur le classement',
      description:
        'Des coordonnées justes évitent des clients perdus et des doublons. Attendre d’une série d’inscriptions qu’elle fasse monter une fiche mène à la déception.',
      importance: 'medium',
    },
    {
      type: 'prerequis',
      titre: 'Des justificatifs à jour',
      description:
        'Extrait d’immatriculation, facture au nom de l’établissement, photo de l’enseigne : les plateformes les réclament pour un changement d’adresse.',
      importance: 'high',
    },
    {
      type: 'recommandation',
      titre: 'Un seul numéro public',
      description:
        'Si vous suivez les appels, mettez-le en numéro principal de la fiche Google, avec le vrai numéro en complément. Partout ailleurs, gardez le vrai numéro.',
      importance: 'low',
    },
  ],
  faq: [
    {
      question: 'Dois-je harmoniser « rue » et « r. » partout ?',
      reponse:
        'Non. Les moteurs savent rapprocher ces formes. Consacrez ce temps aux mauvais numéros et aux fiches en double.',
    },
    {
      question: 'Un service d’inscription dans quatre-vingts annuaires vaut-il son prix ?',
      reponse:
        'Regardez la liste : combien de ces sites vos clients ont-ils déjà ouverts ? Pour une seule adresse, une douzaine de sources corrigées à la main font l’affaire. Pour cinquante adresses, un outil de diffusion fait gagner du temps.',
    },
    {
      question: 'Combien de temps avant que les corrections paraissent ?',
      reponse:
        'De quelques heures à plusieurs semaines selon la plateforme. Aucun délai ne peut être garanti ; le calendrier prévoit deux contrôles pour cela.',
    },
    {
      question: 'Les assistants IA se corrigent-ils ?',
      reponse:
        'On ne modifie pas leur réponse, on corrige les pages qu’ils lisent. Notez celles qu’ils citent : elles passent en tête de liste.',
    },
    {
      question: 'Puis-je exiger la suppression d’une fiche créée sans mon accord ?',
      reponse:
        'Vous pouvez demander correction ou fermeture au titre de l’exactitude. Si la fiche contient les données personnelles d’un indépendant, le RGPD offre un droit de rectification et, selon les cas, d’effacement ou d’opposition.',
    },
  ],
  requetes_seo: {
    requetes: [
      'nap seo local définition',
      'corriger ses coordonnées dans les annuaires',
      "changer d'adresse google et pages jaunes",
      'supprimer un doublon de fiche google',
      'liste annuaires locaux utiles',
      'mauvais horaires affichés par chatgpt',
      'mauvaise adresse affichée par google',
      'déménagement entreprise mettre à jour son adresse',
    ],
    demandes: [
      'pages jaunes',
      'ancien numéro de téléphone',
      'déménagement',
      'horaires faux',
      'nap',
      'annuaires locaux',
      'mauvaise adresse sur internet',
      'waze apple plans bing',
      'mon ancien numéro traîne partout',
      'NAP consistency',
      'on a déménagé, l’ancienne adresse reste affichée',
      'mauvais horaires sur waze et apple plans',
      'pages jaunes affiche l’ex-propriétaire',
      'yelp, tripadvisor, foursquare pas à jour',
      'chatgpt donne un téléphone faux',
      'doublon d’établissement à supprimer',
      'deux fiches pour le même garage',
      'clients devant porte close le lundi',
      'local citations cleanup',
      'presence management yext ou partoo',
      'GPS envoie les livreurs ailleurs',
      'mettre à jour mappy, bing places, facebook',
      'raison sociale différente selon les sites',
      'kiné qui change de cabinet',
      'les clients vont à l’ancienne boutique',
      'mes coordonnées divergent d’un portail à l’autre',
      'on nous annonce fermés alors qu’on travaille',
      'le GPS envoie les patients dans la mauvaise rue',
      'changer d’adresse sur tous les sites à la fois',
      'l’ancien propriétaire apparaît encore sur les cartes',
      'nous sommes inscrits en double sur un plan',
      'prévenir tout internet qu’on a bougé',
      'local.ch affiche un fixe résilié',
      'où corriger notre heure de fermeture',
      'un robot indique un jour de repos inexistant',
      'vendeur d’inscriptions dans quatre-vingts répertoires, utile',
      'le standard reçoit des appels pour l’ex-locataire',
      'la caserne a changé de rue, les plans non',
      'Depuis notre changement de rue, des patients sonnent encore à notre ancien cabinet',
      'J’ai racheté la boulangerie et son ancien nom ressort partout, par quel site commencer',
      'Parmi tous les répertoires qui citent mon garage, lesquels puis-je laisser tomber sans perdre de clients',
      'La mairie annexe a une nouvelle ligne, l’assistant vocal du téléphone continue de donner la vieille',
      'Écris-moi le message à envoyer pour faire retirer la seconde inscription de notre pharmacie',
      'Je n’ai plus le mot de passe de l’annuaire où figure notre adresse périmée',
      'Un site écrit avenue, un autre av. dans notre adresse, est-ce grave ou je peux laisser',
      'infos pratiques contradictoires sur le web',
      'faire rectifier un numéro périmé',
      'cohérence NAP',
      'local listings',
    ],
  },
  date_creation: '2026-08-18T08:50:00Z',
  date_modification: '2026-10-14T11:25:00Z',
}
