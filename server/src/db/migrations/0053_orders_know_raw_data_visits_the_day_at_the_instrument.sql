ALTER TABLE "orders" ADD COLUMN "has_raw" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sampling" ADD COLUMN "scene_date" date;--> statement-breakpoint
UPDATE "orders" SET "has_raw" = true WHERE EXISTS (SELECT 1 FROM "order_file" WHERE "order_file"."order_rid" = "orders"."rid" AND "order_file"."kind" = 'raw');
