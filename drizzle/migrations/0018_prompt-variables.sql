CREATE TABLE `prompt_variables` (
	`prompt_id` text NOT NULL,
	`nom` text NOT NULL,
	PRIMARY KEY(`prompt_id`, `nom`)
);
--> statement-breakpoint
CREATE INDEX `prompt_variables_by_name` ON `prompt_variables` (`nom`,`prompt_id`);
--> statement-breakpoint
-- The names stand in `recherche` of the prompts, beside what the search index holds.
CREATE TRIGGER prompts_variables_insert AFTER INSERT ON prompts BEGIN
  INSERT OR IGNORE INTO prompt_variables (prompt_id, nom)
    SELECT new.id, value FROM json_each(new.recherche, '$.variables') WHERE type = 'text';
END;
--> statement-breakpoint
CREATE TRIGGER prompts_variables_update AFTER UPDATE OF id, recherche ON prompts BEGIN
  DELETE FROM prompt_variables WHERE prompt_id = old.id;
  INSERT OR IGNORE INTO prompt_variables (prompt_id, nom)
    SELECT new.id, value FROM json_each(new.recherche, '$.variables') WHERE type = 'text';
END;
--> statement-breakpoint
CREATE TRIGGER prompts_variables_delete AFTER DELETE ON prompts BEGIN
  DELETE FROM prompt_variables WHERE prompt_id = old.id;
END;
