CREATE TABLE `editing_sessions` (
	`kind` text NOT NULL,
	`item_id` text NOT NULL,
	`user_id` text NOT NULL,
	`vu_le` text NOT NULL,
	`ecrit_le` text,
	PRIMARY KEY(`kind`, `item_id`, `user_id`)
);
--> statement-breakpoint
-- What was typed and not saved becomes a revision of its item.
INSERT INTO revisions (id, kind, item_id, quoi, version, contenu, ecrit_par, ecrit_le, note, remplace_le)
  SELECT lower(hex(randomblob(16))), kind, item_id, 'copie', 0, contenu, user_id, garde_le, NULL, garde_le
  FROM autosaves WHERE item_id <> 'nouveau';
--> statement-breakpoint
-- A copy that began before the item was saved last becomes a revision too: nobody knows what it changed.
INSERT INTO revisions (id, kind, item_id, quoi, version, contenu, ecrit_par, ecrit_le, note, remplace_le)
  SELECT lower(hex(randomblob(16))), kind, item_id, 'copie', version, contenu, modifie_par, modifie_le, note, modifie_le
  FROM working_copies WHERE NOT inachevee AND base <> coalesce(
    CASE kind WHEN 'prompt' THEN (SELECT version FROM prompts WHERE prompts.id = item_id)
    ELSE (SELECT version FROM gpts WHERE gpts.id = item_id) END, base);
--> statement-breakpoint
DELETE FROM working_copies WHERE NOT inachevee AND base <> coalesce(
    CASE kind WHEN 'prompt' THEN (SELECT version FROM prompts WHERE prompts.id = item_id)
    ELSE (SELECT version FROM gpts WHERE gpts.id = item_id) END, base);
--> statement-breakpoint
DROP TABLE `autosaves`;
--> statement-breakpoint
ALTER TABLE `working_copies` ADD `depuis` text;--> statement-breakpoint
ALTER TABLE `working_copies` DROP COLUMN `base`;
--> statement-breakpoint
ALTER TABLE `working_copies` DROP COLUMN `inachevee`;
--> statement-breakpoint
ALTER TABLE `working_copies` DROP COLUMN `note`;