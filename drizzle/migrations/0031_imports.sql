ALTER TABLE `item_changes` ADD `geste` text DEFAULT 'modifie' NOT NULL;--> statement-breakpoint
ALTER TABLE `item_changes` ADD `copie` integer;--> statement-breakpoint
ALTER TABLE `item_changes` ADD `ligne` integer;