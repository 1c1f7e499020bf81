CREATE TABLE `search_demand` (
	`jour` text NOT NULL,
	`requete` text NOT NULL,
	`recherches` integer NOT NULL,
	`resultats` integer NOT NULL,
	PRIMARY KEY(`jour`, `requete`)
);
