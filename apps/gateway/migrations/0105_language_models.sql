CREATE TABLE "language_model_calls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"user_id" uuid,
	"purpose" text NOT NULL,
	"model_name" text NOT NULL,
	"run_by" text NOT NULL,
	"month" text NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"tokens" integer NOT NULL,
	"is_estimate" boolean DEFAULT true NOT NULL,
	"instructions" text NOT NULL,
	"data" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"document_ids" uuid[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "language_model_calls" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "language_model_months" (
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"month" text NOT NULL,
	"tokens" bigint NOT NULL,
	CONSTRAINT "language_model_months_organisation_id_month_pk" PRIMARY KEY("organisation_id","month")
);
--> statement-breakpoint
ALTER TABLE "language_model_months" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "language_model_settings" (
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid PRIMARY KEY NOT NULL,
	"agreed_host" text,
	"agreed_run_by" text,
	"agreed_by" uuid,
	"agreed_at" timestamp with time zone,
	"tokens_per_month" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "language_model_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "language_models" (
	"tenant_id" uuid PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"name" text NOT NULL,
	"run_by" text NOT NULL,
	"key" text,
	"takes_schemas" boolean NOT NULL,
	"tokens_per_month_max" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "language_models" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "language_model_calls" ADD CONSTRAINT "language_model_calls_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "language_model_calls" ADD CONSTRAINT "language_model_calls_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "language_model_calls" ADD CONSTRAINT "language_model_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "language_model_months" ADD CONSTRAINT "language_model_months_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "language_model_months" ADD CONSTRAINT "language_model_months_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "language_model_settings" ADD CONSTRAINT "language_model_settings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "language_model_settings" ADD CONSTRAINT "language_model_settings_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "language_model_settings" ADD CONSTRAINT "language_model_settings_agreed_by_users_id_fk" FOREIGN KEY ("agreed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "language_models" ADD CONSTRAINT "language_models_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "language_model_calls_newest" ON "language_model_calls" USING btree ("organisation_id","created_at","id");--> statement-breakpoint
CREATE INDEX "language_model_calls_user" ON "language_model_calls" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "language_model_calls_documents" ON "language_model_calls" USING gin ("document_ids");--> statement-breakpoint
CREATE INDEX "language_model_settings_agreed_by" ON "language_model_settings" USING btree ("agreed_by");--> statement-breakpoint
CREATE POLICY "fence" ON "language_model_calls" AS PERMISSIVE FOR ALL TO "esg_app" USING ("language_model_calls"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "language_model_calls"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("language_model_calls"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "language_model_calls"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "language_model_calls" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "language_model_months" AS PERMISSIVE FOR ALL TO "esg_app" USING ("language_model_months"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "language_model_months"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("language_model_months"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "language_model_months"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "language_model_months" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "language_model_settings" AS PERMISSIVE FOR ALL TO "esg_app" USING ("language_model_settings"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "language_model_settings"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("language_model_settings"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "language_model_settings"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "language_model_settings" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "language_models" AS PERMISSIVE FOR ALL TO "esg_app" USING ("language_models"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) WITH CHECK ("language_models"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and false);--> statement-breakpoint
CREATE POLICY "system" ON "language_models" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence_update" ON "language_models" AS RESTRICTIVE FOR UPDATE TO "esg_app" USING ("language_models"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and false);--> statement-breakpoint
CREATE POLICY "fence_delete" ON "language_models" AS RESTRICTIVE FOR DELETE TO "esg_app" USING ("language_models"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and false);--> statement-breakpoint
-- What a document said goes with it: the log keeps that there was a call and what it took, and no word of it (as 0103 does for chats).
CREATE FUNCTION forget_model_texts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE language_model_calls SET data = '', answer = ''
  WHERE organisation_id = OLD.organisation_id AND document_ids @> ARRAY[OLD.id];
  RETURN OLD;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER forget_model_texts AFTER DELETE ON documents FOR EACH ROW EXECUTE FUNCTION forget_model_texts();
