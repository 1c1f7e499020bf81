ALTER TABLE `variables` ADD `portee` text DEFAULT 'mission' NOT NULL;
--> statement-breakpoint
DROP TRIGGER variables_kept;
--> statement-breakpoint
DROP TRIGGER variables_removed;
--> statement-breakpoint
-- What the starting vocabulary says of a client. Nobody edited them: it is no revision.
UPDATE variables SET portee = 'client' WHERE cle IN ('auteur', 'concurrents', 'contraintes', 'marque', 'moyen-de-contact', 'objections', 'offre', 'outils-disponibles', 'pays', 'preuves', 'preuves-locales', 'prix-et-conditions', 'public', 'secteur', 'serveur', 'site', 'tableur-utilise', 'ton', 'ville');
--> statement-breakpoint
-- A former version of a variable has the scope that the variable was given here.
UPDATE record_revisions SET contenu = json_set(contenu, '$.portee',
  coalesce((SELECT portee FROM variables WHERE cle = record_id), 'mission'))
  WHERE table_name = 'variables' AND json_valid(contenu);
--> statement-breakpoint
CREATE TRIGGER variables_kept AFTER UPDATE ON variables
  WHEN (old.libelle, old.aide, old.exemple, old.nature, old.portee, old.choix, old.alias)
    IS NOT (new.libelle, new.aide, new.exemple, new.nature, new.portee, new.choix, new.alias) BEGIN
  INSERT INTO record_revisions (id, table_name, record_id, contenu, remplace_le)
    VALUES (lower(hex(randomblob(16))), 'variables', old.cle,
      json_object('cle', old.cle, 'libelle', old.libelle, 'aide', old.aide, 'exemple', old.exemple, 'nature', old.nature, 'portee', old.portee, 'choix', json(iif(json_valid(old.choix), old.choix, '[]')), 'alias', json(iif(json_valid(old.alias), old.alias, '[]'))),
      strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
END;
--> statement-breakpoint
CREATE TRIGGER variables_removed AFTER DELETE ON variables BEGIN
  INSERT INTO record_revisions (id, table_name, record_id, contenu, remplace_le)
    VALUES (lower(hex(randomblob(16))), 'variables', old.cle,
      json_object('cle', old.cle, 'libelle', old.libelle, 'aide', old.aide, 'exemple', old.exemple, 'nature', old.nature, 'portee', old.portee, 'choix', json(iif(json_valid(old.choix), old.choix, '[]')), 'alias', json(iif(json_valid(old.alias), old.alias, '[]'))),
      strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
END;
