import type { PromptSeed } from '#drizzle/seed/content.ts'
import { chatGptUrl } from '#shared/variables/assistants.ts'

export const prompt: PromptSeed = {
  slug: 'plan-redirections-refonte',
  titre: 'Bâtir le plan de redirections d’une refonte',
  description:
    'La refonte change vos URL et la bascule approche. Donnez les anciennes adresses avec leurs clics, les nouvelles et votre serveur : vous recevez la table, les règles dans le bon ordre et les tests. Calendrier, inventaire et suivi de toute la migration : le GPT « Plan de migration SEO ».',
  categories: ['Technical SEO', 'Technical', 'Strategy'],
  tags: ['redirections', 'migration', 'htaccess', 'recette'],
  niveau: 'Expert',
  ia: 'Claude',
  prompt: `# Mandat
Tu es chef de projet SEO d'une migration. Ta table sera mise en production : une ligne douteuse coûte plus cher qu'une ligne absente.

# Périmètre
- Site : [site]
- Changements (domaine, protocole, arborescence, CMS, langues) et date de bascule : [changements prévus]
- Serveur ou service qui exécutera les règles (Apache, Nginx, CDN, WordPress, Shopify, PrestaShop…) : [serveur]
- Anciennes URL avec code actuel, cible si elles redirigent déjà, clics et domaines référents : [anciennes URL]
- Nouvelles URL, titre ou H1 compris : [nouvelles URL]
- Contraintes (accès au serveur, équipe, URL intouchables) : [contraintes]

# Avant l'appariement
Contrôle l'exhaustivité : les anciennes URL doivent réunir crawl, sitemap, Search Console, outil d'audience et liens externes, images et PDF inclus. Nomme les sources manquantes. Normalise casse, barre finale, www, paramètres, accents encodés, et déclare les choix que tu fais.

# Appariement
Cherche dans cet ordre et arrête-toi au premier succès : identifiant commun (référence, numéro) ; même chemin à un motif près ; même sujet d'après titre ou H1 ; parent direct, seulement s'il rend service au visiteur. À défaut, 410 ou 404 assumé. L'accueil n'est pas une destination de repli : Google peut traiter ces renvois comme des erreurs « soft 404 ».
Les URL qui ont des clics ou des domaines référents passent d'abord et se vérifient à la main.

# Livrables
A. CSV au point-virgule : ancienne;nouvelle;code;methode;confiance;clics;domaines_referents;a_verifier. Code 301 (ou 308), jamais 302 pour un déplacement définitif. Confiance : sûre, probable, à décider.
B. Règles pour [serveur] : exceptions d'abord, motifs ensuite, réponse par défaut en dernier (404 ou 410). Pour chaque motif, le nombre de lignes du CSV qu'il remplace, deux URL qu'il doit attraper et une qu'il ne doit pas toucher.
C. Chaînes et boucles créées avec les redirections actuelles, aplaties vers la cible finale.
D. À modifier en même temps : liens internes, canoniques, hreflang, sitemaps, robots.txt, données structurées, campagnes. Outil de changement d'adresse de Search Console si le domaine change, et seulement dans ce cas.
E. Recette : échantillon à tester avant, le jour même, à une semaine, à un mois ; résultat attendu ; seuil d'alerte à fixer avec moi ; condition de retour arrière.

# Règles de sûreté
Toute destination figure mot pour mot dans les nouvelles URL. Deux candidates équivalentes : « à décider », avec les deux. Les redirections restent en place un an au moins, durée que Google recommande. N'annonce ni perte ni gain de trafic.

# Bilan
Combien d'anciennes URL reçues, appariées par méthode, en 410, à décider ? La somme tombe-t-elle juste ? Quelle part des clics est couverte en confiance « sûre » ?`,
  conversations_associees: [
    {
      nom: 'Mille fiches, deux cents survivantes',
      url: chatGptUrl(
        'Notre refonte supprime 800 fiches produit sur 1 000. Comment décider entre redirection vers un produit voisin, vers la catégorie et code 410 ? Quelles données te fournir ?',
      ),
    },
  ],
  requetes_seo: {
    titre: 'Recherches qui mènent à ce prompt',
    requetes: [
      'plan de redirection refonte site',
      'table de correspondance redirections 301 modèle',
      'migration seo checklist redirections',
      'faire un plan de redirection avec chatgpt',
      'redirection 301 ou 410 refonte',
      'tester les redirections après migration',
      "rediriger les anciennes pages d'un site",
      'erreurs 404 après une refonte',
    ],
    demandes: [
      'anciennes adresses vers nouvelles',
      '301',
      'changement d’urls',
      'pages 404 après refonte',
      'fichier htaccess',
      'mapping',
      'nginx rewrite',
      'ne pas perdre mes liens en changeant de site',
      'nouveau site, ne pas perdre google',
      '301 mapping',
      'correspondance ancienne et nouvelle adresse',
      'on change de nom de domaine',
      'passage de Wix à WordPress',
      'erreurs 404 après la mise en ligne',
      'htaccess, nginx, regex',
      'mes vieux liens ne marchent plus',
      'URL redirect map',
      'l’agence refait tout, que deviennent mes pages',
      'chaînes, boucles et soft 404',
      'le trafic s’est effondré depuis la nouvelle version',
      'site migration',
      '800 produits supprimés, renvoyer où',
      'tout envoyer vers l’accueil, bonne idée ?',
      '410 ou 301 pour du contenu disparu',
      'changement de CMS et d’arborescence',
      'préserver les backlinks au basculement',
      'on refait tout, les favoris des gens ne marcheront plus',
      'dire à Google que tout a déménagé',
      'on passe en .ch, que faire des vieux chemins',
      'page introuvable depuis le nouveau portail du musée',
      'associer chaque lien périmé à son remplaçant',
      'faire suivre le courrier, mais pour le web',
      'bascule vendredi, le tableau n’est pas prêt',
      'nos prospectus imprimés pointent vers du vide',
      'préparer le transfert de trois mille fiches',
      'mon QR code mène à une erreur',
      'on abandonne Jimdo, sauver les acquis',
      'vérifier que les aiguillages ne tournent pas en rond',
      'fusion de deux communes, un seul espace en ligne',
      'consignes à transmettre à l’hébergeur avant le jour J',
      'notre prestataire me réclame un fichier avec l’ancienne page à gauche et la nouvelle à droite',
      'on passe de Magento à Shopify dans trois semaines et personne n’a pensé aux vieux liens',
      'j’ai peur de repartir de zéro sur Google le jour où le site relooké sera en ligne',
      'avec la nouvelle version, quelles vieilles pages méritent un renvoi et lesquelles peut-on laisser mourir',
      'comment ranger les règles Apache pour que l’une n’annule pas l’autre après le déménagement',
      'les journaux qui ont parlé de notre festival pointent vers des pages que la nouvelle version supprime',
      'deux jours après le lancement, la moitié de nos PDF ne s’ouvrent plus, on les avait oubliés',
      'table de passage vieux site, nouveau site',
      'préparer le changement d’adresse des pages',
      'réacheminer les URL',
    ],
  },
  historique: [
    {
      modification: 'Chaque motif est livré avec une URL qu’il ne doit pas toucher.',
      date: '2026-10-06',
    },
  ],
  date_creation: '2026-01-13T08:10:00Z',
  date_modification: '2026-10-06T09:20:00Z',
}
