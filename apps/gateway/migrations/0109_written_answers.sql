ALTER TABLE "document_chat_messages" ADD COLUMN "written_by" text;--> statement-breakpoint
ALTER TABLE "document_chat_messages" ADD COLUMN "has_model_failed" boolean DEFAULT false NOT NULL;