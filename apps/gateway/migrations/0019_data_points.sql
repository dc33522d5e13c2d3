CREATE TABLE "news_read_marks" (
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "news_read_marks_user_id_organisation_id_pk" PRIMARY KEY("user_id","organisation_id")
);
--> statement-breakpoint
ALTER TABLE "news_read_marks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "data_point_comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"data_point_id" uuid NOT NULL,
	"text" text NOT NULL,
	"by_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "data_point_comments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "data_point_evidence" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"data_point_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"by_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "data_point_evidence" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "data_point_history" (
	"position" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "data_point_history_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"data_point_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"action" text NOT NULL,
	"state" jsonb NOT NULL,
	"by_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "data_point_history" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "data_points" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"metric_key" text NOT NULL,
	"section_id" text NOT NULL,
	"entity_id" uuid,
	"reporting_time_id" uuid NOT NULL,
	"period_start" date NOT NULL,
	"period_end" date NOT NULL,
	"label_key" text DEFAULT '' NOT NULL,
	"series" uuid GENERATED ALWAYS AS (md5(organisation_id::text || '/' || section_id || '/' || coalesce(entity_id::text, '') || '/' || label_key)::uuid) STORED NOT NULL,
	"value" jsonb NOT NULL,
	"total_number" numeric,
	"total_unit" text,
	"source" text DEFAULT '' NOT NULL,
	"internal" boolean DEFAULT false NOT NULL,
	"quality" text,
	"methodology" text DEFAULT '' NOT NULL,
	"explanation" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by_id" uuid NOT NULL,
	"updated_by_name" text NOT NULL,
	CONSTRAINT "data_points_id_organisation" UNIQUE("id","organisation_id")
);
--> statement-breakpoint
ALTER TABLE "data_points" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "section_labels" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"section_id" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "section_labels" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "metric_settings" (
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"metric_key" text NOT NULL,
	"change_threshold" integer NOT NULL,
	"weight_metric_key" text,
	"formula" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "metric_settings_organisation_id_metric_key_pk" PRIMARY KEY("organisation_id","metric_key")
);
--> statement-breakpoint
ALTER TABLE "metric_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "content_entries" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "content_entries" ADD COLUMN "updated_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "caught_mails" ADD COLUMN "attachment" jsonb;--> statement-breakpoint
ALTER TABLE "news_read_marks" ADD CONSTRAINT "news_read_marks_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_read_marks" ADD CONSTRAINT "news_read_marks_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_read_marks" ADD CONSTRAINT "news_read_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_point_comments" ADD CONSTRAINT "data_point_comments_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_point_comments" ADD CONSTRAINT "data_point_comments_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_point_comments" ADD CONSTRAINT "data_point_comments_point_fk" FOREIGN KEY ("data_point_id","organisation_id") REFERENCES "public"."data_points"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_point_evidence" ADD CONSTRAINT "data_point_evidence_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_point_evidence" ADD CONSTRAINT "data_point_evidence_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_point_evidence" ADD CONSTRAINT "data_point_evidence_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_point_evidence" ADD CONSTRAINT "data_point_evidence_point_fk" FOREIGN KEY ("data_point_id","organisation_id") REFERENCES "public"."data_points"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_point_history" ADD CONSTRAINT "data_point_history_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_point_history" ADD CONSTRAINT "data_point_history_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_points" ADD CONSTRAINT "data_points_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_points" ADD CONSTRAINT "data_points_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_points" ADD CONSTRAINT "data_points_entity_fk" FOREIGN KEY ("entity_id","organisation_id") REFERENCES "public"."entities"("id","organisation_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_points" ADD CONSTRAINT "data_points_time_fk" FOREIGN KEY ("reporting_time_id","organisation_id","period_start","period_end") REFERENCES "public"."reporting_times"("id","organisation_id","period_start","period_end") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section_labels" ADD CONSTRAINT "section_labels_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section_labels" ADD CONSTRAINT "section_labels_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metric_settings" ADD CONSTRAINT "metric_settings_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "metric_settings" ADD CONSTRAINT "metric_settings_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "news_read_marks_owner" ON "news_read_marks" USING btree ("tenant_id","organisation_id");--> statement-breakpoint
CREATE INDEX "data_point_comments_point" ON "data_point_comments" USING btree ("data_point_id","at");--> statement-breakpoint
CREATE INDEX "data_point_evidence_point" ON "data_point_evidence" USING btree ("data_point_id","at");--> statement-breakpoint
CREATE INDEX "data_point_evidence_file" ON "data_point_evidence" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "data_point_history_point" ON "data_point_history" USING btree ("data_point_id","position");--> statement-breakpoint
CREATE INDEX "data_points_series" ON "data_points" USING btree ("series","period_end");--> statement-breakpoint
CREATE INDEX "data_points_metric" ON "data_points" USING btree ("organisation_id","metric_key","period_start","id");--> statement-breakpoint
CREATE INDEX "data_points_time" ON "data_points" USING btree ("organisation_id","reporting_time_id","metric_key","entity_id");--> statement-breakpoint
CREATE INDEX "data_points_newest" ON "data_points" USING btree ("organisation_id","period_start","id");--> statement-breakpoint
CREATE INDEX "data_points_entity" ON "data_points" USING btree ("entity_id");--> statement-breakpoint
CREATE UNIQUE INDEX "section_labels_name" ON "section_labels" USING btree ("organisation_id","section_id",lower("name"));--> statement-breakpoint
CREATE POLICY "fence" ON "news_read_marks" AS PERMISSIVE FOR ALL TO "esg_app" USING ("news_read_marks"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "news_read_marks"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("news_read_marks"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "news_read_marks"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "news_read_marks" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "data_point_comments" AS PERMISSIVE FOR ALL TO "esg_app" USING ("data_point_comments"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "data_point_comments"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("data_point_comments"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "data_point_comments"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "data_point_comments" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "data_point_evidence" AS PERMISSIVE FOR ALL TO "esg_app" USING ("data_point_evidence"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "data_point_evidence"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("data_point_evidence"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "data_point_evidence"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "data_point_evidence" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "data_point_history" AS PERMISSIVE FOR ALL TO "esg_app" USING ("data_point_history"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "data_point_history"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("data_point_history"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "data_point_history"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "data_point_history" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "data_points" AS PERMISSIVE FOR ALL TO "esg_app" USING ("data_points"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "data_points"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("data_points"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "data_points"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "data_points" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "section_labels" AS PERMISSIVE FOR ALL TO "esg_app" USING ("section_labels"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "section_labels"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("section_labels"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "section_labels"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "section_labels" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "metric_settings" AS PERMISSIVE FOR ALL TO "esg_app" USING ("metric_settings"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "metric_settings"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("metric_settings"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "metric_settings"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "metric_settings" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
-- Two data points of one series never share a day (spec section 5): the days are counted with both ends.
ALTER TABLE "data_points" ADD CONSTRAINT "data_points_overlap" EXCLUDE USING gist ("series" WITH =, daterange("period_start", "period_end", '[]') WITH &&);
--> statement-breakpoint
-- What a data point once was stays as it was.
CREATE TRIGGER data_point_history_stays BEFORE UPDATE ON data_point_history FOR EACH ROW EXECUTE FUNCTION refuse_change();
