-- Roles the gateway works as. Neither owns a table, so row-level security holds for both.
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'esg_app') THEN CREATE ROLE esg_app NOLOGIN; END IF;
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'esg_system') THEN CREATE ROLE esg_system NOLOGIN; END IF;
  GRANT esg_app TO CURRENT_USER;
  GRANT esg_system TO CURRENT_USER;
END $$;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
