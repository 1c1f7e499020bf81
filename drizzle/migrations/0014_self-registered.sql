ALTER TABLE `users` ADD `self_registered` integer DEFAULT false NOT NULL;--> statement-breakpoint
-- An account that an administrator or the command opened has had a role from its first moment.
UPDATE `users` SET `self_registered` = true WHERE `id` NOT IN (SELECT `user_id` FROM `user_roles`);
