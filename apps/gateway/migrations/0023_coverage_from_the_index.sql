DROP INDEX "data_points_time";--> statement-breakpoint
CREATE INDEX "data_points_coverage" ON "data_points" USING btree ("organisation_id","reporting_time_id","metric_key","entity_id","tenant_id");