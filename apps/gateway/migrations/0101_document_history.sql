CREATE TABLE "document_history" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"document_name" text NOT NULL,
	"action" text NOT NULL,
	"fields" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_id" uuid NOT NULL,
	"by_name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "document_history" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "document_history" ADD CONSTRAINT "document_history_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_history" ADD CONSTRAINT "document_history_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_history_document" ON "document_history" USING btree ("organisation_id","document_id","at","id");--> statement-breakpoint
CREATE INDEX "document_history_at" ON "document_history" USING btree ("organisation_id","at","id");--> statement-breakpoint
CREATE POLICY "fence" ON "document_history" AS PERMISSIVE FOR ALL TO "esg_app" USING ("document_history"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "document_history"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("document_history"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "document_history"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "document_history" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE TRIGGER document_history_stays BEFORE UPDATE ON document_history FOR EACH ROW EXECUTE FUNCTION refuse_change();
