ALTER TABLE `gpts` ADD `exemple` text;--> statement-breakpoint
ALTER TABLE `gpts` ADD `exemple_arbre` text;--> statement-breakpoint
ALTER TABLE `prompts` ADD `exemple` text;--> statement-breakpoint
ALTER TABLE `prompts` ADD `exemple_arbre` text;