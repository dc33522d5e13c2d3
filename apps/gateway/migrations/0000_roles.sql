-- Roles the gateway works as. Neither owns a table, so row-level security holds for both.
-- Roles belong to the whole server: another database of it may be making the same ones at this moment.
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['esg_app', 'esg_system'] LOOP
    BEGIN
      IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = name) THEN EXECUTE format('CREATE ROLE %I NOLOGIN', name); END IF;
      EXECUTE format('GRANT %I TO CURRENT_USER', name);
    EXCEPTION WHEN duplicate_object OR unique_violation THEN
      EXECUTE format('GRANT %I TO CURRENT_USER', name);
    END;
  END LOOP;
END $$;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
