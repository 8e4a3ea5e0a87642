ALTER TABLE "instrument" ADD COLUMN "door" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "used_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reservation" ADD COLUMN "used_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_used" CHECK ("reservation"."used_until" IS NULL OR "reservation"."used_from" <= "reservation"."used_until");