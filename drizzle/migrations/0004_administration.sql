CREATE TABLE `deleted_items` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`item_id` text NOT NULL,
	`slug` text NOT NULL,
	`titre` text NOT NULL,
	`contenu` text NOT NULL,
	`date_creation` text NOT NULL,
	`deleted_by` text,
	`deleted_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `deleted_items_by_date` ON `deleted_items` (`deleted_at`);--> statement-breakpoint
ALTER TABLE `admin_logs` ADD `user_id` text;--> statement-breakpoint
CREATE INDEX `admin_logs_by_action` ON `admin_logs` (`action`,`created_at`);--> statement-breakpoint
CREATE INDEX `admin_logs_by_record` ON `admin_logs` (`record_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `gpts` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `prompts` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- Nobody could sign in before: there is no session to keep.
DROP TABLE `sessions`;--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`secret_hash` text NOT NULL,
	`prev_secret_hash` text,
	`rotated_at` text,
	`created_at` text NOT NULL,
	`last_active_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`absolute_expires_at` text NOT NULL,
	`revoked_at` text,
	`authenticated_at` text NOT NULL,
	`appareil` text NOT NULL,
	`adresse` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_by_user` ON `sessions` (`user_id`);--> statement-breakpoint
ALTER TABLE `users` ADD `must_change_password` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `password_expires_at` text;--> statement-breakpoint
ALTER TABLE `users` ADD `suspended_at` text;--> statement-breakpoint
ALTER TABLE `users` ADD `last_sign_in_at` text;
--> statement-breakpoint
-- Accounts that may administer: not suspended, their latest grant is admin (R201).
CREATE VIEW active_admins AS
  SELECT id FROM users WHERE suspended_at IS NULL
    AND (SELECT role FROM user_roles WHERE user_id = users.id ORDER BY granted_at DESC, user_roles.rowid DESC LIMIT 1) = 'admin';
--> statement-breakpoint
-- The last of them can be neither demoted nor suspended nor removed, whoever asks at the same time.
CREATE TRIGGER user_roles_keep_admin_delete BEFORE DELETE ON user_roles WHEN old.role = 'admin' BEGIN
  SELECT RAISE(ABORT, 'last_admin') WHERE old.user_id IN active_admins
    AND NOT EXISTS (SELECT 1 FROM active_admins WHERE id <> old.user_id);
END;
--> statement-breakpoint
CREATE TRIGGER user_roles_keep_admin_insert BEFORE INSERT ON user_roles WHEN new.role <> 'admin' BEGIN
  SELECT RAISE(ABORT, 'last_admin') WHERE new.user_id IN active_admins
    AND NOT EXISTS (SELECT 1 FROM active_admins WHERE id <> new.user_id);
END;
--> statement-breakpoint
CREATE TRIGGER user_roles_no_update BEFORE UPDATE ON user_roles BEGIN
  SELECT RAISE(ABORT, 'a role is granted anew, never edited');
END;
--> statement-breakpoint
CREATE TRIGGER users_keep_admin_suspend BEFORE UPDATE OF suspended_at ON users WHEN new.suspended_at IS NOT NULL BEGIN
  SELECT RAISE(ABORT, 'last_admin') WHERE old.id IN active_admins
    AND NOT EXISTS (SELECT 1 FROM active_admins WHERE id <> old.id);
END;
--> statement-breakpoint
CREATE TRIGGER users_keep_admin_delete BEFORE DELETE ON users BEGIN
  SELECT RAISE(ABORT, 'last_admin') WHERE old.id IN active_admins
    AND NOT EXISTS (SELECT 1 FROM active_admins WHERE id <> old.id);
END;
--> statement-breakpoint
-- The journal is only added to, and forgets after twelve months.
CREATE TRIGGER admin_logs_no_update BEFORE UPDATE ON admin_logs BEGIN
  SELECT RAISE(ABORT, 'the journal is not edited');
END;
--> statement-breakpoint
CREATE TRIGGER admin_logs_no_early_delete BEFORE DELETE ON admin_logs
  WHEN old.created_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-12 months') BEGIN
  SELECT RAISE(ABORT, 'the journal is kept for twelve months');
END;
