-- A save to the data hub is undone, and a report is unpublished: neither is withdrawn.
ALTER TABLE "hub_saves" RENAME COLUMN "taken_back_points" TO "undone_points";--> statement-breakpoint
ALTER TABLE "hub_saves" RENAME COLUMN "taken_back_at" TO "undone_at";--> statement-breakpoint
ALTER TABLE "hub_saves" RENAME COLUMN "taken_back_by_id" TO "undone_by_id";--> statement-breakpoint
ALTER TABLE "hub_saves" RENAME COLUMN "taken_back_by_name" TO "undone_by_name";--> statement-breakpoint
ALTER TABLE "reports" RENAME COLUMN "withdrawn_at" TO "unpublished_at";
