CREATE SEQUENCE "public"."statement_code" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."transfer_apply_code" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "statement_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statement_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"statement_rid" text NOT NULL,
	"act" text NOT NULL,
	"by" text NOT NULL,
	"by_rid" text,
	"note" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statement_line" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statement_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"statement_rid" text NOT NULL,
	"order_rid" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"detail" text NOT NULL,
	"amount_fen" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statement_order" (
	"order_rid" text PRIMARY KEY NOT NULL,
	"statement_rid" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statement" (
	"rid" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"user_rid" text NOT NULL,
	"state" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"changed" timestamp with time zone NOT NULL,
	"review_until" timestamp with time zone,
	"reminded" boolean DEFAULT false NOT NULL,
	"invoiced_fen" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "statement_code_unique" UNIQUE("code"),
	CONSTRAINT "statement_review_open" CHECK (("statement"."state" = 'open') = ("statement"."review_until" IS NOT NULL)),
	CONSTRAINT "statement_invoiced" CHECK ("statement"."invoiced_fen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "transfer_apply" (
	"rid" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"user_rid" text NOT NULL,
	"statement_rid" text,
	"amount_fen" bigint NOT NULL,
	"payer" text NOT NULL,
	"paid_on" date NOT NULL,
	"file_rid" text NOT NULL,
	"state" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "transfer_apply_code_unique" UNIQUE("code"),
	CONSTRAINT "transfer_apply_amount" CHECK ("transfer_apply"."amount_fen" > 0)
);
--> statement-breakpoint
ALTER TABLE "statement_event" ADD CONSTRAINT "statement_event_statement_rid_statement_rid_fk" FOREIGN KEY ("statement_rid") REFERENCES "public"."statement"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_event" ADD CONSTRAINT "statement_event_by_rid_users_rid_fk" FOREIGN KEY ("by_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_line" ADD CONSTRAINT "statement_line_statement_rid_statement_rid_fk" FOREIGN KEY ("statement_rid") REFERENCES "public"."statement"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_line" ADD CONSTRAINT "statement_line_order_rid_orders_rid_fk" FOREIGN KEY ("order_rid") REFERENCES "public"."orders"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_order" ADD CONSTRAINT "statement_order_order_rid_orders_rid_fk" FOREIGN KEY ("order_rid") REFERENCES "public"."orders"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_order" ADD CONSTRAINT "statement_order_statement_rid_statement_rid_fk" FOREIGN KEY ("statement_rid") REFERENCES "public"."statement"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement" ADD CONSTRAINT "statement_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_apply" ADD CONSTRAINT "transfer_apply_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_apply" ADD CONSTRAINT "transfer_apply_statement_rid_statement_rid_fk" FOREIGN KEY ("statement_rid") REFERENCES "public"."statement"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_apply" ADD CONSTRAINT "transfer_apply_file_rid_file_rid_fk" FOREIGN KEY ("file_rid") REFERENCES "public"."file"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "statement_event_statement" ON "statement_event" USING btree ("statement_rid","id");--> statement-breakpoint
CREATE INDEX "statement_line_statement" ON "statement_line" USING btree ("statement_rid","id");--> statement-breakpoint
CREATE INDEX "statement_order_statement" ON "statement_order" USING btree ("statement_rid","position");--> statement-breakpoint
CREATE INDEX "statement_member" ON "statement" USING btree ("user_rid","created" DESC NULLS LAST,"rid");--> statement-breakpoint
CREATE INDEX "statement_state" ON "statement" USING btree ("state","changed");--> statement-breakpoint
CREATE INDEX "statement_review" ON "statement" USING btree ("review_until") WHERE "statement"."state" = 'open';--> statement-breakpoint
CREATE INDEX "transfer_apply_member" ON "transfer_apply" USING btree ("user_rid","created" DESC NULLS LAST,"rid");--> statement-breakpoint
CREATE INDEX "transfer_apply_waiting" ON "transfer_apply" USING btree ("created") WHERE "transfer_apply"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "transfer_apply_statement" ON "transfer_apply" USING btree ("statement_rid");