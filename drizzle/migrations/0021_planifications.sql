CREATE TABLE `planifications` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`item_id` text NOT NULL,
	`action` text NOT NULL,
	`prevu_le` text NOT NULL,
	`contenu` text,
	`note` text,
	`etat` text DEFAULT 'prevu' NOT NULL,
	`raison` text,
	`planifie_par` text NOT NULL,
	`planifie_le` text NOT NULL,
	`fini_le` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `planifications_waiting` ON `planifications` (`kind`,`item_id`,`action`) WHERE "planifications"."etat" = 'prevu';--> statement-breakpoint
CREATE INDEX `planifications_by_time` ON `planifications` (`etat`,`prevu_le`);