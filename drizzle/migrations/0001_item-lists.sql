-- Keeps item_categories and item_tags in step with the JSON lists of their items.
CREATE TRIGGER prompts_lists_insert AFTER INSERT ON prompts BEGIN
  INSERT OR IGNORE INTO item_categories (kind, item_id, categorie, statut)
    SELECT 'prompt', new.id, value, new.statut FROM json_each(new.categories) WHERE type = 'text';
  INSERT OR IGNORE INTO item_tags (kind, item_id, tag, statut)
    SELECT 'prompt', new.id, value, new.statut FROM json_each(new.tags) WHERE type = 'text';
END;
--> statement-breakpoint
CREATE TRIGGER prompts_lists_update AFTER UPDATE OF categories, tags, statut ON prompts BEGIN
  DELETE FROM item_categories WHERE kind = 'prompt' AND item_id = old.id;
  DELETE FROM item_tags WHERE kind = 'prompt' AND item_id = old.id;
  INSERT OR IGNORE INTO item_categories (kind, item_id, categorie, statut)
    SELECT 'prompt', new.id, value, new.statut FROM json_each(new.categories) WHERE type = 'text';
  INSERT OR IGNORE INTO item_tags (kind, item_id, tag, statut)
    SELECT 'prompt', new.id, value, new.statut FROM json_each(new.tags) WHERE type = 'text';
END;
--> statement-breakpoint
CREATE TRIGGER prompts_lists_delete AFTER DELETE ON prompts BEGIN
  DELETE FROM item_categories WHERE kind = 'prompt' AND item_id = old.id;
  DELETE FROM item_tags WHERE kind = 'prompt' AND item_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER gpts_lists_insert AFTER INSERT ON gpts BEGIN
  INSERT OR IGNORE INTO item_categories (kind, item_id, categorie, statut)
    SELECT 'gpt', new.id, value, new.statut FROM json_each(new.categories) WHERE type = 'text';
  INSERT OR IGNORE INTO item_tags (kind, item_id, tag, statut)
    SELECT 'gpt', new.id, value, new.statut FROM json_each(new.tags) WHERE type = 'text';
END;
--> statement-breakpoint
CREATE TRIGGER gpts_lists_update AFTER UPDATE OF categories, tags, statut ON gpts BEGIN
  DELETE FROM item_categories WHERE kind = 'gpt' AND item_id = old.id;
  DELETE FROM item_tags WHERE kind = 'gpt' AND item_id = old.id;
  INSERT OR IGNORE INTO item_categories (kind, item_id, categorie, statut)
    SELECT 'gpt', new.id, value, new.statut FROM json_each(new.categories) WHERE type = 'text';
  INSERT OR IGNORE INTO item_tags (kind, item_id, tag, statut)
    SELECT 'gpt', new.id, value, new.statut FROM json_each(new.tags) WHERE type = 'text';
END;
--> statement-breakpoint
CREATE TRIGGER gpts_lists_delete AFTER DELETE ON gpts BEGIN
  DELETE FROM item_categories WHERE kind = 'gpt' AND item_id = old.id;
  DELETE FROM item_tags WHERE kind = 'gpt' AND item_id = old.id;
END;
