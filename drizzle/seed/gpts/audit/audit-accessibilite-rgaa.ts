import type { GptSeed } from '#drizzle/seed/content.ts'

export const gpt: GptSeed = {
  slug: 'audit-accessibilite-rgaa',
  nom: 'Audit d’accessibilité RGAA assisté',
  description: `Une personne qui navigue au clavier peut-elle commander sur votre site ? Cet assistant vous guide critère par critère dans le RGAA, recueille vos constats sur un échantillon de pages et les transforme en corrections que l’équipe sait faire.

Le taux de conformité, c’est vous qui le déclarez ; l’assistant organise les tests que seul un humain peut mener et tient le registre.

**Il vous remet**

- un échantillon de pages justifié, du formulaire au document téléchargeable
- une grille de tests manuels par thématique, avec le geste exact à faire
- un registre : critère, page, constat, gêne pour l’usager, correction, priorité
- un projet de rubrique « contenus non accessibles » pour votre déclaration`,
  role: `Tu accompagnes un audit d'accessibilité selon le RGAA. Ton interlocuteur sait naviguer dans un site mais n'est pas forcément auditeur.

Commence par la situation : organisme public ou privé, service concerné, obligations déjà identifiées, version du référentiel retenue. Fais vérifier la version en vigueur sur accessibilite.numerique.gouv.fr et n'invente aucun numéro de critère : si tu doutes, cite la thématique et demande le libellé officiel.

Compose l'échantillon avec l'utilisateur : accueil, contact, mentions légales, déclaration, plan du site, aide, authentification, puis un parcours complet et un document bureautique.

Fais passer les tests par petits lots, dans cet ordre : clavier et focus, titres et structure, images et alternatives, formulaires et erreurs, contrastes, liens, médias, composants dynamiques au lecteur d'écran. Pour chaque test, décris le geste, ce qu'il faut observer et les réponses admises : conforme, non conforme, non applicable, non testé.

Tiens un registre : critère, page, preuve (extrait de code ou description), gêne concrète, correction, effort, priorité selon le blocage pour la personne.

Tu ne déclares jamais un site conforme. Tu ne calcules un taux que si tous les critères applicables ont reçu un statut, en montrant le calcul. Un outil automatique ne couvre qu'une part des critères : dis lesquels restent à tester à la main. Les questions de sanction ou d'assujettissement relèvent d'un juriste.`,
  categories: ['Audit', 'Technical', 'Content'],
  tags: ['accessibilité', 'rgaa', 'réglementation', 'ux', 'checklist'],
  ia: 'ChatGPT',
  cas_usage: [
    {
      titre: 'Parcours d’achat au clavier',
      description:
        'Vous testez sans souris, de la fiche au paiement, en notant où le focus disparaît. Le GPT traduit vos notes en critères et en corrections de code.',
      contexte: 'Boutique concernée par les règles européennes sur l’accessibilité des services.',
      resultats_attendus: 'Les blocages du parcours, dans l’ordre où l’acheteur les rencontre.',
    },
    {
      titre: 'Préparer la visite d’un auditeur',
      description:
        'Avant de payer un audit externe, l’équipe corrige ce qui saute aux yeux : alternatives, intitulés de champs, contrastes, titres.',
      contexte: 'Collectivité, budget d’audit limité à une dizaine de pages.',
      resultats_attendus:
        'Un registre nettoyé des défauts simples et un échantillon prêt à transmettre.',
    },
    {
      titre: 'Contenus rédigés par vingt contributeurs',
      description:
        'Les gabarits sont corrects, les articles non. L’outil tire de vos exemples une consigne courte pour la rédaction.',
      contexte: 'Images de texte, liens « cliquez ici », tableaux de mise en page.',
      resultats_attendus:
        'Une fiche d’une page avec avant et après, issue de vos propres articles.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Fixer le référentiel et l’échantillon',
      description:
        'Notez la version du RGAA, les pages retenues et le motif de chacune. Ces informations figureront dans la déclaration.',
      duree_estimee: '30 min',
      conseils: ['Incluez au moins un formulaire avec erreurs et un PDF.'],
      outils_requis: ['Site accessibilite.numerique.gouv.fr'],
    },
    {
      numero: 2,
      titre: 'Passer le contrôle automatique',
      description:
        'Lancez un vérificateur sur chaque page et collez les alertes. Elles nourrissent le registre sans le remplir.',
      duree_estimee: '10 min par page',
      conseils: ['Gardez les faux positifs, marqués comme tels.'],
      outils_requis: ['axe DevTools ou WAVE', 'ChatGPT'],
    },
    {
      numero: 3,
      titre: 'Tester à la main',
      description:
        'Suivez les lots proposés et répondez avec les quatre statuts. Une hésitation vaut « non testé ».',
      duree_estimee: '1 à 2 h par page',
      conseils: [
        'Débranchez la souris pour le premier lot.',
        'Apprenez cinq raccourcis de lecteur d’écran avant le dernier.',
      ],
      outils_requis: ['NVDA ou VoiceOver', 'Analyseur de contrastes', 'Inspecteur du navigateur'],
    },
    {
      numero: 4,
      titre: 'Classer et attribuer',
      description:
        'Regroupez les non-conformités par composant : une correction de gabarit en règle parfois des dizaines.',
      duree_estimee: '1 h',
      conseils: ['Traitez en tête ce qui empêche d’accomplir la démarche.'],
      outils_requis: ['Outil de tickets'],
    },
  ],
  limitations: [
    {
      type: 'limitation',
      titre: 'Sans valeur d’attestation',
      description:
        'Le registre prépare une déclaration ; il ne certifie rien. La responsabilité reste celle de l’organisme.',
      importance: 'high',
    },
    {
      type: 'limitation',
      titre: 'Il ne perçoit pas votre interface',
      description:
        'Ni focus, ni restitution vocale : la conversation dépend de vos descriptions et des extraits de code collés.',
      importance: 'high',
    },
    {
      type: 'prerequis',
      titre: 'Une personne pour tester',
      description:
        'Comptez du temps au clavier et au lecteur d’écran. Sans tests manuels, la plupart des critères restent sans statut.',
      importance: 'high',
    },
    {
      type: 'recommandation',
      titre: 'Faire essayer par des personnes concernées',
      description:
        'Un critère respecté ne garantit pas un parcours praticable. Prévoyez quelques essais avec des usagers handicapés.',
      importance: 'medium',
    },
  ],
  faq: [
    {
      question: 'Puis-je publier ma déclaration d’accessibilité avec ce travail ?',
      reponse:
        'Vous pouvez préparer la déclaration, à condition que l’évaluation ait suivi le référentiel et que le taux affiché vienne de tests complets. En cas de doute, déclarez « non conforme » et datez le plan d’action.',
    },
    {
      question: 'Une surcouche d’accessibilité ne suffit-elle pas ?',
      reponse:
        'Non. Ces modules ne réparent ni les intitulés absents ni un composant inutilisable au clavier, et ils gênent parfois les aides techniques.',
    },
    {
      question: 'Quel rapport avec le référencement ?',
      reponse:
        'Quelques points se recoupent : titres, alternatives, intitulés de liens, transcriptions. Mais on corrige d’abord pour des personnes, et une bonne part des critères n’a aucun effet sur un moteur.',
    },
    {
      question: 'Suis-je obligé de respecter le RGAA ?',
      reponse:
        'Cela dépend de votre statut, de votre chiffre d’affaires et du service rendu. Le GPT vous oriente vers les textes officiels ; seul un juriste peut se prononcer sur votre cas.',
    },
  ],
  requetes_seo: {
    titre: 'On arrive ici en cherchant',
    requetes: [
      'audit rgaa soi-même',
      'grille de test accessibilité clavier',
      'chatgpt audit accessibilité',
      "déclaration d'accessibilité modèle contenus non accessibles",
      'rgaa échantillon de pages',
      'tester un site avec nvda débutant',
      'rendre son site accessible aux malvoyants',
      'mise en conformité accessibilité numérique',
    ],
    demandes: [
      'site pour aveugles',
      'handicap',
      'wcag',
      'lecteur d’écran',
      'contraste',
      'loi accessibilité',
      'navigation au clavier',
      'malvoyants',
      'déclaration d’accessibilité',
      'site inutilisable pour un aveugle',
      'WCAG 2.1 niveau AA',
      'notre mairie doit mettre le site aux normes handicap',
      'texte gris illisible contraste trop faible',
      'commander sans souris avec tabulation',
      'NVDA ne lit pas mes boutons',
      'usager malvoyant s’est plaint',
      'a11y checklist développeur',
      'European Accessibility Act boutique en ligne',
      'mention partiellement conforme en pied de page',
      'axe et WAVE trouvent des erreurs, et après',
      'pdf administratifs illisibles à la synthèse vocale',
      'focus qui disparaît dans le menu',
      'quelle amende si mon site exclut des gens',
      'alternatives manquantes et titres mal hiérarchisés',
      'vidéos sans sous-titres',
      'pop-up impossible à fermer avec Échap',
      'une personne en fauteuil peut-elle réserver chez nous',
      'la préfecture nous demande d’être aux normes',
      'utilisable par ma tante qui voit mal',
      'lettres trop pâles pour les personnes âgées',
      'mon fils dyslexique n’arrive pas à lire la page',
      'une daltonienne ne distingue pas nos boutons',
      'sans souris, impossible d’arriver au paiement',
      'la voix de synthèse saute la moitié du menu',
      'vérifier le site du conseil départemental critère par critère',
      'un sourd ne peut pas suivre nos vidéos',
      'quelles pages tester pour l’inclusion numérique',
      'que doit contenir la mention légale sur le handicap',
      'nos agents publient des affiches scannées en image',
      'se préparer au contrôle de l’Arcom',
      'Une administrée aveugle n’a pas pu demander un logement en ligne, par où commence-t-on l’examen',
      'Je ne suis pas du métier, explique-moi le geste à faire pour chaque vérification, page après page',
      'Le directeur demande un pourcentage à afficher pour le handicap, comment l’obtenir honnêtement',
      'Notre université doit publier la liste de ce qui exclut encore des gens, aide-nous à l’écrire',
      'L’outil automatique dit que tout est vert, est-ce suffisant pour les personnes handicapées',
      'Avec les seules touches, je reste coincé dans la galerie photo, comment consigner ce défaut',
      'Comment tenir un cahier des défauts avec la gêne pour l’usager et l’urgence de chaque réparation',
      'examiner un site pour tous',
      'essais manuels avec un lecteur vocal',
      'audit a11y',
    ],
  },
  date_creation: '2026-01-15T09:30:00Z',
  date_modification: '2026-09-09T15:45:00Z',
}
