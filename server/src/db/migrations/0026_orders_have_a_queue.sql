DROP INDEX "orders_waiting";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "queue" smallint GENERATED ALWAYS AS (CASE WHEN open_question THEN 0 WHEN state IN ('closed', 'cancelled') THEN 2 ELSE 1 END) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_queue" ON "orders" USING btree ("state","queue","changed","rid");