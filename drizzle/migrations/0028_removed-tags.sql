CREATE TABLE `removed_tags` (
	`pli` text PRIMARY KEY NOT NULL,
	`retire_le` text NOT NULL,
	`entree` text NOT NULL
);

--> statement-breakpoint
-- The page of a tag that was deleted is gone, and its lists lead elsewhere.
CREATE TRIGGER removed_tags_version_insert AFTER INSERT ON removed_tags BEGIN
  UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER removed_tags_version_update AFTER UPDATE ON removed_tags BEGIN
  UPDATE content_version SET version = version + 1;
END;
--> statement-breakpoint
CREATE TRIGGER removed_tags_version_delete AFTER DELETE ON removed_tags BEGIN
  UPDATE content_version SET version = version + 1;
END;
