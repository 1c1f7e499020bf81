CREATE TABLE `search_changes` (
	`change` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`item_id` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `search_changes_kind_item_id_unique` ON `search_changes` (`kind`,`item_id`);--> statement-breakpoint
CREATE TABLE `search_snapshot` (
	`part` integer PRIMARY KEY NOT NULL,
	`format` integer NOT NULL,
	`change` integer NOT NULL,
	`bytes` blob NOT NULL
);
--> statement-breakpoint
ALTER TABLE `search_groups` ADD `absence` text;
--> statement-breakpoint
CREATE INDEX `prompts_by_assistant` ON `prompts` (`statut`,`ia`,`niveau`);--> statement-breakpoint
CREATE INDEX `gpts_by_assistant` ON `gpts` (`statut`,`ia`);--> statement-breakpoint
CREATE TRIGGER prompts_changes_insert AFTER INSERT ON prompts BEGIN
  INSERT OR REPLACE INTO search_changes (change, kind, item_id)
    SELECT max(coalesce(max(change), 0) + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)), 'prompt', new.id FROM search_changes;
END;
--> statement-breakpoint
CREATE TRIGGER prompts_changes_update AFTER UPDATE ON prompts BEGIN
  INSERT OR REPLACE INTO search_changes (change, kind, item_id)
    SELECT max(coalesce(max(change), 0) + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)), 'prompt', new.id FROM search_changes;
END;
--> statement-breakpoint
CREATE TRIGGER prompts_changes_delete AFTER DELETE ON prompts BEGIN
  INSERT OR REPLACE INTO search_changes (change, kind, item_id)
    SELECT max(coalesce(max(change), 0) + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)), 'prompt', old.id FROM search_changes;
END;
--> statement-breakpoint
CREATE TRIGGER gpts_changes_insert AFTER INSERT ON gpts BEGIN
  INSERT OR REPLACE INTO search_changes (change, kind, item_id)
    SELECT max(coalesce(max(change), 0) + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)), 'gpt', new.id FROM search_changes;
END;
--> statement-breakpoint
CREATE TRIGGER gpts_changes_update AFTER UPDATE ON gpts BEGIN
  INSERT OR REPLACE INTO search_changes (change, kind, item_id)
    SELECT max(coalesce(max(change), 0) + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)), 'gpt', new.id FROM search_changes;
END;
--> statement-breakpoint
CREATE TRIGGER gpts_changes_delete AFTER DELETE ON gpts BEGIN
  INSERT OR REPLACE INTO search_changes (change, kind, item_id)
    SELECT max(coalesce(max(change), 0) + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)), 'gpt', old.id FROM search_changes;
END;
--> statement-breakpoint
CREATE TRIGGER search_groups_changes_insert AFTER INSERT ON search_groups BEGIN
  INSERT OR REPLACE INTO search_changes (change, kind, item_id)
    SELECT max(coalesce(max(change), 0) + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)), 'group', new.id FROM search_changes;
END;
--> statement-breakpoint
CREATE TRIGGER search_groups_changes_update AFTER UPDATE ON search_groups BEGIN
  INSERT OR REPLACE INTO search_changes (change, kind, item_id)
    SELECT max(coalesce(max(change), 0) + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)), 'group', new.id FROM search_changes;
END;
--> statement-breakpoint
CREATE TRIGGER search_groups_changes_delete AFTER DELETE ON search_groups BEGIN
  INSERT OR REPLACE INTO search_changes (change, kind, item_id)
    SELECT max(coalesce(max(change), 0) + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)), 'group', old.id FROM search_changes;
