DROP INDEX "orders_member_state";--> statement-breakpoint
DROP INDEX "reservation_member";--> statement-breakpoint
DROP INDEX "sampling_open";--> statement-breakpoint
DROP INDEX "statement_member";--> statement-breakpoint
CREATE INDEX "sample_leaving" ON "sample" USING btree ("until","code") WHERE "sample"."state" IN ('discarding', 'returning');--> statement-breakpoint
CREATE INDEX "sampling_state" ON "sampling" USING btree ("state","date","time","code");--> statement-breakpoint
CREATE INDEX "orders_member_state" ON "orders" USING btree ("user_rid","state","created" DESC NULLS FIRST,"rid");--> statement-breakpoint
CREATE INDEX "reservation_member" ON "reservation" USING btree ("user_rid","starts" DESC NULLS FIRST,"rid","state","ends");--> statement-breakpoint
CREATE INDEX "sampling_open" ON "sampling" USING btree ("date","time","code") WHERE "sampling"."state" IN ('booked', 'confirmed');--> statement-breakpoint
CREATE INDEX "statement_member" ON "statement" USING btree ("user_rid","created" DESC NULLS FIRST,"rid","state");