CREATE TABLE "guest_links" (
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"secret_hash" text PRIMARY KEY NOT NULL,
	"guest_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
ALTER TABLE "guest_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "guest_sessions" (
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"secret_hash" text PRIMARY KEY NOT NULL,
	"guest_id" uuid NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);--> statement-breakpoint
ALTER TABLE "guest_sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "guests" (
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"contribution_id" uuid GENERATED ALWAYS AS (case when kind in ('question', 'draft') then id end) STORED,
	"expires_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"last_seen_at" timestamp with time zone,
	CONSTRAINT "guests_id_organisation" UNIQUE("id","organisation_id"),
	CONSTRAINT "guests_subject" CHECK (num_nonnulls(contribution_id) = 1)
);--> statement-breakpoint
ALTER TABLE "guests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "guest_links" ADD CONSTRAINT "guest_links_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_links" ADD CONSTRAINT "guest_links_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_links" ADD CONSTRAINT "guest_links_fk" FOREIGN KEY ("guest_id","organisation_id") REFERENCES "public"."guests"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_sessions" ADD CONSTRAINT "guest_sessions_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_sessions" ADD CONSTRAINT "guest_sessions_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_sessions" ADD CONSTRAINT "guest_sessions_fk" FOREIGN KEY ("guest_id","organisation_id") REFERENCES "public"."guests"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guests" ADD CONSTRAINT "guests_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guests" ADD CONSTRAINT "guests_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guests" ADD CONSTRAINT "guests_contribution_fk" FOREIGN KEY ("contribution_id","organisation_id") REFERENCES "public"."contributions"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_links_guest" ON "guest_links" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "guest_sessions_guest" ON "guest_sessions" USING btree ("guest_id");--> statement-breakpoint
CREATE INDEX "guest_sessions_used" ON "guest_sessions" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "guests_organisation" ON "guests" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "guests_contribution" ON "guests" USING btree ("contribution_id");--> statement-breakpoint
CREATE POLICY "fence" ON "guest_links" AS PERMISSIVE FOR ALL TO "esg_app" USING ("guest_links"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "guest_links"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("guest_links"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "guest_links"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "guest_links" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "guest_sessions" AS PERMISSIVE FOR ALL TO "esg_app" USING ("guest_sessions"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "guest_sessions"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("guest_sessions"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "guest_sessions"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "guest_sessions" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "guests" AS PERMISSIVE FOR ALL TO "esg_app" USING ("guests"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "guests"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("guests"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "guests"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "guests" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
-- The old tables are read as their owner, whom forced row-level security would show nothing.
ALTER TABLE "contributions" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "contribution_links" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "contribution_sessions" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- Who has an account is no guest; who had one is none either, but their invitation was withdrawn and has no link.
INSERT INTO "guests" ("tenant_id", "organisation_id", "id", "kind", "expires_at", "withdrawn_at", "opened_at", "last_seen_at")
SELECT "tenant_id", "organisation_id", "id", case "role" when 'reader' then 'draft' else 'question' end, "expires_at", "revoked_at", "opened_at", "last_seen_at"
FROM "contributions" WHERE "user_id" IS NULL;--> statement-breakpoint
INSERT INTO "guest_links" ("tenant_id", "organisation_id", "secret_hash", "guest_id", "created_at")
SELECT l."tenant_id", l."organisation_id", l."secret_hash", l."contribution_id", l."created_at"
FROM "contribution_links" l JOIN "guests" g ON g."id" = l."contribution_id";--> statement-breakpoint
INSERT INTO "guest_sessions" ("tenant_id", "organisation_id", "secret_hash", "guest_id", "used_at")
SELECT s."tenant_id", s."organisation_id", s."secret_hash", s."contribution_id", s."used_at"
FROM "contribution_sessions" s JOIN "guests" g ON g."id" = s."contribution_id";--> statement-breakpoint
DROP POLICY "fence" ON "contribution_links" CASCADE;--> statement-breakpoint
DROP POLICY "system" ON "contribution_links" CASCADE;--> statement-breakpoint
DROP TABLE "contribution_links" CASCADE;--> statement-breakpoint
DROP POLICY "fence" ON "contribution_sessions" CASCADE;--> statement-breakpoint
DROP POLICY "system" ON "contribution_sessions" CASCADE;--> statement-breakpoint
DROP TABLE "contribution_sessions" CASCADE;--> statement-breakpoint
ALTER TABLE "contributions" DROP COLUMN "expires_at";--> statement-breakpoint
ALTER TABLE "contributions" DROP COLUMN "opened_at";--> statement-breakpoint
ALTER TABLE "contributions" DROP COLUMN "last_seen_at";--> statement-breakpoint
-- A job by the clock that nobody works any more; a database without queues yet has none.
DO $$ BEGIN
	IF to_regclass('jobs.schedule') IS NOT NULL THEN
		DELETE FROM jobs.schedule WHERE name = 'contributions.purge';
	END IF;
END $$;
