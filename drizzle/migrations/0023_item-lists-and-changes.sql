CREATE TABLE `item_changes` (
	`entree` text NOT NULL,
	`kind` text NOT NULL,
	`item_id` text NOT NULL,
	`version` integer NOT NULL,
	PRIMARY KEY(`entree`, `kind`, `item_id`)
);
--> statement-breakpoint
CREATE INDEX `item_changes_by_item` ON `item_changes` (`kind`,`item_id`,`version`);--> statement-breakpoint
CREATE TABLE `saved_views` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`nom` text NOT NULL,
	`requete` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `saved_views_by_user` ON `saved_views` (`user_id`,`kind`,`created_at`);--> statement-breakpoint
ALTER TABLE `gpts` ADD `completude` integer;--> statement-breakpoint
ALTER TABLE `gpts` ADD `manques` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `gpts` ADD `verifie_avec` text;--> statement-breakpoint
ALTER TABLE `gpts` ADD `verifie_le` text;--> statement-breakpoint
CREATE INDEX `gpts_by_completeness` ON `gpts` (`completude`,`date_creation`);--> statement-breakpoint
ALTER TABLE `prompts` ADD `completude` integer;--> statement-breakpoint
ALTER TABLE `prompts` ADD `manques` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `prompts` ADD `verifie_avec` text;--> statement-breakpoint
ALTER TABLE `prompts` ADD `verifie_le` text;--> statement-breakpoint
CREATE INDEX `prompts_by_completeness` ON `prompts` (`completude`,`date_creation`);