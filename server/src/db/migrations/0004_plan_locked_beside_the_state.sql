ALTER TABLE "orders" ADD COLUMN "locked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "locked" = true WHERE "state" NOT IN ('submitted', 'cancelled');
