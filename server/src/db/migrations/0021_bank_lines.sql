CREATE SEQUENCE "public"."bank_line_code" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "bank_line" (
	"rid" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"key" text NOT NULL,
	"day" date NOT NULL,
	"amount_fen" bigint NOT NULL,
	"payer" text NOT NULL,
	"account" text NOT NULL,
	"remark" text NOT NULL,
	"serial" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"transfer_rid" text,
	"statement_rid" text,
	"added_by" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"decided" timestamp with time zone,
	"decided_by" text,
	CONSTRAINT "bank_line_code_unique" UNIQUE("code"),
	CONSTRAINT "bank_line_key_unique" UNIQUE("key"),
	CONSTRAINT "bank_line_amount_above_zero" CHECK ("bank_line"."amount_fen" > 0),
	CONSTRAINT "bank_line_paid" CHECK (("bank_line"."state" = 'matched') = ("bank_line"."transfer_rid" IS NOT NULL OR "bank_line"."statement_rid" IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "bank_line" ADD CONSTRAINT "bank_line_transfer_rid_transfer_apply_rid_fk" FOREIGN KEY ("transfer_rid") REFERENCES "public"."transfer_apply"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_line" ADD CONSTRAINT "bank_line_statement_rid_statement_rid_fk" FOREIGN KEY ("statement_rid") REFERENCES "public"."statement"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_line" ADD CONSTRAINT "bank_line_added_by_users_rid_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_line" ADD CONSTRAINT "bank_line_decided_by_users_rid_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_line_state" ON "bank_line" USING btree ("state","created","code");--> statement-breakpoint
CREATE INDEX "bank_line_amount" ON "bank_line" USING btree ("amount_fen") WHERE "bank_line"."state" = 'open';--> statement-breakpoint
CREATE INDEX "bank_line_transfer" ON "bank_line" USING btree ("transfer_rid") WHERE "bank_line"."transfer_rid" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "bank_line_statement" ON "bank_line" USING btree ("statement_rid") WHERE "bank_line"."statement_rid" IS NOT NULL;