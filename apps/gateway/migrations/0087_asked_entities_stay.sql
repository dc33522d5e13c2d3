ALTER TABLE "collection_requests" DROP CONSTRAINT "collection_requests_entity_fk";
--> statement-breakpoint
ALTER TABLE "collection_requests" ADD CONSTRAINT "collection_requests_entity_fk" FOREIGN KEY ("entity_id","organisation_id") REFERENCES "public"."entities"("id","organisation_id") ON DELETE no action ON UPDATE no action;