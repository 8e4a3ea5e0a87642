ALTER TABLE "orders" ADD COLUMN "prepared_by" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "prepared_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "plan_item" ADD COLUMN "prepared_by" text;--> statement-breakpoint
ALTER TABLE "plan_item" ADD COLUMN "prepared_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "requirement" ADD COLUMN "prepared_by" text;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_prepared_by_users_rid_fk" FOREIGN KEY ("prepared_by") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_item" ADD CONSTRAINT "plan_item_prepared_by_users_rid_fk" FOREIGN KEY ("prepared_by") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirement" ADD CONSTRAINT "requirement_prepared_by_users_rid_fk" FOREIGN KEY ("prepared_by") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
UPDATE "requirement" SET "prepared_by" = "audit"."staff_rid" FROM "audit" WHERE "audit"."act" = 'requirement.add' AND "audit"."target" = "requirement"."code";
