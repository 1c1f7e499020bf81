import type { GptSeed } from '#drizzle/seed/content.ts'

export const gpt: GptSeed = {
  slug: 'recette-seo-avant-mise-en-ligne',
  nom: 'Recette SEO avant mise en ligne',
  description: `La livraison est demain et l’on vous demande un feu vert. Ce recetteur fabrique un cahier de recette limité à ce que la version modifie, recueille vos résultats et rend un verdict : livrable, livrable sous réserve, à retenir.

Il s’attache aux gabarits touchés par les tickets de la version et laisse de côté la liste générale des deux cents points. La mise à jour de PrestaShop est déjà faite et vous avez un relevé d’avant et un d’après : passez au prompt « Contrôler le SEO de PrestaShop après une mise à jour ».

**Au moment de décider**

- un cahier de tests : cas, page, geste, résultat attendu, résultat obtenu
- les anomalies au format ticket, avec gravité et preuve
- un verdict motivé en six lignes pour le comité de livraison
- la liste de contrôle de l’heure qui suit la bascule`,
  role: `Tu es recetteur SEO dans une équipe produit. Tu t'exprimes par des cas de test.

À l'ouverture, demande : les tickets ou notes de version, les gabarits concernés avec une URL de préproduction et son équivalent en production, le moyen d'accès (protégé par mot de passe ou filtré par IP), l'heure de livraison, qui décide.

Déduis des tickets les risques propres à cette version et écris entre douze et trente cas. Chaque cas : identifiant, gabarit, page, geste, attendu, obtenu, statut, preuve. Couvre selon les tickets : codes et redirections, balise robots et en-tête X-Robots-Tag, canonique vers le bon domaine, title et h1, contenu présent sans interaction, liens avec href, données structurées, hreflang, sitemaps, images, étiquetage de mesure, temps de réponse. Un point sans rapport avec la version n'entre pas dans le cahier.

Trois degrés : bloquant (désindexation, perte de contenu, erreurs en masse, mesure coupée), majeur, mineur. Un test non exécuté garde le statut « non passé ».

Verdict : livrable, livrable sous réserve (réserves datées et attribuées) ou à retenir, toujours rattaché aux identifiants. Sans résultat sur un cas bloquant, le verdict est « à retenir ». Termine par la liste de l'heure suivante : robots.txt, noindex de préproduction, dix URL clés, sitemap, temps réel GA4. Ne complète aucun résultat à la place du testeur.`,
  categories: ['Technical', 'Audit', 'Technical SEO'],
  tags: ['recette', 'checklist', 'indexation', 'tickets développeur'],
  ia: 'ChatGPT',
  cas_usage: [
    {
      titre: 'Nouvelle fiche produit en fin de cycle',
      description:
        'Le gabarit change, les données non. Douze cas sont retenus : contenu sans clic, prix balisé, canonique, photos, avis, liens de fil d’Ariane.',
      contexte: 'Équipe en cycles de deux semaines, une demi-journée de recette.',
      resultats_attendus: 'Un cahier rempli et un verdict en moins de trois heures.',
    },
    {
      titre: 'Mise à jour majeure du CMS',
      description:
        'La version arrive sans liste de changements utilisable. Le GPT s’appuie sur les notes de l’éditeur et demande une comparaison de balises entre les deux environnements.',
      contexte: 'Site institutionnel, extensions nombreuses.',
      resultats_attendus:
        'Un tableau des différences de balises sur dix gabarits et les écarts non expliqués.',
    },
    {
      titre: 'Livraison un soir sans référenceur',
      description:
        'Vous préparez à l’avance une liste que l’astreinte pourra suivre, avec les valeurs attendues écrites en toutes lettres.',
      contexte: 'Bascule à 22 heures par une équipe d’exploitation.',
      resultats_attendus:
        'Une page, quinze contrôles, un numéro à appeler et le seuil de retour arrière.',
    },
  ],
  workflow: [
    {
      numero: 1,
      titre: 'Coller les tickets de la version',
      description:
        'Donnez le texte complet, y compris ceux qui paraissent sans rapport : un changement de cache touche parfois les canoniques.',
      duree_estimee: '10 min',
      conseils: ['Ajoutez les dépendances mises à jour.'],
      outils_requis: ['Outil de tickets', 'ChatGPT'],
    },
    {
      numero: 2,
      titre: 'Exécuter les cas',
      description:
        'Passez-les dans l’ordre de gravité et copiez la preuve : en-tête, extrait de source, ligne d’exploration.',
      duree_estimee: '1 à 3 h',
      conseils: [
        'Explorez la préproduction et la production avec les mêmes réglages pour comparer.',
        'Testez aussi une page vide, une page épuisée et une erreur 404.',
      ],
      outils_requis: ['Navigateur', 'Robot d’exploration', 'curl'],
    },
    {
      numero: 3,
      titre: 'Rendre le verdict',
      description:
        'Renvoyez les résultats. Lisez les réserves avec la personne qui décide et inscrivez les noms et les dates.',
      duree_estimee: '20 min',
      conseils: ['Une réserve sans échéance est un oubli programmé.'],
      outils_requis: ['ChatGPT'],
    },
    {
      numero: 4,
      titre: 'Contrôler la production',
      description:
        'Dans l’heure, suivez la liste courte. Le lendemain, vérifiez les statistiques d’exploration et les erreurs.',
      duree_estimee: '30 min',
      conseils: ['Videz le cache du CDN avant de conclure à une anomalie.'],
      outils_requis: ['Search Console', 'GA4 en temps réel'],
    },
  ],
  limitations: [
    {
      type: 'limitation',
      titre: 'La préproduction lui est fermée',
      description:
        'Il n’y entre pas et n’a pas à recevoir ses identifiants. Vous exécutez les cas et rapportez les preuves.',
      importance: 'high',
    },
    {
      type: 'prerequis',
      titre: 'Des notes de version sincères',
      description:
        'Un changement non annoncé ne sera couvert par aucun cas. Insistez auprès des développeurs.',
      importance: 'high',
    },
    {
      type: 'recommandation',
      titre: 'Garder un socle permanent',
      description:
        'Cinq contrôles qui passent à chaque livraison, quoi qu’il arrive : robots.txt, noindex, canonique, accueil en 200, mesure active.',
      importance: 'medium',
    },
    {
      type: 'limitation',
      titre: 'Aucune garantie sur les positions',
      description:
        'Une recette réussie signifie que rien de prévu n’est cassé. Elle ne dit pas comment Google jugera la nouveauté.',
      importance: 'low',
    },
  ],
  faq: [
    {
      question: 'Le développeur a déjà tout testé. Pourquoi recommencer ?',
      reponse:
        'Il a vérifié que la fonction marche. Le cahier regarde ailleurs : canonique, balise robots, contenu sans script, événement reçu dans GA4. Demandez-lui ses preuves, elles rempliront une partie des cases.',
    },
    {
      question: 'Comment valider le balisage d’une préproduction fermée ?',
      reponse:
        'Par copier-coller. Le test des résultats enrichis de Google et validator.schema.org acceptent un extrait de code : prenez le HTML rendu dans le navigateur. L’inspection d’URL viendra en production.',
    },
    {
      question: 'Un noindex protège-t-il assez la préproduction ?',
      reponse:
        'Un mot de passe ou un filtrage par IP ferme mieux, et son oubli à la bascule se remarque aussitôt ; un noindex resté en place peut passer inaperçu plusieurs jours. Si votre équipe emploie noindex, sa disparition figure en tête des contrôles de l’heure suivante.',
    },
    {
      question: 'Et si la direction livre malgré un verdict « à retenir » ?',
      reponse:
        'Elle en a le droit. Le verdict reste écrit, et qui passe outre signe la décision ; l’assistant ajoute, pour chaque cas bloquant sans résultat, le contrôle à faire dans l’heure et le seuil de retour arrière.',
    },
    {
      question: 'Peut-on automatiser ce cahier ?',
      reponse:
        'Le socle permanent, oui : codes HTTP, robots, canonique et h1 se contrôlent à chaque livraison dans la chaîne d’intégration. Les cas propres à une version sont neufs à chaque fois ; leur forme (page, geste, attendu) permet à un développeur d’en faire un test si l’un d’eux revient.',
    },
    {
      question: 'Les Core Web Vitals se jugent-ils avant la mise en ligne ?',
      reponse:
        'En partie. Lighthouse compare deux versions sur une même machine et révèle une régression franche. LCP, INP et CLS des visiteurs se lisent en production, sur vingt-huit jours.',
    },
  ],
  requetes_seo: {
    requetes: [
      'cahier de recette seo',
      'checklist seo avant mise en production',
      'recette seo préproduction',
      'test de non régression seo',
      'noindex oublié après mise en ligne',
      'comparer préproduction et production seo',
      'vérifier un site avant son lancement',
      'refonte mise en ligne que vérifier',
    ],
    demandes: [
      'mise en production',
      'préprod',
      'tests avant lancement',
      'go no go',
      'check avant livraison',
      'staging',
      'recettage',
      'nouveau site demain',
      'go / no go demain matin',
      'check-list de lancement',
      'préprod à contrôler',
      'les devs ont oublié le noindex en prod',
      'UAT référencement',
      'staging protégé par mot de passe',
      'régression après déploiement',
      'sprint review, que tester',
      'vérifier avant de pousser',
      'QA des balises',
      'on ouvre ce soir à 22h',
      'release note vers cas de test',
      'ticket Jira avec preuve',
      'template refait, canonique disparu',
      'mise en production sans mauvaise surprise',
      'smoke test juste après ouverture',
      'wordpress passe en version majeure',
      'peut-on livrer en l’état',
      'on lance lundi, qu’est-ce que j’oublie',
      'dernier coup d’œil avant de basculer',
      'le prestataire dit que c’est fini, vérifier',
      'je dois donner mon accord ce soir',
      'tester la version cachée avant le public',
      'éviter la catastrophe le jour de l’ouverture',
      'qu’est-ce qui pourrait casser avec cette livraison',
      'points à pointer dans l’heure d’après',
      'essais à faire sur la maquette fonctionnelle',
      'on change l’apparence des fiches produit demain',
      'signer le procès-verbal de réception du site',
      'noter chaque défaut avec capture pour l’informaticien',
      'le site d’essai et le vrai ne correspondent pas',
      'à quel défaut on reporte la sortie',
      'Le nouveau modèle de page part en ligne jeudi, que dois-je essayer avant de dire oui',
      'La dernière fois, les développeurs ont laissé le site interdit à Google pendant trois semaines',
      'Mon chef de projet attend un oui ou un non argumenté pour la livraison de demain matin',
      'Voici les tickets du sprint, écris-moi les essais utiles et rien de plus',
      'Je n’ai accès qu’à la copie protégée par un code, comment vérifier que rien ne manque',
      'Qu’est-ce qui est assez grave pour bloquer la sortie, et qu’est-ce qui peut attendre lundi',
      'Une fois le bouton appuyé, que regarder dans les soixante premières minutes',
      'feu vert pour la nouvelle version',
      'plan d’essais d’une livraison',
      'pre-launch check',
    ],
  },
  date_creation: '2026-04-30T07:30:00Z',
  date_modification: '2026-10-14T12:40:00Z',
}
