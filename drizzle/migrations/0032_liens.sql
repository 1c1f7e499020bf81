CREATE TABLE `liens` (
	`adresse` text PRIMARY KEY NOT NULL,
	`fiches` text NOT NULL,
	`vu_le` text,
	`etat` text DEFAULT 'inconnu' NOT NULL,
	`constat` text,
	`absent_depuis` text,
	`verifie_le` text,
	`verifie_par` text
);
--> statement-breakpoint
CREATE TABLE `signalements` (
	`id` text PRIMARY KEY NOT NULL,
	`page` text NOT NULL,
	`sujet` text NOT NULL,
	`texte` text NOT NULL,
	`recu_le` text NOT NULL,
	`traite_le` text,
	`traite_par` text
);
--> statement-breakpoint
CREATE INDEX `signalements_by_date` ON `signalements` (`recu_le`);