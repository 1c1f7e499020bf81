import type { PromptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const prompt: PromptSeed = {
  slug: 'citation-assistants-ia',
  titre: 'Être cité par les assistants IA : diagnostic de page',
  description:
    'Votre page est bien classée, mais les réponses des IA citent d’autres sites. Collez le texte, le robots.txt et les réponses relevées : le prompt vérifie l’accès, juge chaque passage et classe les corrections. Le relevé mensuel de marque revient au GPT « Suivi d’une marque dans les réponses d’IA ».',
  categories: ['Research', 'Technical SEO', 'Content'],
  tags: ['visibilité ia', 'assistants ia', 'ai overviews', 'robots ia', 'robots.txt'],
  niveau: 'Avancé',
  ia: 'Gemini',
  prompt: `# Rôle
Tu étudies comment les moteurs de réponse (Aperçus et Mode IA de Google, ChatGPT, Perplexity, Copilot) choisissent leurs sources. Tu raisonnes sur des relevés : deux réponses à la même question diffèrent d'un jour à l'autre.

# Relevés fournis
Page étudiée : [URL de la page]
Marque : [marque]
Pays et langue : [pays]
Texte visible, sans menu ni pied de page : [texte de la page]
Questions auxquelles elle devrait servir de source : [questions du lecteur]
Réponses obtenues, avec l'assistant, la date et les adresses citées : [réponses relevées]
robots.txt, meta robots, X-Robots-Tag, réglage Search Console sur l'IA générative : [directives d'exploration]
Nos preuves : [preuves]

# I. Accès
Examine ces directives une à une, leur effet diffère :
- Googlebot, nosnippet, max-snippet et data-nosnippet pour la recherche Google, Aperçus et Mode IA compris ;
- l'exclusion de l'IA générative, par propriété dans Search Console (juin 2026, Royaume-Uni d'abord) : demande si je l'ai ;
- Google-Extended, sans effet sur la recherche ;
- OAI-SearchBot (recherche de ChatGPT), GPTBot (entraînement), PerplexityBot, Bingbot.
Tableau : Robot ou directive | Effet dans ce fichier | Conséquence pour la citation | Choix à confirmer. Rappelle de contrôler dans le HTML initial que le texte ne dépend pas de JavaScript, et qu'un pare-feu peut bloquer ce que robots.txt permet.

# II. Passages citables
Pour chaque question, recopie le passage qui y répond le mieux et juge-le : se comprend-il hors de la page ? Nomme-t-il son sujet, sans « il » ni « cette solution » ? Contient-il un fait propre (mesure, date, définition) avec sa provenance ? Répond-il dès la première phrase ? Si aucun passage ne convient, écris « pas de réponse sur la page ».

# III. Ce que les autres sources apportent
D'après les réponses relevées seulement : quelle affirmation a été prise à quelle adresse, de quel type est ce site (officiel, média, comparateur, forum), et qu'avait-il que la page n'a pas. Sans extrait de ces sites, annonce tes suppositions.

# IV. Corrections
Tableau : Priorité | Question | Défaut | Passage réécrit (40 à 80 mots, faits de la page ou de nos preuves) | Preuve à obtenir | Effort | Contrôle prévu.
Ajoute trois actions hors de la page au plus, si les relevés les suggèrent (présence sur une source citée).

# V. Protocole de suivi
Grille : mêmes questions, trois répétitions par assistant, session neuve, tous les quinze jours. Compte les citations et les mentions de la marque sans lien. Pour Google, ajoute le rapport d'IA générative de Search Console, en relisant dans l'aide ce qu'il mesure.

# Prudence
Ne promets aucune citation, n'invoque aucun facteur secret. La recherche Google ignore llms.txt et n'exige aucun balisage particulier pour ses réponses d'IA. N'invente ni réponse d'assistant, ni source citée, ni part de visibilité : moins de trois relevés par question rendent le constat indicatif, à écrire en tête. Vérifie enfin que chaque passage recopié figure dans le texte fourni.`,
  conversations_associees: [
    {
      nom: 'Première sur Google, absente des réponses',
      url: chatGptUrl(
        "Notre guide sur l'isolation des combles est troisième sur Google mais n'apparaît dans aucune réponse d'IA. Je te colle le texte, le robots.txt et douze réponses relevées cette semaine : commence par l'accès, puis les passages citables.",
      ),
    },
    {
      nom: 'GPTBot bloqué : quelle conséquence ?',
      url: chatGptUrl(
        'Notre robots.txt interdit GPTBot et Google-Extended mais pas OAI-SearchBot. Explique-moi ce que cela change pour ChatGPT, Gemini et les AI Overviews, sans supposer nos intentions.',
      ),
    },
  ],
  requetes_seo: {
    requetes: [
      'comment être cité par chatgpt',
      'apparaître dans chatgpt',
      'apparaître dans ai overviews',
      'geo seo diagnostic page',
      'bloquer gptbot robots.txt conséquence',
      'optimiser un contenu pour perplexity',
      'google-extended ai overviews différence',
      'être recommandé par chatgpt',
    ],
    demandes: [
      'apparaître dans chatgpt',
      'perplexity ne me cite pas',
      'être recommandé par l’ia',
      'gemini cite mes concurrents',
      'geo generative engine optimization',
      'mon site absent des réponses ia',
      'optimiser une page pour les llm',
      'copilot sources',
      'chatgpt parle de mes concurrents et pas de moi',
      'GEO, generative engine optimization',
      'apparaître dans Perplexity',
      'bien placé mais invisible dans l’aperçu google',
      'AEO, LLMO, answer engine',
      'faut-il laisser passer GPTBot',
      'OAI-SearchBot bloqué par Cloudflare',
      'Gemini ne mentionne jamais notre guide',
      'devenir une source pour les LLM',
      'être recommandé quand on demande à Copilot',
      'llms.txt, est-ce utile',
      'passages qu’un chatbot peut reprendre',
      'les gens demandent à l’intelligence artificielle maintenant',
      'Google-Extended, nosnippet, quel effet',
      'AIO visibility, chunk, citations',
      'comment le robot choisit ses références',
      'quand on interroge le robot, il nomme mes rivaux',
      'l’IA conseille un autre plombier que moi',
      'mon guide du potager n’est jamais repris',
      'pourquoi la machine pioche chez Doctissimo',
      'mon hébergeur ferme peut-être la porte aux robots',
      'être nommé quand quelqu’un questionne son téléphone',
      'ma voisine reçoit des clients grâce à chatgpt',
      'premier sur Google, absent du résumé du dessus',
      'rendre mes paragraphes faciles à reprendre',
      'laisser entrer les robots d’OpenAI ou pas',
      'Le Chat de Mistral oublie notre coopérative',
      'voir si mon texte tient debout tout seul',
      'Claude ignore notre étude sur les vignes',
      'que manque-t-il pour que l’IA retienne ma page',
      'Une cliente a interrogé ChatGPT devant moi et il a recommandé trois confrères, jamais mon cabinet',
      'Pourquoi l’encadré rédigé par Google s’appuie sur un forum plutôt que sur mon article complet',
      'Notre informaticien a activé un blocage des robots, est-ce que ça nous efface des réponses automatiques',
      'Mon chef veut refuser qu’on entraîne une IA avec nos textes, sans disparaître de ses réponses',
      'Dis-moi quel paragraphe de cette page un assistant pourrait reprendre tel quel, et lequel retoucher',
      'J’écris des dossiers sur le diabète, les robots me paraphrasent et donnent le lien d’un autre',
      'En comparant avec les sites retenus par Perplexity, qu’est-ce que notre enquête n’apporte pas',
      'devenir la référence qu’une IA mentionne',
      'mes pages ignorées par les chatbots',
      'AI search optimization',
      'référencement IA',
    ],
  },
  date_creation: '2026-05-19T10:20:00Z',
  date_modification: '2026-11-23T13:05:00Z',
}
