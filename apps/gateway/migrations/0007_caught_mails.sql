CREATE TABLE "caught_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"recipient" text NOT NULL,
	"sender_name" text NOT NULL,
	"reply_to" text,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"caught_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "caught_mails" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "caught_mails_caught" ON "caught_mails" USING btree ("caught_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE POLICY "fence" ON "caught_mails" AS PERMISSIVE FOR ALL TO "esg_app" USING (false) WITH CHECK (false);--> statement-breakpoint
CREATE POLICY "system" ON "caught_mails" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);