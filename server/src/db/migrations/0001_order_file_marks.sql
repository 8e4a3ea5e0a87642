ALTER TABLE "orders" ADD COLUMN "signed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "has_data" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" RENAME COLUMN "address" TO "ip";--> statement-breakpoint
UPDATE "orders" SET
  "signed" = EXISTS (SELECT FROM "order_file" AS f WHERE f."order_rid" = "orders"."rid" AND f."kind" = 'signed'),
  "has_data" = EXISTS (SELECT FROM "order_file" AS f WHERE f."order_rid" = "orders"."rid" AND f."kind" = 'data');
