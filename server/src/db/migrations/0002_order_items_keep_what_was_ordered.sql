ALTER TABLE "order_item" ADD COLUMN "ordered_count" integer;--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "ordered_unit_fen" bigint;