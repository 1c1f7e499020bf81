ALTER TABLE `gpts` ADD `meta_title` text;--> statement-breakpoint
ALTER TABLE `gpts` ADD `meta_description` text;--> statement-breakpoint
ALTER TABLE `gpts` ADD `og_image` text;--> statement-breakpoint
ALTER TABLE `prompts` ADD `meta_title` text;--> statement-breakpoint
ALTER TABLE `prompts` ADD `meta_description` text;--> statement-breakpoint
ALTER TABLE `prompts` ADD `og_image` text;--> statement-breakpoint
-- The texts that were stored for the pages of items become theirs. Their rows go after the deployment.
UPDATE prompts SET meta_title = nullif(page.meta_title, ''), meta_description = nullif(page.meta_description, ''), og_image = nullif(page.og_image, '')
  FROM seo_pages_config page WHERE page.page_route = '/prompt/' || prompts.slug;
--> statement-breakpoint
UPDATE gpts SET meta_title = nullif(page.meta_title, ''), meta_description = nullif(page.meta_description, ''), og_image = nullif(page.og_image, '')
  FROM seo_pages_config page WHERE page.page_route = '/gpt/' || gpts.slug;
--> statement-breakpoint
-- What was kept or planned of these items has their texts too: restored, undone or published, it removes none.
UPDATE revisions SET contenu = json_set(contenu, '$.meta_title', prompts.meta_title, '$.meta_description', prompts.meta_description, '$.og_image', prompts.og_image)
  FROM prompts WHERE revisions.kind = 'prompt' AND revisions.item_id = prompts.id AND json_valid(contenu)
    AND coalesce(prompts.meta_title, prompts.meta_description, prompts.og_image) IS NOT NULL;
--> statement-breakpoint
UPDATE revisions SET contenu = json_set(contenu, '$.meta_title', gpts.meta_title, '$.meta_description', gpts.meta_description, '$.og_image', gpts.og_image)
  FROM gpts WHERE revisions.kind = 'gpt' AND revisions.item_id = gpts.id AND json_valid(contenu)
    AND coalesce(gpts.meta_title, gpts.meta_description, gpts.og_image) IS NOT NULL;
--> statement-breakpoint
UPDATE working_copies SET contenu = json_set(contenu, '$.meta_title', coalesce(prompts.meta_title, ''), '$.meta_description', coalesce(prompts.meta_description, ''), '$.og_image', coalesce(prompts.og_image, ''))
  FROM prompts WHERE working_copies.kind = 'prompt' AND working_copies.item_id = prompts.id AND json_valid(contenu)
    AND coalesce(prompts.meta_title, prompts.meta_description, prompts.og_image) IS NOT NULL;
--> statement-breakpoint
UPDATE working_copies SET contenu = json_set(contenu, '$.meta_title', coalesce(gpts.meta_title, ''), '$.meta_description', coalesce(gpts.meta_description, ''), '$.og_image', coalesce(gpts.og_image, ''))
  FROM gpts WHERE working_copies.kind = 'gpt' AND working_copies.item_id = gpts.id AND json_valid(contenu)
    AND coalesce(gpts.meta_title, gpts.meta_description, gpts.og_image) IS NOT NULL;
--> statement-breakpoint
UPDATE planifications SET contenu = json_set(contenu, '$.depuis.meta_title', coalesce(prompts.meta_title, ''), '$.depuis.meta_description', coalesce(prompts.meta_description, ''), '$.depuis.og_image', coalesce(prompts.og_image, ''), '$.vers.meta_title', coalesce(prompts.meta_title, ''), '$.vers.meta_description', coalesce(prompts.meta_description, ''), '$.vers.og_image', coalesce(prompts.og_image, ''))
  FROM prompts WHERE planifications.kind = 'prompt' AND planifications.item_id = prompts.id AND json_valid(contenu)
    AND coalesce(prompts.meta_title, prompts.meta_description, prompts.og_image) IS NOT NULL;
--> statement-breakpoint
UPDATE planifications SET contenu = json_set(contenu, '$.depuis.meta_title', coalesce(gpts.meta_title, ''), '$.depuis.meta_description', coalesce(gpts.meta_description, ''), '$.depuis.og_image', coalesce(gpts.og_image, ''), '$.vers.meta_title', coalesce(gpts.meta_title, ''), '$.vers.meta_description', coalesce(gpts.meta_description, ''), '$.vers.og_image', coalesce(gpts.og_image, ''))
  FROM gpts WHERE planifications.kind = 'gpt' AND planifications.item_id = gpts.id AND json_valid(contenu)
    AND coalesce(gpts.meta_title, gpts.meta_description, gpts.og_image) IS NOT NULL;
