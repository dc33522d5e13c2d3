ALTER TABLE "contributions" DROP CONSTRAINT "contributions_report_email";--> statement-breakpoint
ALTER TABLE "contribution_comments" ADD COLUMN "chapter_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contribution_comments" ADD COLUMN "part_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contribution_resolutions" ADD COLUMN "chapter_code" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contribution_resolutions" DROP CONSTRAINT "contribution_resolutions_contribution_id_disclosure_code_field_key_pk";--> statement-breakpoint
ALTER TABLE "contribution_resolutions" ADD CONSTRAINT "contribution_resolutions_contribution_id_disclosure_code_field_key_chapter_code_pk" PRIMARY KEY("contribution_id","disclosure_code","field_key","chapter_code");--> statement-breakpoint
CREATE UNIQUE INDEX "contributions_report_email" ON "contributions" USING btree ("report_id","email") WHERE "contributions"."role" <> 'reader';