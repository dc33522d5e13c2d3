CREATE TABLE "assigned_reminders" (
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"user_id" uuid PRIMARY KEY NOT NULL,
	"reminded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assigned_reminders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "assigned_reminders" ADD CONSTRAINT "assigned_reminders_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assigned_reminders" ADD CONSTRAINT "assigned_reminders_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assigned_reminders" ADD CONSTRAINT "assigned_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assigned_reminders_organisation" ON "assigned_reminders" USING btree ("organisation_id");--> statement-breakpoint
CREATE POLICY "fence" ON "assigned_reminders" AS PERMISSIVE FOR ALL TO "esg_app" USING ("assigned_reminders"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "assigned_reminders"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("assigned_reminders"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "assigned_reminders"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "assigned_reminders" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);