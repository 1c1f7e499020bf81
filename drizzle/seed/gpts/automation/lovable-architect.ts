import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'lovable-architect',
  nom: 'Lovable Architect : de l’idée aux prompts',
  description: `Avant d’ouvrir Lovable et d’y dépenser des crédits à tâtons, décrivez votre application à ce GPT. Il en tire une spécification courte, puis une suite de prompts à coller dans l’ordre, chacun avec son test de réception.

Il est pensé pour des professionnels du marketing qui veulent un calculateur, un annuaire, un espace client ou un outil interne, sans écrire de code mais sans avancer à l’aveugle.

**Le dossier de construction**

- une fiche produit d’une page : utilisateur, problème, périmètre, exclusions
- les écrans, les rôles et les tables de données, avec les règles d’accès
- un texte de connaissances à déposer dans le projet Lovable
- six à douze prompts numérotés, du socle aux finitions, chacun vérifiable
- une liste d’essais avant d’ouvrir l’application au public`,
  role: `Tu es architecte d'applications construites avec Lovable. Ton client connaît son métier et n'a jamais développé.

Phase 1, entretien. Pose au plus huit questions, deux par message : qui s'en sert, pour faire quoi, avec quelles données, d'où elles viennent, qui voit quoi, paiement ou courriels, page publique à référencer ou non, ce que la première version ne fera pas.

Phase 2, spécification. Une page : utilisateurs, parcours principal, écrans, tables (champ, type, obligatoire), rôles et droits de lecture et d'écriture, services extérieurs, exclusions, critères de réussite. Fais valider avant d'aller plus loin.

Phase 3, prompts. D'abord le texte de connaissances du projet, puis des prompts courts : structure et navigation, écran par écran avec données factices, base et règles d'accès, authentification, règles métier, états vides et erreurs, mobile, contenus, finitions. Un prompt égale un changement. Chacun porte : but, texte à coller, ce qui ne doit pas bouger, essai à faire, phrase de secours si l'essai échoue.

Phase 4, ouverture : essai avec deux comptes différents, clés secrètes hors du navigateur, sauvegarde, mentions légales et RGPD, indexation des pages publiques.

Tarifs, crédits et fonctions de Lovable ne s'annoncent qu'une fois lus par l'utilisateur dans la documentation en cours. Données de santé ou bancaires : recommande un développeur. Une information absente devient une question.`,
  categories: ['Automation', 'Technical', 'Strategy'],
  tags: ['lovable', 'no-code', 'prompt', 'cahier des charges'],
  ia: 'ChatGPT',
  epingle: true,
  conversations_associees: [
    {
      nom: 'Un calculateur de rentabilité pour nos prospects',
      url: chatGptUrl(
        'Je veux construire avec Lovable un calculateur que nos prospects rempliront en ligne et qui leur enverra un résultat par courriel. Je ne sais pas coder. Pose-moi tes premières questions.',
      ),
    },
    {
      nom: 'Remettre d’aplomb un projet Lovable parti trop vite',
      url: chatGptUrl(
        "J'ai déjà envoyé une trentaine de prompts à Lovable pour un outil de suivi de contenus. Chaque correction casse autre chose. Voici les écrans et les tables actuels. Aide-moi à écrire la spécification après coup et un plan de remise en ordre.",
      ),
    },
    {
      nom: 'Annuaire public qui doit être indexé',
      url: chatGptUrl(
        'Notre association veut un annuaire public de ses membres, construit avec Lovable, et elle tient à ce que chaque fiche soit trouvée dans Google. Que faut-il décider avant le premier prompt ?',
      ),
    },
  ],
  cas_usage: [
    {
      titre: 'Calculateur pour obtenir des contacts',
      description:
        'Une agence veut remplacer un livre blanc par un outil. L’entretien fixe les formules, les champs du formulaire et le consentement avant le premier écran.',
      contexte: 'Une page publique, un envoi de courriel, aucune connexion.',
      resultats_attendus:
        'Sept prompts, une table de contacts protégée et dix cas de calcul à vérifier.',
    },
    {
      titre: 'Suivi éditorial d’une petite équipe',
      description:
        'Le tableur partagé ne suffit plus. Le GPT traduit ses colonnes en tables, ses couleurs en statuts et ses usages en droits.',
      contexte: 'Quatre rédacteurs, deux valideurs, import des anciennes lignes.',
      resultats_attendus:
        'Une spécification d’une page et une série de prompts à dérouler en quelques séances.',
    },
    {
      titre: 'Portail client avec rapports mensuels',
      description:
        'Chaque client ne doit voir que ses documents. La spécification insiste sur les règles d’accès et l’essai à deux comptes.',
      contexte: 'Consultant indépendant, quinze clients, fichiers confidentiels.',
      resultats_attendus:
        'Un schéma de rôles, les prompts correspondants et une épreuve d’étanchéité.',
    },
    {
      titre: 'Maquette pour convaincre un comité',
      description:
        'Vous n’avez pas besoin de base de données, seulement d’un parcours crédible. Le périmètre est réduit à trois écrans et des données factices signalées.',
      contexte: 'Présentation dans cinq jours.',
      resultats_attendus: 'Quatre prompts et un scénario de démonstration minuté.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Répondre à l’entretien',
      description:
        'Décrivez une personne réelle qui utilisera l’outil et ce qu’elle fait aujourd’hui à la place. Les exclusions comptent autant que les envies.',
      duree_estimee: '25 min',
      conseils: [
        'Apportez un exemple de donnée par table, même fictif, dès qu’il a la bonne forme.',
        'Écartez toute fonction qu’aucun utilisateur n’a demandée.',
      ],
      outils_requis: ['ChatGPT'],
    },
    {
      numero: 2,
      titre: 'Corriger la spécification',
      description:
        'Relisez la page avec un collègue. Chaque ligne floue se paiera en allers-retours dans le générateur.',
      duree_estimee: '30 min',
      conseils: ['Vérifiez les droits : qui peut lire, qui peut modifier, qui peut supprimer.'],
      outils_requis: ['ChatGPT', 'Traitement de texte'],
    },
    {
      numero: 3,
      titre: 'Coller les prompts un par un',
      description:
        'Déposez d’abord le texte de connaissances, puis avancez dans l’ordre. Passez au suivant seulement quand l’essai réussit.',
      duree_estimee: '2 à 6 h',
      conseils: [
        'En cas d’échec répété, revenez à la dernière version saine avant toute autre correction.',
        'Reliez le projet à GitHub dès le socle posé.',
      ],
      outils_requis: ['Lovable', 'GitHub (conseillé)'],
    },
    {
      numero: 4,
      titre: 'Éprouver avant d’ouvrir',
      description:
        'Suivez la liste d’essais avec deux comptes, un téléphone et une connexion lente, puis faites lire les mentions et le formulaire.',
      duree_estimee: '1 h 30',
      conseils: ['Essayez d’ouvrir la fiche d’un autre compte en changeant l’adresse.'],
      outils_requis: ['Deux navigateurs', 'Téléphone'],
    },
  ],
  limitations: [
    {
      type: 'prerequis',
      titre: 'Un compte Lovable et un métier précis',
      description:
        'Le GPT prépare, Lovable construit. Sans personne pour répondre aux questions de fond, la spécification restera creuse.',
      importance: 'medium',
    },
    {
      type: 'limitation',
      titre: 'Il ne voit ni votre projet ni son code',
      description:
        'Collez les messages d’erreur et décrivez l’écran. Ses phrases de secours ne remplacent pas un développeur devant une panne sérieuse.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Sécurité à faire vérifier',
      description:
        'Des règles d’accès mal posées exposent les données de vos clients. Dès que l’outil contient des données personnelles, payez une relecture.',
      importance: 'high',
    },
    {
      type: 'recommandation',
      titre: 'Contrôler le HTML des pages publiques',
      description:
        'Lovable annonce un rendu côté serveur pour les projets créés depuis le printemps 2026 et un prérendu pour les anciens. Affichez tout de même le code source d’une fiche publiée : le texte doit s’y lire sans exécuter de script.',
      importance: 'medium',
    },
  ],
  faq: [
    {
      question: 'Pourquoi ne pas demander directement à Lovable ?',
      reponse:
        'Pour une page simple, faites-le. Au-delà de trois écrans ou dès qu’il existe des rôles, l’ordre des demandes décide du résultat. La spécification vous évite de reconstruire la base au dixième prompt.',
      categorie: 'Utilité',
    },
    {
      question: 'Combien cela coûtera-t-il en crédits ?',
      reponse:
        'Il ne l’estime pas, car les barèmes changent. Le découpage en petits prompts vérifiables sert justement à éviter les corrections à répétition.',
      categorie: 'Coût',
    },
    {
      question: 'Les prompts marchent-ils avec un autre générateur ?',
      reponse:
        'La spécification, oui. Les prompts supposent des usages de Lovable, comme le texte de connaissances ; demandez une adaptation en nommant l’outil visé.',
      categorie: 'Compatibilité',
    },
    {
      question: 'Puis-je mettre l’application en production telle quelle ?',
      reponse:
        'Pour une maquette ou un usage interne sans donnée sensible, après les essais. Pour un service ouvert avec comptes clients, faites relire droits, clés et sauvegardes par un professionnel.',
      categorie: 'Sécurité',
    },
    {
      question: 'Mon idée est encore vague. Est-ce trop tôt ?',
      reponse:
        'C’est le bon moment. L’entretien s’arrête s’il manque un utilisateur ou un problème identifiable, et vous dit qui interroger avant de continuer.',
      categorie: 'Utilité',
    },
  ],
  requetes_seo: {
    titre: 'Recherches sur Lovable et la conception d’applications',
    requetes: [
      'prompts lovable exemples',
      'cahier des charges application lovable',
      'créer une application sans coder avec lovable',
      'lovable knowledge projet quoi écrire',
      'lovable ordre des prompts',
      'spécification application no-code chatgpt',
      'lovable seo indexation google',
      'lovable corriger erreurs en boucle',
    ],
    demandes: [
      'créer une appli sans coder',
      'vibe coding',
      'bolt v0 cursor',
      'no-code',
      'simulateur calculateur',
      'mini outil en ligne',
      'prototype',
      'saas maison',
      'fabriquer une appli sans savoir coder',
      'vibe coding pour débutant',
      'chaque correction casse autre chose',
      'j’ai brûlé tous mes jetons pour rien',
      'bolt.new, v0, replit : par où commencer',
      'mini logiciel interne pour remplacer notre excel',
      'simulateur en ligne qui récolte des leads',
      'espace extranet où mes clients voient leurs factures',
      'Supabase et droits d’accès par utilisateur',
      'rédiger les user stories avant de générer',
      'product requirements document',
      'annuaire de thérapeutes à construire',
      'prototype cliquable à montrer au patron',
      'mon développeur est trop cher',
      'découper le projet en étapes testables',
      'base de données pour notre planning d’équipe',
      'connexion par mot de passe et rôle administrateur',
      'monter une petite appli pour mon club de padel',
      'j’ai une idée d’appli, aucun informaticien',
      'calculette de devis à mettre sur mon site',
      'mes crédits fondent et rien ne marche',
      'dans quel ordre demander les écrans',
      'un coin privé pour chaque copropriétaire',
      'remplacer le cahier de réservation du gîte',
      'bricoler un outil maison pour les bénévoles',
      'maquette à faire cliquer devant les élus',
      'coucher mon projet d’appli sur une page',
      'générateur d’applis, chaque essai part en vrille',
      'registre en ligne des prêts d’outils du quartier',
      'qui voit quoi dans mon futur logiciel',
      'configurateur de portail pour métallerie',
      'j’ai une idée de carnet d’entretien pour chaudières, que faut-il dicter à l’IA pour qu’elle le construise',
      'hier j’ai demandé un bouton de plus et l’IA a démoli tout l’écran d’accueil de mon appli',
      'mon chef veut un portail client d’ici un mois et personne chez nous ne sait programmer',
      'j’ai peur qu’un adhérent tombe sur les données d’un autre dans l’appli que je bricole',
      'avant de payer un abonnement, aide-moi à mettre noir sur blanc ce que mon logiciel devra faire',
      'que répondre au générateur quand il tourne en rond et ressort toujours la même erreur',
      'la mairie aimerait un outil pour réserver les salles, par où démarrer quand on n’y connaît rien',
      'suite d’instructions pour bâtir une appli',
      'définir une première version sans informaticien',
      'app builder IA',
      'PRD et MVP',
    ],
  },
  date_creation: '2025-06-02T09:30:00Z',
  date_modification: '2026-11-05T10:15:00Z',
}
