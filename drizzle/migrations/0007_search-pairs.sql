-- The index is made anew with its pairs: `fillSearchIndex` gives every item what it holds of it.
-- Until then a search finds nothing.
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
UPDATE prompts SET recherche = '{}';
--> statement-breakpoint
UPDATE gpts SET recherche = '{}';
--> statement-breakpoint
DELETE FROM search_items;
--> statement-breakpoint
DELETE FROM search_facets;
--> statement-breakpoint
DELETE FROM search_words;
--> statement-breakpoint
INSERT INTO search_letters (search_letters) VALUES ('delete-all');
--> statement-breakpoint
DROP TABLE search_index;
--> statement-breakpoint
-- As in migration 0002, and `paires`: two words that follow each other in a field, one of them a
-- stop word, as one word `de_la`, once per item. Places of words that stand everywhere are then
-- compared in few items only.
CREATE VIRTUAL TABLE search_index USING fts5(texte, titre, titre_racines, description, description_racines, etiquettes, filtres, paires, content='', columnsize=0, tokenize="ascii tokenchars '=|_'");
--> statement-breakpoint
-- What follows from a change of an item is written once for both kinds and all changes, in triggers
-- of views that hold nothing: every request opens a connection, which parses the whole schema.
CREATE VIEW search_additions (kind, item_id, statut, recherche, score, date_creation, ia, niveau, categories) AS SELECT 0, 0, 0, 0, 0, 0, 0, 0, 0 WHERE 0;
--> statement-breakpoint
CREATE VIEW search_removals (kind, item_id, statut, recherche) AS SELECT 0, 0, 0, 0 WHERE 0;
--> statement-breakpoint
-- `commande` is null for what is added, and `delete` for what is taken out by the same values.
CREATE VIEW search_entries (commande, cle, recherche) AS SELECT 0, 0, 0 WHERE 0;
--> statement-breakpoint
CREATE TRIGGER search_entries_insert INSTEAD OF INSERT ON search_entries BEGIN
  INSERT INTO search_index (search_index, rowid, texte, titre, titre_racines, description, description_racines, etiquettes, filtres, paires)
    VALUES (new.commande, new.cle, new.recherche ->> 'texte',
      't=' || replace(new.recherche ->> 'titre', ' ', ' t='),
      'tr=' || replace(new.recherche ->> 'titre_racines', ' ', ' tr='),
      'd=' || replace(new.recherche ->> 'description', ' ', ' d='),
      'dr=' || replace(new.recherche ->> 'description_racines', ' ', ' dr='),
      'l=' || replace(new.recherche ->> 'etiquettes', ' ', ' l='),
      new.recherche ->> 'filtres', new.recherche ->> 'paires');
  INSERT INTO search_letters (search_letters, rowid, lettres, filtres)
    VALUES (new.commande, new.cle, new.recherche ->> 'lettres', new.recherche ->> 'filtres');
END;
--> statement-breakpoint
-- Higher scores, then newer items, come first; of one second, what came first.
CREATE TRIGGER search_additions_insert INSTEAD OF INSERT ON search_additions WHEN new.statut = 'valide' AND new.recherche <> '{}' BEGIN
  INSERT INTO search_facets (kind, ia, niveau, categories, items)
    VALUES (new.kind, coalesce(new.ia, ''), new.niveau, (SELECT json_group_array(value) FROM (SELECT value FROM json_each(new.categories) ORDER BY value)), 1)
    ON CONFLICT (kind, ia, niveau, categories) DO UPDATE SET items = items + 1;
  INSERT INTO search_items (cle, kind, item_id, titre, titre_racines, description, description_racines, facette)
    SELECT coalesce((SELECT max(cle) + 1 FROM search_items WHERE cle BETWEEN base AND base + 1048575), base),
      new.kind, new.item_id,
      ' ' || (new.recherche ->> 'titre') || ' ', ' ' || (new.recherche ->> 'titre_racines') || ' ',
      ' ' || (new.recherche ->> 'description') || ' ', ' ' || (new.recherche ->> 'description_racines') || ' ',
      (SELECT id FROM search_facets WHERE (kind, ia, niveau, categories) = (new.kind, coalesce(new.ia, ''), new.niveau, (SELECT json_group_array(value) FROM (SELECT value FROM json_each(new.categories) ORDER BY value))))
    FROM (SELECT (2047 - min(max(new.score, 0), 2047) << 52) + (4294967295 - unixepoch(new.date_creation) << 20) AS base);
  INSERT INTO search_entries SELECT NULL, cle, new.recherche FROM search_items WHERE kind = new.kind AND item_id = new.item_id;
  INSERT INTO search_words (mot, frequence)
    SELECT DISTINCT value, 1 FROM json_each('["' || replace(new.recherche ->> 'texte', ' ', '","') || '"]') WHERE value NOT IN ('|', '')
    ON CONFLICT (mot) DO UPDATE SET frequence = frequence + 1;
