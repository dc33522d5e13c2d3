-- Documents that can be restored are called deleted, as reports are.
ALTER TABLE "documents" RENAME COLUMN "binned_at" TO "deleted_at";--> statement-breakpoint
ALTER TABLE "documents" RENAME COLUMN "binned_by_name" TO "deleted_by_name";--> statement-breakpoint
ALTER INDEX "documents_binned" RENAME TO "documents_deleted";
