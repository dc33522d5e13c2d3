CREATE TABLE "suggestion_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"report_id" uuid NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"setting" jsonb NOT NULL,
	"period" jsonb NOT NULL,
	"remaining" jsonb NOT NULL,
	"failed_codes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"total" integer NOT NULL,
	"succeeded" integer DEFAULT 0 NOT NULL,
	"not_stated" integer DEFAULT 0 NOT NULL,
	"suggested" integer DEFAULT 0 NOT NULL,
	"from_hub" integer DEFAULT 0 NOT NULL,
	"claimed_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"turn_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"created_by_id" uuid NOT NULL,
	"created_by_name" text NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "suggestion_runs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "suggestions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"report_id" uuid NOT NULL,
	"disclosure_code" text NOT NULL,
	"field_key" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"value" jsonb NOT NULL,
	"period" jsonb,
	"document_id" uuid NOT NULL,
	"document_version_id" uuid NOT NULL,
	"document_name" text NOT NULL,
	"file_number" integer NOT NULL,
	"page" integer NOT NULL,
	"page_label" text,
	"quote" text NOT NULL,
	"heads" jsonb NOT NULL,
	"printed" text,
	"reasons" jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	"suggested_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by_id" uuid,
	"decided_by_name" text,
	CONSTRAINT "suggestions_once" UNIQUE("report_id","disclosure_code","field_key","fingerprint")
);
--> statement-breakpoint
ALTER TABLE "suggestions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "suggestion_runs" ADD CONSTRAINT "suggestion_runs_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion_runs" ADD CONSTRAINT "suggestion_runs_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestion_runs" ADD CONSTRAINT "suggestion_runs_report_fk" FOREIGN KEY ("report_id","organisation_id") REFERENCES "public"."reports"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggestions" ADD CONSTRAINT "suggestions_report_fk" FOREIGN KEY ("report_id","organisation_id") REFERENCES "public"."reports"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "suggestion_runs_report" ON "suggestion_runs" USING btree ("report_id","created_at");--> statement-breakpoint
CREATE INDEX "suggestion_runs_unfinished" ON "suggestion_runs" USING btree ("organisation_id") WHERE "suggestion_runs"."status" in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "suggestions_document" ON "suggestions" USING btree ("document_id");--> statement-breakpoint
CREATE POLICY "fence" ON "suggestion_runs" AS PERMISSIVE FOR ALL TO "esg_app" USING ("suggestion_runs"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "suggestion_runs"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("suggestion_runs"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "suggestion_runs"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "suggestion_runs" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "suggestions" AS PERMISSIVE FOR ALL TO "esg_app" USING ("suggestions"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "suggestions"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("suggestions"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "suggestions"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "suggestions" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);
--> statement-breakpoint
-- What a document said goes with it: suggestions that are no answer are deleted, those that are keep that there was a passage (docs/adr/0098).
CREATE FUNCTION forget_suggestion_quotes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM suggestions
  WHERE organisation_id = OLD.organisation_id AND document_id = OLD.id AND state NOT IN ('accepted', 'edited');
  UPDATE suggestions
  SET quote = '', heads = '[]', printed = NULL, document_name = '',
    value = CASE value ->> 'type'
      WHEN 'richTextArea' THEN '{"type": "richTextArea", "blocks": {}}'::jsonb
      WHEN 'textArea' THEN '{"type": "textArea", "text": {}}'::jsonb
      WHEN 'text' THEN '{"type": "text", "text": {}}'::jsonb
      ELSE value END
  WHERE organisation_id = OLD.organisation_id AND document_id = OLD.id;
  RETURN OLD;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER forget_suggestion_quotes AFTER DELETE ON documents FOR EACH ROW EXECUTE FUNCTION forget_suggestion_quotes();
