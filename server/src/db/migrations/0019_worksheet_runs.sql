CREATE SEQUENCE "public"."worksheet_code" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "worksheet_run" (
	"rid" text PRIMARY KEY NOT NULL,
	"worksheet_rid" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"order_rid" text,
	"sample_rid" text,
	"item_rid" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"marked_by" text,
	"marked" timestamp with time zone,
	"checked_by" text,
	"checked" timestamp with time zone,
	CONSTRAINT "worksheet_run_sample_named" CHECK (("worksheet_run"."kind" = 'sample') = ("worksheet_run"."sample_rid" IS NOT NULL AND "worksheet_run"."item_rid" IS NOT NULL AND "worksheet_run"."order_rid" IS NOT NULL)),
	CONSTRAINT "worksheet_run_second_person" CHECK ("worksheet_run"."checked_by" IS NULL OR "worksheet_run"."checked_by" <> "worksheet_run"."marked_by")
);
--> statement-breakpoint
CREATE TABLE "worksheet" (
	"rid" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"device_rid" text NOT NULL,
	"service" text NOT NULL,
	"instrument_rid" text,
	"note" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_by" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "worksheet_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "worksheet_run" ADD CONSTRAINT "worksheet_run_worksheet_rid_worksheet_rid_fk" FOREIGN KEY ("worksheet_rid") REFERENCES "public"."worksheet"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worksheet_run" ADD CONSTRAINT "worksheet_run_order_rid_orders_rid_fk" FOREIGN KEY ("order_rid") REFERENCES "public"."orders"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worksheet_run" ADD CONSTRAINT "worksheet_run_sample_rid_order_sample_rid_fk" FOREIGN KEY ("sample_rid") REFERENCES "public"."order_sample"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worksheet_run" ADD CONSTRAINT "worksheet_run_item_rid_order_item_rid_fk" FOREIGN KEY ("item_rid") REFERENCES "public"."order_item"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worksheet_run" ADD CONSTRAINT "worksheet_run_marked_by_users_rid_fk" FOREIGN KEY ("marked_by") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worksheet_run" ADD CONSTRAINT "worksheet_run_checked_by_users_rid_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worksheet" ADD CONSTRAINT "worksheet_instrument_rid_instrument_rid_fk" FOREIGN KEY ("instrument_rid") REFERENCES "public"."instrument"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "worksheet" ADD CONSTRAINT "worksheet_created_by_users_rid_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "worksheet_run_worksheet" ON "worksheet_run" USING btree ("worksheet_rid","position");--> statement-breakpoint
CREATE INDEX "worksheet_run_order" ON "worksheet_run" USING btree ("order_rid") WHERE "worksheet_run"."order_rid" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "worksheet_run_sample" ON "worksheet_run" USING btree ("sample_rid") WHERE "worksheet_run"."sample_rid" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "worksheet_run_item" ON "worksheet_run" USING btree ("item_rid") WHERE "worksheet_run"."item_rid" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "worksheet_run_once" ON "worksheet_run" USING btree ("worksheet_rid","sample_rid","item_rid");--> statement-breakpoint
CREATE INDEX "worksheet_state" ON "worksheet" USING btree ("state","created","rid");