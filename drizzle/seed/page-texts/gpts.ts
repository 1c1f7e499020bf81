import type { PageText } from './page-text.ts'

/** By the slug of the GPT. */
export const gptPageTexts: Readonly<Record<string, PageText>> = {
  'analyste-intention-de-recherche': {
    description:
      'Pour chaque requête : la tâche de l’internaute, l’intention dominante, le type de page attendu et un verdict sur la vôtre, indices de SERP à l’appui.',
  },
  'anatomie-d-une-serp': {
    description:
      'Une seule requête disséquée d’après votre relevé : modules dans l’ordre, occupants de chaque place, format attendu et décision d’y entrer ou non.',
  },
  'arbitre-des-priorites': {
    titre: 'Arbitre des priorités SEO : effet, preuve, charge',
    description:
      'Tickets et recommandations notés puis réunis en une file, avec la robustesse du classement et les mots à écrire à ceux dont la demande recule.',
  },
  'architecte-de-cocon-semantique': {
    description:
      'D’une offre et de groupes de requêtes à une arborescence : besoin servi par chaque page, table des liens, sort de l’existant, ordre de publication.',
  },
  'article-en-publications': {
    description:
      'De votre article sortent six à huit publications qui tiennent seules, réparties par réseau et par semaine, avec les passages trop faibles à reprendre.',
  },
  'atelier-de-titres': {
    titre: 'Atelier de titres éditoriaux : douze propositions',
    description:
      'L’atelier lit votre article et propose douze titres, chacun justifié par un passage, puis en retient trois : page, lettre et réseau social.',
  },
  'atelier-donnees-structurees': {
    description:
      'D’après le contenu visible d’une page : types schema.org retenus, bloc JSON-LD complet, endroit où se lit chaque valeur et tests à passer.',
  },
  'audit-accessibilite-rgaa': {
    description:
      'Un échantillon de pages, les gestes de test critère par critère et un registre RGAA des constats, avec des corrections que votre équipe sait faire.',
  },
  'audit-profil-de-liens': {
    description:
      'Vos exports de liens entrants triés par nature : citations perdues à récupérer, pages fortes sans débouché et risque pesé avant tout désaveu.',
  },
  'banque-d-objections': {
    description:
      'Devis refusés, appels et tickets dépouillés : chaque frein dans les mots du prospect, avec sa réponse, sa preuve et l’endroit où la placer.',
  },
  'budget-seo-annuel': {
    description:
      'Un budget SEO lisible par la direction financière : postes par mois, temps interne compris, trois niveaux de moyens et leur seuil de rentabilité.',
  },
  'calendrier-social-mensuel': {
    description:
      'Il compte vos heures, puis remplit un mois de publications que l’équipe peut tenir : sujets, formats, responsables, validations et réserve de sujets.',
  },
  'carrousels-pedagogiques': {
    description:
      'Une notion que vous savez expliquer, découpée en pages lisibles au téléphone : textes, dessins à faire, légende et version pour lecteurs d’écran.',
  },
  'cellule-de-crise-trafic': {
    description:
      'Votre trafic vient de chuter : il mène l’enquête de la mesure aux causes, tient le journal des hypothèses et prépare le point pour la direction.',
  },
  'chef-d-edition-brief': {
    description:
      'Une question à la fois, il vous fait dire l’angle et les preuves de la page à commander, puis rédige le brief avec plan et critères d’acceptation.',
  },
  'choisir-ses-indicateurs': {
    titre: 'Arbre d’indicateurs SEO : huit mesures au plus',
    description:
      'De l’objectif de l’entreprise aux chiffres à suivre, chacun avec formule, source, seuil et décision, et la liste de ceux que l’on abandonne.',
  },
  'citations-et-coordonnees': {
    description:
      'Après un déménagement ou un rachat : fiche de référence, écarts relevés dans les annuaires et les cartes, demandes de correction prêtes à envoyer.',
  },
  'communique-de-presse': {
    description:
      'Il cherche l’information avant d’écrire : communiqué d’une page, trois messages par famille de médias et réponses aux questions de journalistes.',
  },
  'comparateur-d-offres': {
    description:
      'Devis ou grilles de tarifs ramenés à un même scénario d’usage : coût de chaque offre, engagement compris, mentions absentes et questions au vendeur.',
  },
  'comparatif-honnete': {
    description:
      'Pour la recherche « X ou Y » : une page qui dit à qui chaque produit convient, critères sourcés et datés, cas où le concurrent l’emporte compris.',
  },
  'concepteur-d-enquetes': {
    description:
      'De la décision à prendre au questionnaire prêt à saisir : rôle de chaque question, texte d’invitation et plan de dépouillement écrit d’avance.',
  },
  'controle-hreflang': {
    titre: 'Contrôle hreflang d’un site multilingue',
    description:
      'Codes, réciprocité, canoniques et page par défaut vérifiés pour une page et ses traductions, puis chaque ligne fautive rendue avec sa correction.',
  },
  'critique-de-page-d-atterrissage': {
    description:
      'Votre page relue dans l’ordre de l’écran, depuis la promesse du clic : décrochages cités mot pour mot, corrections écrites et premier écran refait.',
  },
  'diagnostic-core-web-vitals': {
    description:
      'Vos mesures LCP, INP et CLS lues par gabarit et par appareil : étape la plus coûteuse, hypothèses à éprouver, tickets que l’équipe peut estimer.',
  },
  'ecoute-des-forums': {
    description:
      'Fils, commentaires et avis publics dépouillés : mots exacts des clients, problèmes, objections par fréquence et sujets de pages qui en découlent.',
  },
  'entretiens-clients': {
    description:
      'Avant : un guide de quarante-cinq minutes sur ce que vos clients ont fait. Après : des transcriptions codées et ce qu’elles changent sur le site.',
  },
  'etude-de-cas-client': {
    description:
      'Guide d’entretien de quarante minutes, étude rédigée avec la source de chaque chiffre et feuille d’accord que votre client relit avant parution.',
  },
  'faq-depuis-le-support': {
    description:
      'Deux ou trois mois de tickets comptés par problème : réponses à faire valider, place de chacune sur le site et défauts à réparer à la source.',
  },
  'feuille-de-route-seo-trimestrielle': {
    description:
      'Une liste de chantiers SEO ramenée à treize semaines : qui fait quoi, en combien de jours, avec trois points de contrôle et ce qui ne sera pas fait.',
  },
  'fiche-etablissement-google': {
    description:
      'Votre fiche Google relue de la catégorie aux photos : corrections classées par risque, description, textes de services et quatre publications datées.',
  },
  'fiches-produits-en-serie': {
    description:
      'Un tableau de produits en entrée, des fiches par lots en sortie : chaque phrase renvoie à sa cellule, les lignes trop pauvres vous sont rendues.',
  },
  'flux-google-merchant': {
    description:
      'Un message d’erreur de Merchant Center et quelques lignes du flux mènent à l’attribut en cause, à l’endroit où le corriger et au contrôle à faire.',
  },
  'formulaires-sans-friction': {
    description:
      'Devis, inscription ou paiement : chaque champ est gardé, reporté ou supprimé, chaque message récrit, avec les attributs HTML et le contrôle au clavier.',
  },
  'formules-de-tableur-seo': {
    description:
      'Montrez cinq lignes et la colonne voulue : formule pour Google Sheets ou Excel, essai sur vos lignes, explication et cas qui la fera échouer.',
  },
  'gardien-du-ton-de-marque': {
    titre: 'Gardien du ton de marque : charte et relecture',
    description:
      'Une charte de deux pages tirée des textes que vous jugez réussis ou ratés, exemples à l’appui, puis la relecture de vos pages d’après ses règles.',
  },
  'glossaire-du-site': {
    description:
      'Page dédiée, entrée commune, infobulle ou rien : chaque terme est trié, puis défini avec un exemple, une confusion fréquente et ses liens.',
  },
  'guide-pratique-pas-a-pas': {
    description:
      'Décrivez une manipulation que vous maîtrisez : il en fait des étapes vérifiables, avec matériel, durée, pannes courantes et captures à produire.',
  },
  'guides-d-achat-et-categories': {
    description:
      'Il partage les questions entre guide d’achat et page catégorie, puis livre le plan du guide, le texte de la catégorie et les liens dans les deux sens.',
  },
  'images-et-medias-rapides': {
    titre: 'Images et médias rapides : formats et balises',
    description:
      'Donnez la liste des images d’une page et leurs poids : format, largeurs, chargement, texte alternatif et balise pour chacune, vidéos comprises.',
  },
  'inspecteur-du-maillage-interne': {
    description:
      'Pages orphelines, profondeur et ancres muettes lues dans votre export d’exploration, puis un lot de liens que l’équipe peut poser en un mois.',
  },
  'interview-en-article': {
    description:
      'Une transcription d’entretien mise en article, questions-réponses ou récit : chaque citation garde son repère, les passages douteux sont listés.',
  },
  'lancement-de-mission-seo': {
    description:
      'Pour la première réunion chez un client : accès à demander avec leur droit minimal, atelier de 90 minutes, questionnaires et compte rendu.',
  },
  'langage-clair': {
    titre: 'Réécriture en langage clair : courriers, notices',
    description:
      'Conditions de vente, courriers ou pages d’aide récrits pour un lecteur pressé. Un tableau phrase à phrase prouve que chaque obligation est gardée.',
  },
  'lecteur-de-logs-serveur': {
    description:
      'Un extrait de journaux d’accès montre où passent les robots de recherche et d’IA : codes HTTP, paramètres, pages ignorées et décisions à prendre.',
  },
  'livre-blanc-b2b': {
    description:
      'Livre blanc, article ou rien : il tranche d’abord. Viennent ensuite le sommaire, les chapitres sourcés, la page de téléchargement et trois extraits.',
  },
  'localisation-francophone': {
    description:
      'Vos pages adaptées à la Belgique, à la Suisse ou au Québec : mots, prix, délais et organismes, avec les points qu’une personne du pays confirmera.',
  },
  'lovable-architect': {
    description:
      'Décrivez votre application : écrans, rôles, tables, puis six à douze prompts Lovable à coller dans l’ordre, chacun avec son test de réception.',
  },
  'pages-exclues-search-console': {
    description:
      'Chaque motif de non-indexation trié entre exclusion voulue et accident, d’après vos exemples d’URL, avec cause, contrôle et ordre de traitement.',
  },
  'pages-locales-multi-etablissements': {
    description:
      'Pour un réseau d’agences : gabarit à blocs locaux, questionnaire de quinze minutes aux responsables, pages rédigées et modèle JSON-LD.',
  },
  'partenariats-et-liens-locaux': {
    titre: 'Partenariats et liens locaux : idées et messages',
    description:
      'Fournisseurs, clubs, écoles, presse : vos relations inventoriées, cinq contenus ou actions communes et un message personnel par partenaire.',
  },
  'personas-verifies': {
    description:
      'Des personas dont chaque ligne est marquée fait, déduction ou hypothèse, avec le test qui la vérifierait et les décisions que la fiche autorise.',
  },
  'plan-de-marquage-ga4': {
    titre: 'Plan de marquage GA4 : événements et contrôles',
    description:
      'De vos questions de gestion au plan que le développeur applique : déclencheurs, paramètres, événements clés à déclarer et contrôle DebugView.',
  },
  'plan-de-migration-seo': {
    titre: 'Plan de migration SEO : URL, dates, redirections',
    description:
      'Domaine, CMS ou arborescence qui change : inventaire des URL à protéger, table de redirections, calendrier par responsable et retour arrière.',
  },
  'plan-de-tests-ab': {
    description:
      'Vos sessions et votre taux de conversion fixent l’écart visible et la durée du test. Suivent la file des tests, leur règle d’arrêt et le compte rendu.',
  },
  'plan-editorial-annuel': {
    description:
      'Douze mois de publications calés sur les saisons et les jours de chacun : créer, mettre à jour, fusionner ou retirer, avec la charge par personne.',
  },
  'post-linkedin-d-expert': {
    description:
      'Un entretien, une question à la fois, puis un post LinkedIn sous 3 000 caractères, trois ouvertures au choix et les affirmations à anonymiser.',
  },
  'prenom-nom-seo-audit': {
    titre: 'Audit SEO guidé : constats prouvés et plan d’action',
    description:
      'Vos exports demandés un par un, des constats reliés à leurs lignes, un plan classé par effet et par charge, et une page de synthèse pour le dirigeant.',
  },
  'produits-en-rupture': {
    description:
      'Garder, rediriger, archiver ou répondre 410 : un sort justifié pour chaque URL de produit indisponible, avec texte à afficher et liens à modifier.',
  },
  'profil-linkedin-de-consultant': {
    description:
      'Titre, section Infos et missions récrits pour le client qui vous découvre, dans les limites de LinkedIn, avec les affirmations encore sans preuve.',
  },
  'rapport-mensuel-assiste': {
    titre: 'Rapport SEO mensuel assisté : faits et explications',
    description:
      'Un rapport prêt à envoyer, tiré de Search Console et GA4 : cinq lignes sans sigle pour le décideur, trois faits marquants, suivi des actions promises.',
  },
  'recette-seo-avant-mise-en-ligne': {
    description:
      'Un cahier de tests limité à ce que la version modifie, des anomalies au format ticket et un verdict : livrable, sous réserve ou à retenir.',
  },
  'recherche-interne-boutique': {
    description:
      'L’export de la loupe de votre boutique trié en quatre tableaux : requêtes sans résultat, synonymes à déclarer, rayons et produits qui manquent.',
  },
  'referencement-local-de-l-artisan': {
    description:
      'Pour qui travaille chez ses clients, à deux heures par semaine : services et communes à couvrir, trois fiches de chantier, programme de douze semaines.',
  },
  'regex-pour-le-seo': {
    description:
      'Search Console, GA4 ou .htaccess : une expression régulière dans le bon dialecte, confrontée ligne par ligne à vos exemples et contre-exemples.',
  },
  'regroupement-de-mots-cles': {
    description:
      'De 50 à 500 mots-clés répartis en groupes, une page par groupe : table complète, rapprochements discutables, orphelins et extrait CSV à recoller.',
  },
  'relecteur-professionnel': {
    description:
      'Texte corrigé prêt à coller, motif de chaque changement et questions à l’auteur : pour relire un article ou un courriel avant de le publier.',
  },
  'rendu-javascript-et-indexation': {
    description:
      'HTML source et HTML rendu d’une page React, Vue ou Angular comparés élément par élément : écarts classés, corrections et protocole de contrôle.',
  },
  'reponse-appel-d-offres-seo': {
    description:
      'Répondre ou passer, puis bâtir le mémoire : matrice de conformité, plan pesé selon les critères, questions à l’acheteur et relecture de juré.',
  },
  'reponses-aux-avis-locaux': {
    description:
      'Vos avis Google triés entre réponse, appel, signalement et juriste, avec des réponses de 30 à 90 mots dans votre ton et les griefs qui reviennent.',
  },
  'reponses-aux-commentaires': {
    description:
      'Question, réclamation ou provocation : chaque commentaire reçoit une décision, un responsable et deux réponses courtes conformes à votre charte.',
  },
  'robots-et-sitemaps': {
    description:
      'Chaque règle de votre robots.txt expliquée et confrontée à vos URL, robots d’IA compris, puis un fichier corrigé et un découpage de sitemaps.',
  },
  'scenario-video-youtube': {
    description:
      'Pour une vidéo d’explication de cinq à quinze minutes : déroulé minuté image et parole, plans par lieu, trois titres avec miniature et chapitres.',
  },
  'scripts-de-videos-courtes': {
    description:
      'Une question de client, un téléphone : le texte à dire à votre débit, les plans dans l’ordre de tournage et les mots à incruster pour Shorts ou Reels.',
  },
  'scripts-python-pour-le-seo': {
    titre: 'Scripts Python pour le SEO, dans Colab ou chez vous',
    description:
      'Fusion d’exports, contrôle de redirections, comparaison d’explorations : un script commenté, son jeu d’essai, ses commandes et ses garde-fous.',
  },
  'seo-en-comite-de-direction': {
    description:
      'Six pages minutées, le texte à dire, une demande chiffrée et huit questions probables : votre situation SEO pour un comité qui ignore le vocabulaire.',
  },
  'sequence-email-de-bienvenue': {
    description:
      'Trois à six courriels qui mènent un nouvel inscrit à une première réussite : déclencheur, délais, objets, textes et règle de sortie des relances.',
  },
  'sql-sur-exports-search-console': {
    description:
      'Votre question sur l’export BigQuery traduite en SQL commenté : position pondérée, partitions filtrées, coût à lire avant de lancer et contrôle.',
  },
  'strategie-de-facettes': {
    description:
      'Pour une boutique en ligne : quels filtres indexer, comment tenir les autres à l’écart, et les règles de liens et de robots pour vos développeurs.',
  },
  'synthese-d-avis-produits': {
    description:
      'Les avis d’un produit comptés par thème, citations exactes à l’appui : résumé publiable, phrases de la fiche à corriger et mots des acheteurs.',
  },
  'temps-forts-commerciaux': {
    description:
      'Soldes, Black Friday, rentrée : rétroplanning dès J moins 90, quatre états de la page à une même adresse, prix de référence et mentions à valider.',
  },
  'veille-concurrentielle-hebdomadaire': {
    description:
      'Chaque semaine, ce qui a bougé chez trois à cinq concurrents tient en une page : mouvements datés, lecture prudente et trois actions au plus.',
  },
  'verificateur-de-sources': {
    description:
      'Chaque affirmation de votre texte face à la source qu’il cite : soutenue, exagérée, détournée, périmée ou sans appui, avec une réécriture prudente.',
  },
  'visibilite-dans-les-reponses-ia': {
    description:
      'Un protocole pour mesurer ce que les assistants disent de votre marque : panel de questions, fiche de relevé, taux calculés et erreurs à corriger.',
  },
  'vocabulaire-d-un-metier': {
    description:
      'Pour le rédacteur qui change de secteur : termes exacts, faux amis et entités tirés de vos documents, avec les questions à poser à un expert.',
  },
  'volumes-et-saisonnalite': {
    description:
      'Exports de mots-clés et courbes Google Trends lus ensemble : coefficients mensuels, départ, pic, et date de mise en ligne de chaque page.',
  },
  'webographie-generator': {
    description:
      'Un sujet, une période, un usage : une webographie datée où chaque référence dit ce qu’elle prouve, avec les reprises écartées et leur original.',
  },
}
