CREATE TABLE "document_tag_categories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"name" text NOT NULL,
	"is_visible" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "document_tag_categories_id_organisation" UNIQUE("id","organisation_id")
);
--> statement-breakpoint
ALTER TABLE "document_tag_categories" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "document_taggings" (
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"tag_id" uuid NOT NULL,
	CONSTRAINT "document_taggings_document_id_tag_id_pk" PRIMARY KEY("document_id","tag_id")
);
--> statement-breakpoint
ALTER TABLE "document_taggings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "document_tags" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "document_tags_id_organisation" UNIQUE("id","organisation_id")
);
--> statement-breakpoint
ALTER TABLE "document_tags" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "document_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"file_id" uuid NOT NULL,
	"name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	CONSTRAINT "document_versions_number" UNIQUE("document_id","number")
);
--> statement-breakpoint
ALTER TABLE "document_versions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"name" text NOT NULL,
	"file_number" integer NOT NULL,
	"owner_id" uuid,
	"expires_on" date,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by_name" text NOT NULL,
	"binned_at" timestamp with time zone,
	"binned_by_name" text,
	CONSTRAINT "documents_id_organisation" UNIQUE("id","organisation_id")
);
--> statement-breakpoint
ALTER TABLE "documents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "document_tag_categories" ADD CONSTRAINT "document_tag_categories_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_tag_categories" ADD CONSTRAINT "document_tag_categories_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_taggings" ADD CONSTRAINT "document_taggings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_taggings" ADD CONSTRAINT "document_taggings_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_taggings" ADD CONSTRAINT "document_taggings_document_fk" FOREIGN KEY ("document_id","organisation_id") REFERENCES "public"."documents"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_taggings" ADD CONSTRAINT "document_taggings_tag_fk" FOREIGN KEY ("tag_id","organisation_id") REFERENCES "public"."document_tags"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_tags" ADD CONSTRAINT "document_tags_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_tags" ADD CONSTRAINT "document_tags_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_tags" ADD CONSTRAINT "document_tags_category_fk" FOREIGN KEY ("category_id","organisation_id") REFERENCES "public"."document_tag_categories"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_document_fk" FOREIGN KEY ("document_id","organisation_id") REFERENCES "public"."documents"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_tag_categories_organisation" ON "document_tag_categories" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "document_taggings_tag" ON "document_taggings" USING btree ("tag_id");--> statement-breakpoint
CREATE INDEX "document_taggings_organisation" ON "document_taggings" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "document_tags_category" ON "document_tags" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "document_versions_file" ON "document_versions" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "document_versions_organisation" ON "document_versions" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "documents_organisation" ON "documents" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "documents_owner" ON "documents" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "documents_binned" ON "documents" USING btree ("binned_at") WHERE "documents"."binned_at" is not null;--> statement-breakpoint
CREATE POLICY "fence" ON "document_tag_categories" AS PERMISSIVE FOR ALL TO "esg_app" USING ("document_tag_categories"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "document_tag_categories"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("document_tag_categories"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "document_tag_categories"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "document_tag_categories" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "document_taggings" AS PERMISSIVE FOR ALL TO "esg_app" USING ("document_taggings"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "document_taggings"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("document_taggings"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "document_taggings"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "document_taggings" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "document_tags" AS PERMISSIVE FOR ALL TO "esg_app" USING ("document_tags"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "document_tags"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("document_tags"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "document_tags"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "document_tags" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "document_versions" AS PERMISSIVE FOR ALL TO "esg_app" USING ("document_versions"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "document_versions"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("document_versions"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "document_versions"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "document_versions" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "documents" AS PERMISSIVE FOR ALL TO "esg_app" USING ("documents"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "documents"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("documents"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "documents"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "documents" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);