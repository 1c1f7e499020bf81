CREATE TABLE `missing_pages` (
	`chemin` text PRIMARY KEY NOT NULL,
	`visites` integer NOT NULL,
	`premiere_visite` text NOT NULL,
	`derniere_visite` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `missing_pages_by_date` ON `missing_pages` (`derniere_visite`);--> statement-breakpoint
CREATE TABLE `redirects` (
	`id` text PRIMARY KEY NOT NULL,
	`source` text NOT NULL,
	`destination` text NOT NULL,
	`passages` integer DEFAULT 0 NOT NULL,
	`dernier_passage` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `redirects_source_unique` ON `redirects` (`source`);--> statement-breakpoint
CREATE INDEX `gpts_by_modification` ON `gpts` (`statut`,`date_modification`);