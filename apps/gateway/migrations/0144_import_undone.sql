ALTER TABLE "climate_imports" ADD COLUMN "undone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "climate_imports" ADD COLUMN "undone_by_id" uuid;--> statement-breakpoint
ALTER TABLE "climate_imports" ADD COLUMN "undone_by_name" text;--> statement-breakpoint
ALTER TABLE "entity_imports" ADD COLUMN "undone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "entity_imports" ADD COLUMN "undone_by_id" uuid;--> statement-breakpoint
ALTER TABLE "entity_imports" ADD COLUMN "undone_by_name" text;--> statement-breakpoint
ALTER TABLE "data_imports" ADD COLUMN "undone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "data_imports" ADD COLUMN "undone_by_id" uuid;--> statement-breakpoint
ALTER TABLE "data_imports" ADD COLUMN "undone_by_name" text;--> statement-breakpoint
ALTER TABLE "materiality_imports" ADD COLUMN "undone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "materiality_imports" ADD COLUMN "undone_by_id" uuid;--> statement-breakpoint
ALTER TABLE "materiality_imports" ADD COLUMN "undone_by_name" text;--> statement-breakpoint
ALTER TABLE "supplier_imports" ADD COLUMN "undone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "supplier_imports" ADD COLUMN "undone_by_id" uuid;--> statement-breakpoint
ALTER TABLE "supplier_imports" ADD COLUMN "undone_by_name" text;