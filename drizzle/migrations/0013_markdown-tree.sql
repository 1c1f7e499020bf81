ALTER TABLE `gpts` ADD `description_format` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `gpts` ADD `description_arbre` text DEFAULT 'null' NOT NULL;--> statement-breakpoint
-- A writer that knows no tree, such as the site as it runs until the next one is published, leaves the
-- tree of the text before: it is not shown, and made anew at the next start.
CREATE TRIGGER gpts_stale_tree AFTER UPDATE OF description ON gpts
WHEN new.description <> old.description AND new.description_arbre = old.description_arbre
  AND new.description_format <> 0 BEGIN
  UPDATE gpts SET description_format = 0 WHERE id = new.id;
END;
