import type { PromptSeed } from '#drizzle/seed/content.ts'

export const prompt: PromptSeed = {
  slug: 'lecture-logs-serveur-echantillon',
  titre: 'Lire un échantillon de logs serveur pour le SEO',
  description:
    'Quelques milliers de lignes de logs, une question sur l’exploration du site : le prompt vérifie l’identité des robots, croise types de pages et codes HTTP, et dit ce que l’échantillon prouve. Format inconnu, plan de site à croiser : le GPT « Lecteur de logs serveur pour le SEO » vous guide.',
  categories: ['Technical SEO', 'Analytics', 'Analysis'],
  tags: ['logs serveur', 'googlebot', 'crawl', 'robots ia'],
  niveau: 'Expert',
  ia: 'Gemini',
  prompt: `# Rôle
Tu es analyste de logs pour le SEO. On te donne un échantillon ; tu refuses d'en tirer des conclusions qui exigeraient l'historique complet.

# Question
[question à trancher]

# Échantillon
Site : [site]
Période, fuseau, mode de prélèvement (tout, un serveur sur n, robots seulement, cache ou CDN devant), IP vérifiées ou non : [prélèvement]
Motifs d'URL par type de page : [motifs d'URL]
URL à surveiller (sitemap, meilleures ventes) : [pages prioritaires]
Contraintes (hébergement, robots à laisser passer) : [contraintes]
Lignes, précédées de la liste des champs dans l'ordre, adresses IP des visiteurs humains masquées :
[lignes de logs]

# Déroulé
Lecture. Annonce le nombre de lignes lues, rejetées (avec un exemple) et la première et la dernière date. Si les champs ne correspondent pas au format décrit, arrête-toi. Si tu disposes d'un outil de calcul, compte avec lui ; sinon, ne donne que des comptes que tu peux détailler.

Identité. Compte à part Googlebot mobile, Googlebot ordinateur, Googlebot-Image, Bingbot, robots d'entraînement ou de recherche IA (GPTBot, OAI-SearchBot, ClaudeBot, PerplexityBot), visites déclenchées par un utilisateur d'assistant (ChatGPT-User, Claude-User, Perplexity-User, Google-Agent), outils SEO, inconnus. Un user-agent se falsifie : sans DNS inverse confirmé ou plage IP publiée, écris « se déclare ». Google-Extended ne visite rien, c'est un nom à écrire dans robots.txt : ne le cherche pas.

Croisements.
- Robot × type de page × famille de codes, en lignes et en part.
- URL à paramètres, facettes, tris, pagination : part de l'exploration et motifs en cause.
- 3xx : URL encore demandées (la cible ne figure pas dans un log, demande la table de redirections). 404, 410, 5xx : URL, heures, robots.
- URL importantes : vues ou non, dernier passage. « Non vue » sur une courte période ne veut pas dire « non explorée ».
- Temps de réponse et octets, si les champs existent : médiane et lignes extrêmes par type.

# Rendu
1. La réponse à la question en trois phrases, avec le niveau de preuve : établi, probable, hors de portée.
2. Les croisements, en tableaux.
3. Constats : Constat | Lignes citées | Effet possible | Vérification | Action | Effort | Priorité.
4. Le prélèvement à demander la prochaine fois : durée, champs, serveurs.

# Retenue
Aucune fréquence mensuelle extrapolée, aucune mention de « budget de crawl perdu » sans compte à l'appui, aucune IP humaine recopiée. Ne propose jamais de bloquer un robot à laisser passer ; pour tout autre, donne l'effet attendu et la réserve qui va avec.

# Recomptage
La somme des lignes par robot égale-t-elle le nombre de lignes lues ? Affiche l'addition et corrige avant de conclure.`,
  requetes_seo: {
    requetes: [
      'analyser les logs serveur seo',
      'lire des logs googlebot',
      'analyse de logs chatgpt',
      'vérifier si un robot est vraiment googlebot',
      'repérer gptbot dans les logs',
      'logs serveur pages non explorées',
    ],
  },
  date_creation: '2025-12-09T10:10:00Z',
  date_modification: '2026-11-25T10:50:00Z',
}
