ALTER TABLE "file" ADD COLUMN "fingerprint" text;--> statement-breakpoint
ALTER TABLE "resumable_upload" ADD COLUMN "fingerprint" text;