CREATE TABLE `record_revisions` (
	`id` text PRIMARY KEY NOT NULL,
	`table_name` text NOT NULL,
	`record_id` text NOT NULL,
	`contenu` text NOT NULL,
	`remplace_le` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `record_revisions_by_record` ON `record_revisions` (`table_name`,`remplace_le`);--> statement-breakpoint
CREATE TRIGGER site_settings_kept AFTER UPDATE OF value ON site_settings WHEN old.value <> new.value BEGIN
  INSERT INTO record_revisions (id, table_name, record_id, contenu, remplace_le)
    VALUES (lower(hex(randomblob(16))), 'site_settings', old.key, old.value, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
END;
--> statement-breakpoint
CREATE TRIGGER seo_pages_kept AFTER UPDATE ON seo_pages_config
  WHEN (old.page_route, old.meta_title, old.meta_description, old.meta_keywords, old.og_image)
    IS NOT (new.page_route, new.meta_title, new.meta_description, new.meta_keywords, new.og_image) BEGIN
  INSERT INTO record_revisions (id, table_name, record_id, contenu, remplace_le)
    VALUES (lower(hex(randomblob(16))), 'seo_pages_config', old.id,
      json_object('page_route', old.page_route, 'meta_title', old.meta_title, 'meta_description', old.meta_description, 'meta_keywords', old.meta_keywords, 'og_image', old.og_image),
      strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
END;
--> statement-breakpoint
CREATE TRIGGER seo_pages_removed AFTER DELETE ON seo_pages_config BEGIN
  INSERT INTO record_revisions (id, table_name, record_id, contenu, remplace_le)
    VALUES (lower(hex(randomblob(16))), 'seo_pages_config', old.id,
      json_object('page_route', old.page_route, 'meta_title', old.meta_title, 'meta_description', old.meta_description, 'meta_keywords', old.meta_keywords, 'og_image', old.og_image),
      strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
END;
--> statement-breakpoint
CREATE TRIGGER variables_kept AFTER UPDATE ON variables
  WHEN (old.libelle, old.aide, old.exemple, old.nature, old.choix, old.alias)
    IS NOT (new.libelle, new.aide, new.exemple, new.nature, new.choix, new.alias) BEGIN
  INSERT INTO record_revisions (id, table_name, record_id, contenu, remplace_le)
    VALUES (lower(hex(randomblob(16))), 'variables', old.cle,
      json_object('cle', old.cle, 'libelle', old.libelle, 'aide', old.aide, 'exemple', old.exemple, 'nature', old.nature, 'choix', json(iif(json_valid(old.choix), old.choix, '[]')), 'alias', json(iif(json_valid(old.alias), old.alias, '[]'))),
      strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
END;
--> statement-breakpoint
CREATE TRIGGER variables_removed AFTER DELETE ON variables BEGIN
  INSERT INTO record_revisions (id, table_name, record_id, contenu, remplace_le)
    VALUES (lower(hex(randomblob(16))), 'variables', old.cle,
      json_object('cle', old.cle, 'libelle', old.libelle, 'aide', old.aide, 'exemple', old.exemple, 'nature', old.nature, 'choix', json(iif(json_valid(old.choix), old.choix, '[]')), 'alias', json(iif(json_valid(old.alias), old.alias, '[]'))),
      strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
END;
