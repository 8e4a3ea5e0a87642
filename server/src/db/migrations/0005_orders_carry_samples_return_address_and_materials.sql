CREATE TABLE "order_return" (
	"order_rid" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"province" text NOT NULL,
	"city" text NOT NULL,
	"area" text NOT NULL,
	"address" text NOT NULL,
	"address_code" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_sample" (
	"rid" text PRIMARY KEY NOT NULL,
	"order_rid" text NOT NULL,
	"position" integer NOT NULL,
	"number" text NOT NULL,
	"name" text NOT NULL,
	"form" text NOT NULL,
	"hazards" jsonb NOT NULL,
	"stored_rid" text,
	"stored_from" text DEFAULT '' NOT NULL,
	CONSTRAINT "order_sample_number" UNIQUE("order_rid","number")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "sampling_rid" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "materials" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "materials_other" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_order_rid_orders_rid_fk" FOREIGN KEY ("order_rid") REFERENCES "public"."orders"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_sample" ADD CONSTRAINT "order_sample_order_rid_orders_rid_fk" FOREIGN KEY ("order_rid") REFERENCES "public"."orders"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_sample" ADD CONSTRAINT "order_sample_stored_rid_order_sample_rid_fk" FOREIGN KEY ("stored_rid") REFERENCES "public"."order_sample"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_sample_order" ON "order_sample" USING btree ("order_rid","position");--> statement-breakpoint
CREATE INDEX "order_sample_stored" ON "order_sample" USING btree ("stored_rid");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_sampling_rid_sampling_rid_fk" FOREIGN KEY ("sampling_rid") REFERENCES "public"."sampling"("rid") ON DELETE no action ON UPDATE no action;