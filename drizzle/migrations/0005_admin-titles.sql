-- What the tables of the administration search and sort by.
CREATE INDEX prompts_by_title ON prompts (recherche ->> 'titre');
--> statement-breakpoint
CREATE INDEX gpts_by_title ON gpts (recherche ->> 'titre');
