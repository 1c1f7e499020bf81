CREATE TABLE `job_runs` (
	`travail` text PRIMARY KEY NOT NULL,
	`fini_le` text NOT NULL,
	`reussi` integer NOT NULL,
	`bilan` text NOT NULL
);
