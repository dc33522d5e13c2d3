ALTER TABLE "one_time_keys" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "rate_limits" (
	"key" varchar(255) PRIMARY KEY,
	"points" integer NOT NULL DEFAULT 0,
	"expire" bigint
);
--> statement-breakpoint
CREATE UNLOGGED TABLE IF NOT EXISTS "call_counts" (
	"caller" text PRIMARY KEY,
	"minute" bigint NOT NULL,
	"calls" integer NOT NULL
);
