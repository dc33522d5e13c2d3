ALTER TABLE "invitations" ADD COLUMN "also_hashes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "replaced_hashes" text[] DEFAULT '{}' NOT NULL;