CREATE TABLE `admin_logs` (
	`id` text PRIMARY KEY NOT NULL,
	`action` text NOT NULL,
	`table_name` text NOT NULL,
	`record_id` text NOT NULL,
	`new_values` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `admin_logs_by_date` ON `admin_logs` (`created_at`);--> statement-breakpoint
CREATE TABLE `daily_picks` (
	`jour` text NOT NULL,
	`kind` text NOT NULL,
	`slug` text NOT NULL,
	`impose` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`jour`, `kind`)
);
--> statement-breakpoint
CREATE TABLE `former_slugs` (
	`kind` text NOT NULL,
	`slug` text NOT NULL,
	`nouveau_slug` text,
	PRIMARY KEY(`kind`, `slug`)
);
--> statement-breakpoint
CREATE TABLE `gpts` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`description` text NOT NULL,
	`categories` text NOT NULL,
	`tags` text NOT NULL,
	`ia` text,
	`statut` text DEFAULT 'brouillon' NOT NULL,
	`date_creation` text NOT NULL,
	`date_modification` text NOT NULL,
	`auteur_nom` text,
	`auteur_linkedin_url` text,
	`conversations_associees` text,
	`requetes_seo` text,
	`cote_code` text NOT NULL,
	`cote_rang` integer NOT NULL,
	`score` integer NOT NULL,
	`nom` text NOT NULL,
	`description_texte` text NOT NULL,
	`role` text,
	`url_destination` text NOT NULL,
	`epingle` integer DEFAULT false NOT NULL,
	`cas_usage` text DEFAULT '[]' NOT NULL,
	`workflow` text DEFAULT '[]' NOT NULL,
	`limitations` text DEFAULT '[]' NOT NULL,
	`faq` text DEFAULT '[]' NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `gpts_slug_unique` ON `gpts` (`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `gpts_cote` ON `gpts` (`cote_code`,`cote_rang`);--> statement-breakpoint
CREATE INDEX `gpts_by_creation` ON `gpts` (`statut`,`date_creation`);--> statement-breakpoint
CREATE INDEX `gpts_by_score` ON `gpts` (`statut`,`score`,`date_creation`);--> statement-breakpoint
CREATE TABLE `item_categories` (
	`kind` text NOT NULL,
	`item_id` text NOT NULL,
	`categorie` text NOT NULL,
	`statut` text NOT NULL,
	PRIMARY KEY(`kind`, `item_id`, `categorie`)
);
--> statement-breakpoint
CREATE INDEX `item_categories_by_name` ON `item_categories` (`statut`,`kind`,`categorie`,`item_id`);--> statement-breakpoint
CREATE TABLE `item_tags` (
	`kind` text NOT NULL,
	`item_id` text NOT NULL,
	`tag` text NOT NULL,
	`statut` text NOT NULL,
	PRIMARY KEY(`kind`, `item_id`, `tag`)
);
--> statement-breakpoint
CREATE INDEX `item_tags_by_name` ON `item_tags` (`statut`,`kind`,`tag`,`item_id`);--> statement-breakpoint
CREATE TABLE `prompts` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`description` text NOT NULL,
	`categories` text NOT NULL,
	`tags` text NOT NULL,
	`ia` text,
	`statut` text DEFAULT 'brouillon' NOT NULL,
	`date_creation` text NOT NULL,
	`date_modification` text NOT NULL,
	`auteur_nom` text,
	`auteur_linkedin_url` text,
	`conversations_associees` text,
	`requetes_seo` text,
	`cote_code` text NOT NULL,
	`cote_rang` integer NOT NULL,
	`score` integer NOT NULL,
	`titre` text NOT NULL,
	`prompt` text NOT NULL,
	`niveau` text NOT NULL,
	`historique` text DEFAULT '[]' NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `prompts_slug_unique` ON `prompts` (`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `prompts_cote` ON `prompts` (`cote_code`,`cote_rang`);--> statement-breakpoint
CREATE INDEX `prompts_by_creation` ON `prompts` (`statut`,`date_creation`);--> statement-breakpoint
CREATE INDEX `prompts_by_modification` ON `prompts` (`statut`,`date_modification`);--> statement-breakpoint
CREATE INDEX `prompts_by_score` ON `prompts` (`statut`,`score`,`date_creation`);--> statement-breakpoint
CREATE TABLE `seo_pages_config` (
	`id` text PRIMARY KEY NOT NULL,
	`page_route` text NOT NULL,
	`meta_title` text NOT NULL,
	`meta_description` text NOT NULL,
	`meta_keywords` text,
	`og_image` text,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `seo_pages_config_page_route_unique` ON `seo_pages_config` (`page_route`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` text NOT NULL,
	`last_active_at` text NOT NULL,
	`expires_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_by_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE TABLE `site_settings` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `user_roles` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`role` text NOT NULL,
	`granted_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `user_roles_by_user` ON `user_roles` (`user_id`,`granted_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`password_hash` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);