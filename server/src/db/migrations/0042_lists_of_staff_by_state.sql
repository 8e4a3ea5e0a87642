DROP INDEX "approval_waiting";--> statement-breakpoint
DROP INDEX "cluster_created";--> statement-breakpoint
DROP INDEX "integration_exchange_waiting";--> statement-breakpoint
DROP INDEX "promoter_waiting";--> statement-breakpoint
DROP INDEX "rebate_withdrawal_waiting";--> statement-breakpoint
DROP INDEX "sample4recycle_waiting";--> statement-breakpoint
DROP INDEX "transfer_apply_waiting";--> statement-breakpoint
DROP INDEX "statement_state";--> statement-breakpoint
CREATE INDEX "approval_state" ON "approval" USING btree ("state","requested","code");--> statement-breakpoint
CREATE INDEX "cluster_state" ON "cluster" USING btree ("state","created","rid");--> statement-breakpoint
CREATE INDEX "integration_exchange_state" ON "integration_exchange" USING btree ("state","created","rid");--> statement-breakpoint
CREATE INDEX "promoter_state" ON "promoter" USING btree ("state","applied","user_rid");--> statement-breakpoint
CREATE INDEX "rebate_withdrawal_state" ON "rebate_withdrawal" USING btree ("state","created","rid");--> statement-breakpoint
CREATE INDEX "sample4recycle_state" ON "sample4recycle" USING btree ("state","created","rid");--> statement-breakpoint
CREATE INDEX "transfer_apply_state" ON "transfer_apply" USING btree ("state","created","rid");--> statement-breakpoint
CREATE INDEX "statement_state" ON "statement" USING btree ("state","changed","rid");