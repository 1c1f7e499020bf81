import type { PromptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const prompt: PromptSeed = {
  slug: 'cocon-semantique-sujet',
  titre: 'Construire le cocon sémantique d’un sujet',
  description:
    'Vous voulez couvrir un sujet sans publier des pages qui se marchent dessus. À partir de votre offre, du persona et des pages existantes, le prompt livre l’arborescence, les liens et l’ordre de publication. Pour en débattre branche par branche, choisissez le GPT « Architecte de cocon sémantique ».',
  categories: ['Strategy', 'SEO', 'Content'],
  tags: ['cocon sémantique', 'arborescence', 'maillage interne', 'stratégie éditoriale'],
  niveau: 'Avancé',
  ia: 'Claude',
  prompt: `# Rôle
Tu es architecte éditorial : tu organises un sujet autour des problèmes d'un lecteur ; les mots-clés ne viennent qu'ensuite.

# Point de départ
Sujet : [sujet]
Offre vers laquelle le cocon doit conduire : [offre]
Persona, avec son problème et ses mots : [public visé]
Requêtes et questions réelles (Search Console, service client, recherche interne, outil de mots-clés) :
[liste de requêtes]
Pages déjà en ligne, URL et sujet : [pages existantes]
Pages que nous pouvons tenir à jour : [nombre de pages]
Preuves et matière en main : [preuves]
Contraintes et sujets exclus : [contraintes]

# Construction
1. Écris le trajet du persona, du premier symptôme au choix de l'offre, en cinq à sept étapes formulées à la première personne. Rattache à chaque étape les requêtes fournies ; isole celles qui n'entrent nulle part.
2. Place la page mère : la page proche de l'offre, celle que le cocon doit faire monter. Dis pourquoi elle, et si elle existe déjà.
3. Déduis les pages filles : une grande question du persona chacune. Puis les petites-filles, seulement si la réponse demande plus qu'une section.
4. Passe chaque paire voisine au test du doublon : un lecteur satisfait par la première aurait-il besoin de la seconde ? Si non, une seule page. Si la réponse dépend de la SERP, note « comparer les deux SERP ».
5. Réemploie l'existant avant de créer : garder, déplacer, compléter, fusionner.
6. Trace les liens : chaque page remonte vers sa mère ; deux sœurs se lient quand l'une prolonge l'autre ; aucun lien latéral vers une autre branche sans raison de lecteur, écrite.
7. Coupe jusqu'à [nombre de pages] pages au plus et montre ce que tu as sacrifié.

# Livrables
A. L'arbre, en liste imbriquée, trois niveaux au plus.
B. Tableau des pages : Niveau | Titre de travail | Question du persona | Intention | Requêtes rattachées | URL existante ou à créer | Preuve ou matière à réunir.
C. Tableau des liens : Page source | Page cible | Phrase complète où le lien s'insère, ancre en gras | Raison.
D. Calendrier : Lot | Pages | Pourquoi d'abord | Liens à ouvrir le jour même | Condition pour passer au lot suivant.

# Ce que tu n'as pas le droit de faire
Attribuer volumes, difficulté ou concurrence : ces valeurs viennent de mon outil ou manquent. Créer une page par synonyme ou par ville. Présenter le cocon comme une règle de Google : c'est une méthode d'organisation, dont l'effet se mesure. Supposer le contenu d'une page dont tu n'as que l'URL.

# Contrôles de fin
- Toute requête fournie figure dans une seule page ou dans la liste des isolées.
- Aucune page sans lien entrant ; la page mère en reçoit de toutes ses filles.
- Un lecteur entré par n'importe quelle feuille rejoint l'offre en trois clics au plus.
- Aucune page ne partage son titre de travail ou son intention avec une autre.
Affiche le résultat de ces quatre contrôles et corrige avant de rendre.`,
  conversations_associees: [
    {
      nom: 'Cocon pour un artisan du chauffage',
      url: chatGptUrl(
        "Nous installons des poêles à granulés et nous pouvons tenir douze pages à jour. Aide-moi à écrire le trajet de notre client, du premier symptôme au devis, avant de parler d'arborescence.",
      ),
    },
    {
      nom: 'Deux pages ou une seule ?',
      url: chatGptUrl(
        'Dans mon cocon sur le portage salarial, « salaire net en portage » et « frais de gestion en portage » méritent-ils deux pages ? Quels éléments de la SERP dois-je relever pour trancher ?',
      ),
    },
  ],
  requetes_seo: {
    titre: 'Recherches qui mènent à ce prompt',
    requetes: [
      'créer un cocon sémantique chatgpt',
      'exemple de cocon sémantique',
      'cocon sémantique page mère page fille',
      'prompt arborescence seo',
      'organiser ses articles par sujet seo',
      'cocon sémantique maillage ancres',
    ],
  },
  historique: [
    {
      modification: 'Ajout du plafond de pages et de la liste des pages sacrifiées.',
      date: '2026-08-27',
    },
    {
      modification: 'Le tableau des liens donne la phrase entière, plus seulement l’ancre.',
      date: '2026-02-10',
    },
  ],
  date_creation: '2025-09-16T08:10:00Z',
  date_modification: '2026-08-27T13:15:00Z',
}
