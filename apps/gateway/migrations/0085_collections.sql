CREATE TABLE "collection_blocks" (
	"collection_id" uuid NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"entity_id" uuid NOT NULL,
	"section_id" text NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "collection_blocks_collection_id_entity_id_section_id_pk" PRIMARY KEY("collection_id","entity_id","section_id")
);
--> statement-breakpoint
ALTER TABLE "collection_blocks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "collection_events" (
	"position" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "collection_events_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"collection_id" uuid NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"entity_id" uuid,
	"section_id" text,
	"action" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"by_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "collection_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "collection_requests" (
	"collection_id" uuid NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"entity_id" uuid NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"submitted_at" timestamp with time zone,
	"submitted_by_id" uuid,
	"submitted_by_name" text,
	"decided_at" timestamp with time zone,
	"decided_by_id" uuid,
	"decided_by_name" text,
	"reminded_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "collection_requests_collection_id_entity_id_pk" PRIMARY KEY("collection_id","entity_id")
);
--> statement-breakpoint
ALTER TABLE "collection_requests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "collections" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"name" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"version_id" text,
	"reporting_time_id" uuid NOT NULL,
	"period_start" date NOT NULL,
	"period_end" date NOT NULL,
	"due_on" date,
	"section_ids" text[] NOT NULL,
	"approver_id" uuid,
	"site" text NOT NULL,
	"closed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by_id" uuid NOT NULL,
	"created_by_name" text NOT NULL,
	CONSTRAINT "collections_id_organisation" UNIQUE("id","organisation_id")
);
--> statement-breakpoint
ALTER TABLE "collections" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "reminders" DROP CONSTRAINT "reminders_subject";--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "collection_id" uuid GENERATED ALWAYS AS (case when subject_kind = 'collection' then subject_id end) STORED;--> statement-breakpoint
ALTER TABLE "collection_blocks" ADD CONSTRAINT "collection_blocks_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_blocks" ADD CONSTRAINT "collection_blocks_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_blocks" ADD CONSTRAINT "collection_blocks_request_fk" FOREIGN KEY ("collection_id","entity_id") REFERENCES "public"."collection_requests"("collection_id","entity_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_events" ADD CONSTRAINT "collection_events_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_events" ADD CONSTRAINT "collection_events_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_events" ADD CONSTRAINT "collection_events_collection_fk" FOREIGN KEY ("collection_id","organisation_id") REFERENCES "public"."collections"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_requests" ADD CONSTRAINT "collection_requests_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_requests" ADD CONSTRAINT "collection_requests_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_requests" ADD CONSTRAINT "collection_requests_collection_fk" FOREIGN KEY ("collection_id","organisation_id") REFERENCES "public"."collections"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_requests" ADD CONSTRAINT "collection_requests_entity_fk" FOREIGN KEY ("entity_id","organisation_id") REFERENCES "public"."entities"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_approver_id_users_id_fk" FOREIGN KEY ("approver_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_time_fk" FOREIGN KEY ("reporting_time_id","organisation_id","period_start","period_end") REFERENCES "public"."reporting_times"("id","organisation_id","period_start","period_end") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collection_events_collection" ON "collection_events" USING btree ("collection_id","position");--> statement-breakpoint
CREATE INDEX "collection_requests_entity" ON "collection_requests" USING btree ("entity_id");--> statement-breakpoint
CREATE INDEX "collections_organisation" ON "collections" USING btree ("organisation_id","created_at","id");--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_collection_fk" FOREIGN KEY ("collection_id","organisation_id") REFERENCES "public"."collections"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reminders_collection" ON "reminders" USING btree ("collection_id") WHERE "reminders"."collection_id" is not null;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_subject" CHECK (num_nonnulls(report_id, task_id, contribution_id, collection_id) = 1);--> statement-breakpoint
CREATE POLICY "given_select" ON "attachments" AS PERMISSIVE FOR SELECT TO "esg_limited" USING ("attachments"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "attachments"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid) and "attachments"."subject_kind" = 'data-point' and "attachments"."subject_id" in (select id from data_points where entity_id in (select entity_id from access_grant_entities)));--> statement-breakpoint
CREATE POLICY "given_insert" ON "attachments" AS PERMISSIVE FOR INSERT TO "esg_limited" WITH CHECK ("attachments"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "attachments"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid) and "attachments"."subject_kind" = 'data-point' and "attachments"."subject_id" in (select id from data_points where entity_id in (select entity_id from access_grant_entities)));--> statement-breakpoint
CREATE POLICY "given_delete" ON "attachments" AS PERMISSIVE FOR DELETE TO "esg_limited" USING ("attachments"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "attachments"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid) and "attachments"."subject_kind" = 'data-point' and "attachments"."subject_id" in (select id from data_points where entity_id in (select entity_id from access_grant_entities)));--> statement-breakpoint
CREATE POLICY "given_insert" ON "data_point_history" AS PERMISSIVE FOR INSERT TO "esg_limited" WITH CHECK ("data_point_history"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "data_point_history"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid) and "data_point_history"."data_point_id" in (select id from data_points where entity_id in (select entity_id from access_grant_entities)));--> statement-breakpoint
CREATE POLICY "given_select" ON "data_points" AS PERMISSIVE FOR SELECT TO "esg_limited" USING ("data_points"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "data_points"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid) and "data_points"."entity_id" in (select entity_id from access_grant_entities));--> statement-breakpoint
CREATE POLICY "given_insert" ON "data_points" AS PERMISSIVE FOR INSERT TO "esg_limited" WITH CHECK ("data_points"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "data_points"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid) and "data_points"."entity_id" in (select entity_id from access_grant_entities));--> statement-breakpoint
CREATE POLICY "given_update" ON "data_points" AS PERMISSIVE FOR UPDATE TO "esg_limited" USING ("data_points"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "data_points"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid) and "data_points"."entity_id" in (select entity_id from access_grant_entities)) WITH CHECK ("data_points"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "data_points"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid) and "data_points"."entity_id" in (select entity_id from access_grant_entities));--> statement-breakpoint
CREATE POLICY "fence" ON "collection_blocks" AS PERMISSIVE FOR ALL TO "esg_app" USING ("collection_blocks"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "collection_blocks"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("collection_blocks"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "collection_blocks"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "collection_blocks" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "given_select" ON "collection_blocks" AS PERMISSIVE FOR SELECT TO "esg_limited" USING ("collection_blocks"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "collection_blocks"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid) and "collection_blocks"."entity_id" in (select entity_id from access_grant_entities));--> statement-breakpoint
CREATE POLICY "given_insert" ON "collection_blocks" AS PERMISSIVE FOR INSERT TO "esg_limited" WITH CHECK ("collection_blocks"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "collection_blocks"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid) and "collection_blocks"."entity_id" in (select entity_id from access_grant_entities));--> statement-breakpoint
CREATE POLICY "given_update" ON "collection_blocks" AS PERMISSIVE FOR UPDATE TO "esg_limited" USING ("collection_blocks"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "collection_blocks"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid) and "collection_blocks"."entity_id" in (select entity_id from access_grant_entities)) WITH CHECK ("collection_blocks"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "collection_blocks"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid) and "collection_blocks"."entity_id" in (select entity_id from access_grant_entities));--> statement-breakpoint
CREATE POLICY "given_delete" ON "collection_blocks" AS PERMISSIVE FOR DELETE TO "esg_limited" USING ("collection_blocks"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "collection_blocks"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid) and "collection_blocks"."entity_id" in (select entity_id from access_grant_entities));--> statement-breakpoint
CREATE POLICY "fence" ON "collection_events" AS PERMISSIVE FOR ALL TO "esg_app" USING ("collection_events"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "collection_events"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("collection_events"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "collection_events"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "collection_events" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "given_insert" ON "collection_events" AS PERMISSIVE FOR INSERT TO "esg_limited" WITH CHECK ("collection_events"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "collection_events"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid) and "collection_events"."entity_id" in (select entity_id from access_grant_entities));--> statement-breakpoint
CREATE POLICY "fence" ON "collection_requests" AS PERMISSIVE FOR ALL TO "esg_app" USING ("collection_requests"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "collection_requests"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("collection_requests"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "collection_requests"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "collection_requests" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "given_select" ON "collection_requests" AS PERMISSIVE FOR SELECT TO "esg_limited" USING ("collection_requests"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "collection_requests"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid) and "collection_requests"."entity_id" in (select entity_id from access_grant_entities));--> statement-breakpoint
CREATE POLICY "given_update" ON "collection_requests" AS PERMISSIVE FOR UPDATE TO "esg_limited" USING ("collection_requests"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "collection_requests"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid) and "collection_requests"."entity_id" in (select entity_id from access_grant_entities)) WITH CHECK ("collection_requests"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "collection_requests"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid) and "collection_requests"."entity_id" in (select entity_id from access_grant_entities));--> statement-breakpoint
CREATE POLICY "fence" ON "collections" AS PERMISSIVE FOR ALL TO "esg_app" USING ("collections"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "collections"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("collections"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "collections"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "collections" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "given_select" ON "collections" AS PERMISSIVE FOR SELECT TO "esg_limited" USING ("collections"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "collections"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid) and "collections"."id" in (select collection_id from collection_requests where entity_id in (select entity_id from access_grant_entities)));--> statement-breakpoint
-- What happened in a collection stays as it was noted.
CREATE TRIGGER collection_events_stay BEFORE UPDATE ON collection_events FOR EACH ROW EXECUTE FUNCTION refuse_change();
