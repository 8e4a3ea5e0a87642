DROP INDEX "article_newest";--> statement-breakpoint
DROP INDEX "cluster_payment_cluster";--> statement-breakpoint
DROP INDEX "cluster_request_cluster";--> statement-breakpoint
DROP INDEX "cluster_request_user";--> statement-breakpoint
DROP INDEX "cluster_created";--> statement-breakpoint
DROP INDEX "consent_member";--> statement-breakpoint
DROP INDEX "coupon_offer_created";--> statement-breakpoint
DROP INDEX "credit_apply_member";--> statement-breakpoint
DROP INDEX "device_popular";--> statement-breakpoint
DROP INDEX "evaluation_device";--> statement-breakpoint
DROP INDEX "evaluation_member";--> statement-breakpoint
DROP INDEX "evaluation_state";--> statement-breakpoint
DROP INDEX "integration_exchange_member";--> statement-breakpoint
DROP INDEX "invoice_apply_member";--> statement-breakpoint
DROP INDEX "message_member";--> statement-breakpoint
DROP INDEX "sample_member";--> statement-breakpoint
DROP INDEX "sample_member_state";--> statement-breakpoint
DROP INDEX "sample_usable";--> statement-breakpoint
DROP INDEX "orders_member";--> statement-breakpoint
DROP INDEX "orders_member_state";--> statement-breakpoint
DROP INDEX "prestore_apply_member";--> statement-breakpoint
DROP INDEX "rebate_withdrawal_member";--> statement-breakpoint
DROP INDEX "rebate_promoter";--> statement-breakpoint
DROP INDEX "reservation_member";--> statement-breakpoint
DROP INDEX "sample4recycle_member";--> statement-breakpoint
DROP INDEX "sampling_member";--> statement-breakpoint
DROP INDEX "statement_member";--> statement-breakpoint
DROP INDEX "transfer_apply_member";--> statement-breakpoint
DROP INDEX "users_invited_by";--> statement-breakpoint
CREATE INDEX "article_newest" ON "article" USING btree ("type","created" DESC NULLS FIRST,"rid");--> statement-breakpoint
CREATE INDEX "cluster_payment_cluster" ON "cluster_payment" USING btree ("cluster_rid","created" DESC NULLS FIRST,"rid" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "cluster_request_cluster" ON "cluster_request" USING btree ("cluster_rid","created" DESC NULLS FIRST,"rid");--> statement-breakpoint
CREATE INDEX "cluster_request_user" ON "cluster_request" USING btree ("user_rid","created" DESC NULLS FIRST,"rid");--> statement-breakpoint
CREATE INDEX "cluster_created" ON "cluster" USING btree ("created" DESC NULLS FIRST,"rid");--> statement-breakpoint
CREATE INDEX "consent_member" ON "consent" USING btree ("user_rid","given" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "coupon_offer_created" ON "coupon_offer" USING btree ("created" DESC NULLS FIRST,"rid");--> statement-breakpoint
CREATE INDEX "credit_apply_member" ON "credit_apply" USING btree ("user_rid","created" DESC NULLS FIRST,"rid");--> statement-breakpoint
CREATE INDEX "device_popular" ON "device" USING btree ("order" DESC NULLS FIRST,"position");--> statement-breakpoint
CREATE INDEX "evaluation_device" ON "evaluation" USING btree ("device_rid","created" DESC NULLS FIRST,"rid") WHERE "evaluation"."state" = 'released';--> statement-breakpoint
CREATE INDEX "evaluation_member" ON "evaluation" USING btree ("user_rid","created" DESC NULLS FIRST,"rid");--> statement-breakpoint
CREATE INDEX "evaluation_state" ON "evaluation" USING btree ("state","created" DESC NULLS FIRST,"rid");--> statement-breakpoint
CREATE INDEX "integration_exchange_member" ON "integration_exchange" USING btree ("user_rid","created" DESC NULLS FIRST,"rid");--> statement-breakpoint
CREATE INDEX "invoice_apply_member" ON "invoice_apply" USING btree ("user_rid","created" DESC NULLS FIRST,"rid");--> statement-breakpoint
CREATE INDEX "message_member" ON "message" USING btree ("user_rid","created" DESC NULLS FIRST,"rid");--> statement-breakpoint
CREATE INDEX "sample_member" ON "sample" USING btree ("user_rid","created" DESC NULLS FIRST,"code");--> statement-breakpoint
CREATE INDEX "sample_member_state" ON "sample" USING btree ("user_rid","state","created" DESC NULLS FIRST,"code");--> statement-breakpoint
CREATE INDEX "sample_usable" ON "sample" USING btree ("user_rid","created" DESC NULLS FIRST,"code") WHERE "sample"."disposal" = 2 AND "sample"."state" IN ('received', 'stored');--> statement-breakpoint
CREATE INDEX "orders_member" ON "orders" USING btree ("user_rid","created" DESC NULLS FIRST,"rid");--> statement-breakpoint
CREATE INDEX "orders_member_state" ON "orders" USING btree ("user_rid","state","created" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "prestore_apply_member" ON "prestore_apply" USING btree ("user_rid","created" DESC NULLS FIRST,"rid");--> statement-breakpoint
CREATE INDEX "rebate_withdrawal_member" ON "rebate_withdrawal" USING btree ("user_rid","created" DESC NULLS FIRST,"rid" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "rebate_promoter" ON "rebate" USING btree ("promoter_rid","created" DESC NULLS FIRST,"order_rid" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "reservation_member" ON "reservation" USING btree ("user_rid","starts" DESC NULLS FIRST,"rid");--> statement-breakpoint
CREATE INDEX "sample4recycle_member" ON "sample4recycle" USING btree ("user_rid","created" DESC NULLS FIRST,"rid");--> statement-breakpoint
CREATE INDEX "sampling_member" ON "sampling" USING btree ("user_rid","created" DESC NULLS FIRST,"rid");--> statement-breakpoint
CREATE INDEX "statement_member" ON "statement" USING btree ("user_rid","created" DESC NULLS FIRST,"rid");--> statement-breakpoint
CREATE INDEX "transfer_apply_member" ON "transfer_apply" USING btree ("user_rid","created" DESC NULLS FIRST,"rid");--> statement-breakpoint
CREATE INDEX "users_invited_by" ON "users" USING btree ("invited_by","created" DESC NULLS FIRST,"rid" DESC NULLS FIRST);