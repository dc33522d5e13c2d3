-- The role of people who were given a part of an organisation (docs/adr/0073). It owns no table, and none is open to it without a policy.
-- Roles belong to the whole server: another database of it may be making the same one at this moment.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'esg_limited') THEN CREATE ROLE esg_limited NOLOGIN; END IF;
  GRANT esg_limited TO CURRENT_USER;
EXCEPTION WHEN duplicate_object OR unique_violation THEN
  GRANT esg_limited TO CURRENT_USER;
END $$;
--> statement-breakpoint
CREATE TABLE "access_grant_entities" (
	"grant_id" uuid NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"entity_id" uuid NOT NULL,
	CONSTRAINT "access_grant_entities_grant_id_entity_id_pk" PRIMARY KEY("grant_id","entity_id")
);
--> statement-breakpoint
ALTER TABLE "access_grant_entities" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "access_grants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"holder_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "access_grants_holder" UNIQUE("holder_id"),
	CONSTRAINT "access_grants_id_organisation" UNIQUE("id","organisation_id")
);
--> statement-breakpoint
ALTER TABLE "access_grants" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "entity_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "access_grant_entities" ADD CONSTRAINT "access_grant_entities_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_grant_entities" ADD CONSTRAINT "access_grant_entities_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_grant_entities" ADD CONSTRAINT "access_grant_entities_grant_fk" FOREIGN KEY ("grant_id","organisation_id") REFERENCES "public"."access_grants"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_grant_entities" ADD CONSTRAINT "access_grant_entities_entity_fk" FOREIGN KEY ("entity_id","organisation_id") REFERENCES "public"."entities"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_grants" ADD CONSTRAINT "access_grants_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_grants" ADD CONSTRAINT "access_grants_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_grants" ADD CONSTRAINT "access_grants_holder_id_users_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_grant_entities_entity" ON "access_grant_entities" USING btree ("entity_id");--> statement-breakpoint
CREATE INDEX "access_grants_organisation" ON "access_grants" USING btree ("organisation_id");--> statement-breakpoint
CREATE POLICY "given_select" ON "entities" AS PERMISSIVE FOR SELECT TO "esg_limited" USING ("entities"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "entities"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid) and "entities"."id" in (select entity_id from access_grant_entities));--> statement-breakpoint
CREATE POLICY "fence" ON "access_grant_entities" AS PERMISSIVE FOR ALL TO "esg_app" USING ("access_grant_entities"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "access_grant_entities"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("access_grant_entities"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "access_grant_entities"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "access_grant_entities" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "given_select" ON "access_grant_entities" AS PERMISSIVE FOR SELECT TO "esg_limited" USING ("access_grant_entities"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "access_grant_entities"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid) and "access_grant_entities"."grant_id" = (select nullif(current_setting('app.access', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "fence" ON "access_grants" AS PERMISSIVE FOR ALL TO "esg_app" USING ("access_grants"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "access_grants"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("access_grants"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "access_grants"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "access_grants" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "given_select" ON "access_grants" AS PERMISSIVE FOR SELECT TO "esg_limited" USING ("access_grants"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "access_grants"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid) and "access_grants"."id" = (select nullif(current_setting('app.access', true), '')::uuid));