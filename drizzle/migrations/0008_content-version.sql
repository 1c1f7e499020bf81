CREATE TABLE `content_version` (
	`id` integer PRIMARY KEY NOT NULL,
	`version` integer NOT NULL,
	`withdrawn` integer NOT NULL
);
--> statement-breakpoint
INSERT INTO content_version (id, version, withdrawn) VALUES (1, 1, 0);
--> statement-breakpoint
-- What visitors may read has changed, or has been taken from them: no page may stay as it was.
CREATE TRIGGER prompts_version_insert AFTER INSERT ON prompts WHEN new.statut = 'valide' BEGIN
  UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER prompts_version_update AFTER UPDATE ON prompts WHEN 'valide' IN (old.statut, new.statut) BEGIN
  UPDATE content_version SET version = version + 1, withdrawn = CASE WHEN new.statut = 'valide' THEN withdrawn ELSE version + 1 END;
END;
--> statement-breakpoint
CREATE TRIGGER prompts_version_delete AFTER DELETE ON prompts WHEN old.statut = 'valide' BEGIN
  UPDATE content_version SET version = version + 1, withdrawn = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER gpts_version_insert AFTER INSERT ON gpts WHEN new.statut = 'valide' BEGIN
  UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER gpts_version_update AFTER UPDATE ON gpts WHEN 'valide' IN (old.statut, new.statut) BEGIN
  UPDATE content_version SET version = version + 1, withdrawn = CASE WHEN new.statut = 'valide' THEN withdrawn ELSE version + 1 END;
END;
--> statement-breakpoint
CREATE TRIGGER gpts_version_delete AFTER DELETE ON gpts WHEN old.statut = 'valide' BEGIN
  UPDATE content_version SET version = version + 1, withdrawn = version + 1;
END;
--> statement-breakpoint
-- Maintenance takes every page from visitors.
CREATE TRIGGER site_settings_version_insert AFTER INSERT ON site_settings BEGIN
  UPDATE content_version SET version = version + 1, withdrawn = CASE new.key WHEN 'maintenance_mode' THEN version + 1 ELSE withdrawn END;
END;
--> statement-breakpoint
CREATE TRIGGER site_settings_version_update AFTER UPDATE ON site_settings BEGIN
  UPDATE content_version SET version = version + 1, withdrawn = CASE new.key WHEN 'maintenance_mode' THEN version + 1 ELSE withdrawn END;
END;
--> statement-breakpoint
CREATE TRIGGER site_settings_version_delete AFTER DELETE ON site_settings BEGIN
  UPDATE content_version SET version = version + 1, withdrawn = CASE old.key WHEN 'maintenance_mode' THEN version + 1 ELSE withdrawn END;
END;
--> statement-breakpoint
CREATE TRIGGER seo_pages_config_version_insert AFTER INSERT ON seo_pages_config BEGIN
  UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER seo_pages_config_version_update AFTER UPDATE ON seo_pages_config BEGIN
  UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER seo_pages_config_version_delete AFTER DELETE ON seo_pages_config BEGIN
  UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
-- The picks that the day's first visit works out change nothing that anybody saw.
CREATE TRIGGER daily_picks_version_insert AFTER INSERT ON daily_picks WHEN new.impose BEGIN
  UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER daily_picks_version_update AFTER UPDATE ON daily_picks WHEN new.impose OR old.impose BEGIN
  UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER daily_picks_version_delete AFTER DELETE ON daily_picks WHEN old.impose BEGIN
  UPDATE content_version SET version = version + 1;
END;
