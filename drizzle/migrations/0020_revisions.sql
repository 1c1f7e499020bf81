CREATE TABLE `revisions` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`item_id` text NOT NULL,
	`quoi` text NOT NULL,
	`version` integer NOT NULL,
	`contenu` text NOT NULL,
	`ecrit_par` text,
	`ecrit_le` text NOT NULL,
	`note` text,
	`remplace_le` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `revisions_by_item` ON `revisions` (`kind`,`item_id`,`ecrit_le`);--> statement-breakpoint
CREATE TABLE `working_copies` (
	`kind` text NOT NULL,
	`item_id` text NOT NULL,
	`contenu` text NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`base` integer NOT NULL,
	`inachevee` integer DEFAULT false NOT NULL,
	`note` text,
	`modifie_par` text,
	`modifie_le` text NOT NULL,
	PRIMARY KEY(`kind`, `item_id`)
);
