-- One shape of subject for files and talk: the part is the way to it, and what a guest was asked is a question.
ALTER TABLE "attachments" DROP CONSTRAINT "attachments_subject";--> statement-breakpoint
ALTER TABLE "attachments" DROP CONSTRAINT "attachments_once";--> statement-breakpoint
ALTER TABLE "attachments" drop column "contribution_id";--> statement-breakpoint
ALTER TABLE "attachments" ALTER COLUMN "part" DROP DEFAULT;--> statement-breakpoint
-- Keys of fields have no slash; codes of disclosures may.
ALTER TABLE "attachments" ALTER COLUMN "part" SET DATA TYPE text[] USING case
	when "part" = '' then '{}'
	when "subject_kind" = 'contribution' then array[regexp_replace("part", '/[^/]*$', ''), regexp_replace("part", '^.*/', '')]
	else array["part"] end;--> statement-breakpoint
UPDATE "attachments" SET "subject_kind" = 'question' WHERE "subject_kind" = 'contribution';--> statement-breakpoint
ALTER TABLE "attachments" ADD COLUMN "contribution_id" uuid GENERATED ALWAYS AS (case when subject_kind = 'question' then subject_id end) STORED;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_subject" CHECK (num_nonnulls(data_point_id, contribution_id, report_id) = 1);--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_once" UNIQUE("subject_id","subject_kind","part","file_id");--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_contribution_fk" FOREIGN KEY ("contribution_id","organisation_id") REFERENCES "public"."contributions"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attachments_contribution" ON "attachments" USING btree ("contribution_id") WHERE "attachments"."contribution_id" is not null;
