DROP INDEX "device_popular";--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "popularity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "disposals" jsonb;--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "asks_human" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "human_samples" text;--> statement-breakpoint
CREATE INDEX "device_popular" ON "device" USING btree ("popularity" DESC NULLS FIRST,"position");--> statement-breakpoint
UPDATE "device" SET "popularity" = "order";
