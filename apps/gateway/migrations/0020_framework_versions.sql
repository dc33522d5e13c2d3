CREATE TABLE "framework_versions" (
	"version_id" text PRIMARY KEY NOT NULL,
	"tenant_id" uuid,
	"organisation_id" uuid,
	"content" jsonb NOT NULL,
	"hash" text NOT NULL,
	"imported_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "framework_versions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "framework_versions" ADD CONSTRAINT "framework_versions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "framework_versions" ADD CONSTRAINT "framework_versions_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "framework_versions_owner" ON "framework_versions" USING btree ("tenant_id","organisation_id");--> statement-breakpoint
CREATE POLICY "fence" ON "framework_versions" AS PERMISSIVE FOR ALL TO "esg_app" USING ("framework_versions"."organisation_id" is null or ("framework_versions"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "framework_versions"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid))) WITH CHECK ("framework_versions"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "framework_versions"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "framework_versions" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence_update" ON "framework_versions" AS RESTRICTIVE FOR UPDATE TO "esg_app" USING ("framework_versions"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "framework_versions"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "fence_delete" ON "framework_versions" AS RESTRICTIVE FOR DELETE TO "esg_app" USING ("framework_versions"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "framework_versions"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
-- By hand: a version that reports stand on never changes, not even by the product. It goes only with the organisation it belongs to.
CREATE TRIGGER framework_versions_stay BEFORE UPDATE ON framework_versions FOR EACH ROW EXECUTE FUNCTION refuse_change();
