CREATE TABLE "data_tag" (
	"order_file_rid" text NOT NULL,
	"tag" text NOT NULL,
	"user_rid" text NOT NULL,
	CONSTRAINT "data_tag_order_file_rid_tag_pk" PRIMARY KEY("order_file_rid","tag")
);
--> statement-breakpoint
ALTER TABLE "data_tag" ADD CONSTRAINT "data_tag_order_file_rid_order_file_rid_fk" FOREIGN KEY ("order_file_rid") REFERENCES "public"."order_file"("rid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_tag" ADD CONSTRAINT "data_tag_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_tag_member" ON "data_tag" USING btree ("user_rid","tag");