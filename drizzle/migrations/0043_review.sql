ALTER TABLE `gpts` ADD `relecture_le` text;--> statement-breakpoint
ALTER TABLE `prompts` ADD `relecture_le` text;