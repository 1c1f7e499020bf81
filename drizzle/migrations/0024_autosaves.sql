CREATE TABLE `autosaves` (
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`item_id` text NOT NULL,
	`origine` text NOT NULL,
	`rang` integer NOT NULL,
	`base` integer NOT NULL,
	`copie` integer NOT NULL,
	`contenu` text NOT NULL,
	`garde_le` text NOT NULL,
	PRIMARY KEY(`user_id`, `kind`, `item_id`, `origine`)
);
--> statement-breakpoint
CREATE INDEX `autosaves_by_time` ON `autosaves` (`garde_le`);