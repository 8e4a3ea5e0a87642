CREATE SEQUENCE "public"."report_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "report" (
	"rid" text PRIMARY KEY NOT NULL,
	"user_rid" text NOT NULL,
	"order_rid" text NOT NULL,
	"first_rid" text NOT NULL,
	"version" integer NOT NULL,
	"serial" text,
	"state" text NOT NULL,
	"content" jsonb NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"withdrawn_reason" text DEFAULT '' NOT NULL,
	"author_rid" text NOT NULL,
	"writers" jsonb NOT NULL,
	"issuer_rid" text,
	"revision" integer DEFAULT 0 NOT NULL,
	"code" text,
	"sha256" text,
	"file_rid" text,
	"mask" text DEFAULT 'masked' NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"changed" timestamp with time zone NOT NULL,
	"issued" timestamp with time zone,
	"ended" timestamp with time zone,
	CONSTRAINT "report_code_unique" UNIQUE("code"),
	CONSTRAINT "report_issued_whole" CHECK ("report"."state" IN ('draft', 'review', 'discarded') OR num_nulls("report"."serial", "report"."code", "report"."sha256", "report"."issuer_rid", "report"."issued") = 0),
	CONSTRAINT "report_second_person" CHECK (NOT jsonb_exists("report"."writers", "report"."issuer_rid"))
);
--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_order_rid_orders_rid_fk" FOREIGN KEY ("order_rid") REFERENCES "public"."orders"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_first_rid_report_rid_fk" FOREIGN KEY ("first_rid") REFERENCES "public"."report"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_author_rid_users_rid_fk" FOREIGN KEY ("author_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_issuer_rid_users_rid_fk" FOREIGN KEY ("issuer_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_file_rid_file_rid_fk" FOREIGN KEY ("file_rid") REFERENCES "public"."file"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_state" ON "report" USING btree ("state","created","rid");--> statement-breakpoint
CREATE INDEX "report_order" ON "report" USING btree ("order_rid","created" DESC NULLS FIRST,"rid");--> statement-breakpoint
CREATE INDEX "report_member" ON "report" USING btree ("user_rid","created" DESC NULLS FIRST,"rid");--> statement-breakpoint
CREATE INDEX "report_file" ON "report" USING btree ("file_rid");--> statement-breakpoint
CREATE UNIQUE INDEX "report_open" ON "report" USING btree ("first_rid") WHERE "report"."state" IN ('draft', 'review');--> statement-breakpoint
CREATE UNIQUE INDEX "report_valid" ON "report" USING btree ("first_rid") WHERE "report"."state" = 'issued';--> statement-breakpoint
CREATE UNIQUE INDEX "report_version" ON "report" USING btree ("first_rid","version") WHERE "report"."state" <> 'discarded';--> statement-breakpoint
CREATE UNIQUE INDEX "report_serial" ON "report" USING btree ("serial","version") WHERE "report"."state" <> 'discarded';