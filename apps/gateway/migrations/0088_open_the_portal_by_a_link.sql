-- What was given to somebody gets a name, which links to it hang on (docs/adr/0087). The key comes before what refers to it.
ALTER TABLE "guests" DROP CONSTRAINT "guests_subject";--> statement-breakpoint
ALTER TABLE "access_grant_entities" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "guest_sessions" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "guest_sessions" ADD COLUMN "browser" text;--> statement-breakpoint
ALTER TABLE "guest_sessions" ADD COLUMN "system" text;--> statement-breakpoint
ALTER TABLE "guests" ADD COLUMN "given_entity_id" uuid GENERATED ALWAYS AS (case when kind = 'entity' then id end) STORED;--> statement-breakpoint
ALTER TABLE "access_grant_entities" ADD CONSTRAINT "access_grant_entities_id_organisation" UNIQUE("id","organisation_id");--> statement-breakpoint
ALTER TABLE "guests" ADD CONSTRAINT "guests_given_entity_fk" FOREIGN KEY ("given_entity_id","organisation_id") REFERENCES "public"."access_grant_entities"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guests_given_entity" ON "guests" USING btree ("given_entity_id");--> statement-breakpoint
ALTER TABLE "guest_sessions" ADD CONSTRAINT "guest_sessions_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "guests" ADD CONSTRAINT "guests_subject" CHECK (num_nonnulls(contribution_id, given_entity_id) = 1);--> statement-breakpoint
ALTER POLICY "given_select" ON "access_grant_entities" TO esg_limited USING ("access_grant_entities"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "access_grant_entities"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid) and "access_grant_entities"."grant_id" = (select nullif(current_setting('app.access', true), '')::uuid) and ((select nullif(current_setting('app.entity', true), '')::uuid) is null or "access_grant_entities"."entity_id" = (select nullif(current_setting('app.entity', true), '')::uuid)));