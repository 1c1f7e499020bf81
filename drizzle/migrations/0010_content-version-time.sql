-- The version is the time of the change, in milliseconds, or one more than the last: a database that is
-- restored from a copy never again gives a number that pages of another content were kept under.
CREATE TRIGGER content_version_is_time AFTER UPDATE OF version ON content_version
WHEN new.version < cast(unixepoch('subsec') * 1000 AS integer) BEGIN
  UPDATE content_version SET
    withdrawn = CASE WHEN new.withdrawn > old.withdrawn THEN cast(unixepoch('subsec') * 1000 AS integer) ELSE withdrawn END,
    version = cast(unixepoch('subsec') * 1000 AS integer);
END;
