ALTER TABLE "quotation_line" DROP CONSTRAINT "quotation_line_item_rid_order_item_rid_fk";
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "revised" boolean DEFAULT false NOT NULL;