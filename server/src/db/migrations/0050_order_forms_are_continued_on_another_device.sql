CREATE TABLE "order_draft" (
	"user_rid" text NOT NULL,
	"device_rid" text NOT NULL,
	"fields" text NOT NULL,
	"saved" timestamp with time zone NOT NULL,
	CONSTRAINT "order_draft_user_rid_device_rid_pk" PRIMARY KEY("user_rid","device_rid")
);
--> statement-breakpoint
ALTER TABLE "order_draft" ADD CONSTRAINT "order_draft_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_draft_saved" ON "order_draft" USING btree ("saved");