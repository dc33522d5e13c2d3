ALTER TABLE "entities" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reporting_times" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "entities_sample" ON "entities" USING btree ("organisation_id") WHERE "entities"."is_sample";