ALTER TABLE "organisations" ADD COLUMN "data_hub_enabled" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- The data hub was there for every tenant before it became a module: it stays.
UPDATE "tenants" SET "feature_flag" = jsonb_set("feature_flag", '{featureFlags}', ("feature_flag"->'featureFlags') || '["data-management-module"]'::jsonb)
WHERE NOT ("feature_flag"->'featureFlags') ? 'data-management-module';
