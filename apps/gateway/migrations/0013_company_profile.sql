ALTER TABLE "organisations" ADD COLUMN "employees_count" text;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "annual_turnover" text;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "ownership" text;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "stock_exchange" text;