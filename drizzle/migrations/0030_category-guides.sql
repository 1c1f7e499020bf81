-- Two guides promised more than the items of their category do.
UPDATE categories SET guide = replace(guide, 'exigent une date et une source pour chaque affirmation', 'demandent des sources datées') WHERE code = 'RES';
--> statement-breakpoint
UPDATE categories SET guide = replace(guide, 'accompagnent un texte sans l’écrire à votre place :', 'accompagnent un texte jusqu’à sa relecture :') WHERE code = 'TXT';
