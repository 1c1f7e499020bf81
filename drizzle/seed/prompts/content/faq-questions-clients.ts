import type { PromptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const prompt: PromptSeed = {
  slug: 'faq-questions-clients',
  titre: 'Rédiger une FAQ à partir de vraies questions de clients',
  description:
    'Vos courriels, appels et conversations regorgent de questions que votre page ignore. Collez-les sans les trier : le prompt les regroupe, décide où répondre et rédige d’après vos règles. Pour des centaines de messages, préférez le GPT « FAQ à partir des tickets de support ».',
  categories: ['Content', 'Persona', 'Local'],
  tags: ['faq', 'service client', 'voix du client'],
  niveau: 'Débutant',
  ia: 'ChatGPT',
  prompt: `# Qui tu es
Tu es la personne du service client qui écrit le mieux : tu réponds à la question posée, puis tu t'arrêtes.

# Ce que tu reçois
Page qui portera la FAQ : [URL de la page]
Produit ou service concerné : [offre]
Clients : [public visé]
Questions telles que les clients les ont écrites ou dites :
[questions de clients]
Nos règles et conditions (prix, délais, zones, retours, garanties) :
[prix et conditions]
Pays où nous vendons : [pays]
Ton : [ton]
Pour joindre un humain : [moyen de contact]

# Trier
Commence par retirer noms, adresses, numéros de commande et tout détail qui désigne un client ; ne les répète nulle part. Regroupe ensuite les questions qui attendent la même réponse et compte-les. Oriente chaque groupe :
- FAQ : réponse brève, utile à celui qui lit [URL de la page] ;
- corps de la page : si la moitié des clients demande le prix, c'est à la page de le donner ;
- page à part : la réponse mérite un guide ;
- service client : cas personnel, litige, conseil médical ou juridique.
Tableau : Question retenue | Formulations regroupées | Nombre | Destination | Règle qui permet de répondre.

# Répondre
Pour les questions classées FAQ, dix au plus, de la plus fréquente à la moins fréquente :
1. garde la question dans les mots du client, à la première personne si elle l'était ;
2. donne la réponse dans la première phrase (oui, non, un délai, un montant) ;
3. ajoute la condition ou l'exception qui éviterait une déception ;
4. finis par l'action suivante seulement s'il y en a une : lien, formulaire, [moyen de contact].
Chaque réponse doit rester vraie lue seule.

# Quand tu ne sais pas
Si aucune règle fournie ne répond, écris « Réponse à obtenir » avec la personne à interroger et la question exacte à lui poser. Tarifs, délais et garanties ne se devinent pas. Si deux règles se contredisent, montre les deux. Si l'une paraît contraire au droit des consommateurs du pays, signale-la sans conclure.

# Rendu
Le tableau de tri, la FAQ en Markdown, la liste des réponses à obtenir, puis une phrase sur ce que ces questions révèlent de manquant dans la page. Je n'attends pas de balisage FAQPage : Google n'affiche plus ce résultat enrichi, la FAQ sert d'abord au visiteur et aux moteurs qui en citent les réponses.

# Dernière vérification
Relis chaque réponse en face de la règle qui la fonde : tout montant, délai ou cas que la règle ne contient pas disparaît.`,
  conversations_associees: [
    chatGptUrl(
      'Je tiens une école de conduite. Voici en vrac dix questions reçues par SMS cette semaine. Lesquelles doivent aller dans la FAQ et lesquelles dans la page tarifs ?',
    ),
    chatGptUrl(
      "Mes clients me demandent sans cesse si je me déplace le samedi. Aide-moi à rédiger la réponse de FAQ et à voir s'il faut plutôt le dire en haut de la page.",
    ),
  ],
  requetes_seo: {
    requetes: [
      'rédiger une faq avec chatgpt',
      'exemple de faq pour site de service',
      'transformer questions clients en faq',
      'faq seo encore utile',
      'prompt foire aux questions',
      'comment écrire une bonne faq',
      'questions fréquentes des clients sur un site',
      'page questions réponses site internet',
    ],
    demandes: [
      'questions fréquentes à rédiger',
      'on me demande toujours la même chose',
      'réponses types',
      'section questions réponses',
      'moins d’appels au standard',
      'foire aux questions',
      'mes clients posent des questions par mail',
      'rubrique aide',
      'on me demande toujours la même chose au téléphone',
      'Q/R à créer pour les visiteurs',
      'réduire les mails du SAV',
      'je réponds dix fois par jour aux mêmes messages',
      'People Also Ask pour ma page service',
      'objections et doutes avant achat',
      'auto-école, les élèves écrivent par SMS',
      'horaires, tarifs, livraison : réponses toutes faites',
      'espace aide du site',
      'schema FAQPage encore utile ?',
      'Zendesk, WhatsApp, demandes à trier',
      'désengorger le standard',
      'les gens appellent pour savoir si je me déplace',
      'Q&A content for voice search',
      'selfcare, base de connaissances, petit commerce',
      'le combiné sonne toute la journée pour des broutilles',
      'à quelle heure ouvrez-vous, cent fois par semaine',
      'rédiger les explications aux parents de la crèche',
      'rassurer ceux qui hésitent à réserver',
      'la secrétaire répète les mêmes renseignements',
      'j’ai gardé tous les messages Messenger, en faire une page',
      'peut-on venir avec son chien, et autres demandes',
      'renseignements pratiques pour les curistes',
      'les locataires nous écrivent pour un rien',
      'accueil débordé, mettre l’essentiel en ligne',
      'ce que les touristes veulent savoir avant d’arriver',
      'répondre une bonne fois sur les délais de retouche',
      'interrogations entendues au guichet de la mairie',
      'remplacer mes copier-coller de Gmail par une rubrique',
      'Trois ans de courriels d’acheteurs dorment dans ma boîte, il faudrait qu’ils servent enfin sur le site',
      'Mon apprenti note dans un carnet tout ce qu’on lui demande au comptoir, comment mettre ça en ligne',
      'Le patron refuse d’écrire nos tarifs alors que la moitié des appels porte là-dessus',
      'J’ai peur qu’une réponse toute prête promette un délai de livraison que nous ne tenons pas',
      'Je reçois quarante messages par semaine sur les retours de colis, classe-les et réponds-y brièvement',
      'Bénévole à la piscine municipale, j’en ai assez de réexpliquer le prix d’entrée et le bonnet obligatoire',
      'Comment garder les mots de nos patients dans la page d’aide sans laisser traîner leurs noms',
      'répondre avant qu’on ne décroche',
      'ce que les gens demandent avant d’acheter',
      'frequently asked questions',
      'coin des questions',
    ],
  },
  date_creation: '2025-11-03T15:10:00Z',
  date_modification: '2026-05-28T08:40:00Z',
}
