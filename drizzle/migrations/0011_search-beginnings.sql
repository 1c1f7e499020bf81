-- What suggestions ask while a word is being typed: titles and descriptions, as `search_index` holds
-- them, and the items of every beginning of up to four letters behind a mark. Without them the index
-- collects all words that begin alike, and half of the catalogue for a few letters.
CREATE VIRTUAL TABLE search_beginnings USING fts5(titre, titre_racines, description, description_racines, content='', columnsize=0, prefix='3 4 5 6', tokenize="ascii tokenchars '=|_'");
--> statement-breakpoint
-- The texts of `search_items` stand between two spaces.
INSERT INTO search_beginnings (rowid, titre, titre_racines, description, description_racines)
  SELECT cle,
    't=' || replace(substr(titre, 2, length(titre) - 2), ' ', ' t='),
    'tr=' || replace(substr(titre_racines, 2, length(titre_racines) - 2), ' ', ' tr='),
    'd=' || replace(substr(description, 2, length(description) - 2), ' ', ' d='),
    'dr=' || replace(substr(description_racines, 2, length(description_racines) - 2), ' ', ' dr=')
  FROM search_items;
--> statement-breakpoint
DROP TRIGGER search_entries_insert;
--> statement-breakpoint
-- As in migration 0007, and `search_beginnings`.
CREATE TRIGGER search_entries_insert INSTEAD OF INSERT ON search_entries BEGIN
  INSERT INTO search_index (search_index, rowid, texte, titre, titre_racines, description, description_racines, etiquettes, filtres, paires)
    VALUES (new.commande, new.cle, new.recherche ->> 'texte',
      't=' || replace(new.recherche ->> 'titre', ' ', ' t='),
      'tr=' || replace(new.recherche ->> 'titre_racines', ' ', ' tr='),
      'd=' || replace(new.recherche ->> 'description', ' ', ' d='),
      'dr=' || replace(new.recherche ->> 'description_racines', ' ', ' dr='),
      'l=' || replace(new.recherche ->> 'etiquettes', ' ', ' l='),
      new.recherche ->> 'filtres', new.recherche ->> 'paires');
  INSERT INTO search_beginnings (search_beginnings, rowid, titre, titre_racines, description, description_racines)
    VALUES (new.commande, new.cle,
      't=' || replace(new.recherche ->> 'titre', ' ', ' t='),
      'tr=' || replace(new.recherche ->> 'titre_racines', ' ', ' tr='),
      'd=' || replace(new.recherche ->> 'description', ' ', ' d='),
      'dr=' || replace(new.recherche ->> 'description_racines', ' ', ' dr='));
  INSERT INTO search_letters (search_letters, rowid, lettres, filtres)
    VALUES (new.commande, new.cle, new.recherche ->> 'lettres', new.recherche ->> 'filtres');
END;
