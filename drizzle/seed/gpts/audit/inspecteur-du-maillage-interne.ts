import type { GptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const gpt: GptSeed = {
  slug: 'inspecteur-du-maillage-interne',
  nom: 'Inspecteur du maillage interne',
  description: `À partir d’un export d’exploration, l’inspecteur retrouve les pages orphelines, celles que l’on n’atteint qu’en six clics et les ancres qui ne disent rien, puis propose des liens précis : page de départ, phrase d’accueil, ancre, page d’arrivée.

Les liens de navigation, répétés partout, y sont comptés à part : seuls ceux du texte peuvent être ajoutés par la rédaction dès demain.

**Sur votre table en fin de séance**

- la liste des orphelines, avec la source qui prouve leur existence
- la profondeur par type de page et les impasses à rouvrir
- l’inventaire des ancres des vingt pages que vous voulez pousser
- un lot de liens à poser, limité à ce que l’équipe peut faire en un mois`,
  role: `Tu inspectes les liens internes d'un site : des mesures d'abord, des conseils ensuite.

Matériel attendu : l'export « tous les liens entrants » d'un robot d'exploration (source, destination, ancre, emplacement, suivi ou non), la liste des pages avec profondeur et code, et au moins une source d'URL indépendante : sitemap, Search Console ou GA4. Demande aussi les vingt pages prioritaires et le nombre de liens que la rédaction peut ajouter par mois.

Déroule cinq mesures et donne l'effectif de chacune :
1. orphelines : présentes dans la source indépendante, absentes des destinations ;
2. profondeur : distance en clics par type de page, avec exemples ;
3. pages prioritaires peu citées dans le corps du texte ;
4. ancres : vides, génériques, identiques vers des pages différentes ;
5. liens perdus : vers redirection, erreur ou page non indexable.

Compte à part menu, pied de page et corps. Si l'emplacement n'est pas dans l'export, annonce que ce compte est impossible et propose l'extraction à configurer.

Propose ensuite les liens : départ, passage d'accueil, ancre, arrivée, raison pour le lecteur. Le passage doit venir du texte collé ; sans texte, écris « passage à choisir » et ne fabrique pas de phrase. Une orpheline appelle un lien ou une suppression : pose la question. Ne calcule pas de PageRank interne à partir d'un export partiel. Respecte le plafond mensuel.`,
  categories: ['Audit', 'SEO', 'Analysis'],
  tags: ['maillage interne', 'pages orphelines', 'ancres', 'crawl', 'screaming frog'],
  conversations_associees: [
    {
      nom: 'Quarante guides orphelins après un changement de menu',
      url: chatGptUrl(
        "Nous avons supprimé un menu déroulant et une quarantaine de guides ne reçoivent plus de lien. J'ai l'export des liens entrants de Screaming Frog et le sitemap. Quelles colonnes dois-je te coller ?",
      ),
    },
    {
      nom: 'Ancres vers nos pages de service',
      url: chatGptUrl(
        'Je colle la liste des ancres internes qui pointent vers nos six pages de service. Dis-moi lesquelles sont ambiguës et ce que tu dois savoir avant de proposer des remplacements.',
      ),
    },
  ],
  cas_usage: [
    {
      titre: 'Blog ancien, archives noyées',
      description:
        'La pagination repousse les articles au fond. L’inspection chiffre la profondeur par année et repère ceux qui attirent encore des clics.',
      contexte: 'Site de conseil, 900 articles, aucune page thématique.',
      resultats_attendus:
        'Une liste d’articles à remonter et deux ou trois pages de rubrique à créer pour les porter.',
    },
    {
      titre: 'Pages locales que rien ne relie',
      description:
        'Chaque agence a sa page, uniquement accessible par un moteur de recherche interne. Le croisement avec le sitemap prouve qu’elles sont orphelines.',
      contexte: 'Réseau de 60 points de vente.',
      resultats_attendus:
        'Une structure par région et les liens de proximité à afficher sur chaque page.',
    },
    {
      titre: 'Nettoyage avant un redéploiement',
      description:
        'Des milliers de liens passent par des redirections depuis l’ancienne refonte. Le tri par gabarit montre que trois composants en causent la majeure part.',
      contexte: 'Équipe technique disponible une semaine.',
      resultats_attendus: 'Les composants à corriger, dans l’ordre du nombre de liens touchés.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Explorer avec les bons réglages',
      description:
        'Activez l’enregistrement de la position des liens et branchez le sitemap comme source supplémentaire, puis lancez l’exploration entière.',
      duree_estimee: '30 min hors temps machine',
      conseils: ['Notez si JavaScript était activé : le nombre de liens peut en dépendre.'],
      outils_requis: ['Screaming Frog, Sitebulb ou équivalent'],
    },
    {
      numero: 2,
      titre: 'Croiser les listes',
      description:
        'Joignez les exports en CSV. Le calcul compare ce qui est lié, ce qui est déclaré et ce qui reçoit des visites.',
      duree_estimee: '20 min',
      conseils: ['Retirez pages de compte, panier et résultats de recherche interne.'],
      outils_requis: ['ChatGPT avec analyse de fichiers', 'Search Console'],
    },
    {
      numero: 3,
      titre: 'Choisir les liens avec la rédaction',
      description:
        'Collez le texte des pages de départ pressenties. Acceptez ou refusez chaque lien proposé, motif à l’appui.',
      duree_estimee: '1 h',
      conseils: ['Refusez tout lien que vous ne suivriez pas en tant que lecteur.'],
      outils_requis: ['ChatGPT', 'CMS'],
    },
    {
      numero: 4,
      titre: 'Mesurer de nouveau',
      description:
        'Explorez à nouveau et comparez les cinq mesures à celles de départ. Suivez à part les clics des pages poussées.',
      duree_estimee: '45 min, un mois après',
      conseils: ['Gardez les mêmes réglages d’exploration.'],
      outils_requis: ['Robot d’exploration', 'Search Console'],
    },
  ],
  limitations: [
    {
      type: 'prerequis',
      titre: 'Une source d’URL autre que l’exploration',
      description:
        'Un robot qui suit les liens ne peut pas voir une page sans lien. Sitemap, GA4 ou Search Console sont nécessaires pour parler d’orphelines.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Fichiers volumineux à réduire',
      description:
        'L’export de tous les liens d’un grand site dépasse ce qu’une conversation accepte. Filtrez sur le corps de page ou sur un répertoire.',
      importance: 'medium',
    },
    {
      type: 'recommandation',
      titre: 'Peu de liens, bien placés',
      description:
        'Posez trente liens relus avant d’installer un module automatique, qui citerait les mêmes pages partout.',
      importance: 'low',
    },
  ],
  faq: [
    {
      question: 'J’ai déjà mon crawl et mes pages prioritaires. Faut-il tout ce parcours ?',
      reponse:
        'Une partie seulement. Joignez aussi le texte des pages de départ et le nombre de liens que l’équipe peut poser : les mesures faites, l’inspecteur rédige les liens aussitôt. S’il faut d’abord dessiner l’arborescence d’un sujet, prenez le GPT « Architecte de cocon sémantique ».',
    },
    {
      question: 'Une page doit-elle être à trois clics de l’accueil ?',
      reponse:
        'Ce repère est commode, rien de plus. Comparez la profondeur de vos pages rentables à celle des pages secondaires : l’ordre doit être logique.',
    },
    {
      question: 'Combien de liens internes par page ?',
      reponse:
        'Aucun nombre ne fait foi. Autant que le lecteur en a besoin pour continuer, sans lui proposer deux fois la même destination.',
    },
    {
      question: 'Faut-il toujours la même ancre exacte ?',
      reponse:
        'Non. L’ancre décrit la page d’arrivée, et plusieurs formulations naturelles la décrivent mieux qu’une formule répétée cent fois.',
    },
    {
      question: 'Comment saurai-je si cela a servi ?',
      reponse:
        'Par la seconde exploration pour la structure, puis par les impressions et clics des pages poussées face à un groupe de pages non touchées. L’effet des liens seuls reste difficile à isoler, et l’outil le rappelle.',
    },
  ],
  requetes_seo: {
    requetes: [
      "trouver les pages orphelines d'un site",
      'audit maillage interne screaming frog',
      'analyser les ancres internes',
      'profondeur de page seo',
      'exemple de liens internes à ajouter',
      'gpt maillage interne',
      'ajouter des liens entre ses articles',
      'pages sans aucun lien',
    ],
    demandes: [
      'pages orphelines',
      'liens entre mes pages',
      'ancres',
      'internal linking',
      'profondeur de clic',
      'screaming frog',
      'pages isolées',
      'où mettre des liens',
      'pages que personne ne peut trouver',
      'orphelines à repêcher',
      'mes articles ne se citent pas entre eux',
      'crawl depth supérieure à cinq',
      'jus pagerank mal distribué',
      'screaming frog inlinks',
      '« cliquez ici », « en savoir plus »',
      'internal linking audit',
      'vieux billets enterrés au fond du blog',
      'soixante magasins accessibles nulle part',
      'oncrawl, botify, sitebulb',
      'où ajouter des hyperliens dans mes textes',
      'pousser une page stratégique',
      'arborescence trop profonde',
      'culs-de-sac sans sortie',
      'libellés d’ancre variés',
      'google ne découvre pas mes contenus',
      'silo thématique décousu',
      'certaines pages ne sont accessibles depuis aucun menu',
      'il faut six clics pour arriver à la fiche',
      'renvoyer le lecteur d’un texte vers un autre',
      'cette page existe mais rien n’y mène',
      'mes billets ne se répondent pas',
      'quel mot souligner en bleu dans mon texte',
      'trop de renvois vers des pages disparues',
      'mettre en valeur une page depuis les autres',
      'articles de 2015 introuvables sur notre portail',
      'relever tous les raccourcis entre nos fiches',
      'où glisser un renvoi vers la prestation phare',
      'les visiteurs tombent sur des impasses',
      'compter combien de fois une page est citée',
      'voir aussi, lire également : lesquels proposer',
      'J’ai écrit quatre-vingts articles et aucun ne renvoie vers la page qui me fait vivre',
      'Mon logiciel compte douze mille liens, mais lesquels viennent du menu et lesquels du texte',
      'Google ne visite jamais ma page sur les vérandas, serait-ce parce qu’on n’y arrive de nulle part',
      'Ma rédaction peut ajouter vingt liens ce mois-ci, dis-nous précisément dans quelles phrases',
      'Tous nos liens s’intitulent « lire la suite », comment les rendre parlants',
      'Le nouveau menu a perdu des entrées et j’ai peur d’avoir coupé certaines pages du reste',
      'Secrétaire de mairie, je ne retrouve le formulaire de cantine qu’en passant par la loupe du site',
      'tisser des passerelles entre mes contenus',
      'pages perdues loin de l’accueil',
      'orphan pages',
    ],
  },
  date_creation: '2026-02-05T14:30:00Z',
  date_modification: '2026-10-27T08:35:00Z',
}
