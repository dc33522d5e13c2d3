-- Entities, billing and emission factors are modules by name now (decision 13): tenants keep what was there for everybody.
UPDATE "tenants" SET "feature_flag" = jsonb_set("feature_flag", '{featureFlags}',
  (SELECT jsonb_agg(DISTINCT "flag") FROM jsonb_array_elements(coalesce("feature_flag"->'featureFlags', '[]'::jsonb) || '["reporting-entity","payment","climate"]'::jsonb) AS "flag"));
