ALTER TABLE "tenants" DROP COLUMN "company_name";--> statement-breakpoint
ALTER TABLE "tenants" DROP COLUMN "support_email";--> statement-breakpoint
ALTER TABLE "tenants" DROP COLUMN "color_setting";--> statement-breakpoint
ALTER TABLE "tenants" DROP COLUMN "logo_file_id";--> statement-breakpoint
ALTER TABLE "tenants" DROP COLUMN "favicon_file_id";--> statement-breakpoint
ALTER TABLE "tenants" DROP COLUMN "mini_logo_file_id";