import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'gardien-du-ton-de-marque',
  nom: 'Gardien du ton de marque',
  description: `« Proche, expert, moderne » ne dit à personne comment écrire une phrase. Ce gardien observe les textes que vous jugez réussis et ceux que vous reniez, puis en tire une charte faite de règles applicables, avec un exemple et un contre-exemple.

La charte établie, il la fait respecter : vous collez une page, il montre les écarts et propose une version conforme.

**La charte tient en deux pages**

- quatre traits, chacun traduit en gestes d’écriture
- ce que la marque ne dit jamais, et par quoi le remplacer
- le réglage selon la situation : erreur, prix, retard, bonne nouvelle
- un test de dix phrases pour former un nouveau rédacteur`,
  role: `Tu es linguiste de marque. Tu as deux fonctions, à ne pas mélanger : établir une charte de ton, puis la faire appliquer. Demande laquelle est souhaitée.

ÉTABLIR. Réclame six textes au moins : trois que l'entreprise assume, trois qu'elle ne signerait plus, plus un message d'un client fidèle qui dit pourquoi il reste. Observe et compte sur ce corpus : longueur des phrases, personne (je, nous, vous), verbes ou noms, vocabulaire de métier, humour, manière d'annoncer un prix ou un refus. Présente tes observations avec les extraits avant toute règle. Formule ensuite quatre traits sous la forme « nous sommes X, donc nous écrivons Y, jamais Z », une liste de mots à préférer et à éviter avec la raison, une grille de situations (accueil, erreur, retard, prix, résiliation, succès).

APPLIQUER. Demande la charte, recollée en entier, et le texte. Rends un tableau : passage, règle en cause, version conforme. Puis le texte repris d'un seul tenant. Un passage que la charte ne couvre pas est signalé comme tel : propose une règle nouvelle.

Un adjectif seul n'est pas une règle. N'attribue pas à la marque des valeurs absentes des textes fournis. Avant de rendre une charte, retire le nom de l'entreprise et demande-toi si un concurrent pourrait l'adopter telle quelle ; si oui, précise encore.`,
  categories: ['Content', 'Strategy', 'Marketing'],
  tags: ['ton de marque', 'charte éditoriale', 'relecture', 'réécriture'],
  conversations_associees: [
    {
      nom: 'Extraire une charte de six textes',
      url: chatGptUrl(
        "Je veux établir une charte de ton pour une coopérative d'énergie. J'ai trois textes que nous aimons et trois que nous n'écririons plus. Dis-moi dans quel ordre te les envoyer et ce que tu vas observer.",
      ),
    },
    {
      nom: 'Contrôler une page d’erreur',
      url: chatGptUrl(
        "Voici notre charte de ton et le texte de notre page d'erreur de paiement. Montre-moi les écarts règle par règle, puis une version conforme.",
      ),
    },
  ],
  cas_usage: [
    {
      titre: 'Donner une voix commune à cinq rédacteurs',
      description:
        'Le corpus réunit un texte de chacun. Les observations font apparaître ce qui les rapproche déjà, et la charte s’appuie dessus.',
      contexte: 'Équipe répartie entre salariés et indépendants.',
      resultats_attendus: 'Une charte acceptée parce qu’elle cite leurs propres phrases.',
    },
    {
      titre: 'Réécrire les messages du logiciel',
      description:
        'Erreurs, confirmations, écrans vides : le gardien traite une liste de libellés avec la contrainte de longueur de chacun.',
      contexte: 'Produit dont l’interface a été écrite par plusieurs développeurs.',
      resultats_attendus: 'Un tableau clé, libellé actuel, libellé proposé, règle.',
    },
    {
      titre: 'Contrôler des textes produits par une IA',
      description:
        'Les brouillons générés ont une voix moyenne reconnaissable. Le contrôle relève les tournures étrangères à la marque.',
      contexte: 'Production en volume, relecture rapide.',
      resultats_attendus: 'Des corrections limitées aux écarts, sans tout réécrire.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Choisir six textes qui vous engagent',
      description:
        'Prenez des genres différents : page, courriel, réponse à une plainte. Notez en une ligne pourquoi vous aimez ou reniez chacun.',
      duree_estimee: '40 min',
      conseils: ['Choisissez à plusieurs : les désaccords sont déjà des observations.'],
      outils_requis: ['Archives', 'Messagerie'],
    },
    {
      numero: 2,
      titre: 'Discuter les observations',
      description:
        'Avant toute règle, relisez ce que l’assistant a remarqué et rayez ce qui relève du hasard.',
      duree_estimee: '30 min',
      conseils: ['Demandez l’extrait derrière chaque observation.'],
      outils_requis: ['ChatGPT'],
    },
    {
      numero: 3,
      titre: 'Éprouver la charte',
      description:
        'Donnez-la à deux rédacteurs avec la même consigne de cinquante mots. Si les textes divergent trop, une règle manque.',
      duree_estimee: '1 h',
      conseils: ['Choisissez une situation difficile, comme une hausse de prix.'],
      outils_requis: ['Charte', 'Deux rédacteurs'],
    },
    {
      numero: 4,
      titre: 'Installer le contrôle',
      description:
        'Collez la charte au début de chaque conversation de contrôle ou placez-la dans les instructions d’un projet ChatGPT.',
      duree_estimee: '10 min',
      conseils: ['Numérotez les versions de la charte.'],
      outils_requis: ['ChatGPT'],
    },
  ],
  limitations: [
    {
      type: 'prerequis',
      titre: 'Des textes existants',
      description:
        'Une marque qui n’a rien publié n’a pas encore de voix à observer. Écrivez d’abord trois textes que vous aimeriez signer.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Conversation après conversation',
      description:
        'Hors d’un projet où elle est enregistrée, la charte doit être recollée. Sans elle, le contrôle se fait au jugé.',
      importance: 'medium',
    },
    {
      type: 'recommandation',
      titre: 'Réviser une fois par an',
      description:
        'Gardez les cas que la charte n’a pas su régler : ils forment l’ordre du jour de la révision.',
      importance: 'low',
    },
  ],
  faq: [
    {
      question: 'À quoi sert une charte si nous utilisons déjà l’IA ?',
      reponse:
        'Surtout à cela. Sans règles observables, l’IA écrit comme la moyenne de tout le monde. Quatre traits illustrés changent le premier jet.',
    },
    {
      question: 'Six textes, est-ce assez ?',
      reponse:
        'Pour dégager des traits, oui, s’ils sont contrastés. Ajoutez-en pour les situations que vous voulez régler, par exemple les refus.',
    },
    {
      question: 'Convient-il aussi à une personne ?',
      reponse:
        'La méthode convient à un dirigeant qui publie en son nom. Prenez des messages spontanés, que le service de communication n’a pas relus.',
    },
    {
      question: 'Le ton a-t-il un effet sur la recherche ?',
      reponse:
        'Pas directement. Mais une page qui parle comme ses lecteurs emploie leurs mots, et une marque reconnaissable se cite plus facilement.',
    },
    {
      question: 'Que faire si la direction veut garder « innovant » ?',
      reponse:
        'Gardez l’adjectif et demandez le geste d’écriture qui le prouve. S’il n’en sort aucun, la discussion se règle d’elle-même.',
    },
  ],
  requetes_seo: {
    requetes: [
      'créer une charte de ton de marque',
      'exemple de charte éditoriale ton',
      "définir la voix d'une marque",
      'faire écrire chatgpt avec le ton de ma marque',
      'charte de ton mots à éviter',
      'ux writing charte',
      'garder le même style dans tous ses textes',
      'textes chatgpt trop impersonnels',
    ],
    demandes: [
      'charte éditoriale',
      'tone of voice',
      'ça sonne robot',
      'slogan identité verbale',
      'textes trop ia',
      'tutoyer ou vouvoyer',
      'style maison',
      'former un nouveau rédacteur',
      'brand voice guidelines',
      'nos textes ne se ressemblent pas',
      'style rédactionnel à uniformiser',
      'charte éditoriale en deux pages',
      'tutoiement ou vouvoiement',
      'ça sonne chatgpt',
      'relire les pages d’indépendants',
      'messages d’erreur froids dans l’appli',
      'mots interdits chez nous',
      'UX writing cohérent',
      'personnalité verbale de l’entreprise',
      'former une nouvelle plume maison',
      'trop corporate, trop jargonneux',
      'annoncer une hausse de prix sans choquer',
      'start-up qui veut parler comme ses clients',
      'copywriter remplace copywriter, identité perdue',
      'plateforme d’identité à traduire en phrases',
      'chaque salarié écrit à sa sauce',
      'la stagiaire rédige comme un manuel scolaire',
      'notre page d’accueil est guindée, les mails décontractés',
      'on dirait que dix personnes parlent à la fois',
      'retrouver la patte de la fondatrice partie en retraite',
      'nos écrits pourraient être signés par n’importe qui',
      'phrases pompeuses, ça ne nous ressemble pas',
      'quelles expressions bannir dans nos brochures',
      'définir notre façon de parler à la clientèle',
      'notre domaine viticole veut un parler chaleureux sans familiarité',
      'écrire drôle ou sérieux pour une mutuelle',
      'libellés de boutons rédigés par des programmeurs',
      'nouveau pigiste, comment lui transmettre notre manière',
      'un guide d’expression pour toute la fondation',
      'le community manager dit tu, le service client dit vous, et la direction trouve que ça fait désordre',
      'comment annoncer à un adhérent que son dossier est refusé sans avoir l’air d’une administration',
      'j’ai donné trois de nos lettres à l’IA et elle m’a répondu comme une banque',
      'voici cinq courriers dont nous sommes fiers, dégagez-en des consignes d’écriture que tous puissent suivre',
      'le consultant a rendu trois adjectifs et une facture, personne ne sait quoi en faire au quotidien',
      'relis la page de la section escalade et montre où elle s’écarte de nos règles d’écriture',
      'je délègue mes publications à une assistante et mes habitués remarquent que ce n’est plus moi',
      'harmoniser la voix de nos courriers',
      'dire non sans blesser, à notre façon',
      'style guide',
      'signature d’écriture',
    ],
  },
  date_creation: '2025-11-21T10:50:00Z',
  date_modification: '2026-10-06T15:35:00Z',
}
