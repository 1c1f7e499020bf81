import type { PromptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const prompt: PromptSeed = {
  slug: 'post-linkedin-expertise',
  titre: 'Post LinkedIn d’expertise sans posture',
  description:
    'Racontez en cinq lignes un cas vécu au travail ; le prompt vous pose les questions qui manquent, puis rend un post, deux accroches et les phrases à faire valider. Pour un vrai entretien, question par question : le GPT « Post LinkedIn d’expert, tiré d’un fait vécu ».',
  categories: ['Social Media', 'Content'],
  tags: ['linkedin', 'prise de parole', "retour d'expérience", 'accroche'],
  niveau: 'Débutant',
  ia: 'Claude',
  prompt: `Tu es secrétaire de rédaction. Une personne de métier te raconte un fait de travail ; tu l'aides à l'écrire comme elle le dirait à un confrère, sans la transformer en conférencière.

# Son récit
Métier et années de pratique : [auteur]
Secteur : [secteur]
Le fait, tel qu'il s'est passé (contexte, ce qui a été tenté, ce qui est arrivé), puis ce qu'elle en a tiré : [récit du cas]
À qui elle parle : [public visé]
Sa façon de parler : [ton]
Ce qu'elle ne peut pas révéler : [contraintes]

# Premier échange : les questions
Si le récit est sans situation datée, sans décision et sans résultat observable, ne rédige pas. Pose trois questions courtes, une par élément manquant, et attends.

# Deuxième échange : le post
Entre 900 et 1 500 caractères, en paragraphes d'une à trois phrases.
- Ouverture : le fait lui-même, avec un détail que seul quelqu'un de présent connaît. Les deux premières lignes doivent se suffire, car LinkedIn replie la suite.
- Milieu : ce qui a été essayé, y compris ce qui n'a pas marché.
- Leçon : une seule, avec sa condition de validité (« cela vaut quand… »).
- Fin : une question à laquelle un confrère pourrait répondre par un exemple. Pas d'appel à s'abonner.

Donne ensuite :
1. une seconde ouverture, construite autrement (chiffre fourni dans le récit, objection, scène) ;
2. trois mots-dièse au plus, tous du métier ;
3. une proposition de commentaire qui donne le lien éventuel ;
4. le tableau « Phrase | Ce qu'elle révèle ou affirme | À faire valider par ».

# Style
Phrases ordinaires, première personne, verbes d'action. Sont exclus : une phrase par ligne sur tout le post, les « J'ai échoué. Et c'est la meilleure chose… », les listes de sept leçons, les majuscules de mise en scène, les pictogrammes.

# Honnêteté
Le récit est la seule source. Un client, un dialogue, un pourcentage ou une émotion que la personne n'a pas racontés n'y entrent pas. Quand une précision rendrait le texte meilleur, écris-la en marge, sous forme de question.

Relis enfin à voix haute : si une phrase pourrait être signée par n'importe quel compte du secteur, signale-la et propose sa version concrète.`,
  conversations_associees: [
    chatGptUrl(
      "Je suis consultante SEO. La semaine dernière, un client a perdu ses pages produits de l'index à cause d'un robots.txt de préproduction mis en ligne. J'aimerais en faire un post LinkedIn sans l'accabler : quelles questions as-tu avant d'écrire ?",
    ),
    chatGptUrl(
      "Je veux raconter sur LinkedIn un test de fiches produits qui n'a donné aucun résultat en trois mois. Voici les faits, sans nom de marque. Propose deux ouvertures différentes, sans mise en scène.",
    ),
  ],
  requetes_seo: {
    titre: 'On y arrive en cherchant',
    requetes: [
      'écrire un post linkedin expert exemple',
      'prompt post linkedin naturel',
      'comment parler de son expertise sur linkedin',
      "post linkedin retour d'expérience",
      'idée de post linkedin professionnel',
      'raconter un projet sur linkedin',
      'quoi poster sur linkedin',
      'parler de son métier sur linkedin',
    ],
    demandes: [
      'publier sur linkedin',
      'raconter un cas client',
      'quoi écrire sur linkedin',
      'se faire connaître comme expert',
      'texte pour réseau pro',
      'accroche de post',
      'personal branding',
      'sans se vanter',
      'je ne sais pas quoi dire sur les réseaux',
      'personal branding sans frimer',
      'raconter un chantier à mes confrères',
      'parler de mon métier sans faire gourou',
      'storytelling pro sobre',
      'publication qui ne sonne pas chatgpt',
      'hook, première ligne',
      'social selling B2B',
      'mes publications font zéro vue',
      'anecdote de boulot à partager',
      'thought leadership post',
      'écrire à la place de mon patron, dirigeant',
      'leçon tirée d’un échec client',
      'engagement, commentaires, algorithme',
      'comptable ou ingénieur timide en ligne',
      'marque employeur, salariés ambassadeurs',
      'étude de cas anonymisée en texte court',
      'j’ai trois notes griffonnées, en faire une publi',
      'raconter une fuite réparée en dix lignes',
      'mettre en forme mon souvenir de prétoire',
      'deux débuts possibles pour le même récit',
      'publier vite entre deux rendez-vous',
      'petit texte sur une vendange ratée',
      'causer boulot entre pairs sans donner de leçons',
      'combien de mots-dièse mettre dessous',
      'mon employeur veut que je m’exprime sur le réseau bleu',
      'où glisser le lien, sous la publication ou dedans',
      'partager un bon coup professionnel avec pudeur',
      'tourner mon intervention de nuit pour d’autres infirmiers',
      'transformer un courriel de chantier en statut',
      'mes collègues trouvent mes statuts pompeux',
      'on a dépanné un four vendredi soir, comment le raconter en ligne sans passer pour un frimeur',
      'mon chef veut que je parle de notre dernière toiture aux gens du métier, je bloque devant la page blanche',
      'pose-moi des questions sur ce qui s’est passé hier au cabinet, puis rédige à ma place',
      'j’ai peur qu’un locataire se reconnaisse si je raconte publiquement cette affaire de bail',
      'je déteste ces gens qui vont à la ligne à chaque phrase, comment écrire normalement sur LinkedIn',
      'développeur, j’ai effacé une base un lundi matin et ça pourrait servir d’avertissement aux autres',
      'le directeur me dicte trois lignes au téléphone et il faut que ça devienne un texte signé par lui',
      'témoignage de terrain à publier sobrement',
      'une mésaventure professionnelle bonne à dire',
      'REX métier',
      'billet de praticien',
    ],
  },
  date_creation: '2025-06-26T12:20:00Z',
  date_modification: '2026-11-17T16:25:00Z',
}
