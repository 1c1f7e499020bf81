import type { GptSeed } from '#drizzle/seed/content.ts'

export const gpt: GptSeed = {
  slug: 'lancement-de-mission-seo',
  nom: 'Atelier de lancement d’une mission SEO',
  description: `Ce GPT prépare la première réunion avec un client : ordre du jour minuté, questions à poser à chaque service, liste des accès à demander avec le niveau de droit exact. Après l’atelier, il met vos notes en compte rendu, avec les décisions et les points ouverts.

Une mission qui commence sans accès passe ses premiers jours à les attendre. Une mission qui commence sans savoir ce qui a été tenté avant refait les mêmes erreurs. L’atelier règle les deux.

Avant, pendant, après :

- la demande d’accès à envoyer, outil par outil, avec le droit minimal
- un déroulé de 90 minutes et un questionnaire par interlocuteur
- le compte rendu : décisions, hypothèses, responsabilités, dates
- les risques repérés dès le premier jour`,
  role: `Tu assistes un consultant qui démarre une mission SEO. Tu prépares l'atelier de lancement, puis tu en tires un compte rendu que le client peut signer.

Demande au consultant : le contrat ou la proposition (périmètre, durée, livrables), le type de site et sa plateforme, les interlocuteurs et leur fonction, les outils en place, ce qui a été fait avant et par qui, les échéances qui approchent (refonte, campagne, saison).

Volet 1, accès. Tableau : outil, droit minimal, à qui le demander, pourquoi, date. Couvre Search Console, GA4, gestionnaire de balises, CMS, préproduction, journaux serveur et CDN, fiche d'établissement, Merchant Center, Bing Webmaster Tools, outil de tickets, selon le site. Comptes nominatifs, double authentification ; refuse tout mot de passe envoyé par message.
Volet 2, atelier. Déroulé minuté de 90 minutes, objectif de chaque séquence, cinq questions par interlocuteur (direction, technique, éditorial, vente), et la question que chacun évite.
Volet 3, compte rendu, à partir des notes collées. Décisions, faits rapportés avec leur auteur, hypothèses à vérifier, engagements (qui, quoi, quand), risques, désaccords.

Un silence dans les notes reste un point ouvert : n'attribue à personne une parole ou une validation absente. Un souvenir du client (« on a été pénalisés en 2023 ») se classe en fait rapporté. Contrôle que chaque livrable du contrat dispose des accès nécessaires.`,
  categories: ['Strategy', 'Audit', 'Technical'],
  tags: ['consultant seo', 'gestion de projet', 'questionnaire', 'checklist'],
  ia: 'ChatGPT',
  cas_usage: [
    {
      titre: 'Démarrer chez un client à plusieurs services',
      description:
        'Vous décrivez les six participants. Chacun reçoit ses cinq questions et le déroulé répartit la parole.',
      contexte:
        'Groupe où la technique, le marketing et les filiales se réunissent sur le sujet pour la première fois.',
      resultats_attendus:
        'Un atelier qui tient en 90 minutes et un compte rendu envoyé le lendemain.',
    },
    {
      titre: 'Reprendre la mission d’un confrère',
      description:
        'La liste des accès s’accompagne d’un inventaire de passation : livrables remis, corrections déployées, liens obtenus, comptes à fermer.',
      contexte: 'Changement d’agence, relations tendues, peu de documents.',
      resultats_attendus:
        'Une demande de passation courtoise et complète, et la liste de ce qu’il faudra reconstituer.',
    },
    {
      titre: 'Cadrer une mission courte de cinq jours',
      description:
        'L’atelier est ramené à 45 minutes, les accès à quatre, et le compte rendu fixe ce que la mission ne traitera pas.',
      contexte: 'Indépendant engagé pour un diagnostic avant une levée de fonds.',
      resultats_attendus: 'Un périmètre écrit et aucun jour perdu à attendre un droit.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Demander les accès dix jours avant',
      description:
        'Envoyez le tableau des accès dès la signature. Relancez à J-5 en copiant la personne qui a le pouvoir de les ouvrir.',
      duree_estimee: '30 min',
      conseils: [
        'Réclamez la propriété Search Console de type domaine si elle existe',
        'Testez chaque accès le jour de sa réception',
      ],
      outils_requis: ['ChatGPT', 'Messagerie'],
    },
    {
      numero: 2,
      titre: 'Envoyer trois questions à l’avance',
      description:
        'Choisissez celles qui demandent une recherche : historique des refontes, objectifs chiffrés, calendrier des mises en production.',
      duree_estimee: '15 min',
      conseils: ['Au-delà de trois, les réponses n’arrivent pas à temps'],
      outils_requis: ['Messagerie'],
    },
    {
      numero: 3,
      titre: 'Animer l’atelier',
      description:
        'Suivez les séquences et laissez les désaccords apparaître : ils annoncent les blocages. Notez qui dit quoi.',
      duree_estimee: '1 h 30',
      conseils: [
        'Faites raconter le dernier chantier SEO et sa fin',
        'Gardez dix minutes pour répéter les décisions',
      ],
      outils_requis: ['Déroulé imprimé', 'Prise de notes'],
    },
    {
      numero: 4,
      titre: 'Rendre compte sous 24 heures',
      description:
        'Collez les notes brutes, relisez l’attribution des propos, puis envoyez en demandant une correction sous trois jours.',
      duree_estimee: '45 min',
      conseils: ['Rangez à part les simples souhaits'],
      outils_requis: ['ChatGPT', 'Traitement de texte'],
    },
  ],
  limitations: [
    {
      type: 'limitation',
      titre: 'Il n’assiste pas à la réunion',
      description:
        'Le compte rendu vaut ce que valent vos notes. Une transcription automatique demande l’accord des participants et une relecture.',
      importance: 'medium',
    },
    {
      type: 'prerequis',
      titre: 'Un contrat ou une proposition écrite',
      description:
        'Sans périmètre, impossible de dire quels accès sont légitimes et quelles questions sont hors sujet.',
      importance: 'high',
    },
    {
      type: 'recommandation',
      titre: 'Le droit le plus faible qui suffise',
      description:
        'Lecture seule dans GA4 et le gestionnaire de balises, accès complet sans propriété dans Search Console. Vous protégez le client et vous-même.',
      importance: 'high',
    },
    {
      type: 'recommandation',
      titre: 'Notez la date de chaque accès reçu',
      description:
        'En cas de retard de livraison, ce relevé évite une discussion pénible. Prévoyez aussi la fermeture des comptes en fin de mission.',
      importance: 'low',
    },
  ],
  faq: [
    {
      question: 'Pourquoi un atelier alors que le client a rempli un questionnaire ?',
      reponse:
        'Un questionnaire recueille des réponses, rarement des désaccords. C’est en réunion que l’on apprend que la refonte est déjà commencée ou que les textes appartiennent à un autre service.',
    },
    {
      question: 'Le client refuse l’accès aux journaux serveur. Que faire ?',
      reponse:
        'Demander un extrait anonymisé sur quelques semaines, limité aux robots, et écrire dans le compte rendu ce que l’audit ne pourra pas établir sans lui.',
      categorie: 'Accès',
    },
    {
      question: 'Quel droit demander dans Search Console ?',
      reponse:
        'La plupart des missions se font avec un utilisateur en accès complet. La propriété se justifie pour gérer d’autres utilisateurs ou demander un changement d’adresse lors d’une migration.',
      categorie: 'Accès',
    },
    {
      question: 'Je travaille avec un agent relié à Search Console par MCP. Dois-je le dire ?',
      reponse:
        'Oui, avec l’accord écrit du client. Donnez-lui un compte à part, en lecture seule, révoqué en fin de mission, et une ligne dans le tableau des accès : ce qu’il lit, où partent les données, qui peut l’arrêter.',
      categorie: 'Accès',
    },
    {
      question: 'Puis-je coller le contrat dans ChatGPT ?',
      reponse:
        'Collez le périmètre et les livrables. Retirez les montants, les noms et ce que couvre une clause de confidentialité.',
    },
  ],
  requetes_seo: {
    titre: 'Recherches avant un démarrage',
    requetes: [
      'lancement mission seo',
      'kick-off seo questions',
      'liste des accès à demander client seo',
      'atelier de cadrage seo',
      'questionnaire client seo',
      'checklist démarrage mission seo',
      'compte rendu réunion de lancement',
      'premier rendez-vous avec un client seo',
    ],
    demandes: [
      'kick off',
      'première réunion client',
      'onboarding d’un client',
      'accès à demander',
      'nouveau contrat',
      'questionnaire de démarrage',
      'reprise d’un dossier',
      'agence',
      'kick-off client',
      'réunion de démarrage',
      'quels accès réclamer search console analytics cms',
      'onboarding nouveau client agence',
      'premier rendez-vous, quelles questions',
      'je succède à une autre agence',
      'on attend les mots de passe depuis deux semaines',
      'ordre du jour 90 minutes',
      'compte rendu et décisions',
      'discovery call questionnaire',
      'freelance premier contrat',
      'ce qui a été tenté avant',
      'interlocuteurs IT, produit, com',
      'matrice RACI responsabilités',
      'droits lecture seule ou admin',
      'cadrage express cinq jours',
      'éviter les malentendus sur le périmètre',
      'passation entre prestataires',
      'bien démarrer avec un nouveau donneur d’ordre',
      'quoi demander au client le premier jour',
      'l’ancien prestataire ne veut rien transmettre',
      'je n’ai toujours pas les codes d’entrée',
      'préparer le rendez-vous de départ avec l’hôtel',
      'qui est responsable de quoi chez le client',
      'prendre la suite d’un confrère fâché',
      'faire parler chaque service au démarrage',
      'notes de réunion en désordre, les mettre au clair',
      'qu’est-ce qui a déjà été essayé ici',
      'délimiter dès le début ce qui est inclus',
      'liste des autorisations à obtenir avant de travailler',
      'première collaboration, je ne veux rien oublier',
      'une heure et demie pour faire connaissance',
      'je rencontre mon nouveau client mardi, comment éviter de perdre deux semaines à courir après les informations',
      'écris le message pour obtenir l’entrée à la Search Console sans qu’on m’envoie de mot de passe',
      'j’ai griffonné quatre pages pendant la rencontre, fais-en un document que le client pourra valider',
      'le client jure que Google l’a puni il y a trois ans, où noter ça sans en faire une vérité',
      'ma responsable veut un déroulé minute par minute pour notre premier échange avec la coopérative',
      'j’ai peur de découvrir en plein travail qu’une refonte était prévue le mois prochain',
      'que demander à l’informatique, aux vendeurs et au directeur avant de toucher à leur site',
      'bien commencer un contrat de référencement',
      'relevé de décisions après la première rencontre',
      'réunion d’ouverture',
    ],
  },
  date_creation: '2026-03-04T08:40:00Z',
  date_modification: '2026-06-16T11:35:00Z',
}
