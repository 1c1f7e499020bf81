-- After the deployment. The search is in memory: nothing reads its tables in the database any more.
DROP TRIGGER prompts_search_insert;
--> statement-breakpoint
DROP TRIGGER prompts_search_update;
--> statement-breakpoint
DROP TRIGGER prompts_search_delete;
--> statement-breakpoint
DROP TRIGGER gpts_search_insert;
--> statement-breakpoint
DROP TRIGGER gpts_search_update;
--> statement-breakpoint
DROP TRIGGER gpts_search_delete;
--> statement-breakpoint
DROP VIEW search_additions;
--> statement-breakpoint
DROP VIEW search_removals;
--> statement-breakpoint
DROP TABLE search_index;
--> statement-breakpoint
DROP TABLE search_items;
--> statement-breakpoint
DROP TABLE search_words;
--> statement-breakpoint
DROP TABLE search_facets;
