CREATE TABLE "content_categories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"title" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_categories" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "content_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"category_id" uuid,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"published_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "content_categories" ADD CONSTRAINT "content_categories_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_entries" ADD CONSTRAINT "content_entries_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_entries" ADD CONSTRAINT "content_entries_category_id_content_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."content_categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_categories_tenant" ON "content_categories" USING btree ("tenant_id","position");--> statement-breakpoint
CREATE INDEX "content_entries_tenant" ON "content_entries" USING btree ("tenant_id","kind");--> statement-breakpoint
CREATE POLICY "fence" ON "content_categories" AS PERMISSIVE FOR ALL TO "esg_app" USING ("content_categories"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) WITH CHECK ("content_categories"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and exists (select from tenants where tenants.id = (select nullif(current_setting('app.tenant', true), '')::uuid) and tenants.owner_organisation_id = (select nullif(current_setting('app.organisation', true), '')::uuid)));--> statement-breakpoint
CREATE POLICY "system" ON "content_categories" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence_update" ON "content_categories" AS RESTRICTIVE FOR UPDATE TO "esg_app" USING ("content_categories"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and exists (select from tenants where tenants.id = (select nullif(current_setting('app.tenant', true), '')::uuid) and tenants.owner_organisation_id = (select nullif(current_setting('app.organisation', true), '')::uuid)));--> statement-breakpoint
CREATE POLICY "fence_delete" ON "content_categories" AS RESTRICTIVE FOR DELETE TO "esg_app" USING ("content_categories"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and exists (select from tenants where tenants.id = (select nullif(current_setting('app.tenant', true), '')::uuid) and tenants.owner_organisation_id = (select nullif(current_setting('app.organisation', true), '')::uuid)));--> statement-breakpoint
CREATE POLICY "fence" ON "content_entries" AS PERMISSIVE FOR ALL TO "esg_app" USING ("content_entries"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) WITH CHECK ("content_entries"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and exists (select from tenants where tenants.id = (select nullif(current_setting('app.tenant', true), '')::uuid) and tenants.owner_organisation_id = (select nullif(current_setting('app.organisation', true), '')::uuid)));--> statement-breakpoint
CREATE POLICY "system" ON "content_entries" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence_update" ON "content_entries" AS RESTRICTIVE FOR UPDATE TO "esg_app" USING ("content_entries"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and exists (select from tenants where tenants.id = (select nullif(current_setting('app.tenant', true), '')::uuid) and tenants.owner_organisation_id = (select nullif(current_setting('app.organisation', true), '')::uuid)));--> statement-breakpoint
CREATE POLICY "fence_delete" ON "content_entries" AS RESTRICTIVE FOR DELETE TO "esg_app" USING ("content_entries"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and exists (select from tenants where tenants.id = (select nullif(current_setting('app.tenant', true), '')::uuid) and tenants.owner_organisation_id = (select nullif(current_setting('app.organisation', true), '')::uuid)));