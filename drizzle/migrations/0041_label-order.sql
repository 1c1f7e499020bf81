CREATE TABLE `former_labels_ordered` (
	`ordre` integer PRIMARY KEY NOT NULL,
	`quoi` text NOT NULL,
	`pli` text NOT NULL,
	`nom` text NOT NULL,
	`nouveau` text NOT NULL,
	`entree` text NOT NULL
);
--> statement-breakpoint
INSERT INTO former_labels_ordered (quoi, pli, nom, nouveau, entree)
  SELECT quoi, pli, nom, nouveau, entree FROM former_labels
  LEFT JOIN admin_logs ON admin_logs.id = entree ORDER BY created_at, former_labels.rowid;
--> statement-breakpoint
DROP TABLE former_labels;
--> statement-breakpoint
ALTER TABLE former_labels_ordered RENAME TO former_labels;
--> statement-breakpoint
-- Redirects of former names.
CREATE TRIGGER former_labels_version_insert AFTER INSERT ON former_labels BEGIN
  UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER former_labels_version_update AFTER UPDATE ON former_labels BEGIN
  UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER former_labels_version_delete AFTER DELETE ON former_labels BEGIN
  UPDATE content_version SET version = version + 1;
END;
