DROP INDEX "order_promise_open";--> statement-breakpoint
CREATE INDEX "order_item_device" ON "order_item" USING btree ("device_rid","order_rid");--> statement-breakpoint
CREATE INDEX "order_promise_due" ON "order_promise" USING btree ("due","order_rid") WHERE "order_promise"."kept" IS NULL;--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("state","created" DESC NULLS FIRST,"rid");--> statement-breakpoint
CREATE INDEX "orders_code" ON "orders" USING btree ("code" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree (lower("name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_company" ON "users" USING btree (lower("company") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_phone" ON "users" USING btree ("phone" text_pattern_ops);