ALTER TABLE "integration_notice" ADD COLUMN "sent" date;--> statement-breakpoint
ALTER TABLE "integration_notice" ADD COLUMN "late" boolean DEFAULT false NOT NULL;