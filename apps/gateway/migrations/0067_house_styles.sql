CREATE TABLE "house_fonts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"family" text NOT NULL,
	"regular_file_id" uuid NOT NULL,
	"bold_file_id" uuid NOT NULL,
	"has_chinese" boolean NOT NULL,
	"in_word" boolean NOT NULL,
	"confirmed_by_id" uuid NOT NULL,
	"confirmed_by_name" text NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	"ended_by_id" uuid,
	"ended_by_name" text,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "house_fonts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "letterheads" (
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"head_mm" integer NOT NULL,
	"foot_mm" integer NOT NULL,
	"changed_by_id" uuid NOT NULL,
	"changed_by_name" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "letterheads_organisation_id_pk" PRIMARY KEY("organisation_id")
);
--> statement-breakpoint
ALTER TABLE "letterheads" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "house_fonts" ADD CONSTRAINT "house_fonts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "house_fonts" ADD CONSTRAINT "house_fonts_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letterheads" ADD CONSTRAINT "letterheads_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letterheads" ADD CONSTRAINT "letterheads_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "house_fonts_in_use" ON "house_fonts" USING btree ("organisation_id") WHERE "house_fonts"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "house_fonts_organisation" ON "house_fonts" USING btree ("organisation_id","confirmed_at");--> statement-breakpoint
CREATE POLICY "fence" ON "house_fonts" AS PERMISSIVE FOR ALL TO "esg_app" USING ("house_fonts"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "house_fonts"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("house_fonts"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "house_fonts"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "house_fonts" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "letterheads" AS PERMISSIVE FOR ALL TO "esg_app" USING ("letterheads"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "letterheads"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("letterheads"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "letterheads"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "letterheads" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);