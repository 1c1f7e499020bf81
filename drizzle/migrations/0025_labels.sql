CREATE TABLE `categories` (
	`nom` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`teinte` text NOT NULL,
	`libelle` text NOT NULL,
	`description` text NOT NULL,
	`guide` text NOT NULL,
	`mots` text NOT NULL,
	`retiree_par` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `categories_code_unique` ON `categories` (`code`);--> statement-breakpoint
CREATE TABLE `distinct_tags` (
	`un` text NOT NULL,
	`autre` text NOT NULL,
	PRIMARY KEY(`un`, `autre`)
);
--> statement-breakpoint
CREATE TABLE `former_labels` (
	`quoi` text NOT NULL,
	`pli` text NOT NULL,
	`nom` text NOT NULL,
	`nouveau` text NOT NULL,
	`entree` text NOT NULL,
	PRIMARY KEY(`quoi`, `pli`)
);

--> statement-breakpoint
-- The sixteen as they were built in.
INSERT INTO categories (nom, code, teinte, libelle, description, guide, mots) VALUES
  ('SEO', 'SEO', 'cat-seo', 'Référencement', 'Positionnement, cannibalisation, titres, extraits : le travail de fond du référencement naturel.', 'On vient ici pour le travail de tous les jours : choisir la requête d’une page, départager deux pages qui se gênent, réécrire un titre que personne ne clique. Partez d’un constat chiffré, un export de la Search Console par exemple : chaque fiche demande ses données avant de conclure.', 'référencement naturel'),
  ('Audit', 'AUD', 'cat-audit', 'Audit', 'Contrôler une page ou un site, classer les constats par effet et par effort, décider de l’ordre.', 'Un audit vaut par ce qu’il laisse de côté. Ces fiches font classer chaque constat par effet attendu et par effort, et séparent ce qui est observé de ce qui est supposé. Donnez-leur une URL, un relevé d’exploration ou un extrait de code, jamais un site entier.', 'audit diagnostic'),
  ('Technical SEO', 'TSE', 'cat-technical-seo', 'SEO technique', 'Exploration, indexation, redirections, données structurées : ce que les robots lisent avant le texte.', 'Avant le texte, un robot lit des codes de réponse, des directives et des liens. Ces fiches aident à écrire des règles de redirection, un fichier robots, des données structurées, et à vérifier ce qu’elles produisent. Gardez une copie de l’existant avant d’appliquer quoi que ce soit.', 'seo technique'),
  ('Technical', 'TEC', 'cat-technical', 'Technique', 'Vitesse, rendu, images, mise en ligne : les réglages qui se discutent avec l’équipe technique.', 'Ce tiroir sert à parler avec l’équipe technique : traduire un rapport de performance en tickets, préparer une recette, décrire un défaut de rendu de façon qu’il puisse être reproduit. Joignez les mesures ; sans elles, un assistant devine.', 'technique'),
  ('Research', 'RES', 'cat-research', 'Étude', 'Chercher, dater et vérifier les sources ; suivre un marché et ce qu’en disent les assistants IA.', 'Chercher, puis prouver : ces fiches exigent une date et une source pour chaque affirmation, et disent ce qui reste incertain. Elles conviennent aux dossiers de fond, à la veille et au suivi de ce que les assistants IA répondent sur un sujet.', 'recherche'),
  ('Analysis', 'ANA', 'cat-analysis', 'Analyse', 'Lire une SERP, une intention, des concurrents : comprendre avant d’écrire ou de corriger.', 'Comprendre avant d’écrire : lire une page de résultats, nommer l’intention derrière une requête, comparer des concurrents sur ce qu’ils couvrent vraiment. Collez les résultats que vous voyez : un assistant ne connaît pas la SERP du jour.', 'analyse'),
  ('Analytics', 'STA', 'cat-analytics', 'Mesure', 'Search Console, GA4, exports et rapports : faire parler les chiffres sans leur faire dire plus.', 'Des chiffres bien lus disent aussi ce qu’ils ne prouvent pas. Ces fiches partent d’exports de la Search Console ou de GA4, écrivent des expressions régulières, préparent des rapports, et signalent les périodes qui ne se comparent pas.', 'mesure statistiques'),
  ('Local', 'LOC', 'cat-local', 'Local', 'Fiche d’établissement, avis, pages de ville : être trouvé par les clients d’à côté.', 'Pour un commerce, un cabinet ou un réseau d’agences : fiche d’établissement, réponses aux avis, pages de ville qui disent autre chose que le nom de la ville. Ayez sous la main les horaires, les services et la zone desservie.', 'seo local référencement local'),
  ('E-commerce', 'ECO', 'cat-e-commerce', 'Boutique en ligne', 'Fiches produits, catégories, facettes, flux : le référencement d’une boutique en ligne.', 'Des milliers de pages qui se ressemblent : ces fiches aident à écrire des fiches produits et des catégories utiles, à décider quelles facettes ouvrir aux robots, et à tirer parti des avis. Donnez les attributs réels du produit ; ce qui manque doit rester vide.', 'ecommerce boutique en ligne'),
  ('Conversion', 'CVR', 'cat-conversion', 'Conversion', 'Pages d’atterrissage, objections, formulaires, tests : transformer une visite en demande.', 'Une visite n’est pas une demande. Ces fiches travaillent les objections, l’ordre des arguments, la longueur d’un formulaire et le plan d’un test. Elles demandent d’abord à qui s’adresse la page et ce qu’elle promet.', 'conversion'),
  ('Strategy', 'STR', 'cat-strategy', 'Stratégie', 'Feuilles de route, budgets, priorités : décider quoi faire, dans quel ordre et avec quels moyens.', 'Décider quoi faire, dans quel ordre et avec quels moyens. Feuilles de route, budgets, cocons sémantiques : chaque fiche fait expliciter les hypothèses et chiffrer la capacité de production avant de proposer un calendrier.', 'stratégie'),
  ('Marketing', 'MKT', 'cat-marketing', 'Marketing', 'Newsletters, relations presse, campagnes : faire connaître ce qui mérite de l’être.', 'Faire connaître ce qui mérite de l’être : newsletters, relations presse, campagnes, échanges de liens honnêtes. Les fiches demandent la preuve derrière le message et évitent les formules toutes faites.', 'marketing'),
  ('Content', 'TXT', 'cat-content', 'Contenu', 'Briefs, articles, relectures, mises à jour : des contenus qui répondent vraiment à la question.', 'Du brief à la mise à jour, ces fiches accompagnent un texte sans l’écrire à votre place : plan, angle, relecture, questions restées sans réponse. Apportez vos sources et votre expérience ; c’est ce qu’aucun assistant ne peut inventer.', 'contenu rédaction copywriting'),
  ('Social Media', 'SOC', 'cat-social-media', 'Réseaux sociaux', 'Posts, carrousels, calendriers et réponses : publier régulièrement sans se répéter.', 'Publier régulièrement sans se répéter : décliner un article en publications, préparer un calendrier, répondre aux commentaires avec le ton de la marque. Indiquez le réseau et l’audience, les formats en dépendent.', 'réseaux sociaux'),
  ('Persona', 'PER', 'cat-persona', 'Persona', 'Profils tirés d’avis, d’entretiens et de données : savoir à qui l’on parle.', 'Un profil utile vient d’avis, d’entretiens et de données, pas de l’imagination. Ces fiches citent la source de chaque trait et marquent ce qui n’est qu’une hypothèse à vérifier auprès de clients.', 'persona clients'),
  ('Automation', 'AUT', 'cat-automation', 'Automatisation', 'Tableurs, scripts, expressions régulières, no-code : confier à la machine ce qui se répète.', 'Formules de tableur, scripts, expressions régulières, scénarios sans code : confier à la machine ce qui se répète. Testez sur une copie, avec quelques lignes dont vous connaissez la réponse.', 'automatisation');
--> statement-breakpoint
-- What pages say of a category follows from its row.
CREATE TRIGGER categories_version_insert AFTER INSERT ON categories BEGIN
  UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER categories_version_update AFTER UPDATE ON categories BEGIN
  UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER categories_version_delete AFTER DELETE ON categories BEGIN
  UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
-- Where an address leads that a label had.
CREATE TRIGGER former_labels_version_insert AFTER INSERT ON former_labels BEGIN
  UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER former_labels_version_update AFTER UPDATE ON former_labels BEGIN
  UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER former_labels_version_delete AFTER DELETE ON former_labels BEGIN
  UPDATE content_version SET version = version + 1;
END;
