import type { PromptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const prompt: PromptSeed = {
  slug: 'prevision-trafic-budget',
  titre: 'Prévision de trafic et argumentaire budgétaire',
  description:
    'Pour défendre un budget SEO devant une direction financière : à partir de votre propre courbe de clics, de vos volumes et de votre marge, le prompt bâtit trois scénarios, calcule le point mort et rédige la note. Les dépenses se répartissent avec le GPT « Budget SEO annuel, poste par poste ».',
  categories: ['Strategy', 'Analytics', 'Marketing'],
  tags: [
    'prévision de trafic',
    'budget',
    'roi',
    'volumes de recherche',
    'taux de clic',
    'comité de direction',
  ],
  niveau: 'Expert',
  ia: 'ChatGPT',
  prompt: `Tu prépares un dossier d'investissement SEO. Le directeur financier qui le lira cherchera l'hypothèse cachée : ton travail est de ne pas en laisser.

# Chiffres de l'entreprise
1. Requêtes visées, volume mensuel, position actuelle, outil d'origine : [liste de requêtes] (pays : [pays])
2. Clics, impressions et position par requête hors marque ([marque]) et par mois, seize mois si possible : [export Search Console]
3. Conversions organiques, taux, valeur moyenne, marge : [données économiques]
4. Dépenses prévues par poste et par mois, temps interne compris : [budget]
5. Objectif, horizon et date de démarrage : [objectif], [échéance]

# Méthode de calcul
**Courbe de clics maison.** Calcule le CTR médian par tranche de position (1, 2-3, 4-6, 7-10, 11-20) sur les requêtes d'au moins 100 impressions de l'export, en séparant si possible celles dont la page de résultats porte une réponse d'IA. Écarte les jours du 13 mai 2025 au 27 avril 2026 : Google y a surcompté les impressions, ce qui abaisse le CTR. Une tranche de moins de dix requêtes est fragile. Pas de courbe publique.

**Référence sans action.** Pars des douze derniers mois et corrige avec les mois présents deux fois dans l'export. Seize mois, limite de Search Console, ne séparent pas saison et tendance : demande un historique GA4 plus long ou écris la réserve. Chaque scénario se compare à cette référence.

**Trois scénarios.** Prudent, central, haut. Chacun fixe, requête par requête : position atteinte, mois d'atteinte, part de requêtes qui n'y arrivent pas, baisse de CTR liée aux réponses d'IA. Clics gagnés = volume × (CTR de la tranche visée, baisse déduite − CTR actuel) × part de réussite. Un volume compte des recherches : ne l'additionne pas entre requêtes quasi synonymes.

**Argent.** Marge gagnée = clics × taux de conversion × valeur × taux de marge. Cumule mois par mois, soustrais les dépenses, donne le mois du point mort ou écris « non atteint ». Dis quels scénarios atteignent l'objectif.

**Sensibilité.** Fais varier de ±30 % une hypothèse à la fois et nomme les deux qui renversent la décision.

# Documents à rendre
A. Registre : Hypothèse | Valeur par scénario | Origine (export, entreprise, jugement) | Qui la valide | Comment on saura qu'elle est fausse, et quand.
B. Tableau mensuel : Mois | Référence | Prudent | Central | Haut | Dépenses cumulées | Marge cumulée centrale.
C. Note de 350 mots : demande, ce qu'elle achète, fourchette, coût de ne rien faire, risques, étapes de décision avec seuil d'arrêt.
D. Cinq questions hostiles et leurs réponses.

# Bornes
Le mot « garanti » est banni ; tout scénario a sa fourchette. Volume, marge ou taux de conversion manquant : la colonne argent reste vide et tu le demandes. Les valeurs de jugement sont marquées et attendent un accord.

# Recoupement
Cache les quatre derniers mois, refais la référence avec le reste et compare. Donne l'écart ; au-delà de 25 %, élargis les fourchettes et signale-le dans la note.`,
  conversations_associees: [
    {
      nom: 'Défendre 60 000 € sur dix-huit mois',
      url: chatGptUrl(
        "Je dois défendre 60 000 € de budget SEO sur dix-huit mois devant un directeur financier. J'ai l'export Search Console, les volumes et la marge moyenne. Quelles hypothèses faut-il poser d'abord, et lesquelles va-t-il attaquer ?",
      ),
    },
  ],
  requetes_seo: {
    titre: 'Requêtes de ceux qui défendent un budget',
    requetes: [
      'prévision trafic seo méthode',
      'calculer roi seo prévisionnel',
      'justifier un budget seo direction',
      'estimer trafic organique potentiel',
      'business case seo exemple',
      'courbe ctr par position search console',
      'combien rapporte le référencement',
      "objectif de trafic pour l'année prochaine",
    ],
    demandes: [
      'combien ça va rapporter',
      'estimer le trafic futur',
      'business plan seo',
      'retour sur investissement',
      'mon patron veut des chiffres',
      'justifier mon salaire',
      'projection de visites',
      'convaincre le directeur financier',
      'combien ça va me rapporter',
      'ROI du référencement',
      'convaincre le DAF',
      'business case',
      'forecast SEO',
      'retour sur investissement au bout de combien de mois',
      'le patron demande des chiffres',
      'justifier mon poste et l’enveloppe',
      'break-even, point mort',
      'projection de visites à douze mois',
      'SEA trop cher, basculer l’argent',
      'CTR curve par position',
      'rentabilité d’une prestation d’agence',
      'scénario pessimiste, réaliste, optimiste',
      'CODIR, slides, chiffrage',
      'estimer le chiffre d’affaires organique',
      'combien investir l’an prochain',
      'objectifs annuels à promettre à un client',
      'le boss exige des montants avant de signer',
      'à partir de quand on récupère la mise',
      'défendre ma demande devant la directrice financière',
      'est-ce que ça vaut l’argent demandé',
      'anticiper les réservations de la saison prochaine',
      'trois hypothèses pour le conseil d’administration',
      'prouver que dix mille francs seront rentables',
      'le trésorier de l’asso refuse la dépense',
      'si on ne fait rien, on perd combien',
      'compter le gain en marge, pas en clics',
      'quelle fourchette annoncer sans mentir',
      'dossier d’investissement pour la banque',
      'les actionnaires me cuisineront sur chaque calcul',
      'convertir des places gagnées en euros',
      'la présidente de la coopérative demande ce qu’on gagnera en passant de la page deux à la première',
      'mon N+1 a coupé les crédits du site, il me faut un argumentaire qu’un contrôleur de gestion accepte',
      'consultante, je fais face à un prospect qui exige des ventes garanties, comment chiffrer en restant honnête',
      'combien de commandes en plus par mois si nos vingt expressions entrent parmi les trois premiers résultats',
      'avec les réponses de l’IA en haut de Google, mes anciennes estimations de clics tiennent-elles encore',
      'ma comptable veut savoir quel mois l’opération cessera de coûter plus qu’elle ne rapporte',
      'un logiciel nous prédit deux cent mille visiteurs avec une formule toute faite, je n’y crois pas',
      'chiffrer les gains avant d’engager l’argent',
      'prévisionnel de visiteurs et de bénéfice',
      'payback SEO',
    ],
  },
  historique: [
    { modification: 'Recoupement rétrospectif sur les données de l’année.', date: '2026-10-30' },
  ],
  date_creation: '2026-07-08T08:20:00Z',
  date_modification: '2026-11-09T08:25:00Z',
}
