CREATE TABLE `item_news` (
	`kind` text NOT NULL,
	`item_id` text NOT NULL,
	`date` text NOT NULL,
	`note` text,
	`statut` text NOT NULL,
	PRIMARY KEY(`kind`, `item_id`, `date`)
);
--> statement-breakpoint
CREATE INDEX `item_news_by_date` ON `item_news` (`statut`,`date`,`item_id`);--> statement-breakpoint
CREATE INDEX `item_news_by_kind` ON `item_news` (`statut`,`kind`,`date`,`item_id`);--> statement-breakpoint
-- The notes of a prompt by day, those from the day on that it was added: what changed in a draft is no news.
CREATE VIEW prompt_notes AS
  SELECT prompts.id AS item_id, prompts.statut, note.value ->> 'date' AS date,
    group_concat(note.value ->> 'modification', ' ') AS note
  FROM prompts
  JOIN item_news added ON added.kind = 'prompt' AND added.item_id = prompts.id AND added.note IS NULL
  JOIN json_each(iif(json_valid(prompts.historique), prompts.historique, '[]')) note
    ON note.type = 'object'
  WHERE note.value ->> 'date' >= substr(added.date, 1, 10) AND note.value ->> 'modification' <> ''
  GROUP BY prompts.id, note.value ->> 'date';
--> statement-breakpoint
INSERT INTO item_news (kind, item_id, date, note, statut)
  SELECT 'prompt', id, date_creation, NULL, statut FROM prompts WHERE statut = 'valide'
  UNION ALL SELECT 'gpt', id, date_creation, NULL, statut FROM gpts WHERE statut = 'valide';
--> statement-breakpoint
INSERT INTO item_news (kind, item_id, date, note, statut)
  SELECT 'prompt', item_id, date, note, statut FROM prompt_notes;
--> statement-breakpoint
CREATE TRIGGER prompts_news_insert AFTER INSERT ON prompts WHEN new.statut = 'valide' BEGIN
  INSERT INTO item_news (kind, item_id, date, note, statut)
    VALUES ('prompt', new.id, new.date_creation, NULL, new.statut);
  INSERT INTO item_news (kind, item_id, date, note, statut)
    SELECT 'prompt', item_id, date, note, statut FROM prompt_notes WHERE item_id = new.id;
END;
--> statement-breakpoint
-- An item is added when it is first public, whenever it was written.
CREATE TRIGGER prompts_news_update AFTER UPDATE OF historique, statut ON prompts BEGIN
  INSERT INTO item_news (kind, item_id, date, note, statut)
    SELECT 'prompt', new.id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), NULL, new.statut
    WHERE new.statut = 'valide' AND NOT EXISTS
      (SELECT 1 FROM item_news WHERE kind = 'prompt' AND item_id = new.id AND note IS NULL);
  DELETE FROM item_news WHERE kind = 'prompt' AND item_id = new.id AND note IS NOT NULL;
  UPDATE item_news SET statut = new.statut WHERE kind = 'prompt' AND item_id = new.id;
  INSERT INTO item_news (kind, item_id, date, note, statut)
    SELECT 'prompt', item_id, date, note, statut FROM prompt_notes WHERE item_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER prompts_news_delete AFTER DELETE ON prompts BEGIN
  DELETE FROM item_news WHERE kind = 'prompt' AND item_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER gpts_news_insert AFTER INSERT ON gpts WHEN new.statut = 'valide' BEGIN
  INSERT INTO item_news (kind, item_id, date, note, statut)
    VALUES ('gpt', new.id, new.date_creation, NULL, new.statut);
END;
--> statement-breakpoint
CREATE TRIGGER gpts_news_update AFTER UPDATE OF statut ON gpts WHEN new.statut <> old.statut BEGIN
  INSERT INTO item_news (kind, item_id, date, note, statut)
    SELECT 'gpt', new.id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), NULL, new.statut
    WHERE new.statut = 'valide' AND NOT EXISTS
      (SELECT 1 FROM item_news WHERE kind = 'gpt' AND item_id = new.id);
  UPDATE item_news SET statut = new.statut WHERE kind = 'gpt' AND item_id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER gpts_news_delete AFTER DELETE ON gpts BEGIN
  DELETE FROM item_news WHERE kind = 'gpt' AND item_id = old.id;
END;
