CREATE TABLE "sign_in_domains" (
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"domain" text NOT NULL,
	"position" integer NOT NULL,
	"token" text NOT NULL,
	"proved_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"failure" text,
	CONSTRAINT "sign_in_domains_organisation_id_domain_pk" PRIMARY KEY("organisation_id","domain")
);
--> statement-breakpoint
ALTER TABLE "sign_in_domains" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sign_in_domains" ADD CONSTRAINT "sign_in_domains_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_domains" ADD CONSTRAINT "sign_in_domains_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sign_in_domains_proved" ON "sign_in_domains" USING btree ("tenant_id","domain") WHERE "sign_in_domains"."proved_at" is not null;--> statement-breakpoint
-- What was entered before stays, and waits to be proved. The owner of the tables sees all rows for as long as this takes.
ALTER TABLE "sign_in_providers" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
INSERT INTO "sign_in_domains" ("tenant_id", "organisation_id", "domain", "position", "token")
	SELECT p."tenant_id", p."organisation_id", d."domain", min(d."place") - 1, replace(gen_random_uuid()::text, '-', '')
	FROM "sign_in_providers" p, unnest(p."domains") WITH ORDINALITY AS d("domain", "place")
	GROUP BY p."tenant_id", p."organisation_id", d."domain";--> statement-breakpoint
ALTER TABLE "sign_in_providers" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sign_in_providers" DROP COLUMN "name";--> statement-breakpoint
ALTER TABLE "sign_in_providers" DROP COLUMN "domains";--> statement-breakpoint
CREATE POLICY "fence" ON "sign_in_domains" AS PERMISSIVE FOR ALL TO "esg_app" USING ("sign_in_domains"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "sign_in_domains"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("sign_in_domains"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "sign_in_domains"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "sign_in_domains" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);