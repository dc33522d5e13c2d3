ALTER TABLE "answer_explanations" ADD COLUMN "from_report" jsonb;--> statement-breakpoint
ALTER TABLE "restatements" ADD COLUMN "from_report" jsonb;