CREATE TABLE "document_pages" (
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"document_version_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"label" text,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"text" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"boxes" jsonb,
	CONSTRAINT "document_pages_document_version_id_number_pk" PRIMARY KEY("document_version_id","number")
);
--> statement-breakpoint
ALTER TABLE "document_pages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "document_readings" (
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"document_version_id" uuid PRIMARY KEY NOT NULL,
	"file_id" uuid NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"problem" text,
	"pages" integer,
	"language" text,
	"unread_pages" integer DEFAULT 0 NOT NULL,
	"first_unread_page" integer,
	"format" smallint DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"claimed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "document_readings_version_organisation" UNIQUE("document_version_id","organisation_id")
);
--> statement-breakpoint
ALTER TABLE "document_readings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "document_segments" (
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"document_version_id" uuid PRIMARY KEY NOT NULL,
	"format" smallint NOT NULL,
	"pages" integer NOT NULL,
	"data" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "document_segments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "document_pages" ADD CONSTRAINT "document_pages_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_pages" ADD CONSTRAINT "document_pages_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_pages" ADD CONSTRAINT "document_pages_reading_fk" FOREIGN KEY ("document_version_id","organisation_id") REFERENCES "public"."document_readings"("document_version_id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_readings" ADD CONSTRAINT "document_readings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_readings" ADD CONSTRAINT "document_readings_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_readings" ADD CONSTRAINT "document_readings_document_version_id_document_versions_id_fk" FOREIGN KEY ("document_version_id") REFERENCES "public"."document_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_segments" ADD CONSTRAINT "document_segments_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_segments" ADD CONSTRAINT "document_segments_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_segments" ADD CONSTRAINT "document_segments_reading_fk" FOREIGN KEY ("document_version_id","organisation_id") REFERENCES "public"."document_readings"("document_version_id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_pages_organisation" ON "document_pages" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "document_readings_organisation" ON "document_readings" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "document_readings_open" ON "document_readings" USING btree ("state") WHERE "document_readings"."state" in ('waiting', 'reading');--> statement-breakpoint
CREATE INDEX "document_segments_organisation" ON "document_segments" USING btree ("organisation_id");--> statement-breakpoint
CREATE POLICY "fence" ON "document_pages" AS PERMISSIVE FOR ALL TO "esg_app" USING ("document_pages"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "document_pages"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("document_pages"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "document_pages"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "document_pages" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "document_readings" AS PERMISSIVE FOR ALL TO "esg_app" USING ("document_readings"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "document_readings"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("document_readings"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "document_readings"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "document_readings" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "document_segments" AS PERMISSIVE FOR ALL TO "esg_app" USING ("document_segments"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "document_segments"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("document_segments"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "document_segments"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "document_segments" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
-- Segments do not compress much: reading them costs less without trying.
ALTER TABLE "document_segments" ALTER COLUMN "data" SET STORAGE EXTERNAL;--> statement-breakpoint
-- Files that are there already are read, too.
INSERT INTO "document_readings" ("tenant_id", "organisation_id", "document_version_id", "file_id", "created_at")
SELECT "tenant_id", "organisation_id", "id", "file_id", "at" FROM "document_versions";
