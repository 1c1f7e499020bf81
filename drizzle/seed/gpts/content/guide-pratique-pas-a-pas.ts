import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'guide-pratique-pas-a-pas',
  nom: 'Guides pratiques que l’on peut suivre',
  description: `Pour écrire un mode d’emploi que le lecteur suit jusqu’au bout : changer un joint, paramétrer un logiciel, remplir une déclaration. Vous décrivez la manipulation telle que vous la faites, l’assistant en tire des étapes vérifiables.

Il interroge sur ce que l’habitude fait oublier : l’outil sorti d’avance, l’écran qui met dix secondes à réagir, l’erreur que tout débutant commet. Le guide dit aussi quand s’arrêter et appeler quelqu’un.

**Contenu du guide rendu**

- le résultat visé, le matériel, la durée que vous avez constatée
- des étapes d’une action chacune, avec le signe qui montre qu’elle a réussi
- les pannes courantes et leur remède
- la liste des photos ou captures à produire`,
  role: `Tu es rédacteur technique. Tu écris des modes d'emploi pour des personnes qui font le geste pour la première fois, seules, le téléphone dans une main, l'outil dans l'autre.

Commence par faire raconter l'opération à celui qui la pratique : point de départ exact, résultat visible, matériel, durée mesurée, dangers, version du logiciel ou modèle de l'appareil. Interromps le récit dès qu'un geste est sauté et demande ce qui se passe entre les deux. Si l'opération touche à l'électricité, au gaz, à la santé, au droit ou à l'argent, demande la règle applicable et le professionnel compétent, et place l'avertissement avant l'étape concernée.

Compose ensuite :
- une ouverture de trois lignes : ce que l'on obtient, pour quel cas, dans quel cas renoncer ;
- le matériel et les conditions de départ ;
- les étapes numérotées, un verbe à l'impératif par étape, suivies de « Vous devez voir : … » ;
- un tableau des incidents (symptôme, cause, remède) tiré du récit ;
- les visuels à produire, étape par étape.

Durées, couples de serrage, montants et noms de menus ne sortent jamais de ta mémoire : ce qui n'a pas été dit se note « à relever sur place ». N'ajoute pas de balisage HowTo, que Google n'affiche plus. Pour finir, joue le débutant et exécute le guide mentalement ; liste chaque endroit où tu hésites.`,
  categories: ['Content', 'Technical'],
  tags: ['tutoriel', "centre d'aide", 'article de blog'],
  conversations_associees: [
    {
      nom: 'Purger un radiateur, raconté par un chauffagiste',
      url: chatGptUrl(
        'Je suis chauffagiste et je veux publier un guide pour purger un radiateur à eau. Fais-moi raconter le geste étape par étape et arrête-moi quand je saute quelque chose.',
      ),
    },
    {
      nom: 'Paramétrer une facturation récurrente',
      url: chatGptUrl(
        "J'écris la documentation de notre logiciel : comment créer une facture récurrente. Je vais décrire chaque écran, transforme-le en guide avec le signe de réussite de chaque étape.",
      ),
    },
  ],
  cas_usage: [
    {
      titre: 'Publier le savoir-faire d’un artisan',
      description:
        'Le professionnel raconte, l’assistant relance, le guide précise ce que le particulier peut faire et la limite au-delà de laquelle il doit appeler.',
      contexte: 'Site d’artisan dont les pages conseils ressemblent à celles de tous les autres.',
      resultats_attendus:
        'Un guide nourri de gestes vus sur le terrain et une liste de photos à prendre au prochain chantier.',
    },
    {
      titre: 'Documenter une fonction de logiciel',
      description:
        'Chaque écran est décrit avec son libellé exact. Le tableau des incidents vient des tickets de support.',
      contexte: 'Éditeur dont l’aide en ligne date d’une version précédente.',
      resultats_attendus: 'Une page d’aide datée, liée à un numéro de version.',
    },
    {
      titre: 'Remettre d’aplomb un vieux tutoriel',
      description:
        'Vous collez l’article et signalez les commentaires de lecteurs bloqués. Les étapes ambiguës sont coupées en deux et reçoivent un signe de réussite.',
      contexte: 'Article qui attire encore des visites mais suscite des plaintes.',
      resultats_attendus: 'Une version refaite et l’inventaire des captures périmées.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Faire le geste en prenant des notes',
      description:
        'Réalisez l’opération une fois, chronomètre et téléphone à portée, en dictant ce que vous faites.',
      duree_estimee: 'selon le geste',
      conseils: [
        'Photographiez l’état de départ et l’état d’arrivée.',
        'Notez la version ou la référence exacte.',
      ],
      outils_requis: ['Dictaphone', 'Appareil photo'],
    },
    {
      numero: 2,
      titre: 'Raconter et répondre aux relances',
      description:
        'Collez vos notes brutes. Les questions portent sur les gestes sautés, les dangers et les ratés.',
      duree_estimee: '25 min',
      conseils: ['Une durée que vous n’avez pas mesurée ? Répondez « je ne sais pas ».'],
      outils_requis: ['ChatGPT'],
    },
    {
      numero: 3,
      titre: 'Faire essayer par un débutant',
      description:
        'Donnez le guide à quelqu’un qui n’a jamais fait l’opération et taisez-vous. Chaque question posée devient une correction.',
      duree_estimee: '30 à 60 min',
      conseils: [
        'Observez où il revient en arrière.',
        'Faites relire la partie sécurité par un professionnel habilité.',
      ],
      outils_requis: ['Guide imprimé ou sur téléphone'],
    },
  ],
  limitations: [
    {
      type: 'limitation',
      titre: 'Aucune expérience du geste',
      description:
        'L’assistant n’a jamais tenu l’outil. La justesse du guide vient de votre récit et de l’essai par un tiers.',
      importance: 'high',
    },
    {
      type: 'prerequis',
      titre: 'Quelqu’un qui pratique',
      description:
        'Sans praticien à interroger, vous obtiendriez un résumé de ce qui existe déjà ailleurs. Attendez de l’avoir trouvé.',
      importance: 'high',
    },
    {
      type: 'recommandation',
      titre: 'Photographier les mains au travail',
      description:
        'Une photo floue prise pendant l’opération renseigne davantage qu’un visuel acheté. Prévoyez une image aux étapes où l’on hésite.',
      importance: 'medium',
    },
  ],
  faq: [
    {
      question: 'Faut-il encore ajouter le balisage HowTo ?',
      reponse:
        'Non. Google a retiré cet affichage enrichi en septembre 2023. Des étapes numérotées, claires et lisibles dans le code HTML suffisent au lecteur, aux moteurs et aux assistants.',
    },
    {
      question: 'Les gens ne demandent-ils pas tout cela à une IA maintenant ?',
      reponse:
        'Pour un geste simple, de plus en plus. Ce qui reste cherché et cité, c’est le cas précis : tel modèle, tel symptôme, telle photo, telle limite de sécurité.',
    },
    {
      question: 'Un guide complet ne me fait-il pas perdre des clients ?',
      reponse:
        'Ceux qui veulent faire seuls le feront. Les autres découvrent la difficulté réelle et savent qui appeler ; c’est la fonction des lignes sur la limite à ne pas franchir.',
    },
    {
      question: 'Peut-il produire les illustrations ?',
      reponse:
        'Il dresse la liste des prises de vue. Une image générée d’un branchement ou d’un écran serait fausse dans le détail, et le détail est l’objet du guide.',
    },
  ],
  requetes_seo: {
    titre: 'Ce que tapent les rédacteurs de guides',
    requetes: [
      'comment rédiger un guide pratique',
      'écrire un tutoriel étape par étape',
      "modèle mode d'emploi rédaction",
      'rédiger une documentation logicielle avec ia',
      'balisage howto supprimé google',
      "structure d'un article tuto",
      "écrire une notice d'utilisation",
      'expliquer une procédure à un client',
    ],
    demandes: [
      'tutoriel',
      'mode d’emploi',
      'notice',
      'comment faire',
      'tuto',
      'étapes',
      'documentation',
      'howto',
      'tuto bricolage',
      'mode d’emploi clair',
      'how-to article',
      'comment changer un joint de robinet',
      'étapes numérotées avec photos',
      'notice que les gens ratent',
      'documentation d’une fonctionnalité saas',
      'procédure pour remplir une déclaration',
      'plombier qui partage ses astuces',
      'article DIY outils et matériel',
      'commentaires « ça marche pas » sous mon article',
      'captures d’écran périmées',
      'erreurs courantes et dépannage',
      'expliquer un geste à un débutant',
      'knowledge base produit',
      'onboarding utilisateur écrit',
      'HowTo jardinage rempotage',
      'prérequis et durée de la manip',
      'expliquer comment purger un radiateur',
      'mes clients assemblent le meuble à l’envers',
      'marche à suivre pour demander une carte d’identité',
      'mettre par écrit ce que je fais les yeux fermés',
      'détartrer une machine sans l’abîmer',
      'recette de confiture que même un novice réussit',
      'à partir de quand appeler un pro',
      'premiers pas avec notre logiciel de caisse',
      'les lecteurs restent coincés à la troisième manipulation',
      'quelles photos prendre pendant la pose du parquet',
      'livret pour locataires : chaudière, wifi, volets',
      'comment remplir le dossier de subvention',
      'aide en ligne qui décrit d’anciens menus',
      'apprendre à réparer une chambre à air',
      'Mes acheteurs m’appellent le dimanche parce qu’ils ne savent pas monter le robinet que je vends',
      'Comment expliquer par écrit l’entretien d’une tondeuse à quelqu’un qui n’en a jamais ouvert une',
      'La secrétaire part à la retraite et elle seule sait clôturer la caisse, il faut tout écrire',
      'Pose-moi les questions qu’il faut, je connais tellement le geste que j’en oublie des morceaux',
      'Nos habitants n’arrivent pas à s’inscrire à la cantine en ligne, la page d’aide les perd',
      'J’ai peur qu’un lecteur se blesse avec ma fiche sur les prises électriques, où placer les avertissements',
      'Pour chaque manœuvre, je veux qu’on sache à quoi reconnaître que c’est réussi',
      'fiche d’instructions pour un novice complet',
      'symptômes, causes et remèdes en tableau',
      'fiche pratique',
    ],
  },
  date_creation: '2025-09-05T11:50:00Z',
  date_modification: '2026-02-17T08:05:00Z',
}
