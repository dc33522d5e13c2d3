DROP INDEX "climate_results_mark";--> statement-breakpoint
-- As before, but each line is looked up once: those of scope 2 have two results.
CREATE OR REPLACE FUNCTION mark_climate_sums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Planned each time: a statement changes one line, or a hundred thousand.
  IF TG_TABLE_NAME = 'climate_activities' THEN
    EXECUTE $sql$ INSERT INTO climate_sum_changes (tenant_id, organisation_id, month, activity_type_id)
      SELECT DISTINCT tenant_id, organisation_id, month, activity_type_id FROM changed
      WHERE EXISTS (SELECT FROM organisations WHERE organisations.id = changed.organisation_id) $sql$;
  ELSE
    EXECUTE $sql$ INSERT INTO climate_sum_changes (tenant_id, organisation_id, month, activity_type_id)
      SELECT DISTINCT line.tenant_id, line.organisation_id, line.month, line.activity_type_id
      FROM (SELECT DISTINCT activity_id FROM changed) changed JOIN climate_activities line ON line.id = changed.activity_id $sql$;
  END IF;
  RETURN NULL;
END $$;
