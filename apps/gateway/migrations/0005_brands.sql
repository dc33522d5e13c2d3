CREATE TABLE "brand_preview_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"brand_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_by_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "brand_preview_links_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "brand_preview_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "brands" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"state" text NOT NULL,
	"number" integer,
	"company_name" text NOT NULL,
	"support_email" text NOT NULL,
	"color_setting" jsonb NOT NULL,
	"logo_file_id" uuid,
	"logo_dark_file_id" uuid,
	"mini_logo_file_id" uuid,
	"favicon_file_id" uuid,
	"version" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by_id" uuid,
	"updated_by_name" text,
	"published_at" timestamp with time zone,
	"published_by_id" uuid,
	"published_by_name" text,
	"restored_from_id" uuid,
	CONSTRAINT "brands_number" UNIQUE("tenant_id","number"),
	CONSTRAINT "brands_state" UNIQUE("id","tenant_id","state"),
	CONSTRAINT "brands_states" CHECK ("brands"."state" in ('draft', 'published', 'superseded')),
	CONSTRAINT "brands_draft_has_no_number" CHECK (("brands"."state" = 'draft') = ("brands"."number" is null))
);
--> statement-breakpoint
ALTER TABLE "brands" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "brand_id" uuid;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "brand_state" text GENERATED ALWAYS AS ('published') STORED;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "brand_changes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "owner_organisation_id" uuid;--> statement-breakpoint
ALTER TABLE "brand_preview_links" ADD CONSTRAINT "brand_preview_links_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_preview_links" ADD CONSTRAINT "brand_preview_links_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_logo_file_id_files_id_fk" FOREIGN KEY ("logo_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_logo_dark_file_id_files_id_fk" FOREIGN KEY ("logo_dark_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_mini_logo_file_id_files_id_fk" FOREIGN KEY ("mini_logo_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_favicon_file_id_files_id_fk" FOREIGN KEY ("favicon_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_restored_from_id_brands_id_fk" FOREIGN KEY ("restored_from_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brand_preview_links_brand" ON "brand_preview_links" USING btree ("brand_id");--> statement-breakpoint
CREATE UNIQUE INDEX "brands_one_draft" ON "brands" USING btree ("tenant_id") WHERE "brands"."state" = 'draft';--> statement-breakpoint
CREATE UNIQUE INDEX "brands_one_published" ON "brands" USING btree ("tenant_id") WHERE "brands"."state" = 'published';--> statement-breakpoint
CREATE POLICY "fence" ON "brand_preview_links" AS PERMISSIVE FOR ALL TO "esg_app" USING ("brand_preview_links"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and exists (select from tenants where tenants.id = (select nullif(current_setting('app.tenant', true), '')::uuid) and tenants.owner_organisation_id = (select nullif(current_setting('app.organisation', true), '')::uuid))) WITH CHECK ("brand_preview_links"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and exists (select from tenants where tenants.id = (select nullif(current_setting('app.tenant', true), '')::uuid) and tenants.owner_organisation_id = (select nullif(current_setting('app.organisation', true), '')::uuid)));--> statement-breakpoint
CREATE POLICY "system" ON "brand_preview_links" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "brands" AS PERMISSIVE FOR ALL TO "esg_app" USING ("brands"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and ("brands"."state" = 'published' or exists (select from tenants where tenants.id = (select nullif(current_setting('app.tenant', true), '')::uuid) and tenants.owner_organisation_id = (select nullif(current_setting('app.organisation', true), '')::uuid)))) WITH CHECK ("brands"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and exists (select from tenants where tenants.id = (select nullif(current_setting('app.tenant', true), '')::uuid) and tenants.owner_organisation_id = (select nullif(current_setting('app.organisation', true), '')::uuid)));--> statement-breakpoint
CREATE POLICY "system" ON "brands" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
ALTER POLICY "fence" ON "files" TO esg_app USING ("files"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and ("files"."organisation_id" is null or "files"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid))) WITH CHECK ("files"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and ("files"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid) or ("files"."organisation_id" is null and exists (select from tenants where tenants.id = (select nullif(current_setting('app.tenant', true), '')::uuid) and tenants.owner_organisation_id = (select nullif(current_setting('app.organisation', true), '')::uuid)))));--> statement-breakpoint
ALTER POLICY "fence" ON "tenants" TO esg_app USING ("tenants"."id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) WITH CHECK ("tenants"."id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "tenants"."owner_organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
-- From here on by hand: the brand each tenant has becomes its first version. The owner of the tables must see all rows for that;
-- forced row-level security is put back on every table at the end of each migration run.
ALTER TABLE "tenants" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "organisations" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "files" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
INSERT INTO "brands" ("tenant_id", "state", "number", "company_name", "support_email", "color_setting", "logo_file_id", "mini_logo_file_id", "favicon_file_id", "updated_at", "published_at")
SELECT t."id", 'published', 1, t."company_name", t."support_email", t."color_setting",
	(SELECT f."id" FROM "files" f WHERE f."id" = t."logo_file_id"),
	(SELECT f."id" FROM "files" f WHERE f."id" = t."mini_logo_file_id"),
	(SELECT f."id" FROM "files" f WHERE f."id" = t."favicon_file_id"),
	t."created_at", t."created_at"
FROM "tenants" t;--> statement-breakpoint
-- A tenant belongs to the organisation it began with.
UPDATE "tenants" t SET
	"brand_id" = (SELECT b."id" FROM "brands" b WHERE b."tenant_id" = t."id"),
	"owner_organisation_id" = (SELECT o."id" FROM "organisations" o WHERE o."tenant_id" = t."id" ORDER BY o."created_at", o."id" LIMIT 1);--> statement-breakpoint
ALTER TABLE "tenants" ALTER COLUMN "brand_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "tenants" ADD CONSTRAINT "tenants_brand_is_published" FOREIGN KEY ("brand_id", "id", "brand_state") REFERENCES "brands" ("id", "tenant_id", "state") DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "organisations" ADD CONSTRAINT "organisations_in_tenant" UNIQUE ("id", "tenant_id");--> statement-breakpoint
ALTER TABLE "tenants" ADD CONSTRAINT "tenants_owner_is_own" FOREIGN KEY ("owner_organisation_id", "id") REFERENCES "organisations" ("id", "tenant_id") ON DELETE SET NULL ("owner_organisation_id") DEFERRABLE INITIALLY DEFERRED;
