ALTER TABLE "api_token" ADD COLUMN "reminded" integer;--> statement-breakpoint
ALTER TABLE "webhook" ADD COLUMN "previous_secret" text;--> statement-breakpoint
ALTER TABLE "webhook" ADD COLUMN "previous_until" timestamp with time zone;