CREATE TABLE "boundaries" (
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"approach" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"by_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "boundaries_organisation_id_year_pk" PRIMARY KEY("organisation_id","year")
);
--> statement-breakpoint
ALTER TABLE "boundaries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "boundary_entities" (
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"entity_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"ownership" numeric NOT NULL,
	"operated" boolean NOT NULL,
	"financial_control" text NOT NULL,
	"joined_on" date,
	"left_on" date,
	"exclusion" text DEFAULT '' NOT NULL,
	"own_figures" text,
	"version" integer DEFAULT 1 NOT NULL,
	"by_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "boundary_entities_organisation_id_entity_id_year_pk" PRIMARY KEY("organisation_id","entity_id","year"),
	CONSTRAINT "boundary_entities_ownership" CHECK ("boundary_entities"."ownership" between 0 and 100)
);
--> statement-breakpoint
ALTER TABLE "boundary_entities" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "boundary_events" (
	"position" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "boundary_events_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"year" integer NOT NULL,
	"entity_id" uuid,
	"state" jsonb NOT NULL,
	"by_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "boundary_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "boundaries" ADD CONSTRAINT "boundaries_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boundaries" ADD CONSTRAINT "boundaries_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boundary_entities" ADD CONSTRAINT "boundary_entities_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boundary_entities" ADD CONSTRAINT "boundary_entities_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boundary_entities" ADD CONSTRAINT "boundary_entities_entity_fk" FOREIGN KEY ("entity_id","organisation_id") REFERENCES "public"."entities"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boundary_events" ADD CONSTRAINT "boundary_events_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boundary_events" ADD CONSTRAINT "boundary_events_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "boundary_events_year" ON "boundary_events" USING btree ("organisation_id","year","position");--> statement-breakpoint
CREATE POLICY "fence" ON "boundaries" AS PERMISSIVE FOR ALL TO "esg_app" USING ("boundaries"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "boundaries"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("boundaries"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "boundaries"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "boundaries" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "boundary_entities" AS PERMISSIVE FOR ALL TO "esg_app" USING ("boundary_entities"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "boundary_entities"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("boundary_entities"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "boundary_entities"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "boundary_entities" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "boundary_events" AS PERMISSIVE FOR ALL TO "esg_app" USING ("boundary_events"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "boundary_events"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("boundary_events"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "boundary_events"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "boundary_events" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
-- What was said of a boundary stays as it was said.
CREATE TRIGGER boundary_events_stay BEFORE UPDATE ON boundary_events FOR EACH ROW EXECUTE FUNCTION refuse_change();
