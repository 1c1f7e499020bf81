CREATE TABLE `search_facets` (
	`id` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`ia` text NOT NULL,
	`niveau` text NOT NULL,
	`categories` text NOT NULL,
	`items` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `search_facets_kind_ia_niveau_categories_unique` ON `search_facets` (`kind`,`ia`,`niveau`,`categories`);--> statement-breakpoint
CREATE TABLE `search_items` (
	`cle` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`item_id` text NOT NULL,
	`titre` text NOT NULL,
	`titre_racines` text NOT NULL,
	`description` text NOT NULL,
	`description_racines` text NOT NULL,
	`facette` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `search_items_by_item` ON `search_items` (`kind`,`item_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `search_items_facette` ON `search_items` (`cle`,`facette`);--> statement-breakpoint
CREATE TABLE `search_synonyms` (
	`id` text PRIMARY KEY NOT NULL,
	`termes` text NOT NULL,
	`recherche` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `search_words` (
	`id` integer PRIMARY KEY NOT NULL,
	`mot` text NOT NULL,
	`frequence` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `search_words_mot_unique` ON `search_words` (`mot`);--> statement-breakpoint
ALTER TABLE `gpts` ADD `recherche` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `prompts` ADD `recherche` text DEFAULT '{}' NOT NULL;
--> statement-breakpoint
-- The words of every field with a break between two (`texte`), then title, description and
-- labels on their own, each word marked `t=`, `d=`, `l=`, and its stem `tr=`, `dr=`: a mark is a
-- lookup, where a column filter would read every place of the word. Contentless: triggers give what they take out.
CREATE VIRTUAL TABLE search_index USING fts5(texte, titre, titre_racines, description, description_racines, etiquettes, filtres, content='', columnsize=0, tokenize="ascii tokenchars '=|_'");
--> statement-breakpoint
-- One or two letters, anywhere in a word.
CREATE VIRTUAL TABLE search_letters USING fts5(lettres, filtres, content='', columnsize=0, detail=none, tokenize="ascii tokenchars '=|_'");
--> statement-breakpoint
-- Three or more letters, anywhere in a word, `^` before it and `$` after.
CREATE VIRTUAL TABLE search_word_parts USING fts5(mot, content='', columnsize=0, tokenize="trigram");
--> statement-breakpoint
CREATE TRIGGER search_words_insert AFTER INSERT ON search_words BEGIN
  INSERT INTO search_word_parts (rowid, mot) VALUES (new.id, '^' || new.mot || '$');
END;
--> statement-breakpoint
CREATE TRIGGER search_words_delete AFTER DELETE ON search_words BEGIN
  INSERT INTO search_word_parts (search_word_parts, rowid, mot) VALUES ('delete', old.id, '^' || old.mot || '$');
END;
--> statement-breakpoint
CREATE TRIGGER prompts_search_insert AFTER INSERT ON prompts WHEN new.statut = 'valide' AND new.recherche <> '{}' BEGIN
  INSERT INTO search_facets (kind, ia, niveau, categories, items)
    SELECT 'prompt', coalesce(new.ia, ''), new.niveau, (SELECT json_group_array(value) FROM (SELECT value FROM json_each(new.categories) ORDER BY value)), 1 WHERE new.statut = 'valide' AND new.recherche <> '{}'
    ON CONFLICT (kind, ia, niveau, categories) DO UPDATE SET items = items + 1;
  -- Higher scores, then newer items, come first; of one second, what came first.
  INSERT INTO search_items (cle, kind, item_id, titre, titre_racines, description, description_racines, facette)
    SELECT coalesce((SELECT max(cle) + 1 FROM search_items WHERE cle BETWEEN base.cle AND base.cle + 1048575), base.cle),
      'prompt', new.id,
      ' ' || (new.recherche ->> 'titre') || ' ', ' ' || (new.recherche ->> 'titre_racines') || ' ',
      ' ' || (new.recherche ->> 'description') || ' ', ' ' || (new.recherche ->> 'description_racines') || ' ',
      (SELECT id FROM search_facets WHERE (kind, ia, niveau, categories) = ('prompt', coalesce(new.ia, ''), new.niveau, (SELECT json_group_array(value) FROM (SELECT value FROM json_each(new.categories) ORDER BY value))))
    FROM (SELECT (2047 - min(max(new.score, 0), 2047) << 52) + (4294967295 - unixepoch(new.date_creation) << 20) AS cle) AS base WHERE new.statut = 'valide' AND new.recherche <> '{}';
  INSERT INTO search_index (rowid, texte, titre, titre_racines, description, description_racines, etiquettes, filtres)
    SELECT cle, new.recherche ->> 'texte',
    't=' || replace(new.recherche ->> 'titre', ' ', ' t='),
    'tr=' || replace(new.recherche ->> 'titre_racines', ' ', ' tr='),
    'd=' || replace(new.recherche ->> 'description', ' ', ' d='),
    'dr=' || replace(new.recherche ->> 'description_racines', ' ', ' dr='),
    'l=' || replace(new.recherche ->> 'etiquettes', ' ', ' l='),
    new.recherche ->> 'filtres'
    FROM search_items WHERE kind = 'prompt' AND item_id = new.id;
  INSERT INTO search_letters (rowid, lettres, filtres)
    SELECT cle, new.recherche ->> 'lettres', new.recherche ->> 'filtres' FROM search_items WHERE kind = 'prompt' AND item_id = new.id;
  INSERT INTO search_words (mot, frequence)
    SELECT mot, 1 FROM (SELECT DISTINCT value AS mot FROM json_each('["' || replace(new.recherche ->> 'texte', ' ', '","') || '"]') WHERE value NOT IN ('|', '')) WHERE new.statut = 'valide' AND new.recherche <> '{}'
    ON CONFLICT (mot) DO UPDATE SET frequence = frequence + 1;
END;
--> statement-breakpoint
CREATE TRIGGER prompts_search_delete AFTER DELETE ON prompts WHEN old.statut = 'valide' AND old.recherche <> '{}' BEGIN
  INSERT INTO search_index (search_index, rowid, texte, titre, titre_racines, description, description_racines, etiquettes, filtres)
    SELECT 'delete', cle, old.recherche ->> 'texte',
    't=' || replace(old.recherche ->> 'titre', ' ', ' t='),
    'tr=' || replace(old.recherche ->> 'titre_racines', ' ', ' tr='),
    'd=' || replace(old.recherche ->> 'description', ' ', ' d='),
    'dr=' || replace(old.recherche ->> 'description_racines', ' ', ' dr='),
    'l=' || replace(old.recherche ->> 'etiquettes', ' ', ' l='),
    old.recherche ->> 'filtres'
    FROM search_items WHERE kind = 'prompt' AND item_id = old.id;
  INSERT INTO search_letters (search_letters, rowid, lettres, filtres)
    SELECT 'delete', cle, old.recherche ->> 'lettres', old.recherche ->> 'filtres' FROM search_items WHERE kind = 'prompt' AND item_id = old.id;
  UPDATE search_facets SET items = items - 1
    WHERE id = (SELECT facette FROM search_items WHERE kind = 'prompt' AND item_id = old.id);
  DELETE FROM search_items WHERE kind = 'prompt' AND item_id = old.id;
  UPDATE search_words SET frequence = frequence - 1
    WHERE old.statut = 'valide' AND old.recherche <> '{}' AND mot IN (SELECT mot FROM (SELECT DISTINCT value AS mot FROM json_each('["' || replace(old.recherche ->> 'texte', ' ', '","') || '"]') WHERE value NOT IN ('|', '')));
  DELETE FROM search_words WHERE frequence <= 0 AND mot IN (SELECT mot FROM (SELECT DISTINCT value AS mot FROM json_each('["' || replace(old.recherche ->> 'texte', ' ', '","') || '"]') WHERE value NOT IN ('|', '')));
END;
--> statement-breakpoint
CREATE TRIGGER prompts_search_update AFTER UPDATE OF id, recherche, statut, score, date_creation, niveau, ia, categories ON prompts BEGIN
  INSERT INTO search_index (search_index, rowid, texte, titre, titre_racines, description, description_racines, etiquettes, filtres)
    SELECT 'delete', cle, old.recherche ->> 'texte',
    't=' || replace(old.recherche ->> 'titre', ' ', ' t='),
    'tr=' || replace(old.recherche ->> 'titre_racines', ' ', ' tr='),
    'd=' || replace(old.recherche ->> 'description', ' ', ' d='),
    'dr=' || replace(old.recherche ->> 'description_racines', ' ', ' dr='),
    'l=' || replace(old.recherche ->> 'etiquettes', ' ', ' l='),
    old.recherche ->> 'filtres'
    FROM search_items WHERE kind = 'prompt' AND item_id = old.id;
  INSERT INTO search_letters (search_letters, rowid, lettres, filtres)
    SELECT 'delete', cle, old.recherche ->> 'lettres', old.recherche ->> 'filtres' FROM search_items WHERE kind = 'prompt' AND item_id = old.id;
  UPDATE search_facets SET items = items - 1
    WHERE id = (SELECT facette FROM search_items WHERE kind = 'prompt' AND item_id = old.id);
  DELETE FROM search_items WHERE kind = 'prompt' AND item_id = old.id;
  UPDATE search_words SET frequence = frequence - 1
    WHERE old.statut = 'valide' AND old.recherche <> '{}' AND mot IN (SELECT mot FROM (SELECT DISTINCT value AS mot FROM json_each('["' || replace(old.recherche ->> 'texte', ' ', '","') || '"]') WHERE value NOT IN ('|', '')));
  DELETE FROM search_words WHERE frequence <= 0 AND mot IN (SELECT mot FROM (SELECT DISTINCT value AS mot FROM json_each('["' || replace(old.recherche ->> 'texte', ' ', '","') || '"]') WHERE value NOT IN ('|', '')));
  INSERT INTO search_facets (kind, ia, niveau, categories, items)
    SELECT 'prompt', coalesce(new.ia, ''), new.niveau, (SELECT json_group_array(value) FROM (SELECT value FROM json_each(new.categories) ORDER BY value)), 1 WHERE new.statut = 'valide' AND new.recherche <> '{}'
    ON CONFLICT (kind, ia, niveau, categories) DO UPDATE SET items = items + 1;
  -- Higher scores, then newer items, come first; of one second, what came first.
  INSERT INTO search_items (cle, kind, item_id, titre, titre_racines, description, description_racines, facette)
    SELECT coalesce((SELECT max(cle) + 1 FROM search_items WHERE cle BETWEEN base.cle AND base.cle + 1048575), base.cle),
      'prompt', new.id,
      ' ' || (new.recherche ->> 'titre') || ' ', ' ' || (new.recherche ->> 'titre_racines') || ' ',
      ' ' || (new.recherche ->> 'description') || ' ', ' ' || (new.recherche ->> 'description_racines') || ' ',
      (SELECT id FROM search_facets WHERE (kind, ia, niveau, categories) = ('prompt', coalesce(new.ia, ''), new.niveau, (SELECT json_group_array(value) FROM (SELECT value FROM json_each(new.categories) ORDER BY value))))
    FROM (SELECT (2047 - min(max(new.score, 0), 2047) << 52) + (4294967295 - unixepoch(new.date_creation) << 20) AS cle) AS base WHERE new.statut = 'valide' AND new.recherche <> '{}';
  INSERT INTO search_index (rowid, texte, titre, titre_racines, description, description_racines, etiquettes, filtres)
    SELECT cle, new.recherche ->> 'texte',
    't=' || replace(new.recherche ->> 'titre', ' ', ' t='),
    'tr=' || replace(new.recherche ->> 'titre_racines', ' ', ' tr='),
    'd=' || replace(new.recherche ->> 'description', ' ', ' d='),
    'dr=' || replace(new.recherche ->> 'description_racines', ' ', ' dr='),
    'l=' || replace(new.recherche ->> 'etiquettes', ' ', ' l='),
    new.recherche ->> 'filtres'
    FROM search_items WHERE kind = 'prompt' AND item_id = new.id;
  INSERT INTO search_letters (rowid, lettres, filtres)
    SELECT cle, new.recherche ->> 'lettres', new.recherche ->> 'filtres' FROM search_items WHERE kind = 'prompt' AND item_id = new.id;
  INSERT INTO search_words (mot, frequence)
    SELECT mot, 1 FROM (SELECT DISTINCT value AS mot FROM json_each('["' || replace(new.recherche ->> 'texte', ' ', '","') || '"]') WHERE value NOT IN ('|', '')) WHERE new.statut = 'valide' AND new.recherche <> '{}'
    ON CONFLICT (mot) DO UPDATE SET frequence = frequence + 1;
END;
--> statement-breakpoint
CREATE TRIGGER gpts_search_insert AFTER INSERT ON gpts WHEN new.statut = 'valide' AND new.recherche <> '{}' BEGIN
  INSERT INTO search_facets (kind, ia, niveau, categories, items)
    SELECT 'gpt', coalesce(new.ia, ''), '', (SELECT json_group_array(value) FROM (SELECT value FROM json_each(new.categories) ORDER BY value)), 1 WHERE new.statut = 'valide' AND new.recherche <> '{}'
    ON CONFLICT (kind, ia, niveau, categories) DO UPDATE SET items = items + 1;
  -- Higher scores, then newer items, come first; of one second, what came first.
  INSERT INTO search_items (cle, kind, item_id, titre, titre_racines, description, description_racines, facette)
    SELECT coalesce((SELECT max(cle) + 1 FROM search_items WHERE cle BETWEEN base.cle AND base.cle + 1048575), base.cle),
      'gpt', new.id,
      ' ' || (new.recherche ->> 'titre') || ' ', ' ' || (new.recherche ->> 'titre_racines') || ' ',
      ' ' || (new.recherche ->> 'description') || ' ', ' ' || (new.recherche ->> 'description_racines') || ' ',
      (SELECT id FROM search_facets WHERE (kind, ia, niveau, categories) = ('gpt', coalesce(new.ia, ''), '', (SELECT json_group_array(value) FROM (SELECT value FROM json_each(new.categories) ORDER BY value))))
    FROM (SELECT (2047 - min(max(new.score, 0), 2047) << 52) + (4294967295 - unixepoch(new.date_creation) << 20) AS cle) AS base WHERE new.statut = 'valide' AND new.recherche <> '{}';
  INSERT INTO search_index (rowid, texte, titre, titre_racines, description, description_racines, etiquettes, filtres)
    SELECT cle, new.recherche ->> 'texte',
    't=' || replace(new.recherche ->> 'titre', ' ', ' t='),
    'tr=' || replace(new.recherche ->> 'titre_racines', ' ', ' tr='),
    'd=' || replace(new.recherche ->> 'description', ' ', ' d='),
    'dr=' || replace(new.recherche ->> 'description_racines', ' ', ' dr='),
    'l=' || replace(new.recherche ->> 'etiquettes', ' ', ' l='),
    new.recherche ->> 'filtres'
    FROM search_items WHERE kind = 'gpt' AND item_id = new.id;
  INSERT INTO search_letters (rowid, lettres, filtres)
    SELECT cle, new.recherche ->> 'lettres', new.recherche ->> 'filtres' FROM search_items WHERE kind = 'gpt' AND item_id = new.id;
  INSERT INTO search_words (mot, frequence)
    SELECT mot, 1 FROM (SELECT DISTINCT value AS mot FROM json_each('["' || replace(new.recherche ->> 'texte', ' ', '","') || '"]') WHERE value NOT IN ('|', '')) WHERE new.statut = 'valide' AND new.recherche <> '{}'
    ON CONFLICT (mot) DO UPDATE SET frequence = frequence + 1;
END;
--> statement-breakpoint
CREATE TRIGGER gpts_search_delete AFTER DELETE ON gpts WHEN old.statut = 'valide' AND old.recherche <> '{}' BEGIN
  INSERT INTO search_index (search_index, rowid, texte, titre, titre_racines, description, description_racines, etiquettes, filtres)
    SELECT 'delete', cle, old.recherche ->> 'texte',
    't=' || replace(old.recherche ->> 'titre', ' ', ' t='),
    'tr=' || replace(old.recherche ->> 'titre_racines', ' ', ' tr='),
    'd=' || replace(old.recherche ->> 'description', ' ', ' d='),
    'dr=' || replace(old.recherche ->> 'description_racines', ' ', ' dr='),
    'l=' || replace(old.recherche ->> 'etiquettes', ' ', ' l='),
    old.recherche ->> 'filtres'
    FROM search_items WHERE kind = 'gpt' AND item_id = old.id;
  INSERT INTO search_letters (search_letters, rowid, lettres, filtres)
    SELECT 'delete', cle, old.recherche ->> 'lettres', old.recherche ->> 'filtres' FROM search_items WHERE kind = 'gpt' AND item_id = old.id;
  UPDATE search_facets SET items = items - 1
    WHERE id = (SELECT facette FROM search_items WHERE kind = 'gpt' AND item_id = old.id);
  DELETE FROM search_items WHERE kind = 'gpt' AND item_id = old.id;
  UPDATE search_words SET frequence = frequence - 1
    WHERE old.statut = 'valide' AND old.recherche <> '{}' AND mot IN (SELECT mot FROM (SELECT DISTINCT value AS mot FROM json_each('["' || replace(old.recherche ->> 'texte', ' ', '","') || '"]') WHERE value NOT IN ('|', '')));
  DELETE FROM search_words WHERE frequence <= 0 AND mot IN (SELECT mot FROM (SELECT DISTINCT value AS mot FROM json_each('["' || replace(old.recherche ->> 'texte', ' ', '","') || '"]') WHERE value NOT IN ('|', '')));
END;
--> statement-breakpoint
CREATE TRIGGER gpts_search_update AFTER UPDATE OF id, recherche, statut, score, date_creation, ia, categories ON gpts BEGIN
  INSERT INTO search_index (search_index, rowid, texte, titre, titre_racines, description, description_racines, etiquettes, filtres)
    SELECT 'delete', cle, old.recherche ->> 'texte',
    't=' || replace(old.recherche ->> 'titre', ' ', ' t='),
    'tr=' || replace(old.recherche ->> 'titre_racines', ' ', ' tr='),
    'd=' || replace(old.recherche ->> 'description', ' ', ' d='),
    'dr=' || replace(old.recherche ->> 'description_racines', ' ', ' dr='),
    'l=' || replace(old.recherche ->> 'etiquettes', ' ', ' l='),
    old.recherche ->> 'filtres'
    FROM search_items WHERE kind = 'gpt' AND item_id = old.id;
  INSERT INTO search_letters (search_letters, rowid, lettres, filtres)
    SELECT 'delete', cle, old.recherche ->> 'lettres', old.recherche ->> 'filtres' FROM search_items WHERE kind = 'gpt' AND item_id = old.id;
  UPDATE search_facets SET items = items - 1
    WHERE id = (SELECT facette FROM search_items WHERE kind = 'gpt' AND item_id = old.id);
  DELETE FROM search_items WHERE kind = 'gpt' AND item_id = old.id;
  UPDATE search_words SET frequence = frequence - 1
    WHERE old.statut = 'valide' AND old.recherche <> '{}' AND mot IN (SELECT mot FROM (SELECT DISTINCT value AS mot FROM json_each('["' || replace(old.recherche ->> 'texte', ' ', '","') || '"]') WHERE value NOT IN ('|', '')));
  DELETE FROM search_words WHERE frequence <= 0 AND mot IN (SELECT mot FROM (SELECT DISTINCT value AS mot FROM json_each('["' || replace(old.recherche ->> 'texte', ' ', '","') || '"]') WHERE value NOT IN ('|', '')));
  INSERT INTO search_facets (kind, ia, niveau, categories, items)
    SELECT 'gpt', coalesce(new.ia, ''), '', (SELECT json_group_array(value) FROM (SELECT value FROM json_each(new.categories) ORDER BY value)), 1 WHERE new.statut = 'valide' AND new.recherche <> '{}'
    ON CONFLICT (kind, ia, niveau, categories) DO UPDATE SET items = items + 1;
  -- Higher scores, then newer items, come first; of one second, what came first.
  INSERT INTO search_items (cle, kind, item_id, titre, titre_racines, description, description_racines, facette)
    SELECT coalesce((SELECT max(cle) + 1 FROM search_items WHERE cle BETWEEN base.cle AND base.cle + 1048575), base.cle),
      'gpt', new.id,
      ' ' || (new.recherche ->> 'titre') || ' ', ' ' || (new.recherche ->> 'titre_racines') || ' ',
      ' ' || (new.recherche ->> 'description') || ' ', ' ' || (new.recherche ->> 'description_racines') || ' ',
      (SELECT id FROM search_facets WHERE (kind, ia, niveau, categories) = ('gpt', coalesce(new.ia, ''), '', (SELECT json_group_array(value) FROM (SELECT value FROM json_each(new.categories) ORDER BY value))))
    FROM (SELECT (2047 - min(max(new.score, 0), 2047) << 52) + (4294967295 - unixepoch(new.date_creation) << 20) AS cle) AS base WHERE new.statut = 'valide' AND new.recherche <> '{}';
  INSERT INTO search_index (rowid, texte, titre, titre_racines, description, description_racines, etiquettes, filtres)
    SELECT cle, new.recherche ->> 'texte',
    't=' || replace(new.recherche ->> 'titre', ' ', ' t='),
    'tr=' || replace(new.recherche ->> 'titre_racines', ' ', ' tr='),
    'd=' || replace(new.recherche ->> 'description', ' ', ' d='),
    'dr=' || replace(new.recherche ->> 'description_racines', ' ', ' dr='),
    'l=' || replace(new.recherche ->> 'etiquettes', ' ', ' l='),
    new.recherche ->> 'filtres'
    FROM search_items WHERE kind = 'gpt' AND item_id = new.id;
  INSERT INTO search_letters (rowid, lettres, filtres)
    SELECT cle, new.recherche ->> 'lettres', new.recherche ->> 'filtres' FROM search_items WHERE kind = 'gpt' AND item_id = new.id;
  INSERT INTO search_words (mot, frequence)
    SELECT mot, 1 FROM (SELECT DISTINCT value AS mot FROM json_each('["' || replace(new.recherche ->> 'texte', ' ', '","') || '"]') WHERE value NOT IN ('|', '')) WHERE new.statut = 'valide' AND new.recherche <> '{}'
    ON CONFLICT (mot) DO UPDATE SET frequence = frequence + 1;
END;