END;
--> statement-breakpoint
CREATE TRIGGER search_removals_insert INSTEAD OF INSERT ON search_removals WHEN new.statut = 'valide' AND new.recherche <> '{}' BEGIN
  INSERT INTO search_entries SELECT 'delete', cle, new.recherche FROM search_items WHERE kind = new.kind AND item_id = new.item_id;
  UPDATE search_facets SET items = items - 1
    WHERE id = (SELECT facette FROM search_items WHERE kind = new.kind AND item_id = new.item_id);
  DELETE FROM search_items WHERE kind = new.kind AND item_id = new.item_id;
  UPDATE search_words SET frequence = frequence - 1
    WHERE mot IN (SELECT value FROM json_each('["' || replace(new.recherche ->> 'texte', ' ', '","') || '"]'));
  DELETE FROM search_words
    WHERE frequence <= 0 AND mot IN (SELECT value FROM json_each('["' || replace(new.recherche ->> 'texte', ' ', '","') || '"]'));
END;
--> statement-breakpoint
CREATE TRIGGER prompts_search_insert AFTER INSERT ON prompts BEGIN
  INSERT INTO search_additions VALUES ('prompt', new.id, new.statut, new.recherche, new.score, new.date_creation, new.ia, new.niveau, new.categories);
END;
--> statement-breakpoint
CREATE TRIGGER prompts_search_delete AFTER DELETE ON prompts BEGIN
  INSERT INTO search_removals VALUES ('prompt', old.id, old.statut, old.recherche);
END;
--> statement-breakpoint
CREATE TRIGGER prompts_search_update AFTER UPDATE OF id, recherche, statut, score, date_creation, niveau, ia, categories ON prompts BEGIN
  INSERT INTO search_removals VALUES ('prompt', old.id, old.statut, old.recherche);
  INSERT INTO search_additions VALUES ('prompt', new.id, new.statut, new.recherche, new.score, new.date_creation, new.ia, new.niveau, new.categories);
END;
--> statement-breakpoint
CREATE TRIGGER gpts_search_insert AFTER INSERT ON gpts BEGIN
  INSERT INTO search_additions VALUES ('gpt', new.id, new.statut, new.recherche, new.score, new.date_creation, new.ia, '', new.categories);
END;
--> statement-breakpoint
CREATE TRIGGER gpts_search_delete AFTER DELETE ON gpts BEGIN
  INSERT INTO search_removals VALUES ('gpt', old.id, old.statut, old.recherche);
END;
--> statement-breakpoint
CREATE TRIGGER gpts_search_update AFTER UPDATE OF id, recherche, statut, score, date_creation, ia, categories ON gpts BEGIN
  INSERT INTO search_removals VALUES ('gpt', old.id, old.statut, old.recherche);
  INSERT INTO search_additions VALUES ('gpt', new.id, new.statut, new.recherche, new.score, new.date_creation, new.ia, '', new.categories);
END;
