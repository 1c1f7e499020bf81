CREATE TABLE `event_counts` (
	`hour` text NOT NULL,
	`event` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`hour`, `event`)
);