END;
--> statement-breakpoint
-- A site that has a vocabulary also gets the absent subjects whose link leads to an item that it has.
INSERT INTO search_groups (id, termes, larges, absence)
  SELECT value ->> 'id', value ->> 'termes', '[]', value ->> 'absence' FROM json_each('[
    {"id":"aa78c1fd-c3c8-4c6f-b354-9f0224811be4","termes":["facture","facturation","faire un devis","rédiger un devis","modèle de devis","devis gratuit","note de frais","bon de commande","impayé","lettre de relance","acompte"],"absence":{"message":"Le catalogue n’a rien pour faire des devis ou des factures.","href":"/gpt/banque-d-objections","label":"Répondre à un devis jugé trop cher"}},
    {"id":"c5446762-fe26-44fd-a79c-0fff733cfc24","termes":["comptabilité","bilan comptable","plan comptable","TVA","URSSAF","impôt","impôts","fiscalité","déclaration de revenus","déclarer ses revenus","cotisations","charges sociales","trésorerie","fiche de paie","bulletin de paie","calcul de TVA"],"absence":{"message":"Le catalogue n’aide pas à tenir une comptabilité ni à déclarer ses revenus.","href":"/gpt/budget-seo-annuel","label":"Préparer un budget SEO"}},
    {"id":"77b6198e-68e8-4d01-be8a-b4fd74a322f4","termes":["CV","curriculum vitae","lettre de motivation","candidature","entretien d''embauche","entretien annuel","entretien d''évaluation","offre d''emploi","recherche d''emploi","trouver un emploi","trouver un travail","trouver un job","trouver un stage","stage","alternance","offre d''alternance","recruter","recrutement","embaucher","embauche","fiche de poste","chômage","France Travail","pôle emploi"],"absence":{"message":"Le catalogue n’a rien pour un CV, une candidature ou un recrutement.","href":"/gpt/profil-linkedin-de-consultant","label":"Écrire un profil LinkedIn de consultant"}},
    {"id":"16f195c6-4e47-4b4d-8687-20c8629a41a0","termes":["reconversion","portfolio"],"absence":{"message":"Le catalogue n’a rien pour un CV, une candidature ou un recrutement.","href":"/gpt/profil-linkedin-de-consultant","label":"Écrire un profil LinkedIn de consultant"}},
    {"id":"a86f6777-5851-4878-b25a-930748ac87c0","termes":["salaire","grille de salaires","rémunération","combien gagne","augmentation de salaire","demander une augmentation","démission","licenciement","rupture conventionnelle","congés payés","arrêt maladie","TJM"],"absence":{"message":"Le catalogue ne renseigne pas sur les salaires ni sur le droit du travail.","href":"/gpt/lancement-de-mission-seo","label":"Préparer une mission SEO"}},
    {"id":"6e0a3e10-9299-415f-8967-8eb414f11da0","termes":["logo","identité visuelle","charte graphique","carte de visite","flyer","créer une affiche","dépliant","plaquette","packaging","palette de couleurs","police d''écriture","mockup","bannière","design graphique","créer un logo","dessiner un logo","logo gratuit","générateur de logo","refaire le logo","mettre en page un bulletin","InDesign"],"absence":{"message":"Le catalogue ne dessine ni logo ni support imprimé.","href":"/gpt/gardien-du-ton-de-marque","label":"Définir le ton d’une marque"}},
    {"id":"b9461882-b68c-4808-a94b-684105d1288f","termes":["générer une image","générer des images","créer une image","image IA","midjourney","dall-e","stable diffusion","retouche photo","retoucher une photo","photoshop","illustrator","canva","détourer","fond d''une photo","arrière-plan","avatar"],"absence":{"message":"Le catalogue ne crée ni ne retouche d’images.","href":"/gpt/images-et-medias-rapides","label":"Alléger les images d’une page"}},
    {"id":"1e7a9130-e442-45fd-bc9a-81cad9f816ba","termes":["montage vidéo","monter une vidéo","générer une vidéo","vidéo IA","vidéo avec une IA","premiere pro","capcut","davinci resolve","sous-titres","sous-titrer","voix off","voix de synthèse","musique libre de droits","jingle"],"absence":{"message":"Le catalogue aide à écrire une vidéo, pas à la monter ni à la sonoriser.","href":"/gpt/scenario-video-youtube","label":"Écrire le scénario d’une vidéo"}},
    {"id":"533ab306-f71d-4ff3-8dbc-6b1d99991d65","termes":["hébergement","hébergeur","acheter un nom de domaine","acheter un domaine","réserver un nom de domaine","serveur VPS","serveur dédié","OVH","o2switch","FTP","DNS","certificat SSL","sauvegarde","plugin de sauvegarde"],"absence":{"message":"Le catalogue ne conseille ni hébergement ni nom de domaine.","href":"/gpt/plan-de-migration-seo","label":"Changer de domaine sans perdre ses visiteurs"}},
    {"id":"58ed0723-952d-49f6-b422-06df07aba617","termes":["créer un site","créer un site internet","créer un site web","créer un site vitrine","faire un site","installer wordpress","installer woocommerce","installer prestashop","installer un plugin","installer une extension","thème wordpress","wix","créer une boutique en ligne","ouvrir une boutique en ligne"],"absence":{"message":"Le catalogue n’aide pas à installer un site.","href":"/gpt/lovable-architect","label":"Décrire une application avant de la construire"}},
    {"id":"3952b18b-dfc1-4f04-97bd-018b7b5c01d7","termes":["boîte mail","adresse mail professionnelle","outlook","gmail","thunderbird","configurer une messagerie","signature mail","migrer ses emails","migrer mes emails"],"absence":{"message":"Le catalogue n’a rien pour configurer une messagerie.","href":"/gpt/sequence-email-de-bienvenue","label":"Écrire des courriels de bienvenue"}},
    {"id":"c5176a81-9c4d-42a8-b72d-e06fe4d40d64","termes":["business plan","business model","business model canvas","étude de faisabilité","prévisionnel","prévisionnel financier","statut juridique","statuts de société","micro-entreprise","auto-entrepreneur","création d''entreprise","créer une entreprise","créer une société","ouvrir une boutique","ouvrir un commerce","ouvrir un restaurant","fonds de commerce","pitch deck","levée de fonds","investisseur","prêt bancaire","emprunt","crédit bancaire","subvention"],"absence":{"message":"Le catalogue n’aide pas à monter une entreprise ni à la financer.","href":"/prompt/prevision-trafic-budget","label":"Défendre un budget par une prévision de trafic"}},
    {"id":"3d56e858-a152-43da-ba4d-e24dfc8a0d5c","termes":["SIRET","SASU","SARL","nom d''entreprise","trouver un nom","nom de marque"],"absence":{"message":"Le catalogue n’aide pas à monter une entreprise ni à la financer.","href":"/prompt/prevision-trafic-budget","label":"Défendre un budget par une prévision de trafic"}},
    {"id":"29cb40b0-dbf4-4b7c-8165-86d4f3fc7376","termes":["mentions légales","conditions générales","conditions générales de vente","CGV","CGU","politique de confidentialité","RGPD","contrat de travail","contrat de prestation","contrat de partenariat","modèle de contrat","contrat freelance","contrat influenceur","rédiger un contrat","bail","bail commercial","droit à l''image","droit d''auteur","dépôt de marque","déposer une marque","INPI","litige","mise en demeure","règlement intérieur"],"absence":{"message":"Le catalogue ne rédige pas de texte juridique.","href":"/gpt/langage-clair","label":"Réécrire un texte en langage clair"}},
    {"id":"b1ae77e8-b651-480f-acc5-b7db0c603e57","termes":["accord de confidentialité","NDA","clause","rédiger des CGV","rédiger les CGV","modèle de CGV","générateur de CGV","droit à l''image","droit d''auteur","droits d''auteur","mise en demeure","huissier"],"absence":{"message":"Le catalogue ne rédige pas de texte juridique.","href":"/gpt/langage-clair","label":"Réécrire un texte en langage clair"}},
    {"id":"058d98cd-c438-4471-99e1-3aaaf631f977","termes":["google ads","campagne ads","facebook ads","meta ads","tiktok ads","linkedin ads","publicité facebook","publicité payante","publicité google","enchères","audience similaire","remarketing","retargeting","adsense","bannière publicitaire","régie publicitaire"],"absence":{"message":"Le catalogue ne gère pas les campagnes payantes.","href":"/gpt/critique-de-page-d-atterrissage","label":"Relire la page où arrivent les clics"}},
    {"id":"27000dfe-3b15-425b-b0ec-ba4a058cddff","termes":["gagner de l''argent","revenus passifs","dropshipping","affiliation","monétiser un blog","devenir influenceur","partenariat influenceur","devenir riche","trading","crypto","bitcoin","investir en bourse","paris sportifs"],"absence":{"message":"Le catalogue n’a pas de recette pour gagner de l’argent en ligne.","href":"/gpt/livre-blanc-b2b","label":"Faire connaître une expertise"}},
    {"id":"4c24170c-53e3-457b-ab64-89427e7e9944","termes":["acheter des abonnés","acheter des likes","acheter des vues","acheter des followers","acheter des avis","faux comptes","faux abonnés"],"absence":{"message":"Le catalogue ne propose ni faux abonnés, ni faux avis.","href":"/gpt/reponses-aux-avis-locaux","label":"Répondre à de vrais avis"}},
    {"id":"de882eee-7040-43f2-95af-2a75be436da7","termes":["pirater","piratage","site piraté","hacker","hacké","mot de passe","récupérer mon compte","compte bloqué","virus","antivirus","malware","double authentification","mot de passe oublié","mot de passe perdu","mots de passe"],"absence":{"message":"Le catalogue n’aide pas à réparer un compte ou un site piraté.","href":"/gpt/cellule-de-crise-trafic","label":"Enquêter sur une chute de trafic"}},
    {"id":"7e3138f4-2581-495e-9253-4c29492b5d92","termes":["application mobile","développer une application","apprendre à coder","apprendre le code","apprendre javascript","apprendre php","apprendre python","apprendre html","débogage","docker","github","base de données","jeu vidéo","algorithme de tri","android","iphone","app store","play store","ASO","modèle de langage en local","IA en local","LLM en local","ollama"],"absence":{"message":"Le catalogue n’apprend pas à programmer.","href":"/gpt/scripts-python-pour-le-seo","label":"Obtenir un script pour une tâche SEO"}},
    {"id":"623186d9-7d41-49b2-a85e-9843990fee80","termes":["formation CPF","CPF","formation en ligne","certification","diplôme","école de commerce","cours de français","cours d''anglais","apprendre l''anglais","dissertation","mémoire de fin d''études","rapport de stage","soutenance","exposé","réussir un examen","permis de conduire"],"absence":{"message":"Le catalogue ne propose ni cours ni diplôme.","href":"/gpt/guide-pratique-pas-a-pas","label":"Écrire un guide que l’on peut suivre"}},
    {"id":"ff185efb-04a4-415c-a8d9-826041bc8676","termes":["gantt","diagramme de gantt","planning d''équipe","planning de gantt","gestion de projet","compte rendu de réunion","procès-verbal","organigramme","séminaire","salon professionnel","organiser un événement","organiser un salon","team building","discours","pot de départ","fiche de lecture","résumer une réunion","résumé de réunion","transcrire une réunion","visioconférence","jeu concours","loterie","tombola"],"absence":{"message":"Le catalogue n’organise ni réunions, ni équipes, ni événements.","href":"/gpt/feuille-de-route-seo-trimestrielle","label":"Planifier treize semaines de SEO"}},
    {"id":"a31e08c7-419d-4580-893e-00a0871bf39c","termes":["powerpoint","présentation powerpoint","diaporama","google slides","keynote","prezi"],"absence":{"message":"Le catalogue ne fabrique pas de diaporama.","href":"/gpt/seo-en-comite-de-direction","label":"Présenter le SEO à une direction"}},
    {"id":"2b38ddce-63ce-4974-b1dc-fbfee6ecddb7","termes":["CRM","ERP","logiciel de caisse","logiciel de gestion","gestion de stock","gestion des stocks","inventaire","tableau croisé dynamique","tableau croisé","macro excel","VBA","QR code","imprimante","wifi","windows","convertir un PDF","code promo","bon de réduction","HubSpot","Pipedrive","Salesforce","caisse enregistreuse","terminal de paiement","Stripe"],"absence":{"message":"Le catalogue ne conseille pas de logiciel de gestion.","href":"/gpt/comparateur-d-offres","label":"Comparer des offres à partir de leurs tarifs"}},
    {"id":"065f6dee-631d-456d-ac53-85a07dacdbbf","termes":["PayPal","carte de fidélité","programme de fidélité","Colissimo","transporteur","douane"],"absence":{"message":"Le catalogue ne conseille pas de logiciel de gestion.","href":"/gpt/comparateur-d-offres","label":"Comparer des offres à partir de leurs tarifs"}},
    {"id":"95fd0769-6ecb-45f0-a193-d0d3d9f3c011","termes":["traduire un texte","traduire mon site","traduire un site","traduire en anglais","traducteur","traduction automatique","traduction en anglais","deepl","google traduction","interprète"],"absence":{"message":"Le catalogue ne traduit pas.","href":"/gpt/localisation-francophone","label":"Adapter un site à la Belgique, à la Suisse ou au Québec"}},
    {"id":"a7271a33-aca7-4b56-bbb1-b82a6bcbed99","termes":["roman","poème","poésie","chanson","court métrage","scénario de film","scénario de série","conte","blague","recette de cuisine","menu de la semaine","itinéraire","horoscope","faire-part","carte de vœux","lettre d''amour","publier un livre","amazon KDP","auto-édition","autoédition"],"absence":{"message":"Le catalogue n’écrit ni roman, ni chanson, ni menu de la semaine.","href":"/gpt/interview-en-article","label":"Tirer un article d’un entretien"}},
    {"id":"b66b25a0-8cdf-4b97-a52e-7dd4c1c5b49a","termes":["chatbot","whatsapp","whatsapp business","SMS","campagne SMS","envoyer des SMS","standard téléphonique","centre d''appels","script d''appel","répondeur","prospection téléphonique","cold email","acheter une base d''emails","fichier de prospects","base de prospects","liste de prospects","acheter des prospects"],"absence":{"message":"Le catalogue n’a rien pour les messageries, les SMS ou le téléphone.","href":"/gpt/faq-depuis-le-support","label":"Tirer une FAQ des demandes reçues"}},
    {"id":"a5562a84-99b3-4785-b889-b9385bd0892c","termes":["quel micro","acheter un micro","micro-cravate","microphone","micro pour podcast","micro podcast","quelle caméra","acheter une caméra","table de mixage","casque audio","éclairage vidéo","drone"],"absence":{"message":"Le catalogue ne conseille ni micro, ni caméra, ni prise de son.","href":"/gpt/scenario-video-youtube","label":"Écrire le scénario d’une vidéo"}},
    {"id":"91745a0a-cbac-4101-8a72-6b66a8143bab","termes":["anti-plagiat","antiplagiat","détecteur de plagiat","logiciel de plagiat","test de plagiat","détecteur d''IA","détecter un texte IA","détecter un texte écrit par une IA","détecter chatgpt"],"absence":{"message":"Le catalogue ne cherche ni plagiat, ni texte écrit par une IA.","href":"/gpt/relecteur-professionnel","label":"Faire relire un texte"}}
  ]') WHERE EXISTS (SELECT 1 FROM search_groups)
    AND (EXISTS (SELECT 1 FROM gpts WHERE '/gpt/' || slug = value ->> '$.absence.href')
      OR EXISTS (SELECT 1 FROM prompts WHERE '/prompt/' || slug = value ->> '$.absence.href'));
