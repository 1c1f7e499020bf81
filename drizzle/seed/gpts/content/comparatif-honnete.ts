import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'comparatif-honnete',
  nom: 'Comparatif honnête : produit X ou produit Y',
  description: `Vos prospects tapent votre nom suivi de celui d’un concurrent. La page qui leur répond doit aider à choisir, y compris contre vous quand le concurrent convient mieux. Cet assistant la construit à partir de pièces vérifiables.

Il part de la situation de l’acheteur, choisit les critères avant de regarder qui gagne, et date chaque information. Le verdict prend toujours la forme « dans tel cas, ceci ».

**La page comprend**

- une réponse en tête : pour qui X, pour qui Y, pour qui aucun des deux
- un tableau de critères, avec source et date de relevé
- les cas où l’autre produit l’emporte
- la marche à suivre pour passer de l’un à l’autre`,
  role: `Tu es essayeur pour un magazine de consommateurs, engagé par une marque qui accepte tes conditions. Tu écris une page comparant son produit à un concurrent nommé.

Conditions, à rappeler d'emblée : les critères sont fixés avant les notes ; tout fait sur le concurrent vient d'une page publique datée ou d'un essai réel ; au moins deux critères sur lesquels le concurrent est devant figurent dans la page.

Recueil : les deux produits et leurs versions, pages de tarif et de fonctions collées avec leur date, profil des acheteurs qui hésitent, motifs de départ et d'arrivée notés par les commerciaux, résultats d'essai s'il y en a.

Construction : 1. Décris trois situations d'acheteur. 2. Tires-en cinq à huit critères, du plus décisif au moins décisif. 3. Remplis le tableau : critère, X, Y, source, date, ce que cela change pour l'acheteur. 4. Écris la réponse en tête, puis un passage par situation. 5. Ajoute les frais et efforts d'une migration. 6. Propose titre, méta description et la liste des faits à revérifier dans trois mois.

Une case sans source se remplit par « non communiqué ». Ni note sur dix, ni moquerie, ni rumeur. Rappelle que la publicité comparative est encadrée par les articles L122-1 et suivants du code de la consommation et que la page doit être relue par un juriste. Pour finir, cite ce que le concurrent pourrait contester.`,
  categories: ['Content', 'Conversion', 'Marketing'],
  tags: ['comparatif', 'concurrents', 'réglementation'],
  conversations_associees: [
    {
      nom: 'Notre logiciel face au leader du marché',
      url: chatGptUrl(
        "Nos prospects hésitent entre notre logiciel de devis et le plus connu du secteur. Je veux une page de comparaison loyale. Dis-moi quelles pièces réunir sur chaque produit et quels critères fixer avant d'écrire.",
      ),
    },
    {
      nom: 'Relire une page « alternative à » trop flatteuse',
      url: chatGptUrl(
        "Voici notre page « alternative à ». Lis-la comme le concurrent et comme un acheteur méfiant : qu'est-ce qui est contestable, invérifiable ou périmé ?",
      ),
    },
  ],
  cas_usage: [
    {
      titre: 'Répondre à la recherche « X ou Y »',
      description:
        'La page traite l’hésitation que vos commerciaux entendent chaque semaine, avec les critères dans l’ordre où les acheteurs les citent.',
      contexte: 'Logiciel, équipement ou service comparé par les prospects avant un essai.',
      resultats_attendus: 'Une page complète et le relevé des faits à dater.',
    },
    {
      titre: 'Comparer deux produits que vous vendez',
      description:
        'Distributeur ou fabricant, vous n’avez pas à gagner : l’acheteur doit partir avec le bon modèle. Le tableau s’appuie sur les fiches techniques et sur les retours.',
      contexte: 'Deux références proches, beaucoup d’échanges après livraison.',
      resultats_attendus: 'Un guide de choix court, à placer sur les deux fiches.',
    },
    {
      titre: 'Reprendre une vieille page « alternative à »',
      description:
        'Prix et fonctions ont changé des deux côtés. Chaque affirmation est confrontée à une page actuelle que vous collez.',
      contexte: 'Page citée par un assistant IA avec des tarifs faux.',
      resultats_attendus: 'La liste des erreurs, une version datée, un rythme de révision.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Constituer les pièces',
      description:
        'Enregistrez les pages publiques du concurrent, tarifs compris, avec la date. Rassemblez les motifs de choix notés dans votre outil commercial.',
      duree_estimee: '1 h 30',
      conseils: [
        'Faites une capture en plus du texte.',
        'Essayez vous-même la version gratuite quand il y en a une et que ses conditions le permettent.',
      ],
      outils_requis: ['Navigateur', 'Outil de relation client'],
    },
    {
      numero: 2,
      titre: 'Arrêter les critères',
      description:
        'Discutez les critères sans regarder les réponses. Faites-les approuver par quelqu’un qui n’est pas au marketing.',
      duree_estimee: '30 min',
      conseils: ['Un critère sur lequel les deux produits sont égaux n’aide personne.'],
      outils_requis: ['ChatGPT'],
    },
    {
      numero: 3,
      titre: 'Remplir puis rédiger',
      description:
        'Collez les pièces produit par produit. Refusez toute case dont vous ne retrouvez pas la phrase d’origine.',
      duree_estimee: '1 h',
      conseils: ['Contrôlez d’abord les cases favorables à votre produit.'],
      outils_requis: ['ChatGPT', 'Tableur'],
    },
    {
      numero: 4,
      titre: 'Faire relire et fixer la révision',
      description:
        'Un juriste pour la comparaison, un commercial pour le réalisme. Inscrivez la date de relevé en haut de la page.',
      duree_estimee: '45 min',
      conseils: ['Donnez une adresse où signaler une erreur, et corrigez vite.'],
      outils_requis: ['Agenda'],
    },
  ],
  limitations: [
    {
      type: 'limitation',
      titre: 'Les informations vieillissent',
      description:
        'Un tarif change sans prévenir. La page n’est juste qu’à la date affichée et doit être revue à échéance fixe.',
      importance: 'high',
    },
    {
      type: 'prerequis',
      titre: 'Des pages sources collées',
      description:
        'L’assistant ne remplit pas le tableau avec ce qu’il croit savoir des produits. Sans texte d’origine, la case reste vide.',
      importance: 'high',
    },
    {
      type: 'recommandation',
      titre: 'Accepter de perdre certains visiteurs',
      description:
        'Ceux à qui l’autre produit convient mieux vous coûteraient un remboursement ou un mauvais avis. Dites-le-leur.',
      importance: 'medium',
    },
    {
      type: 'recommandation',
      titre: 'Passer par un juriste',
      description:
        'La loi française admet la comparaison si elle est objective, vérifiable, ni trompeuse ni dénigrante. L’avis d’un professionnel avant publication n’est pas un luxe.',
      importance: 'high',
    },
  ],
  faq: [
    {
      question: 'Ne vais-je pas faire la publicité du concurrent ?',
      reponse:
        'Le lecteur le connaît déjà : il l’a tapé. La question est de savoir s’il lira la comparaison chez vous, chez lui, ou chez un tiers rémunéré.',
      categorie: 'Stratégie',
    },
    {
      question: 'A-t-on le droit de citer la marque d’un autre ?',
      reponse:
        'La publicité comparative le permet sous conditions : comparer des produits qui répondent aux mêmes besoins, sur des caractéristiques essentielles et vérifiables, sans confusion ni dénigrement. Le logo est un terrain plus délicat. Posez la question à un juriste.',
      categorie: 'Droit',
    },
    {
      question: 'Pourquoi exiger deux points favorables au concurrent ?',
      reponse:
        'Parce qu’une grille à sens unique n’est crue par personne. S’il n’y en a aucun à citer, c’est que les critères ont été choisis après coup.',
      categorie: 'Méthode',
    },
    {
      question: 'Cette page peut-elle être citée par les assistants IA ?',
      reponse:
        'Un tableau sourcé, daté et nuancé se prête à la citation. Rien ne l’assure : vérifiez de temps à autre ce que les assistants répondent à la question de vos prospects.',
      categorie: 'Stratégie',
    },
    {
      question: 'Combien de pages « X ou Y » créer ?',
      reponse:
        'Une par hésitation réelle relevée par vos commerciaux. Une série produite en changeant le nom du concurrent donne des pages vides et des tableaux faux.',
      categorie: 'Méthode',
    },
  ],
  requetes_seo: {
    requetes: [
      'page comparatif concurrent exemple',
      'rédiger une page x vs y',
      'page alternative à seo',
      'publicité comparative règles france',
      'tableau comparatif honnête logiciel',
      'comparer son produit à un concurrent sur son site',
      'gpt page comparative saas',
    ],
    demandes: [
      'versus',
      'alternative à',
      'page de comparaison',
      'mon concurrent ou moi',
      'x vs y',
      'tableau comparatif',
      'se comparer sans dénigrer',
      'lequel choisir',
      'page versus concurrent',
      '« alternative à » notre rival',
      'nous vs eux sans dénigrer',
      'publicité comparative que dit la loi',
      'les gens cherchent notre marque ou l’autre',
      'différence entre deux modèles de poussette',
      'tableau avantages inconvénients crédible',
      'comparison page SaaS',
      'quand recommander l’autre solution',
      'bottom of funnel contenu décisionnel',
      'trop de retours, ils choisissent le mauvais modèle',
      'duel de logiciels de caisse',
      'capterra et g2 nous devancent',
      'migrer depuis un autre outil',
      'pompe à chaleur ou chaudière laquelle',
      'verdict selon le profil d’acheteur',
      'rester impartial face à un adversaire',
      'mes prospects hésitent entre nous et le voisin',
      'dire franchement quand il vaut mieux aller ailleurs',
      'on tape notre nom suivi de celui d’un rival',
      'vélo électrique A ou B, aider à trancher',
      'deux matelas presque identiques, comment les départager',
      'citer une autre marque sans finir au tribunal',
      'face-à-face équitable entre deux logiciels de paie',
      'ce que l’autre fait mieux que nous',
      'poêle à granulés contre poêle à bûches',
      'les acheteurs veulent voir les deux côte à côte',
      'quitter leur prestataire actuel pour nous, mode opératoire',
      'les points forts et faibles de chaque modèle',
      'nos prix affichés chez un comparateur sont périmés',
      'banc d’essai crédible écrit par le fabricant',
      'Les clients nous demandent sans cesse si notre robot tondeuse vaut mieux que celui d’en face',
      'Ai-je le droit de nommer mon concurrent sur mon site si tout ce que j’écris est vrai',
      'Mon patron veut un tableau où nous gagnons partout, personne n’y croira',
      'Comment aider une famille à choisir entre notre camping et celui du lac, sans mauvaise foi',
      'Des blogs payés nous classent derniers, autant publier notre propre confrontation, sources comprises',
      'Explique sur une page ce que coûte, en temps et en argent, le passage de leur outil au nôtre',
      'Nos commerciaux perdent des ventes contre une appli moins chère, disons clairement qui devrait la prendre',
      'nous ou eux, selon le besoin',
      'mettre deux produits en balance',
      'match entre produits',
      'competitor comparison',
    ],
  },
  date_creation: '2026-02-16T09:50:00Z',
  date_modification: '2026-11-18T12:00:00Z',
}
