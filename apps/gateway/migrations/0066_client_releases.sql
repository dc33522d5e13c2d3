CREATE TABLE "client_releases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"client_name" text NOT NULL,
	"released_at" timestamp with time zone NOT NULL,
	"released_by_name" text NOT NULL,
	"restored_at" timestamp with time zone,
	"restored_by_name" text
);
--> statement-breakpoint
ALTER TABLE "client_releases" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "client_releases" ADD CONSTRAINT "client_releases_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_releases" ADD CONSTRAINT "client_releases_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_releases" ADD CONSTRAINT "client_releases_client_id_organisations_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_releases_owner" ON "client_releases" USING btree ("tenant_id","organisation_id");--> statement-breakpoint
CREATE INDEX "client_releases_client" ON "client_releases" USING btree ("client_id");--> statement-breakpoint
CREATE POLICY "fence" ON "client_releases" AS PERMISSIVE FOR ALL TO "esg_app" USING ("client_releases"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "client_releases"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("client_releases"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "client_releases"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "client_releases" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);