CREATE TABLE "brand_remarks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text,
	"version" integer NOT NULL,
	"author_id" uuid NOT NULL,
	"author_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "brand_remarks_kinds" CHECK ("brand_remarks"."kind" in ('comment', 'approved', 'withdrawn')),
	CONSTRAINT "brand_remarks_text" CHECK (("brand_remarks"."kind" = 'comment') = ("brand_remarks"."text" is not null))
);
--> statement-breakpoint
ALTER TABLE "brand_remarks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "brand_remarks" ADD CONSTRAINT "brand_remarks_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_remarks" ADD CONSTRAINT "brand_remarks_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brand_remarks_brand" ON "brand_remarks" USING btree ("brand_id");--> statement-breakpoint
CREATE POLICY "fence" ON "brand_remarks" AS PERMISSIVE FOR ALL TO "esg_app" USING ("brand_remarks"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and exists (select from tenants where tenants.id = (select nullif(current_setting('app.tenant', true), '')::uuid) and tenants.owner_organisation_id = (select nullif(current_setting('app.organisation', true), '')::uuid))) WITH CHECK ("brand_remarks"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and exists (select from tenants where tenants.id = (select nullif(current_setting('app.tenant', true), '')::uuid) and tenants.owner_organisation_id = (select nullif(current_setting('app.organisation', true), '')::uuid)));--> statement-breakpoint
CREATE POLICY "system" ON "brand_remarks" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);