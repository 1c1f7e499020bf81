-- Four guides promised of every item what many of them do. Nobody edited them: it is no revision.
DROP TRIGGER categories_kept;
--> statement-breakpoint
UPDATE categories SET guide = replace(guide, 'chaque fiche fait expliciter les hypothèses et chiffrer la capacité de production avant de proposer un calendrier', 'faites-y écrire les hypothèses et chiffrer la capacité de production avant tout calendrier') WHERE guide LIKE '%chaque fiche fait expliciter les hypothèses et chiffrer la capacité de production avant de proposer un calendrier%';
--> statement-breakpoint
UPDATE categories SET guide = replace(guide, 'Ces fiches font classer chaque constat par effet attendu et par effort, et séparent ce qui est observé', 'Ces fiches aident à classer les constats, et séparent ce qui est observé') WHERE guide LIKE '%Ces fiches font classer chaque constat par effet attendu et par effort, et séparent ce qui est observé%';
--> statement-breakpoint
UPDATE categories SET guide = replace(guide, 'Elles demandent d’abord à qui s’adresse la page et ce qu’elle promet.', 'Dites-leur d’abord à qui s’adresse la page et ce qu’elle promet.') WHERE guide LIKE '%Elles demandent d’abord à qui s’adresse la page et ce qu’elle promet.%';
--> statement-breakpoint
UPDATE categories SET guide = replace(guide, 'Ces fiches citent la source de chaque trait et marquent', 'Faites-leur citer la source de chaque trait et marquer') WHERE guide LIKE '%Ces fiches citent la source de chaque trait et marquent%';
--> statement-breakpoint
CREATE TRIGGER categories_kept AFTER UPDATE ON categories
  WHEN (old.libelle, old.code, old.teinte, old.description, old.guide, old.mots, old.tags, old.groupe)
    IS NOT (new.libelle, new.code, new.teinte, new.description, new.guide, new.mots, new.tags, new.groupe) BEGIN
  INSERT INTO record_revisions (id, table_name, record_id, contenu, remplace_le)
    VALUES (lower(hex(randomblob(16))), 'categories', old.nom,
      json_object('libelle', old.libelle, 'code', old.code, 'teinte', old.teinte, 'description', old.description, 'guide', old.guide, 'mots', old.mots, 'tags', json(iif(json_valid(old.tags), old.tags, '[]')), 'groupe', old.groupe),
      strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));
END;
