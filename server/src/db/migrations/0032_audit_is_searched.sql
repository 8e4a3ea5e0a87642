DROP INDEX "audit_target";--> statement-breakpoint
DROP INDEX "audit_at";--> statement-breakpoint
CREATE INDEX "audit_act" ON "audit" USING btree ("act","at","id");--> statement-breakpoint
CREATE INDEX "audit_staff" ON "audit" USING btree ("staff_rid","at","id");--> statement-breakpoint
CREATE INDEX "audit_target" ON "audit" USING btree ("target","at","id");--> statement-breakpoint
CREATE INDEX "audit_at" ON "audit" USING btree ("at","id");