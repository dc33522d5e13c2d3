CREATE TABLE "insight_tiles" (
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"metric_keys" jsonb,
	"version" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "insight_tiles_organisation_id_user_id_pk" PRIMARY KEY("organisation_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "insight_tiles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "insight_tiles" ADD CONSTRAINT "insight_tiles_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_tiles" ADD CONSTRAINT "insight_tiles_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_tiles" ADD CONSTRAINT "insight_tiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "insight_tiles_user" ON "insight_tiles" USING btree ("user_id");--> statement-breakpoint
CREATE POLICY "fence" ON "insight_tiles" AS PERMISSIVE FOR ALL TO "esg_app" USING ("insight_tiles"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "insight_tiles"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("insight_tiles"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "insight_tiles"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "insight_tiles" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);