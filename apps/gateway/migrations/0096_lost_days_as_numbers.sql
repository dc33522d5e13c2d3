-- Days lost are counted in halves too, so the metric became a number. Stored whole days stay what they are, under the type that is accepted now.
UPDATE "data_points" SET "value" = jsonb_set("value", '{type}', '"number"')
WHERE "metric_key" = 'ohs.lost_days' AND "value" ->> 'type' = 'integer';
--> statement-breakpoint
UPDATE "answers" SET "value" = jsonb_set("value", '{type}', '"number"')
WHERE "field_key" = 'ohs.lost_days' AND "value" ->> 'type' = 'integer';
--> statement-breakpoint
UPDATE "answer_explanations" SET "value" = jsonb_set("value", '{type}', '"number"')
WHERE "field_key" = 'ohs.lost_days' AND "value" ->> 'type' = 'integer';
