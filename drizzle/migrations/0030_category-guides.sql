-- Two guides promised more than the items of their category do. Nobody edited them: it is no revision.
DROP TRIGGER categories_kept;
--> statement-breakpoint
UPDATE categories SET guide = replace(guide, 'exigent une date et une source pour chaque affirmation', 'demandent des sources datées') WHERE code = 'RES';
--> statement-breakpoint
UPDATE categories SET guide = replace(guide, 'accompagnent un texte sans l’écrire à votre place :', 'accompagnent un texte jusqu’à sa relecture :') WHERE code = 'TXT';
--> statement-breakpoint
CREATE TRIGGER categories_kept AFTER UPDATE ON categories
  WHEN (old.libelle, old.code, old.teinte, old.description, old.guide, old.mots, old.tags, old.groupe)
    IS NOT (new.libelle, new.code, new.teinte, new.description, new.guide, new.mots, new.tags, new.groupe) BEGIN
  INSERT INTO record_revisions (id, table_name, record_id, contenu, remplace_le)
    VALUES (lower(hex(randomblob(16))), 'categories', old.nom,
      json_object('libelle', old.libelle, 'code', old.code, 'teinte', old.teinte, 'description', old.description, 'guide', old.guide, 'mots', old.mots, 'tags', json(iif(json_valid(old.tags), old.tags, '[]')), 'groupe', old.groupe),
      strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
END;
