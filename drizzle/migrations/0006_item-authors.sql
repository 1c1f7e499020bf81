ALTER TABLE `gpts` ADD `cree_par` text;--> statement-breakpoint
CREATE INDEX `gpts_by_author` ON `gpts` (`cree_par`,`statut`) WHERE "gpts"."cree_par" is not null;--> statement-breakpoint
ALTER TABLE `prompts` ADD `cree_par` text;--> statement-breakpoint
CREATE INDEX `prompts_by_author` ON `prompts` (`cree_par`,`statut`) WHERE "prompts"."cree_par" is not null;