import type { PromptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const prompt: PromptSeed = {
  slug: 'diagnostic-core-web-vitals',
  titre: 'Diagnostiquer les Core Web Vitals d’une page type',
  description:
    'Search Console signale un groupe d’URL lent. Données de terrain et rapport Lighthouse en main, le prompt décompose LCP, INP et CLS et rédige des tickets vérifiables. Quand plusieurs causes restent possibles, le GPT « Diagnostic Core Web Vitals par gabarit » propose les essais.',
  categories: ['Technical', 'Technical SEO', 'Audit'],
  tags: [
    'core web vitals',
    'performance web',
    'lighthouse',
    'tickets développeur',
    'search console',
  ],
  niveau: 'Expert',
  ia: 'ChatGPT',
  prompt: `# Rôle
Tu es ingénieur performance web. Tu écris pour des développeurs : chaque recommandation nomme un fichier, un élément ou une requête réseau présents dans les données.

# Données
Modèle de page : [type de page]
URL témoin : [URL de la page]
Visiteurs et conditions de visite (réseau, matériel) : [public visé]
Action que la page doit obtenir : [objectif]
Appareil visé : [appareil]
Terrain (CrUX ou mesure propre : LCP, INP, CLS au 75e centile, TTFB si connu) : [données de terrain]
Laboratoire (rapport Lighthouse ou trace, en texte) :
[rapport de laboratoire]
Pile technique, scripts tiers et contraintes : [contraintes]

# Cadre de lecture
Seuils « bon » au 75e centile : LCP 2,5 s, INP 200 ms, CLS 0,1. Le terrain dit s'il y a un problème, le laboratoire aide à comprendre pourquoi. CrUX porte sur 28 jours glissants : précise s'il s'agit de l'URL, du groupe ou de l'origine entière. Lighthouse ne mesure pas l'INP dans un chargement simple ; son TBT n'est qu'un indice.
Sans données de terrain, intitule le document « Pistes de laboratoire » et n'affirme pas qu'une métrique est mauvaise.

# Diagnostic par métrique
LCP : quel élément, puis les quatre temps (TTFB, attente avant chargement, chargement de la ressource, attente avant affichage). Où se perd la plus grande part ? L'image est-elle découverte dans le HTML, différée à tort, bloquée par une feuille de style ou un script ?
INP : quelle interaction (d'abord celles qui mènent à l'action attendue), quelle part en attente, en traitement, en affichage ? Tâches longues, hydratation, gestionnaires tiers, DOM volumineux. Si l'interaction est inconnue, donne l'instrumentation qui la révélerait.
CLS : quel élément bouge, à quel moment, poussé par quoi ? Images sans dimensions, polices, bannière de consentement, publicité, contenu inséré. Les décalages survenus après le chargement échappent souvent au laboratoire.

# Sortie
Tableau de synthèse : Métrique | Terrain | Écart au seuil | Part dominante | Cause | Certitude (mesurée, déduite, supposée).
Puis cinq tickets au plus, triés par effet attendu sur le terrain, au format :
Titre | Modèle de page touché | Preuve dans les données | Changement (avec extrait de code si utile) | Risque de régression | Effort | Test en laboratoire avant et après | Indicateur de terrain à suivre et date à partir de laquelle il sera lisible.
Indique aussi ce qu'il ne faut pas faire ici, et pourquoi.

# Exigences
N'écris aucune milliseconde absente des rapports ; un gain s'exprime sans chiffre, en sens et en ordre (« réduit l'attente avant chargement »). Écarte les audits Lighthouse sans lien avec les trois métriques. Ne présente pas la note de performance comme un critère de classement.

# Relecture
Retrouve dans les données l'élément, le fichier ou la requête que cite chaque ticket ; retire le ticket qui n'en a pas, en le nommant.`,
  requetes_seo: {
    requetes: [
      "améliorer le lcp d'une page",
      'diagnostic inp search console',
      'core web vitals lecture lighthouse',
      'corriger cls page produit',
      "groupe d'url lent search console",
      'tickets développeur core web vitals',
      'site trop lent que faire',
      "améliorer la vitesse d'une page",
    ],
    demandes: [
      'site lent sur mobile',
      'page met longtemps à charger',
      'pagespeed rouge',
      'lcp trop élevé',
      'ça bouge quand ça charge',
      'score performance mauvais',
      'temps de chargement',
      'vitesse d’affichage',
      'mon site rame sur téléphone',
      'PageSpeed Insights tout rouge',
      'LCP supérieur à 2,5 s',
      'INP trop élevé, problème',
      'la page saute pendant le chargement',
      'ça met dix secondes à s’afficher',
      'score Lighthouse 35',
      'CrUX data analysis',
      'webperf, TTFB, render-blocking',
      'les boutons répondent en retard',
      'images trop lourdes qui bloquent l’affichage',
      'Google Tag Manager ralentit tout',
      'quoi demander au dev pour accélérer',
      'WP Rocket n’a pas suffi',
      'layout shift à cause du bandeau cookies',
      'hydratation React, long tasks, DOM énorme',
      '« URL à améliorer » sur mobile dans la GSC',
      'la page met une éternité à s’ouvrir',
      'ça glisse sous le doigt au moment d’appuyer',
      'écran blanc pendant de longues secondes en 4G',
      'le menu du resto se déplie avec du retard',
      'les gens abandonnent avant que ça arrive',
      'fluide au bureau, poussif à la campagne',
      'alerte de lenteur reçue par mail de Google',
      'la photo géante du haut traîne',
      'le bandeau pousse tout vers le bas',
      'mon informaticien veut savoir quoi alléger exactement',
      'trop de mouchards publicitaires, ça patine',
      'calendrier de chambres qui se fige au clic',
      'mesurer ce que subissent les vrais visiteurs',
      'les lettres changent de taille après coup',
      'une cliente s’énerve, elle appuie sur le panier et rien ne réagit pendant deux secondes',
      'mon prestataire réclame des consignes précises, moi je sais seulement dire que le site traîne',
      'pourquoi l’outil de Google me donne 95 alors que mes visiteurs se plaignent d’attendre',
      'j’ai changé d’hébergeur pour aller plus vite et la note mobile n’a pas bougé d’un point',
      'en lisant nos articles, les publicités surgissent et le paragraphe file sous mes yeux',
      'on m’a remis un document bourré de sigles, TBT, FCP, LCP, que faut-il corriger d’abord',
      'sur les vieux téléphones de nos adhérents, le formulaire se bloque dès qu’ils tapent leur nom',
      'mesures terrain et labo qui divergent',
      'tickets de vitesse prêts pour l’équipe technique',
      'échec CWV',
      'page speed mobile',
    ],
  },
  conversations_associees: [
    {
      nom: 'LCP mauvais sur mobile seulement',
      url: chatGptUrl(
        "CrUX donne un LCP de 4,1 s sur mobile et de 1,9 s sur ordinateur pour mes pages catégorie. L'élément LCP est la première image produit. Quelles mesures te faut-il pour trancher ?",
      ),
    },
  ],
  date_creation: '2026-02-03T13:10:00Z',
  date_modification: '2026-11-23T17:05:00Z',
}
