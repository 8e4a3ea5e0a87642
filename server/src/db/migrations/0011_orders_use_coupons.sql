ALTER TABLE "orders" ADD COLUMN "discount_fen" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon_rid" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "due_fen" bigint GENERATED ALWAYS AS (total_fen - discount_fen) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_coupon_rid_coupon_rid_fk" FOREIGN KEY ("coupon_rid") REFERENCES "public"."coupon"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_order" ON "coupon" USING btree ("order_rid") WHERE "coupon"."order_rid" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_coupon" ON "orders" USING btree ("coupon_rid") WHERE "orders"."state" <> 'cancelled';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_discount" CHECK ("orders"."discount_fen" BETWEEN 0 AND "orders"."total_fen");