CREATE TABLE "client_access_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"release_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"requested_by_name" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by_name" text
);
--> statement-breakpoint
ALTER TABLE "client_access_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "report_in_both" boolean;--> statement-breakpoint
ALTER TABLE "client_access_requests" ADD CONSTRAINT "client_access_requests_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_access_requests" ADD CONSTRAINT "client_access_requests_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_access_requests" ADD CONSTRAINT "client_access_requests_release_id_client_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."client_releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_access_requests" ADD CONSTRAINT "client_access_requests_client_id_organisations_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_access_requests_release" ON "client_access_requests" USING btree ("release_id");--> statement-breakpoint
CREATE INDEX "client_access_requests_client" ON "client_access_requests" USING btree ("client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "client_access_requests_accepted" ON "client_access_requests" USING btree ("release_id") WHERE "client_access_requests"."state" = 'accepted';--> statement-breakpoint
CREATE POLICY "fence" ON "client_access_requests" AS PERMISSIVE FOR ALL TO "esg_app" USING ("client_access_requests"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and ("client_access_requests"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid) or "client_access_requests"."client_id" = (select nullif(current_setting('app.organisation', true), '')::uuid))) WITH CHECK ("client_access_requests"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "client_access_requests"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "client_access_requests" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence_update" ON "client_access_requests" AS RESTRICTIVE FOR UPDATE TO "esg_app" USING ("client_access_requests"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "client_access_requests"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "fence_delete" ON "client_access_requests" AS RESTRICTIVE FOR DELETE TO "esg_app" USING ("client_access_requests"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "client_access_requests"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));