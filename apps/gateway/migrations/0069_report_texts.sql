ALTER TABLE "answer_explanations" ADD COLUMN "texts" jsonb;--> statement-breakpoint
ALTER TABLE "report_disclosures" ADD COLUMN "omission_explanations" jsonb;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "names" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "descriptions" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "reporting_boundaries" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "restatements" ADD COLUMN "notes" jsonb;