ALTER TABLE "organisations" ADD COLUMN "chinese_name" text;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "stock_code" text;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "year_end_month" integer;