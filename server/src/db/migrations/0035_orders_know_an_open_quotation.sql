ALTER TABLE "orders" ADD COLUMN "quoted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "quoted" = true WHERE EXISTS (SELECT 1 FROM "quotation" WHERE "quotation"."order_rid" = "orders"."rid" AND "quotation"."state" = 'open');
