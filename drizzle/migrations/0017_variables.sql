CREATE TABLE `variables` (
	`cle` text PRIMARY KEY NOT NULL,
	`libelle` text NOT NULL,
	`aide` text NOT NULL,
	`exemple` text NOT NULL,
	`nature` text NOT NULL,
	`choix` text NOT NULL,
	`alias` text NOT NULL
);

--> statement-breakpoint
-- What pages say of a variable follows from the vocabulary.
CREATE TRIGGER variables_version_insert AFTER INSERT ON variables BEGIN
  UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER variables_version_update AFTER UPDATE ON variables BEGIN
  UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER variables_version_delete AFTER DELETE ON variables BEGIN
  UPDATE content_version SET version = version + 1;
END;
