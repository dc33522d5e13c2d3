CREATE TABLE "entity_history" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"entity_id" uuid NOT NULL,
	"action" text NOT NULL,
	"through" text,
	"changes" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"actor_id" uuid NOT NULL,
	"actor_name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "entity_history" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "entity_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"state" text DEFAULT 'checked' NOT NULL,
	"file_name" text NOT NULL,
	"file_bytes" integer NOT NULL,
	"sheet" jsonb NOT NULL,
	"plan" jsonb NOT NULL,
	"settled" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by_id" uuid NOT NULL,
	"created_by_name" text NOT NULL,
	"applied_at" timestamp with time zone,
	"applied_by_id" uuid,
	"applied_by_name" text
);
--> statement-breakpoint
ALTER TABLE "entity_imports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "entity_history" ADD CONSTRAINT "entity_history_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entity_history" ADD CONSTRAINT "entity_history_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entity_imports" ADD CONSTRAINT "entity_imports_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entity_imports" ADD CONSTRAINT "entity_imports_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entity_history_entity" ON "entity_history" USING btree ("organisation_id","entity_id","created_at","id");--> statement-breakpoint
CREATE INDEX "entity_imports_newest" ON "entity_imports" USING btree ("organisation_id","created_at","id");--> statement-breakpoint
CREATE POLICY "fence" ON "entity_history" AS PERMISSIVE FOR ALL TO "esg_app" USING ("entity_history"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "entity_history"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("entity_history"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "entity_history"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "entity_history" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "entity_imports" AS PERMISSIVE FOR ALL TO "esg_app" USING ("entity_imports"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "entity_imports"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("entity_imports"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "entity_imports"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "entity_imports" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
-- Written once, for good.
CREATE TRIGGER entity_history_stays BEFORE UPDATE ON entity_history FOR EACH ROW EXECUTE FUNCTION refuse_change();
