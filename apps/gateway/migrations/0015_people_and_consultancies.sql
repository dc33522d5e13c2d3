ALTER TABLE "organisations" ADD COLUMN "consultancy_id" uuid;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "removal_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "removal_requested_by_name" text;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "status_before_removal" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "phone_country" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "phone_number" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "department" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "avatar_file_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "avatar_thumbnail_file_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_sign_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "organisations" ADD CONSTRAINT "organisations_consultancy_id_organisations_id_fk" FOREIGN KEY ("consultancy_id") REFERENCES "public"."organisations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "organisations_consultancy" ON "organisations" USING btree ("consultancy_id");--> statement-breakpoint
CREATE INDEX "organisations_removal" ON "organisations" USING btree ("removal_at");--> statement-breakpoint
CREATE POLICY "fence_update" ON "organisations" AS RESTRICTIVE FOR UPDATE TO "esg_app" USING ("organisations"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "organisations"."id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "fence_delete" ON "organisations" AS RESTRICTIVE FOR DELETE TO "esg_app" USING ("organisations"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "organisations"."id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
ALTER POLICY "fence" ON "organisations" TO esg_app USING ("organisations"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and ("organisations"."id" = (select nullif(current_setting('app.organisation', true), '')::uuid) or "organisations"."consultancy_id" = (select nullif(current_setting('app.organisation', true), '')::uuid))) WITH CHECK ("organisations"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "organisations"."id" = (select nullif(current_setting('app.organisation', true), '')::uuid));