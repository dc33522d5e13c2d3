ALTER TABLE "document_chat_messages" ADD COLUMN "is_model_unproved" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "ai_enabled" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- A database from before 0005 gets all migrations in one transaction: what is checked at its end is checked now, or the table could not change.
SET CONSTRAINTS "tenants_brand_is_published", "tenants_owner_is_own" IMMEDIATE;--> statement-breakpoint
ALTER TABLE "tenants" ADD COLUMN "starter_titles" jsonb;--> statement-breakpoint
SET CONSTRAINTS "tenants_brand_is_published", "tenants_owner_is_own" DEFERRED;