CREATE TABLE "cluster_data" (
	"cluster_rid" text NOT NULL,
	"user_rid" text NOT NULL,
	"order_rid" text NOT NULL,
	CONSTRAINT "cluster_data_cluster_rid_order_rid_pk" PRIMARY KEY("cluster_rid","order_rid")
);
--> statement-breakpoint
CREATE TABLE "retest" (
	"rid" text PRIMARY KEY NOT NULL,
	"order_rid" text NOT NULL,
	"item_rid" text NOT NULL,
	"sample_rid" text NOT NULL,
	"number" integer NOT NULL,
	"cause" text NOT NULL,
	"reason" text NOT NULL,
	"charge_fen" bigint NOT NULL,
	"answer" text NOT NULL,
	"retest_rid" text,
	"created_by" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "retest_retest_rid_unique" UNIQUE("retest_rid"),
	CONSTRAINT "retest_charge" CHECK ("retest"."charge_fen" >= 0),
	CONSTRAINT "retest_begun" CHECK (("retest"."answer" = 'begun') = ("retest"."retest_rid" IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "retest_of" text;--> statement-breakpoint
ALTER TABLE "cluster_data" ADD CONSTRAINT "cluster_data_membership" FOREIGN KEY ("cluster_rid","user_rid") REFERENCES "public"."cluster_member"("cluster_rid","user_rid") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "retest" ADD CONSTRAINT "retest_order_rid_orders_rid_fk" FOREIGN KEY ("order_rid") REFERENCES "public"."orders"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retest" ADD CONSTRAINT "retest_item_rid_order_item_rid_fk" FOREIGN KEY ("item_rid") REFERENCES "public"."order_item"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retest" ADD CONSTRAINT "retest_sample_rid_order_sample_rid_fk" FOREIGN KEY ("sample_rid") REFERENCES "public"."order_sample"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retest" ADD CONSTRAINT "retest_retest_rid_orders_rid_fk" FOREIGN KEY ("retest_rid") REFERENCES "public"."orders"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retest" ADD CONSTRAINT "retest_created_by_users_rid_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cluster_data_member" ON "cluster_data" USING btree ("cluster_rid","user_rid");--> statement-breakpoint
CREATE INDEX "cluster_data_order" ON "cluster_data" USING btree ("order_rid");--> statement-breakpoint
CREATE INDEX "retest_order" ON "retest" USING btree ("order_rid","created");--> statement-breakpoint
CREATE INDEX "retest_sample" ON "retest" USING btree ("sample_rid");--> statement-breakpoint
CREATE INDEX "retest_item" ON "retest" USING btree ("item_rid");--> statement-breakpoint
CREATE UNIQUE INDEX "retest_proposed" ON "retest" USING btree ("item_rid","sample_rid") WHERE "retest"."answer" = 'proposed';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_retest_of_orders_rid_fk" FOREIGN KEY ("retest_of") REFERENCES "public"."orders"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_retest" ON "orders" USING btree ("retest_of") WHERE "orders"."retest_of" IS NOT NULL;