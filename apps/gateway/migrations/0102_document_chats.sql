CREATE TABLE "document_chat_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"chat_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"type" text NOT NULL,
	"text" text NOT NULL,
	"sentences" jsonb NOT NULL,
	"verdict" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "document_chat_messages_number" UNIQUE("chat_id","number")
);
--> statement-breakpoint
ALTER TABLE "document_chat_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "document_chats" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" uuid NOT NULL,
	"organisation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"document_ids" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "document_chats_id_organisation" UNIQUE("id","organisation_id")
);
--> statement-breakpoint
ALTER TABLE "document_chats" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "document_chat_messages" ADD CONSTRAINT "document_chat_messages_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_chat_messages" ADD CONSTRAINT "document_chat_messages_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_chat_messages" ADD CONSTRAINT "document_chat_messages_chat_fk" FOREIGN KEY ("chat_id","organisation_id") REFERENCES "public"."document_chats"("id","organisation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_chats" ADD CONSTRAINT "document_chats_tenant_id_tenants_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_chats" ADD CONSTRAINT "document_chats_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_chats" ADD CONSTRAINT "document_chats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_chat_messages_organisation" ON "document_chat_messages" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "document_chats_newest" ON "document_chats" USING btree ("organisation_id","user_id","updated_at");--> statement-breakpoint
CREATE INDEX "document_chats_user" ON "document_chats" USING btree ("user_id");--> statement-breakpoint
CREATE POLICY "fence" ON "document_chat_messages" AS PERMISSIVE FOR ALL TO "esg_app" USING ("document_chat_messages"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "document_chat_messages"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("document_chat_messages"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "document_chat_messages"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "document_chat_messages" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "fence" ON "document_chats" AS PERMISSIVE FOR ALL TO "esg_app" USING ("document_chats"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "document_chats"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid)) WITH CHECK ("document_chats"."tenant_id" = (select nullif(current_setting('app.tenant', true), '')::uuid) and "document_chats"."organisation_id" = (select nullif(current_setting('app.organisation', true), '')::uuid));--> statement-breakpoint
CREATE POLICY "system" ON "document_chats" AS PERMISSIVE FOR ALL TO "esg_system" USING (true) WITH CHECK (true);