CREATE TABLE "cash_lot_use" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cash_lot_use_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lot_rid" text NOT NULL,
	"transfer_id" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	CONSTRAINT "cash_lot_use_amount" CHECK ("cash_lot_use"."amount_fen" > 0)
);
--> statement-breakpoint
CREATE TABLE "cash_lot" (
	"rid" text PRIMARY KEY NOT NULL,
	"account_rid" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"invoiced_fen" bigint DEFAULT 0 NOT NULL,
	"arrived" timestamp with time zone NOT NULL,
	CONSTRAINT "cash_lot_invoiced" CHECK ("cash_lot"."invoiced_fen" BETWEEN 0 AND "cash_lot"."amount_fen")
);
--> statement-breakpoint
CREATE TABLE "invoice_apply_prestore" (
	"invoice_apply_rid" text NOT NULL,
	"prestore_rid" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	CONSTRAINT "invoice_apply_prestore_invoice_apply_rid_prestore_rid_pk" PRIMARY KEY("invoice_apply_rid","prestore_rid"),
	CONSTRAINT "invoice_apply_prestore_amount" CHECK ("invoice_apply_prestore"."amount_fen" > 0)
);
--> statement-breakpoint
ALTER TABLE "prestore_apply" ADD COLUMN "invoicing" text DEFAULT 'spent' NOT NULL;--> statement-breakpoint
ALTER TABLE "cash_lot_use" ADD CONSTRAINT "cash_lot_use_lot_rid_cash_lot_rid_fk" FOREIGN KEY ("lot_rid") REFERENCES "public"."cash_lot"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_lot_use" ADD CONSTRAINT "cash_lot_use_transfer_id_ledger_transfer_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."ledger_transfer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_lot" ADD CONSTRAINT "cash_lot_account_rid_ledger_account_rid_fk" FOREIGN KEY ("account_rid") REFERENCES "public"."ledger_account"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_apply_prestore" ADD CONSTRAINT "invoice_apply_prestore_invoice_apply_rid_invoice_apply_rid_fk" FOREIGN KEY ("invoice_apply_rid") REFERENCES "public"."invoice_apply"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_apply_prestore" ADD CONSTRAINT "invoice_apply_prestore_prestore_rid_prestore_apply_rid_fk" FOREIGN KEY ("prestore_rid") REFERENCES "public"."prestore_apply"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cash_lot_use_lot" ON "cash_lot_use" USING btree ("lot_rid","transfer_id");--> statement-breakpoint
CREATE INDEX "cash_lot_use_transfer" ON "cash_lot_use" USING btree ("transfer_id");--> statement-breakpoint
CREATE INDEX "cash_lot_account" ON "cash_lot" USING btree ("account_rid","arrived","rid");--> statement-breakpoint
CREATE INDEX "invoice_apply_prestore_prestore" ON "invoice_apply_prestore" USING btree ("prestore_rid");