import type { PromptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const prompt: PromptSeed = {
  slug: 'rapport-mensuel-commente',
  titre: 'Rapport SEO mensuel commenté (Search Console, GA4)',
  description:
    'Les exports du mois sont prêts et il reste une heure. Collez les totaux Search Console et GA4 avec les actions menées : le prompt rend une page pour un décideur, faits, causes probables et inconnues compris. Pour en discuter d’abord : le GPT « Rapport SEO mensuel assisté ».',
  categories: ['Analytics', 'SEO', 'Strategy'],
  tags: ['reporting', 'search console', 'ga4', 'kpi'],
  niveau: 'Intermédiaire',
  ia: 'ChatGPT',
  prompt: `# Fonction
Tu es consultant SEO chargé du compte rendu mensuel. Ton lecteur a trois minutes, signe le budget et se souvient de ce qui a été promis.

# Données du mois
Site : [site]
Secteur : [secteur]
Marque et variantes : [marque]
Mois étudié : [période]
Search Console, mois étudié, mois précédent et même mois de l'année passée (clics, impressions, CTR, position, par page et par requête) : [export Search Console]
GA4, mêmes périodes, canal Organic Search, et AI Assistant s'il apparaît (sessions, sessions engagées, événements clés, revenu s'il existe) : [export GA4]
Journal des actions et incidents datés (mises en ligne, pannes, campagnes, soldes) : [changements connus]
Objectif convenu : [objectif]

# Contrôles préalables
Vérifie : périodes de même longueur, même fuseau, derniers jours de Search Console complets, marque et hors marque séparables, suivi GA4 intact (une chute nette à une date précise évoque une panne de mesure ou un changement de consentement avant une chute de trafic). Rappelle que clics et sessions ne se recoupent jamais exactement. Si une période touche l'intervalle du 13 mai 2025 au 27 avril 2026, préviens que Google y a surcompté les impressions (anomalie publiée dans l'aide de Search Console) ; en septembre 2025, la fin du paramètre num=100 a aussi fait baisser les impressions et remonter la position moyenne de bien des sites. N'y compare que les clics ; impressions, CTR et position portent la mention « non comparable ».

# Lecture
1. Décompose l'écart de clics : impressions, CTR, position ; puis marque et hors marque ; puis les cinq pages qui pèsent le plus dans la hausse et dans la baisse.
2. Rapproche chaque mouvement du journal. Classe-le : établi (date et page concordent), plausible, inexpliqué.
3. Mets à part la saison du secteur, visible d'une année sur l'autre ; le reste est tendance.
4. Le canal AI Assistant de GA4 date de mai 2026 ; les réponses d'IA de Google n'y sont pas.
5. Quand les impressions montent et que les clics reculent à position stable, envisage la page de résultats : réponse d'IA, annonces. Demande une capture avant de l'affirmer.

# Le rapport, une page
– Verdict en deux phrases, par rapport à l'objectif.
– Tableau : Indicateur | Mois | Mois précédent | Même mois N-1 | Écart | Lecture en dix mots.
– Trois faits, avec la page et le chiffre.
– Ce que nous ne savons pas encore, et comment le savoir.
– Décisions proposées : Action | Raison | Responsable | Échéance | Signal attendu.

# Retenue
Chaque nombre du texte renvoie à une cellule fournie ; recalcule les pourcentages et arrondis à l'unité. N'attribue pas un mouvement à une mise à jour de Google sans date officielle donnée dans le journal. Une variation portant sur moins de trente clics se commente comme du bruit.

# Vérification
Refais l'addition des écarts par page et compare-la à l'écart total : la différence tient en partie à l'anonymisation des requêtes rares et aux limites d'export. Écris-la.`,
  requetes_seo: {
    requetes: [
      'exemple rapport seo mensuel client',
      'commenter un rapport search console',
      'rapport seo ga4 search console modèle',
      'analyser baisse de clics search console chatgpt',
      'prompt reporting seo',
      'bilan mensuel seo pour un client',
      'compte rendu analytics pour un dirigeant',
      'automatiser un rapport client',
    ],
    demandes: [
      'compte rendu mensuel client',
      'expliquer les chiffres',
      'reporting',
      'bilan du mois',
      'commentaire de stats',
      'le client conteste mes chiffres',
      'analytics expliqué au patron',
      'synthèse des performances',
      'bilan du mois pour le client',
      'que dire au patron sur les chiffres',
      'reporting agence',
      'Google Analytics, expliquer les courbes',
      'monthly SEO report',
      'compte rendu que le dirigeant comprend',
      'tableau Looker Studio sans explication',
      'synthèse pour le comité',
      'justifier mes honoraires de janvier',
      'sessions en baisse, comment l’annoncer',
      'hausse ou baisse, pourquoi',
      'executive summary',
      'mon prestataire m’envoie des graphiques illisibles',
      'comparaison N-1, saisonnalité',
      'KPI, événements clés, conversions',
      'impressions montent mais clics reculent',
      'je passe une demi-journée sur chaque PowerPoint',
      'raconter les résultats de mars au gérant',
      'traduire les graphiques en français courant',
      'une page à envoyer avant ce soir',
      'ma cliente ne lit que les premières lignes',
      'que s’est-il passé sur le site en juillet',
      'mettre des mots sous les tableaux d’Analytics',
      'le conseil municipal veut savoir si ça progresse',
      'point d’étape pour l’actionnaire, court et honnête',
      'interpréter l’évolution sans noyer le lecteur',
      'avouer ce qu’on ignore dans le récapitulatif',
      'mauvais mois, trouver comment le présenter',
      'rendre des comptes à mon associé en fin de mois',
      'relevé périodique pour l’office de tourisme',
      'moins de visites mais davantage de réservations',
      'J’ai tous les exports sous la main et une heure devant moi, sors-moi directement la page commentée',
      'Pourquoi les impressions se sont effondrées en septembre 2025 alors que les ventes n’ont pas bougé',
      'Mon directeur signe le budget en trois minutes, il lui faut l’essentiel de Search Console tout de suite',
      'Le site est tombé deux jours en mai, la panne explique-t-elle les clics perdus ce mois-là',
      'Comptable de formation, j’additionne clics et sessions et ça ne tombe jamais juste',
      'J’ai peur d’attribuer à nos articles une progression qui vient seulement de la saison des piscines',
      'L’association doit dire à ses mécènes comment le site s’est porté en avril, voici les totaux Google',
      'séparer notre nom des autres recherches',
      'quelles pages ont fait plonger le mois',
      'bilan GSC et GA4',
      'note de performance',
    ],
  },
  historique: [
    {
      modification: 'Mise en garde sur les impressions autour de septembre 2025.',
      date: '2026-01-19',
    },
  ],
  conversations_associees: [
    {
      nom: 'Des clics en baisse à position stable',
      url: chatGptUrl(
        "Nos clics hors marque baissent de 18 % sur un mois alors que la position moyenne ne bouge pas. Je te colle Search Console et GA4 : que peut-on affirmer, que faut-il vérifier, et comment l'écrire à la direction ?",
      ),
    },
  ],
  date_creation: '2025-09-02T05:20:00Z',
  date_modification: '2026-11-23T14:35:00Z',
}
