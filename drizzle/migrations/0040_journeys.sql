CREATE TABLE `parcours` (
	`slug` text PRIMARY KEY NOT NULL,
	`titre` text NOT NULL,
	`introduction` text NOT NULL,
	`etapes` text NOT NULL,
	`statut` text DEFAULT 'brouillon' NOT NULL,
	`rang` integer DEFAULT 0 NOT NULL,
	`date_creation` text NOT NULL,
	`date_modification` text NOT NULL
);
--> statement-breakpoint
-- Drafts are seen by nobody. A page that is withdrawn may not be served from a copy any more.
CREATE TRIGGER parcours_version_insert AFTER INSERT ON parcours WHEN new.statut = 'valide' BEGIN
  UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER parcours_version_update AFTER UPDATE ON parcours WHEN 'valide' IN (old.statut, new.statut) BEGIN
  UPDATE content_version SET version = version + 1, withdrawn = CASE WHEN new.statut = 'valide' THEN withdrawn ELSE version + 1 END;
END;
--> statement-breakpoint
CREATE TRIGGER parcours_version_delete AFTER DELETE ON parcours WHEN old.statut = 'valide' BEGIN
  UPDATE content_version SET version = version + 1, withdrawn = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER parcours_kept AFTER UPDATE ON parcours
  WHEN (old.titre, old.introduction, old.etapes, old.statut, old.rang)
    IS NOT (new.titre, new.introduction, new.etapes, new.statut, new.rang) BEGIN
  INSERT INTO record_revisions (id, table_name, record_id, contenu, remplace_le)
    VALUES (lower(hex(randomblob(16))), 'parcours', old.slug,
      json_object('slug', old.slug, 'titre', old.titre, 'introduction', old.introduction, 'etapes', json(iif(json_valid(old.etapes), old.etapes, '[]')), 'statut', old.statut, 'rang', old.rang),
      strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
END;
--> statement-breakpoint
CREATE TRIGGER parcours_removed AFTER DELETE ON parcours BEGIN
  INSERT INTO record_revisions (id, table_name, record_id, contenu, remplace_le)
    VALUES (lower(hex(randomblob(16))), 'parcours', old.slug,
      json_object('slug', old.slug, 'titre', old.titre, 'introduction', old.introduction, 'etapes', json(iif(json_valid(old.etapes), old.etapes, '[]')), 'statut', old.statut, 'rang', old.rang),
      strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
END;
