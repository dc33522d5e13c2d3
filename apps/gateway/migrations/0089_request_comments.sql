ALTER TABLE "threads" DROP CONSTRAINT "threads_goes_with_something";--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "collection_id" uuid GENERATED ALWAYS AS (case when kind = 'collection' then subject_id end) STORED;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_collection_fk" FOREIGN KEY ("collection_id","organisation_id") REFERENCES "public"."collections"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "threads_collection" ON "threads" USING btree ("collection_id");--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_goes_with_something" CHECK (num_nonnulls(report_id, data_point_id, contribution_id, collection_id) = 1);