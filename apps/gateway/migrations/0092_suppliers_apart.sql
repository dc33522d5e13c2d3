CREATE TABLE "suppliers" (
	"entity_id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"country" text,
	"contact_email" text
);--> statement-breakpoint
ALTER TABLE "suppliers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "collection_requests" DROP CONSTRAINT "collection_requests_collection_fk";--> statement-breakpoint
ALTER TABLE "collection_requests" DROP CONSTRAINT "collection_requests_entity_fk";--> statement-breakpoint
ALTER TABLE "data_points" DROP CONSTRAINT "data_points_entity_fk";--> statement-breakpoint
DROP INDEX "data_points_coverage";--> statement-breakpoint
DROP INDEX "data_points_metric";--> statement-breakpoint
ALTER TABLE "collection_requests" ADD COLUMN "of_suppliers" boolean DEFAULT (coalesce(current_setting('app.party', true), '') = 'suppliers') NOT NULL;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "of_suppliers" boolean DEFAULT (coalesce(current_setting('app.party', true), '') = 'suppliers') NOT NULL;--> statement-breakpoint
ALTER TABLE "data_point_history" ADD COLUMN "of_suppliers" boolean DEFAULT (coalesce(current_setting('app.party', true), '') = 'suppliers') NOT NULL;--> statement-breakpoint
ALTER TABLE "data_points" ADD COLUMN "of_suppliers" boolean DEFAULT (coalesce(current_setting('app.party', true), '') = 'suppliers') NOT NULL;--> statement-breakpoint
ALTER TABLE "entities" ADD COLUMN "is_supplier" boolean DEFAULT (coalesce(current_setting('app.party', true), '') = 'suppliers') NOT NULL;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_id_supplier" UNIQUE("id","organisation_id","of_suppliers");--> statement-breakpoint
ALTER TABLE "entities" ADD CONSTRAINT "entities_id_supplier" UNIQUE("id","organisation_id","is_supplier");--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_entity_fk" FOREIGN KEY ("entity_id","organisation_id") REFERENCES "public"."entities"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_requests" ADD CONSTRAINT "collection_requests_collection_fk" FOREIGN KEY ("collection_id","organisation_id","of_suppliers") REFERENCES "public"."collections"("id","organisation_id","of_suppliers") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_requests" ADD CONSTRAINT "collection_requests_entity_fk" FOREIGN KEY ("entity_id","organisation_id","of_suppliers") REFERENCES "public"."entities"("id","organisation_id","is_supplier") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_points" ADD CONSTRAINT "data_points_entity_fk" FOREIGN KEY ("entity_id","organisation_id","of_suppliers") REFERENCES "public"."entities"("id","organisation_id","is_supplier") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_points_metric" ON "data_points" USING btree ("organisation_id","metric_key","period_start","id","period_end","entity_id","section_id","label_key","total_number","total_unit","quality","tenant_id","of_suppliers");--> statement-breakpoint
CREATE INDEX "data_points_coverage" ON "data_points" USING btree ("organisation_id","reporting_time_id","metric_key","entity_id","section_id","tenant_id","of_suppliers");--> statement-breakpoint
ALTER TABLE "data_points" ADD CONSTRAINT "data_points_supplier" CHECK ("data_points"."entity_id" is not null or not "data_points"."of_suppliers");--> statement-breakpoint
ALTER TABLE "entities" ADD CONSTRAINT "entities_supplier" CHECK (not "entities"."is_supplier" or ("entities"."parent_id" is null and not "entities"."is_sample"));--> statement-breakpoint
CREATE POLICY "party" ON "collection_requests" AS RESTRICTIVE FOR ALL TO "esg_app" USING ("collection_requests"."of_suppliers" = (select (coalesce(current_setting('app.party', true), '') = 'suppliers'))) WITH CHECK ("collection_requests"."of_suppliers" = (select (coalesce(current_setting('app.party', true), '') = 'suppliers')));--> statement-breakpoint
CREATE POLICY "party" ON "collections" AS RESTRICTIVE FOR ALL TO "esg_app" USING ("collections"."of_suppliers" = (select (coalesce(current_setting('app.party', true), '') = 'suppliers'))) WITH CHECK ("collections"."of_suppliers" = (select (coalesce(current_setting('app.party', true), '') = 'suppliers')));--> statement-breakpoint
CREATE POLICY "party" ON "data_point_history" AS RESTRICTIVE FOR ALL TO "esg_app" USING ("data_point_history"."of_suppliers" = (select (coalesce(current_setting('app.party', true), '') = 'suppliers'))) WITH CHECK ("data_point_history"."of_suppliers" = (select (coalesce(current_setting('app.party', true), '') = 'suppliers')));--> statement-breakpoint
CREATE POLICY "party" ON "data_points" AS RESTRICTIVE FOR ALL TO "esg_app" USING ("data_points"."of_suppliers" = (select (coalesce(current_setting('app.party', true), '') = 'suppliers'))) WITH CHECK ("data_points"."of_suppliers" = (select (coalesce(current_setting('app.party', true), '') = 'suppliers')));--> statement-breakpoint
CREATE POLICY "party" ON "entities" AS RESTRICTIVE FOR ALL TO "esg_app" USING ("entities"."is_supplier" = (select (coalesce(current_setting('app.party', true), '') = 'suppliers'))) WITH CHECK ("entities"."is_supplier" = (select (coalesce(current_setting('app.party', true), '') = 'suppliers')));--> statement-breakpoint
CREATE POLICY "fence" ON "suppliers" AS PERMISSIVE FOR ALL TO "esg_app" USING ("suppliers"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "suppliers"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("suppliers"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "suppliers"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "suppliers" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);