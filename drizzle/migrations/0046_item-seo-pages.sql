-- After the deployment.
-- The texts of these pages are columns of their items.
DELETE FROM seo_pages_config
  WHERE page_route IN (SELECT '/prompt/' || slug FROM prompts UNION ALL SELECT '/gpt/' || slug FROM gpts);
