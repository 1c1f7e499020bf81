-- The index has a column for what else people say who look for an item. It is made of what each item has
-- stored for it; the next start gives each its demands, as after every change of format.
DROP TRIGGER search_additions_insert;
--> statement-breakpoint
DROP TRIGGER search_removals_insert;
--> statement-breakpoint
DROP TABLE search_index;
--> statement-breakpoint
CREATE VIRTUAL TABLE search_index USING fts5(titre, tags, requetes, categories, description, demandes, corps, titre_entier, content='', tokenize="ascii tokenchars '|'");
--> statement-breakpoint
INSERT INTO search_index (rowid, titre, tags, requetes, categories, description, corps, titre_entier)
  SELECT cle, recherche ->> 'radicaux', recherche ->> 'tags', recherche ->> 'requetes', recherche ->> 'categories',
    recherche ->> 'description', recherche ->> 'corps', recherche ->> 'titre'
  FROM search_items JOIN (
    SELECT 'prompt' AS kind, id AS item_id, recherche FROM prompts
    UNION ALL SELECT 'gpt', id, recherche FROM gpts) USING (kind, item_id);
--> statement-breakpoint
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
  INSERT INTO search_index (rowid, titre, tags, requetes, categories, description, demandes, corps, titre_entier)
    SELECT cle, new.recherche ->> 'radicaux', new.recherche ->> 'tags', new.recherche ->> 'requetes', new.recherche ->> 'categories',
      new.recherche ->> 'description', new.recherche ->> 'demandes', new.recherche ->> 'corps', new.recherche ->> 'titre'
    FROM search_items WHERE kind = new.kind AND item_id = new.item_id;
  INSERT INTO search_words (mot, tete, public, tete_publique)
    SELECT value, 1, new.statut = 'valide', new.statut = 'valide' FROM json_each(new.recherche, '$.mots_de_tete')
    UNION ALL SELECT value, 0, new.statut = 'valide', 0 FROM json_each(new.recherche, '$.autres_mots') WHERE true
    ON CONFLICT (mot) DO UPDATE SET tete = max(tete, excluded.tete), public = max(public, excluded.public), tete_publique = max(tete_publique, excluded.tete_publique)
      WHERE tete < excluded.tete OR public < excluded.public OR tete_publique < excluded.tete_publique;
END;
--> statement-breakpoint
CREATE TRIGGER search_removals_insert INSTEAD OF INSERT ON search_removals BEGIN
  UPDATE search_facets SET items = items - 1
    WHERE new.statut = 'valide' AND (kind, ia, niveau, categories) = (new.kind, coalesce(new.ia, ''), new.niveau, new.categories);
  INSERT INTO search_index (search_index, rowid, titre, tags, requetes, categories, description, demandes, corps, titre_entier)
    SELECT 'delete', cle, new.recherche ->> 'radicaux', new.recherche ->> 'tags', new.recherche ->> 'requetes', new.recherche ->> 'categories',
      new.recherche ->> 'description', new.recherche ->> 'demandes', new.recherche ->> 'corps', new.recherche ->> 'titre'
    FROM search_items WHERE kind = new.kind AND item_id = new.item_id;
  DELETE FROM search_items WHERE kind = new.kind AND item_id = new.item_id;
END;
