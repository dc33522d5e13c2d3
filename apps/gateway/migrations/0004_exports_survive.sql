ALTER TABLE "report_exports" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "report_exports" ADD COLUMN "alive_at" timestamp with time zone;