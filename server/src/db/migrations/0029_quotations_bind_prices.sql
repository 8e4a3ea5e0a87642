CREATE SEQUENCE "public"."quotation_code" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "quotation_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quotation_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"quotation_rid" text NOT NULL,
	"item_rid" text,
	"device_rid" text NOT NULL,
	"name" text NOT NULL,
	"unit" text NOT NULL,
	"options" jsonb NOT NULL,
	"option_text" jsonb NOT NULL,
	"count" integer NOT NULL,
	"unit_fen" bigint NOT NULL,
	CONSTRAINT "quotation_line_price" CHECK ("quotation_line"."count" > 0 AND "quotation_line"."unit_fen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "quotation" (
	"rid" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"user_rid" text NOT NULL,
	"order_rid" text,
	"requirement_code" text,
	"revision" integer NOT NULL,
	"state" text NOT NULL,
	"valid_until" date NOT NULL,
	"note" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"file_rid" text,
	"reminded" boolean DEFAULT false NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"changed" timestamp with time zone NOT NULL,
	CONSTRAINT "quotation_code_unique" UNIQUE("code"),
	CONSTRAINT "quotation_target" CHECK (num_nonnulls("quotation"."order_rid", "quotation"."requirement_code") = 1)
);
--> statement-breakpoint
DROP INDEX "plan_item_choice";--> statement-breakpoint
ALTER TABLE "plan_item" ADD COLUMN "quotation_code" text;--> statement-breakpoint
ALTER TABLE "plan_item" ADD COLUMN "quoted_fen" bigint;--> statement-breakpoint
ALTER TABLE "plan_item" ADD COLUMN "quoted_count" integer;--> statement-breakpoint
ALTER TABLE "plan_item" ADD COLUMN "quoted_until" date;--> statement-breakpoint
ALTER TABLE "quotation_line" ADD CONSTRAINT "quotation_line_quotation_rid_quotation_rid_fk" FOREIGN KEY ("quotation_rid") REFERENCES "public"."quotation"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_line" ADD CONSTRAINT "quotation_line_item_rid_order_item_rid_fk" FOREIGN KEY ("item_rid") REFERENCES "public"."order_item"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation" ADD CONSTRAINT "quotation_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation" ADD CONSTRAINT "quotation_order_rid_orders_rid_fk" FOREIGN KEY ("order_rid") REFERENCES "public"."orders"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation" ADD CONSTRAINT "quotation_requirement_code_requirement_code_fk" FOREIGN KEY ("requirement_code") REFERENCES "public"."requirement"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation" ADD CONSTRAINT "quotation_file_rid_file_rid_fk" FOREIGN KEY ("file_rid") REFERENCES "public"."file"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotation_line_quotation" ON "quotation_line" USING btree ("quotation_rid","id");--> statement-breakpoint
CREATE INDEX "quotation_line_item" ON "quotation_line" USING btree ("item_rid");--> statement-breakpoint
CREATE INDEX "quotation_member" ON "quotation" USING btree ("user_rid","created" DESC NULLS FIRST,"rid");--> statement-breakpoint
CREATE INDEX "quotation_newest" ON "quotation" USING btree ("created" DESC NULLS FIRST,"rid");--> statement-breakpoint
CREATE INDEX "quotation_order" ON "quotation" USING btree ("order_rid","created" DESC NULLS FIRST,"rid");--> statement-breakpoint
CREATE INDEX "quotation_requirement" ON "quotation" USING btree ("requirement_code","created" DESC NULLS FIRST,"rid");--> statement-breakpoint
CREATE INDEX "quotation_file" ON "quotation" USING btree ("file_rid");--> statement-breakpoint
CREATE INDEX "quotation_open" ON "quotation" USING btree ("valid_until") WHERE "quotation"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "quotation_open_order" ON "quotation" USING btree ("order_rid") WHERE "quotation"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "quotation_open_requirement" ON "quotation" USING btree ("requirement_code") WHERE "quotation"."state" = 'open';--> statement-breakpoint
CREATE INDEX "plan_item_member" ON "plan_item" USING btree ("user_rid","created");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_item_choice" ON "plan_item" USING btree ("user_rid","device_rid","options") WHERE "plan_item"."quotation_code" IS NULL;--> statement-breakpoint
ALTER TABLE "plan_item" ADD CONSTRAINT "plan_item_quoted" CHECK (num_nonnulls("plan_item"."quotation_code", "plan_item"."quoted_fen", "plan_item"."quoted_count", "plan_item"."quoted_until") IN (0, 4));