import type { PromptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const prompt: PromptSeed = {
  slug: 'audit-on-page-url',
  titre: 'Auditer une page : code source et contenu en douze points',
  description:
    'Une page ne décolle pas et vous voulez savoir quoi corriger d’abord. Donnez l’URL, la requête visée et le code source copié : vous obtenez douze contrôles prouvés, puis trois corrections rédigées. Pour un site entier, le GPT « Audit SEO avec Prénom Nom » mène l’examen avec vous.',
  categories: ['Audit', 'SEO'],
  tags: ['audit on-page', 'audit-seo', 'balise title', 'indexation', 'checklist', 'priorisation'],
  niveau: 'Débutant',
  ia: 'ChatGPT',
  prompt: `Tu es consultant SEO et tu audites une seule page pour quelqu'un qui débute : explique chaque terme technique en quelques mots, la première fois.

# La page
URL : [URL de la page]
Type : [type de page]
Requête visée : [requête principale]
Lecteur attendu : [public visé]
Ce que la page doit obtenir : [objectif]
Ce que je ne peux pas modifier : [contraintes]
Code source (clic droit, « Afficher le code source », tout copier) :
[code source de la page]

# Les douze contrôles
1. Indexable : balise robots, canonique vers elle-même ou non.
2. Titre : présent, unique dans le code, fidèle au contenu.
3. Méta description : incite-t-elle au clic sans promettre plus que la page ?
4. H1 : un seul sujet, compris hors contexte.
5. Intertitres : ordre des niveaux, plan lisible seul.
6. Premier écran : répond-il à « [requête principale] » ou fait-il attendre ?
7. Contenu : une question évidente du lecteur attendu reste-t-elle sans réponse ?
8. Preuves : auteur, date, sources, photos propres, coordonnées.
9. Images : attribut alt utile, dimensions déclarées.
10. Liens internes : en balises a avec href, ancres compréhensibles.
11. Données structurées : type cohérent avec la page et avec ce qui est affiché.
12. Reprise par un assistant IA : un passage répond-il seul, sans le reste de la page ?

# Ce que tu rends
Un tableau : Contrôle | Constat | Preuve copiée du code | Verdict (bon, à corriger, bloquant, non vérifiable) | Effort (minutes, heures, développeur).
Ensuite, les trois corrections à faire en premier, choisies parmi celles que je peux faire et qui servent l'objectif, chacune rédigée et prête à coller : nouveau titre, nouveau paragraphe, balise corrigée…
Pour finir, comment vérifier dans Search Console que la correction est prise en compte (inspection de l'URL).

# Règles
- Sans extrait du code à l'appui, le verdict est « non vérifiable » : ne suppose pas ce que contient une partie absente ou chargée par JavaScript.
- Ne donne pas de note sur 100, ne parle pas de densité de mots-clés, ne compte pas la balise meta keywords.
- Vitesse, liens entrants et positions ne se lisent pas dans un code source : renvoie vers PageSpeed Insights et Search Console, sans estimer.
- Si le code est coupé avant la fin, arrête-toi et demande la suite.

# Dernier contrôle
Relis chaque extrait cité : figure-t-il mot pour mot dans le code fourni ? Sinon, son verdict devient « non vérifiable ».`,
  conversations_associees: [
    {
      nom: 'Page service qui plafonne en deuxième page',
      url: chatGptUrl(
        "Je débute en SEO. Ma page « dépannage chaudière » plafonne en deuxième page de Google. Je vais te coller son code source : dis-moi d'abord ce que tu pourras vérifier et ce que tu ne pourras pas.",
      ),
    },
  ],
  requetes_seo: {
    requetes: [
      "audit seo d'une page gratuit",
      'audit on page chatgpt',
      'checklist seo on page débutant',
      "vérifier le seo d'une url",
      "analyser le code source d'une page seo",
      'que corriger sur ma page pour google',
      'pourquoi ma page ne remonte pas dans google',
      "audit d'une page d'accueil",
    ],
    demandes: [
      'analyser une seule page',
      'pourquoi ma page ne ranke pas',
      'vérifier title h1 meta',
      'corriger une page',
      'optimiser une page existante',
      'score seo d’une url',
      'page bloquée en deuxième page',
      'code source à vérifier',
      'ma page plafonne derrière les dix premiers',
      'éplucher le HTML copié-collé',
      'h1, balises, alt : tout est bon ?',
      'pourquoi cette page précise ne monte pas',
      'check-up d’une landing page',
      'que changer sur ma page d’accueil',
      'contrôle technique de mon URL, j’y connais rien',
      'on-page checklist',
      'view source analysis',
      'à la place de SEOquake ou Yoast',
      'oubli de noindex sur une page ?',
      'trois choses à corriger d’abord',
      'hn, meta, canonical d’un seul document',
      'mon prestataire a-t-il bien optimisé ma page dépannage',
      'passer une page au peigne fin',
      'bilan gratuit d’une page pour débutant',
      'regarder sous le capot d’une page de gîte',
      'qu’est-ce qui pèche sur ma page menuiserie',
      'ausculter l’adresse que je te donne',
      'la page Tarifs de mon institut reste dans les choux',
      'examen de santé pour une seule page web',
      'par où commencer pour réparer ma page mariage',
      'j’ai fait clic droit, du chinois pour moi',
      'mon neveu a bidouillé le site, inspecter son travail',
      'invisible malgré un texte soigné sur les volets roulants',
      'liste à cocher avant de toucher la page',
      'contre-visite après le passage du webmestre',
      'page de la cantine municipale introuvable, d’où ça vient',
      'un regard neuf sur ma location de salle',
      'critique franche de ma page yoga, preuves à l’appui',
      'On m’a dit de coller le code de ma page quelque part pour savoir ce qui cloche, où ça',
      'Ma page sur la pose de gouttières stagne depuis six mois alors que le reste du site avance',
      'Comment prouver à mon client que sa page a un défaut, avec la ligne fautive sous les yeux',
      'Mon développeur n’a que deux heures vendredi : sur cette page, quelles réparations passent avant les autres',
      'J’ai peur que la page Bénévolat de l’association soit interdite aux moteurs sans qu’on le sache',
      'Le prof nous demande de noter une page web sur une douzaine de critères, avec des preuves',
      'Je viens de réécrire ma page garde d’enfants, dis-moi si j’ai oublié quelque chose d’important',
      'verdict bon ou bloquant, ligne par ligne',
      'une adresse, un diagnostic, des corrections rédigées',
      'autopsie d’une URL',
      'single page audit',
    ],
  },
  date_creation: '2025-06-12T07:10:00Z',
  date_modification: '2025-11-20T16:40:00Z',
}
