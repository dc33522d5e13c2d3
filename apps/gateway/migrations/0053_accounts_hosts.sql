ALTER TABLE "tenants" ADD COLUMN "accounts_host" text;--> statement-breakpoint
ALTER TABLE "tenants" ADD CONSTRAINT "tenants_accounts_host_unique" UNIQUE("accounts_host");