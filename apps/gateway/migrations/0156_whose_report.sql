ALTER TABLE "documents" ADD COLUMN "company" text;--> statement-breakpoint
ALTER TABLE "suggestion_runs" ADD COLUMN "left_out" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- What was found in reports of other companies is proposed no more; what became an answer stays as it was decided.
DELETE FROM "suggestions" WHERE "state" = 'open' AND "reasons" ? 'other_company';
