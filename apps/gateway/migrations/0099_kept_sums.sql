CREATE TABLE "year_sums" (
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"reporting_time_id" uuid NOT NULL,
	"metric_key" text NOT NULL,
	"series" uuid NOT NULL,
	"unit" text NOT NULL,
	"section_id" text NOT NULL,
	"entity_id" uuid,
	"label_key" text NOT NULL,
	"number" numeric NOT NULL,
	"count" integer NOT NULL,
	"estimated" integer NOT NULL,
	"days" integer NOT NULL,
	"starts" integer NOT NULL,
	CONSTRAINT "year_sums_key" PRIMARY KEY("reporting_time_id","metric_key","series","unit")
);
--> statement-breakpoint
ALTER TABLE "year_sums" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "year_sums" ADD CONSTRAINT "year_sums_time_fk" FOREIGN KEY ("reporting_time_id") REFERENCES "public"."reporting_times"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "given_select" ON "reporting_times" AS PERMISSIVE FOR SELECT TO "esg_limited" USING ("reporting_times"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "reporting_times"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid) and exists (select from access_grant_entities));--> statement-breakpoint
CREATE POLICY "fence" ON "year_sums" AS PERMISSIVE FOR ALL TO "esg_app" USING ("year_sums"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "year_sums"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("year_sums"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "year_sums"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "year_sums" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "given_select" ON "year_sums" AS PERMISSIVE FOR SELECT TO "esg_limited" USING ("year_sums"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "year_sums"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid) and "year_sums"."entity_id" in (select entity_id from access_grant_entities));--> statement-breakpoint
CREATE POLICY "given_insert" ON "year_sums" AS PERMISSIVE FOR INSERT TO "esg_limited" WITH CHECK ("year_sums"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "year_sums"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid) and "year_sums"."entity_id" in (select entity_id from access_grant_entities));--> statement-breakpoint
CREATE POLICY "given_update" ON "year_sums" AS PERMISSIVE FOR UPDATE TO "esg_limited" USING ("year_sums"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "year_sums"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid) and "year_sums"."entity_id" in (select entity_id from access_grant_entities)) WITH CHECK ("year_sums"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "year_sums"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid) and "year_sums"."entity_id" in (select entity_id from access_grant_entities));--> statement-breakpoint
CREATE POLICY "given_delete" ON "year_sums" AS PERMISSIVE FOR DELETE TO "esg_limited" USING ("year_sums"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "year_sums"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid) and "year_sums"."entity_id" in (select entity_id from access_grant_entities));
--> statement-breakpoint
-- The years of data points: reporting times of at least 350 days, as fiscal years and those of 52 weeks are (docs/adr/0090).
CREATE FUNCTION is_year(start_day date, end_day date) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$ SELECT end_day - start_day >= 349 $$;
--> statement-breakpoint
-- Adds to the kept sums what a statement adds to the data points, and takes off what it takes. Whatever leaves a sum as it is cancels out.
CREATE FUNCTION keep_year_sums() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed text := CASE TG_OP
    WHEN 'INSERT' THEN 'select 1 as sign, * from added'
    WHEN 'DELETE' THEN 'select -1 as sign, * from taken'
    ELSE 'select 1 as sign, * from added union all select -1, * from taken'
  END;
  years text := 'join reporting_times year on year.organisation_id = point.organisation_id and is_year(year.period_start, year.period_end)
    and point.period_start >= year.period_start and point.period_end <= year.period_end';
BEGIN
  -- Beside one another, but never beside a year that is being added: either that sees these data points, or they see the year.
  EXECUTE format($sql$ select pg_advisory_xact_lock_shared(hashtextextended(organisation_id || ':year-sums', 42))
    from (select distinct organisation_id from (%s) point) one $sql$, changed);
  -- In one order, so that two statements do not wait for each other.
  EXECUTE format($sql$
    insert into year_sums as kept (tenant_id, organisation_id, reporting_time_id, metric_key, series, unit, section_id, entity_id, label_key,
      number, count, estimated, days, starts)
    select point.tenant_id, point.organisation_id, year.id, point.metric_key, point.series, coalesce(point.total_unit, ''), point.section_id,
      point.entity_id, point.label_key, sum(point.sign * coalesce(point.total_number, 0)), sum(point.sign),
      sum(point.sign * (point.quality is not distinct from 'estimated')::int),
      sum(point.sign * (point.period_end - point.period_start + 1)), sum(point.sign * (point.period_start - date '2000-01-01'))
    from (%s) point %s
    where not point.of_suppliers
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9
    having sum(point.sign * coalesce(point.total_number, 0)) <> 0 or sum(point.sign) <> 0
      or sum(point.sign * (point.quality is not distinct from 'estimated')::int) <> 0
      or sum(point.sign * (point.period_end - point.period_start)) <> 0
      or sum(point.sign * (point.period_start - date '2000-01-01')) <> 0
    order by 3, 4, 5, 6
    on conflict (reporting_time_id, metric_key, series, unit) do update set number = kept.number + excluded.number,
      count = kept.count + excluded.count, estimated = kept.estimated + excluded.estimated, days = kept.days + excluded.days,
      starts = kept.starts + excluded.starts $sql$, changed, years);
  IF TG_OP <> 'INSERT' THEN
    EXECUTE format($sql$ delete from year_sums kept using taken point %s
      where kept.reporting_time_id = year.id and kept.metric_key = point.metric_key and kept.series = point.series and kept.count = 0
      $sql$, years);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER year_sums_of_added AFTER INSERT ON data_points REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_year_sums();
--> statement-breakpoint
CREATE TRIGGER year_sums_of_changed AFTER UPDATE ON data_points REFERENCING OLD TABLE AS taken NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_year_sums();
--> statement-breakpoint
CREATE TRIGGER year_sums_of_removed AFTER DELETE ON data_points REFERENCING OLD TABLE AS taken FOR EACH STATEMENT EXECUTE FUNCTION keep_year_sums();
--> statement-breakpoint
-- Adds up all data points of a reporting time anew, and none of one that is no year.
CREATE FUNCTION add_up_year(year reporting_times) RETURNS void LANGUAGE sql AS $$
  DELETE FROM year_sums WHERE reporting_time_id = year.id;
  INSERT INTO year_sums (tenant_id, organisation_id, reporting_time_id, metric_key, series, unit, section_id, entity_id, label_key,
    number, count, estimated, days, starts)
  SELECT tenant_id, organisation_id, year.id, metric_key, series, coalesce(total_unit, ''), section_id, entity_id, label_key,
    sum(coalesce(total_number, 0)), count(*), count(*) FILTER (WHERE quality = 'estimated'), sum(period_end - period_start + 1),
    sum(period_start - date '2000-01-01')
  FROM data_points
  WHERE organisation_id = year.organisation_id AND period_start >= year.period_start AND period_end <= year.period_end
    AND not of_suppliers AND is_year(year.period_start, year.period_end)
  GROUP BY 1, 2, 4, 5, 6, 7, 8, 9;
$$;
--> statement-breakpoint
CREATE FUNCTION add_up_changed_year() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(NEW.organisation_id || ':year-sums', 42));
  PERFORM add_up_year(NEW);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER year_sums_of_year AFTER INSERT OR UPDATE OF period_start, period_end ON reporting_times
  FOR EACH ROW EXECUTE FUNCTION add_up_changed_year();
--> statement-breakpoint
-- Years that are there already. Forced row security hides rows from the owner of the tables, and is put back after every migration.
ALTER TABLE "data_points" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "reporting_times" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
SELECT add_up_year(year) FROM reporting_times year;
