-- The index is made anew of stems: `fillSearchIndex` gives every item what it holds of it. Until then
-- a search finds nothing, and the pages of the items stay as they are.
DROP TRIGGER prompts_search_insert;
--> statement-breakpoint
DROP TRIGGER prompts_search_update;
--> statement-breakpoint
DROP TRIGGER prompts_search_delete;
--> statement-breakpoint
DROP TRIGGER gpts_search_insert;
--> statement-breakpoint
DROP TRIGGER gpts_search_update;
--> statement-breakpoint
DROP TRIGGER gpts_search_delete;
--> statement-breakpoint
DROP VIEW search_additions;
--> statement-breakpoint
DROP VIEW search_removals;
--> statement-breakpoint
DROP VIEW search_entries;
--> statement-breakpoint
DROP TABLE search_index;
--> statement-breakpoint
DROP TABLE search_letters;
--> statement-breakpoint
DROP TABLE search_beginnings;
--> statement-breakpoint
DROP TABLE search_word_parts;
--> statement-breakpoint
DROP TABLE search_words;
--> statement-breakpoint
DROP TABLE search_items;
--> statement-breakpoint
DROP TABLE search_synonyms;
--> statement-breakpoint
CREATE TABLE `search_items` (
	`cle` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`item_id` text NOT NULL,
	`titre` text NOT NULL,
	`description` text NOT NULL,
	`facette` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `search_items_by_item` ON `search_items` (`kind`,`item_id`);
--> statement-breakpoint
CREATE TABLE `search_words` (
	`mot` text PRIMARY KEY NOT NULL,
	`tete` integer NOT NULL,
	`public` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `search_groups` (
	`id` text PRIMARY KEY NOT NULL,
	`termes` text NOT NULL,
	`larges` text NOT NULL
);
--> statement-breakpoint
-- The texts come folded, with a space between two words: whatever is no space is part of a word. The
-- values stand in `recherche` of the items and are taken out again by the same values, so that the
-- frequencies that the scores are computed with stay true.
CREATE VIRTUAL TABLE search_index USING fts5(titre, tags, requetes, categories, description, corps, titre_entier, content='', tokenize="ascii tokenchars '|'");
--> statement-breakpoint
DELETE FROM search_facets;
--> statement-breakpoint
-- What the filters offer is counted of the items themselves: it is there while the index is filled.
INSERT INTO search_facets (kind, ia, niveau, categories, items)
  SELECT kind, ia, niveau, categories, count(*) FROM (
    SELECT 'prompt' AS kind, coalesce(ia, '') AS ia, niveau, categories FROM prompts WHERE statut = 'valide'
    UNION ALL SELECT 'gpt', coalesce(ia, ''), '', categories FROM gpts WHERE statut = 'valide')
  GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
UPDATE prompts SET recherche = '{}';
--> statement-breakpoint
UPDATE gpts SET recherche = '{}';
--> statement-breakpoint
-- What follows from a change of an item is written once for both kinds, in triggers of views that hold
-- nothing: every request opens a connection, which parses the whole schema.
CREATE VIEW search_additions (kind, item_id, statut, recherche, score, date_creation, ia, niveau, categories) AS SELECT 0, 0, 0, 0, 0, 0, 0, 0, 0 WHERE 0;
--> statement-breakpoint
CREATE VIEW search_removals (kind, item_id, statut, recherche, ia, niveau, categories) AS SELECT 0, 0, 0, 0, 0, 0, 0 WHERE 0;
--> statement-breakpoint
-- Higher scores, then newer items, come first; of one second, what came first.
CREATE TRIGGER search_additions_insert INSTEAD OF INSERT ON search_additions BEGIN
  INSERT INTO search_facets (kind, ia, niveau, categories, items)
    SELECT new.kind, coalesce(new.ia, ''), new.niveau, new.categories, 1 WHERE new.statut = 'valide'
    ON CONFLICT (kind, ia, niveau, categories) DO UPDATE SET items = items + 1;
  INSERT INTO search_items (cle, kind, item_id, titre, description, facette)
    SELECT CASE new.statut
        WHEN 'valide' THEN coalesce((SELECT max(cle) + 1 FROM search_items WHERE cle BETWEEN base AND base + 1048575), base)
        ELSE coalesce((SELECT min(cle) - 1 FROM search_items WHERE cle BETWEEN -base - 1048575 AND -base), -base) END,
      new.kind, new.item_id, ' ' || (new.recherche ->> 'radicaux') || ' ', ' ' || (new.recherche ->> 'description') || ' ',
      (SELECT id FROM search_facets WHERE new.statut = 'valide' AND (kind, ia, niveau, categories) = (new.kind, coalesce(new.ia, ''), new.niveau, new.categories))
    FROM (SELECT (2047 - min(max(new.score, 0), 2047) << 52) + (4294967295 - unixepoch(new.date_creation) << 20) AS base) WHERE new.recherche <> '{}';
  INSERT INTO search_index (rowid, titre, tags, requetes, categories, description, corps, titre_entier)
    SELECT cle, new.recherche ->> 'radicaux', new.recherche ->> 'tags', new.recherche ->> 'requetes', new.recherche ->> 'categories',
      new.recherche ->> 'description', new.recherche ->> 'corps', new.recherche ->> 'titre'
    FROM search_items WHERE kind = new.kind AND item_id = new.item_id;
  INSERT INTO search_words (mot, tete, public)
    SELECT value, 1, new.statut = 'valide' FROM json_each(new.recherche, '$.mots_de_tete')
    UNION ALL SELECT value, 0, new.statut = 'valide' FROM json_each(new.recherche, '$.autres_mots') WHERE true
    ON CONFLICT (mot) DO UPDATE SET tete = max(tete, excluded.tete), public = max(public, excluded.public)
      WHERE tete < excluded.tete OR public < excluded.public;
END;
--> statement-breakpoint
CREATE TRIGGER search_removals_insert INSTEAD OF INSERT ON search_removals BEGIN
  UPDATE search_facets SET items = items - 1
    WHERE new.statut = 'valide' AND (kind, ia, niveau, categories) = (new.kind, coalesce(new.ia, ''), new.niveau, new.categories);
  INSERT INTO search_index (search_index, rowid, titre, tags, requetes, categories, description, corps, titre_entier)
    SELECT 'delete', cle, new.recherche ->> 'radicaux', new.recherche ->> 'tags', new.recherche ->> 'requetes', new.recherche ->> 'categories',
      new.recherche ->> 'description', new.recherche ->> 'corps', new.recherche ->> 'titre'
    FROM search_items WHERE kind = new.kind AND item_id = new.item_id;
  DELETE FROM search_items WHERE kind = new.kind AND item_id = new.item_id;
END;
--> statement-breakpoint
CREATE TRIGGER prompts_search_insert AFTER INSERT ON prompts BEGIN
  INSERT INTO search_additions VALUES ('prompt', new.id, new.statut, new.recherche, new.score, new.date_creation, new.ia, new.niveau, new.categories);
END;
--> statement-breakpoint
CREATE TRIGGER prompts_search_delete AFTER DELETE ON prompts BEGIN
  INSERT INTO search_removals VALUES ('prompt', old.id, old.statut, old.recherche, old.ia, old.niveau, old.categories);
END;
--> statement-breakpoint
CREATE TRIGGER prompts_search_update AFTER UPDATE OF id, recherche, statut, score, date_creation, niveau, ia, categories ON prompts BEGIN
  INSERT INTO search_removals VALUES ('prompt', old.id, old.statut, old.recherche, old.ia, old.niveau, old.categories);
  INSERT INTO search_additions VALUES ('prompt', new.id, new.statut, new.recherche, new.score, new.date_creation, new.ia, new.niveau, new.categories);
END;
--> statement-breakpoint
CREATE TRIGGER gpts_search_insert AFTER INSERT ON gpts BEGIN
  INSERT INTO search_additions VALUES ('gpt', new.id, new.statut, new.recherche, new.score, new.date_creation, new.ia, '', new.categories);
END;
--> statement-breakpoint
CREATE TRIGGER gpts_search_delete AFTER DELETE ON gpts BEGIN
  INSERT INTO search_removals VALUES ('gpt', old.id, old.statut, old.recherche, old.ia, '', old.categories);
END;
--> statement-breakpoint
CREATE TRIGGER gpts_search_update AFTER UPDATE OF id, recherche, statut, score, date_creation, ia, categories ON gpts BEGIN
  INSERT INTO search_removals VALUES ('gpt', old.id, old.statut, old.recherche, old.ia, '', old.categories);
  INSERT INTO search_additions VALUES ('gpt', new.id, new.statut, new.recherche, new.score, new.date_creation, new.ia, '', new.categories);
END;
--> statement-breakpoint
-- What a search finds follows from the vocabulary.
CREATE TRIGGER search_groups_version_insert AFTER INSERT ON search_groups BEGIN
  UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER search_groups_version_update AFTER UPDATE ON search_groups BEGIN
  UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER search_groups_version_delete AFTER DELETE ON search_groups BEGIN
  UPDATE content_version SET version = version + 1;
END;
