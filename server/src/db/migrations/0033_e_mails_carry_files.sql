ALTER TABLE "outbox" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "files" jsonb DEFAULT '[]'::jsonb NOT NULL;