CREATE SEQUENCE "public"."invoice_apply_code" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "invoice_apply" (
	"rid" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"user_rid" text NOT NULL,
	"type" smallint NOT NULL,
	"state" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"holder" text NOT NULL,
	"title" text NOT NULL,
	"tax_number" text NOT NULL,
	"registered_address" text NOT NULL,
	"registered_phone" text NOT NULL,
	"bank" text NOT NULL,
	"account" text NOT NULL,
	"note" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"number" text,
	"red_number" text,
	"created" timestamp with time zone NOT NULL,
	"changed" timestamp with time zone NOT NULL,
	CONSTRAINT "invoice_apply_code_unique" UNIQUE("code"),
	CONSTRAINT "invoice_apply_number_unique" UNIQUE("number"),
	CONSTRAINT "invoice_apply_red_number_unique" UNIQUE("red_number"),
	CONSTRAINT "invoice_apply_amount" CHECK ("invoice_apply"."amount_fen" > 0)
);
--> statement-breakpoint
CREATE TABLE "invoice_apply_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_apply_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"invoice_apply_rid" text NOT NULL,
	"act" text NOT NULL,
	"by" text NOT NULL,
	"by_rid" text,
	"note" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_apply_file" (
	"invoice_apply_rid" text NOT NULL,
	"red" boolean NOT NULL,
	"slot" text NOT NULL,
	"file_rid" text NOT NULL,
	CONSTRAINT "invoice_apply_file_invoice_apply_rid_red_slot_pk" PRIMARY KEY("invoice_apply_rid","red","slot")
);
--> statement-breakpoint
CREATE TABLE "invoice_apply_part" (
	"invoice_apply_rid" text NOT NULL,
	"statement_rid" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	CONSTRAINT "invoice_apply_part_invoice_apply_rid_statement_rid_pk" PRIMARY KEY("invoice_apply_rid","statement_rid"),
	CONSTRAINT "invoice_apply_part_amount" CHECK ("invoice_apply_part"."amount_fen" > 0)
);
--> statement-breakpoint
ALTER TABLE "invoice_apply" ADD CONSTRAINT "invoice_apply_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_apply_event" ADD CONSTRAINT "invoice_apply_event_invoice_apply_rid_invoice_apply_rid_fk" FOREIGN KEY ("invoice_apply_rid") REFERENCES "public"."invoice_apply"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_apply_event" ADD CONSTRAINT "invoice_apply_event_by_rid_users_rid_fk" FOREIGN KEY ("by_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_apply_file" ADD CONSTRAINT "invoice_apply_file_invoice_apply_rid_invoice_apply_rid_fk" FOREIGN KEY ("invoice_apply_rid") REFERENCES "public"."invoice_apply"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_apply_file" ADD CONSTRAINT "invoice_apply_file_file_rid_file_rid_fk" FOREIGN KEY ("file_rid") REFERENCES "public"."file"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_apply_part" ADD CONSTRAINT "invoice_apply_part_invoice_apply_rid_invoice_apply_rid_fk" FOREIGN KEY ("invoice_apply_rid") REFERENCES "public"."invoice_apply"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_apply_part" ADD CONSTRAINT "invoice_apply_part_statement_rid_statement_rid_fk" FOREIGN KEY ("statement_rid") REFERENCES "public"."statement"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_apply_member" ON "invoice_apply" USING btree ("user_rid","created" DESC NULLS LAST,"rid");--> statement-breakpoint
CREATE INDEX "invoice_apply_state" ON "invoice_apply" USING btree ("state","changed","rid");--> statement-breakpoint
CREATE INDEX "invoice_apply_event_apply" ON "invoice_apply_event" USING btree ("invoice_apply_rid","id");--> statement-breakpoint
CREATE INDEX "invoice_apply_file_file" ON "invoice_apply_file" USING btree ("file_rid");--> statement-breakpoint
CREATE INDEX "invoice_apply_part_statement" ON "invoice_apply_part" USING btree ("statement_rid");