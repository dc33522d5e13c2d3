CREATE TABLE "collection_delegations" (
	"collection_id" uuid NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"entity_id" uuid NOT NULL,
	"section_id" text NOT NULL,
	"given_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"person_name" text NOT NULL,
	"by_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "collection_delegations_collection_id_entity_id_section_id_pk" PRIMARY KEY("collection_id","entity_id","section_id")
);
--> statement-breakpoint
ALTER TABLE "collection_delegations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "collection_delegations" ADD CONSTRAINT "collection_delegations_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_delegations" ADD CONSTRAINT "collection_delegations_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_delegations" ADD CONSTRAINT "collection_delegations_request_fk" FOREIGN KEY ("collection_id","entity_id") REFERENCES "public"."collection_requests"("collection_id","entity_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_delegations" ADD CONSTRAINT "collection_delegations_given_fk" FOREIGN KEY ("given_id","organisation_id") REFERENCES "public"."access_grant_entities"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collection_delegations_given" ON "collection_delegations" USING btree ("given_id");--> statement-breakpoint
CREATE POLICY "fence" ON "collection_delegations" AS PERMISSIVE FOR ALL TO "esg_app" USING ("collection_delegations"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "collection_delegations"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("collection_delegations"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "collection_delegations"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "collection_delegations" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "given_select" ON "collection_delegations" AS PERMISSIVE FOR SELECT TO "esg_limited" USING ("collection_delegations"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "collection_delegations"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid) and "collection_delegations"."entity_id" in (select entity_id from access_grant_entities));--> statement-breakpoint
CREATE POLICY "given_insert" ON "collection_delegations" AS PERMISSIVE FOR INSERT TO "esg_limited" WITH CHECK ("collection_delegations"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "collection_delegations"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid) and "collection_delegations"."entity_id" in (select entity_id from access_grant_entities));--> statement-breakpoint
CREATE POLICY "given_update" ON "collection_delegations" AS PERMISSIVE FOR UPDATE TO "esg_limited" USING ("collection_delegations"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "collection_delegations"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid) and "collection_delegations"."entity_id" in (select entity_id from access_grant_entities)) WITH CHECK ("collection_delegations"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "collection_delegations"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid) and "collection_delegations"."entity_id" in (select entity_id from access_grant_entities));--> statement-breakpoint
CREATE POLICY "given_delete" ON "collection_delegations" AS PERMISSIVE FOR DELETE TO "esg_limited" USING ("collection_delegations"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "collection_delegations"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid) and "collection_delegations"."entity_id" in (select entity_id from access_grant_entities));