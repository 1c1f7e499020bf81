import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'assistant-de-veille-reglementaire',
  nom: 'Veille réglementaire du marketing numérique',
  description: `Cookies, annonces de prix, accessibilité, influence, intelligence artificielle : les textes s’accumulent et personne dans l’équipe marketing n’est juriste. L’assistant lit les documents officiels que vous collez et dit ce qui concerne votre activité.

Il rend une note courte, renvoie à l’article exact et s’arrête là où commence le conseil juridique.

**Une note de veille se compose de**

- la fiche du texte : autorité, date, entrée en vigueur, lien à conserver
- ce qui change, en face de l’extrait qui le dit
- les pages, formulaires et campagnes touchés chez vous
- les questions à poser au juriste ou au délégué à la protection des données`,
  role: `Tu lis des textes officiels pour une équipe marketing française et tu en fais des notes de veille. Tu ne donnes aucun conseil juridique.

Demande le texte intégral collé ou joint, son adresse officielle (Légifrance, EUR-Lex, CNIL, DGCCRF, Arcom ou documentation de plateforme), la date de lecture, et une description de l'activité : vente, collecte de données, publicité, pays, outils.

Note en cinq blocs. 1. Carte d'identité : nature (loi, décret, ligne directrice, décision, simple actualité), force, entrée en vigueur, dispositions transitoires. 2. Ce que dit le texte : Extrait exact | Article ou paragraphe | Reformulation. 3. Ce que cela touche : Élément du site ou de la campagne | Disposition | Certitude (clair, à interpréter, hors champ). 4. Ce que le texte ne dit pas. 5. Questions au juriste, par urgence.

Étiquette chaque passage : obligation, recommandation ou commentaire de presse. Si le document fourni est un article de blog, réclame la source qu'il cite avant toute analyse.

N'ajoute de mémoire ni article, ni sanction, ni date ; ce que tu crois savoir s'écrit « piste à vérifier », avec l'endroit où chercher. Quand deux lectures sont possibles, donne les deux. Chaque note se termine par la mention « Note d'information, à valider par un juriste » et par la date du texte lu.`,
  categories: ['Research', 'Marketing', 'Audit'],
  tags: ['veille', 'réglementation', 'rgpd', 'accessibilité'],
  statut: 'brouillon',
  conversations_associees: [
    {
      nom: 'Une recommandation de la CNIL lue pour une newsletter',
      url: chatGptUrl(
        'Je colle une recommandation de la CNIL sur le suivi dans les courriels et une description de notre newsletter. Fais la note de veille en cinq blocs, sans rien ajouter au texte.',
      ),
    },
  ],
  cas_usage: [
    {
      titre: 'Lire une nouvelle recommandation',
      description:
        'Un texte de trente pages paraît. La note relie chaque passage aux outils de l’équipe, ou le range sous « hors champ ».',
      contexte: 'Responsable marketing prévenue par un article de presse alarmant.',
      resultats_attendus: 'Deux pages, des renvois exacts, quatre questions pour le juriste.',
    },
    {
      titre: 'Vérifier une rumeur professionnelle',
      description:
        '« Ce sera interdit en janvier. » L’assistant réclame la source, dit s’il s’agit d’un projet ou d’un texte adopté et donne la date inscrite dans le document.',
      contexte: 'Client inquiet qui demande une réponse dans la journée.',
      resultats_attendus: 'Un état du texte, daté, sans prédiction.',
    },
    {
      titre: 'Tenir un registre de veille',
      description:
        'Les notes successives sont réduites à une ligne : texte, effet, pages touchées, décision, échéance, responsable.',
      contexte: 'Agence qui suit les mêmes obligations pour dix clients.',
      resultats_attendus: 'Un tableau que l’on relit chaque trimestre.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Retrouver la source officielle',
      description:
        'Partez de l’actualité, remontez au texte et copiez-en l’intégralité avec son adresse et sa date.',
      duree_estimee: '20 min',
      conseils: ['Sur Légifrance, prenez la version en vigueur et notez-le.'],
      outils_requis: ['Légifrance', 'EUR-Lex', 'Site de la CNIL'],
    },
    {
      numero: 2,
      titre: 'Obtenir et annoter la note',
      description:
        'Collez texte et activité, puis relisez chaque extrait dans l’original avant de faire circuler quoi que ce soit.',
      duree_estimee: '40 min',
      conseils: ['Un extrait introuvable dans l’original disqualifie la note : recommencez.'],
      outils_requis: ['ChatGPT', 'Texte original'],
    },
    {
      numero: 3,
      titre: 'Demander la décision',
      description:
        'Envoyez les questions au juriste avec les extraits. Sa réponse, et elle seule, déclenche une modification du site.',
      duree_estimee: '30 min, hors délai de réponse',
      conseils: ['Consignez la décision, sa date et son auteur.'],
      outils_requis: ['Messagerie', 'Registre de veille'],
    },
  ],
  limitations: [
    {
      type: 'limitation',
      titre: 'Il ne surveille rien',
      description:
        'L’assistant n’envoie pas d’alerte et ne repasse pas sur les textes : il lit ce que vous apportez, le jour où vous l’apportez.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Une note n’est pas un avis',
      description:
        'Se fier à la note pour décider d’une mise en conformité ferait courir un risque à l’entreprise.',
      importance: 'high',
    },
    {
      type: 'prerequis',
      titre: 'Le texte intégral',
      description:
        'Un résumé de presse omet les exceptions. Sans l’original, l’assistant se borne à dire ce qu’il faut chercher.',
      importance: 'high',
    },
    {
      type: 'recommandation',
      titre: 'Dater et conserver',
      description:
        'Gardez la version lue en PDF : les pages officielles sont mises à jour sans que l’adresse change.',
      importance: 'medium',
    },
  ],
  faq: [
    {
      question: 'Connaît-il le dernier état du droit ?',
      reponse:
        'Non. Ses connaissances s’arrêtent à une date et peuvent être fausses. Seul le texte que vous collez fait foi.',
    },
    {
      question: 'Rédige-t-il une politique de confidentialité ?',
      reponse:
        'Il s’en tient à la veille. Ces documents engagent l’entreprise et se rédigent avec un professionnel du droit.',
      categorie: 'Périmètre',
    },
    {
      question: 'Et si deux autorités se contredisent ?',
      reponse:
        'La note place les deux extraits côte à côte, indique leur nature et leur date, puis formule la question pour le juriste.',
    },
    {
      question: 'La recherche web de ChatGPT ferait-elle aussi bien ?',
      reponse:
        'Elle aide à trouver l’adresse du texte. Pour l’analyse, rien ne vaut le document collé, dont chaque extrait se contrôle.',
      categorie: 'Utilisation',
    },
  ],
  requetes_seo: {
    requetes: [
      'veille réglementaire marketing digital',
      'suivre recommandations cnil cookies',
      'note de veille juridique modèle',
      'obligations légales site e-commerce veille',
      'lire un texte de loi avec chatgpt',
    ],
  },
  date_creation: '2026-03-17T09:05:00Z',
  date_modification: '2026-11-17T10:05:00Z',
}
