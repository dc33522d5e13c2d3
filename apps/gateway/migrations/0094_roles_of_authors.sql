ALTER TABLE "comments" ADD COLUMN "by_role" text;--> statement-breakpoint
-- What authors are now is the nearest to what they were: it is what was shown so far.
UPDATE "comments" SET "by_role" = "users"."role" FROM "users", "threads"
WHERE "users"."id" = "comments"."by_id" AND "threads"."id" = "comments"."thread_id" AND "threads"."kind" = 'collection';
