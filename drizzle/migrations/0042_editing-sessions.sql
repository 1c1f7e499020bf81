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
ALTER TABLE `working_copies` ADD `depuis` text;--> statement-breakpoint
ALTER TABLE `working_copies` DROP COLUMN `base`;
--> statement-breakpoint
ALTER TABLE `working_copies` DROP COLUMN `inachevee`;
--> statement-breakpoint
ALTER TABLE `working_copies` DROP COLUMN `note`;
--> statement-breakpoint
-- What was typed for an item that does not exist yet becomes a draft of its author.
INSERT INTO prompts (id, slug, titre, description, categories, tags, date_creation, date_modification, cree_par, cote_code, cote_rang, score, recherche, prompt, niveau)
  SELECT origine, 'brouillon-' || lower(origine), coalesce(nullif(substr(trim(contenu ->> '$.titre'), 1, 160), ''), 'Sans titre'), '', '[]', '[]',
    garde_le, garde_le, user_id, 'DIV', (SELECT coalesce(max(cote_rang), 0) FROM prompts WHERE cote_code = 'DIV') + row_number() OVER (ORDER BY garde_le), 0, '{"format":0}', '', 'Intermédiaire'
  FROM autosaves WHERE kind = 'prompt' AND item_id = 'nouveau' AND json_valid(contenu);
--> statement-breakpoint
INSERT INTO gpts (id, slug, nom, description, categories, tags, date_creation, date_modification, cree_par, cote_code, cote_rang, score, recherche, description_texte, url_destination, description_format, description_arbre)
  SELECT origine, 'brouillon-' || lower(origine), coalesce(nullif(substr(trim(contenu ->> '$.nom'), 1, 160), ''), 'Sans titre'), '', '[]', '[]',
    garde_le, garde_le, user_id, 'DIV', (SELECT coalesce(max(cote_rang), 0) FROM gpts WHERE cote_code = 'DIV') + row_number() OVER (ORDER BY garde_le), 0, '{"format":0}', '', '', 0, '[]'
  FROM autosaves WHERE kind = 'gpt' AND item_id = 'nouveau' AND json_valid(contenu);
--> statement-breakpoint
INSERT INTO working_copies (kind, item_id, contenu, version, modifie_par, modifie_le)
  SELECT kind, origine, contenu, 1, user_id, garde_le FROM autosaves WHERE item_id = 'nouveau' AND json_valid(contenu);
--> statement-breakpoint
DROP TABLE `autosaves`;