CREATE TABLE "plan_share" (
	"code" text PRIMARY KEY NOT NULL,
	"user_rid" text NOT NULL,
	"items" jsonb NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"expires" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "plan_item_choice";--> statement-breakpoint
ALTER TABLE "plan_item" ADD COLUMN "saved" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_share" ADD CONSTRAINT "plan_share_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_share_member" ON "plan_share" USING btree ("user_rid","created" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "plan_item_choice" ON "plan_item" USING btree ("user_rid","device_rid","options","saved") WHERE "plan_item"."quotation_code" IS NULL;