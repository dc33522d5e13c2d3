-- An organisation is what its plan says (decision 13): every registration was 'Trial' before, whatever it had chosen.
UPDATE "organisations" SET "type" = 'Standard'
WHERE "type" = 'Trial' AND NOT EXISTS (SELECT FROM "subscriptions" WHERE "organisation_id" = "organisations"."id" AND "voucher_code" IS NOT NULL);--> statement-breakpoint
UPDATE "organisations" SET "type" = 'Consultancy'
WHERE "type" IN ('Trial', 'Standard') AND EXISTS (SELECT FROM "subscriptions" WHERE "organisation_id" = "organisations"."id" AND "plan" = 'consultancy');
