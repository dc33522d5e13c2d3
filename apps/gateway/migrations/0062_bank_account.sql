CREATE TABLE "bank_accounts" (
	"tenant_id" uuid PRIMARY KEY NOT NULL,
	"account" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bank_accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "fence" ON "bank_accounts" AS PERMISSIVE FOR ALL TO "esg_app" USING ("bank_accounts"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid)) WITH CHECK ("bank_accounts"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "bank_accounts" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);