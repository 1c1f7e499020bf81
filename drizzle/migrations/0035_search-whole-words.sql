-- A description brings its item before others for holding a query as it is typed, so the row has its words, not
-- their stems. The next start gives each its own, as after every change of format.
DROP TRIGGER search_additions_insert;
--> statement-breakpoint
CREATE TRIGGER search_additions_insert INSTEAD OF INSERT ON search_additions BEGIN
  INSERT INTO search_facets (kind, ia, niveau, categories, items)
    SELECT new.kind, coalesce(new.ia, ''), new.niveau, new.categories, 1 WHERE new.statut = 'valide'
    ON CONFLICT (kind, ia, niveau, categories) DO UPDATE SET items = items + 1;
  INSERT INTO search_items (cle, kind, item_id, titre, description, facette)
    SELECT CASE new.statut
        WHEN 'valide' THEN coalesce((SELECT max(cle) + 1 FROM search_items WHERE cle BETWEEN base AND base + 1048575), base)
        ELSE coalesce((SELECT min(cle) - 1 FROM search_items WHERE cle BETWEEN -base - 1048575 AND -base), -base) END,
      new.kind, new.item_id, ' ' || (new.recherche ->> 'radicaux') || ' ', ' ' || coalesce(new.recherche ->> 'description_entiere', '') || ' ',
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
