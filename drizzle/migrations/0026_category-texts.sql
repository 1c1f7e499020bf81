ALTER TABLE `categories` ADD `tags` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `categories` ADD `groupe` text DEFAULT 'growth' NOT NULL;--> statement-breakpoint
ALTER TABLE `categories` ADD `rang` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What was said of the sixteen beside their rows, in the order of the drawer; by their codes, which a new name left alone.
UPDATE categories SET tags = '["mots-clés","maillage interne","search console","cannibalisation"]', groupe = 'seo', rang = 1 WHERE code = 'SEO';
--> statement-breakpoint
UPDATE categories SET tags = '["audit-seo","checklist","indexation","priorisation"]', groupe = 'seo', rang = 2 WHERE code = 'AUD';
--> statement-breakpoint
UPDATE categories SET tags = '["crawl","indexation","redirections","données structurées"]', groupe = 'seo', rang = 3 WHERE code = 'TSE';
--> statement-breakpoint
UPDATE categories SET tags = '["performance web","javascript","images","recette"]', groupe = 'seo', rang = 4 WHERE code = 'TEC';
--> statement-breakpoint
UPDATE categories SET tags = '["sources","veille","voix du client","assistants ia"]', groupe = 'seo', rang = 5 WHERE code = 'RES';
--> statement-breakpoint
UPDATE categories SET tags = '["serp","intention de recherche","concurrents","mots-clés"]', groupe = 'seo', rang = 6 WHERE code = 'ANA';
--> statement-breakpoint
UPDATE categories SET tags = '["search console","ga4","reporting","regex"]', groupe = 'seo', rang = 7 WHERE code = 'STA';
--> statement-breakpoint
UPDATE categories SET tags = '["fiche google","avis google","pages locales","citations locales"]', groupe = 'seo', rang = 8 WHERE code = 'LOC';
--> statement-breakpoint
UPDATE categories SET tags = '["fiche produit","page catégorie","facettes","avis clients"]', groupe = 'growth', rang = 9 WHERE code = 'ECO';
--> statement-breakpoint
UPDATE categories SET tags = '["page de vente","formulaire","test a/b","objections"]', groupe = 'growth', rang = 10 WHERE code = 'CVR';
--> statement-breakpoint
UPDATE categories SET tags = '["feuille de route","budget","priorisation","cocon sémantique"]', groupe = 'growth', rang = 11 WHERE code = 'STR';
--> statement-breakpoint
UPDATE categories SET tags = '["newsletter","netlinking","relations presse","preuve sociale"]', groupe = 'growth', rang = 12 WHERE code = 'MKT';
--> statement-breakpoint
UPDATE categories SET tags = '["article de blog","brief","relecture","faq"]', groupe = 'content', rang = 13 WHERE code = 'TXT';
--> statement-breakpoint
UPDATE categories SET tags = '["linkedin","carrousel","calendrier éditorial","vidéo"]', groupe = 'content', rang = 14 WHERE code = 'SOC';
--> statement-breakpoint
UPDATE categories SET tags = '["voix du client","avis clients","entretien client","étude qualitative"]', groupe = 'content', rang = 15 WHERE code = 'PER';
--> statement-breakpoint
UPDATE categories SET tags = '["tableur","script","no-code","regex"]', groupe = 'growth', rang = 16 WHERE code = 'AUT';
--> statement-breakpoint
-- What others created comes behind them, in its order.
UPDATE categories SET rang = 16 + rowid WHERE rang = 0;
--> statement-breakpoint
UPDATE categories SET groupe = 'content' WHERE nom = 'Copywriting';
--> statement-breakpoint
-- A name that is French already needs no other.
UPDATE categories SET libelle = '' WHERE libelle = nom;
--> statement-breakpoint
CREATE TRIGGER categories_kept AFTER UPDATE ON categories
  WHEN (old.libelle, old.code, old.teinte, old.description, old.guide, old.mots, old.tags, old.groupe)
    IS NOT (new.libelle, new.code, new.teinte, new.description, new.guide, new.mots, new.tags, new.groupe) BEGIN
  INSERT INTO record_revisions (id, table_name, record_id, contenu, remplace_le)
    VALUES (lower(hex(randomblob(16))), 'categories', old.nom,
      json_object('libelle', old.libelle, 'code', old.code, 'teinte', old.teinte, 'description', old.description, 'guide', old.guide, 'mots', old.mots, 'tags', json(iif(json_valid(old.tags), old.tags, '[]')), 'groupe', old.groupe),
      strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
END;
--> statement-breakpoint
-- What a category was stays with it under another name.
CREATE TRIGGER categories_renamed AFTER UPDATE OF nom ON categories WHEN old.nom <> new.nom BEGIN
  UPDATE record_revisions SET record_id = new.nom WHERE table_name = 'categories' AND record_id = old.nom;
END;
