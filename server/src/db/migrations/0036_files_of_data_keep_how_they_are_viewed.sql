CREATE TABLE "data_view" (
	"order_file_rid" text PRIMARY KEY NOT NULL,
	"user_rid" text NOT NULL,
	"kept" jsonb NOT NULL,
	"saved" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "data_share" ADD COLUMN "views" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "data_view" ADD CONSTRAINT "data_view_order_file_rid_order_file_rid_fk" FOREIGN KEY ("order_file_rid") REFERENCES "public"."order_file"("rid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_view" ADD CONSTRAINT "data_view_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_view_member" ON "data_view" USING btree ("user_rid");