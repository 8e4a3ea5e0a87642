ALTER TABLE "staff_account" ADD COLUMN "applied_password" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "locked" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "first_password" boolean DEFAULT false NOT NULL;