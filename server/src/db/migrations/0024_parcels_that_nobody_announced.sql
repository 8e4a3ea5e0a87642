CREATE SEQUENCE "public"."unclaimed_code" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "unclaimed" (
	"rid" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"mark" text NOT NULL,
	"place" text NOT NULL,
	"note" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"order_rid" text,
	"reason" text DEFAULT '' NOT NULL,
	"settled" timestamp with time zone,
	"settled_by" text,
	CONSTRAINT "unclaimed_code_unique" UNIQUE("code"),
	CONSTRAINT "unclaimed_order_named" CHECK (("unclaimed"."state" = 'claimed') = ("unclaimed"."order_rid" IS NOT NULL)),
	CONSTRAINT "unclaimed_settled" CHECK (("unclaimed"."state" = 'open') = ("unclaimed"."settled" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "unclaimed" ADD CONSTRAINT "unclaimed_created_by_users_rid_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unclaimed" ADD CONSTRAINT "unclaimed_order_rid_orders_rid_fk" FOREIGN KEY ("order_rid") REFERENCES "public"."orders"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unclaimed" ADD CONSTRAINT "unclaimed_settled_by_users_rid_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "unclaimed_open" ON "unclaimed" USING btree ("mark") WHERE "unclaimed"."state" = 'open';--> statement-breakpoint
CREATE INDEX "unclaimed_state" ON "unclaimed" USING btree ("state","created","code");--> statement-breakpoint
CREATE INDEX "unclaimed_begin" ON "unclaimed" USING btree ("mark" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "unclaimed_end" ON "unclaimed" USING btree (reverse("mark") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "unclaimed_order" ON "unclaimed" USING btree ("order_rid") WHERE "unclaimed"."order_rid" IS NOT NULL;