CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"selection" jsonb NOT NULL,
	"format" text NOT NULL,
	"language" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"data_points" integer NOT NULL,
	"file_id" uuid,
	"file_name" text,
	"file_bytes" integer,
	"failure" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"alive_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"created_by_id" uuid NOT NULL,
	"created_by_name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "data_exports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_exports_newest" ON "data_exports" USING btree ("organisation_id","created_at");--> statement-breakpoint
CREATE POLICY "fence" ON "data_exports" AS PERMISSIVE FOR ALL TO "esg_app" USING ("data_exports"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "data_exports"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("data_exports"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "data_exports"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "data_exports" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);