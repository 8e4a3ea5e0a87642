CREATE TABLE "ledger_account" (
	"rid" text PRIMARY KEY NOT NULL,
	"owner_kind" text NOT NULL,
	"owner_rid" text,
	"kind" text NOT NULL,
	"debits_posted" bigint DEFAULT 0 NOT NULL,
	"credits_posted" bigint DEFAULT 0 NOT NULL,
	"debits_pending" bigint DEFAULT 0 NOT NULL,
	"credits_pending" bigint DEFAULT 0 NOT NULL,
	"floor" bigint,
	"agreed_floor" bigint,
	"ceiling" bigint,
	"closed" timestamp with time zone,
	"last_at" timestamp with time zone,
	CONSTRAINT "ledger_account_owner" UNIQUE NULLS NOT DISTINCT("owner_kind","owner_rid","kind"),
	CONSTRAINT "ledger_account_owner_rid" CHECK (("ledger_account"."owner_kind" = 'lab') = ("ledger_account"."owner_rid" IS NULL)),
	CONSTRAINT "ledger_account_totals" CHECK ("ledger_account"."debits_posted" >= 0 AND "ledger_account"."credits_posted" >= 0 AND "ledger_account"."debits_pending" >= 0 AND "ledger_account"."credits_pending" >= 0),
	CONSTRAINT "ledger_account_floor" CHECK ("ledger_account"."credits_posted" - "ledger_account"."debits_posted" - "ledger_account"."debits_pending" >= "ledger_account"."floor"),
	CONSTRAINT "ledger_account_agreed_floor" CHECK ("ledger_account"."floor" <= "ledger_account"."agreed_floor"),
	CONSTRAINT "ledger_account_ceiling" CHECK ("ledger_account"."credits_posted" + "ledger_account"."credits_pending" - "ledger_account"."debits_posted" <= "ledger_account"."ceiling")
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_rid" text NOT NULL,
	"transfer_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"balance" bigint NOT NULL,
	"credited" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_entry_transfer" UNIQUE("transfer_id","account_rid"),
	CONSTRAINT "ledger_entry_amount" CHECK ("ledger_entry"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transfer" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text,
	"debit_rid" text,
	"credit_rid" text,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"expires" timestamp with time zone,
	"posts" text,
	"voids" text,
	"reverses" text,
	"posted_amount" bigint,
	"reversed_amount" bigint DEFAULT 0 NOT NULL,
	"linked" text,
	"cause_kind" text,
	"cause_rid" text,
	"digest" text NOT NULL,
	"reason" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_transfer_state" CHECK ("ledger_transfer"."state" IN ('posted', 'pending', 'voided', 'expired', 'refused')),
	CONSTRAINT "ledger_transfer_refused" CHECK (("ledger_transfer"."state" = 'refused') = ("ledger_transfer"."reason" IS NOT NULL)),
	CONSTRAINT "ledger_transfer_complete" CHECK ("ledger_transfer"."state" = 'refused' OR ("ledger_transfer"."kind" IS NOT NULL AND "ledger_transfer"."debit_rid" <> "ledger_transfer"."credit_rid" AND "ledger_transfer"."cause_kind" IS NOT NULL AND "ledger_transfer"."cause_rid" IS NOT NULL)),
	CONSTRAINT "ledger_transfer_amounts" CHECK ("ledger_transfer"."amount" >= 0 AND "ledger_transfer"."posted_amount" BETWEEN 0 AND "ledger_transfer"."amount" AND "ledger_transfer"."reversed_amount" BETWEEN 0 AND "ledger_transfer"."amount")
);
--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_account_rid_ledger_account_rid_fk" FOREIGN KEY ("account_rid") REFERENCES "public"."ledger_account"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_transfer_id_ledger_transfer_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."ledger_transfer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfer" ADD CONSTRAINT "ledger_transfer_debit_rid_ledger_account_rid_fk" FOREIGN KEY ("debit_rid") REFERENCES "public"."ledger_account"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfer" ADD CONSTRAINT "ledger_transfer_credit_rid_ledger_account_rid_fk" FOREIGN KEY ("credit_rid") REFERENCES "public"."ledger_account"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfer" ADD CONSTRAINT "ledger_transfer_posts_ledger_transfer_id_fk" FOREIGN KEY ("posts") REFERENCES "public"."ledger_transfer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfer" ADD CONSTRAINT "ledger_transfer_voids_ledger_transfer_id_fk" FOREIGN KEY ("voids") REFERENCES "public"."ledger_transfer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfer" ADD CONSTRAINT "ledger_transfer_reverses_ledger_transfer_id_fk" FOREIGN KEY ("reverses") REFERENCES "public"."ledger_transfer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entry_account" ON "ledger_entry" USING btree ("account_rid","at","id");--> statement-breakpoint
CREATE INDEX "ledger_transfer_pending" ON "ledger_transfer" USING btree ("expires") WHERE "ledger_transfer"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "ledger_transfer_pending_debit" ON "ledger_transfer" USING btree ("debit_rid") WHERE "ledger_transfer"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "ledger_transfer_pending_credit" ON "ledger_transfer" USING btree ("credit_rid") WHERE "ledger_transfer"."state" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transfer_posts" ON "ledger_transfer" USING btree ("posts") WHERE "ledger_transfer"."posts" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transfer_voids" ON "ledger_transfer" USING btree ("voids") WHERE "ledger_transfer"."voids" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "ledger_transfer_cause" ON "ledger_transfer" USING btree ("cause_kind","cause_rid");--> statement-breakpoint
CREATE INDEX "ledger_transfer_reverses" ON "ledger_transfer" USING btree ("reverses") WHERE "ledger_transfer"."reverses" IS NOT NULL;--> statement-breakpoint
CREATE FUNCTION "ledger_refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % is refused: the ledger is append-only', TG_OP, TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER "ledger_entry_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entry" FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse_change"();--> statement-breakpoint
CREATE TRIGGER "ledger_transfer_kept" BEFORE DELETE OR TRUNCATE ON "ledger_transfer" FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse_change"();--> statement-breakpoint
CREATE TRIGGER "ledger_account_kept" BEFORE DELETE OR TRUNCATE ON "ledger_account" FOR EACH STATEMENT EXECUTE FUNCTION "ledger_refuse_change"();--> statement-breakpoint
CREATE FUNCTION "ledger_transfer_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  allowed "ledger_transfer" := OLD;
BEGIN
  IF OLD.state = 'pending' AND NEW.state IN ('posted', 'voided', 'expired') THEN
    allowed.state := NEW.state;
    IF NEW.state = 'posted' THEN
      allowed.posted_amount := coalesce(NEW.posted_amount, -1);
    END IF;
  ELSIF OLD.state = 'posted' AND OLD.posted_amount IS NULL AND OLD.reverses IS NULL AND NEW.reversed_amount > OLD.reversed_amount THEN
    allowed.reversed_amount := NEW.reversed_amount;
  END IF;
  IF NEW IS DISTINCT FROM allowed OR NEW IS NOT DISTINCT FROM OLD THEN
    RAISE EXCEPTION 'this change of transfer % is refused', OLD.id;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "ledger_transfer_change" BEFORE UPDATE ON "ledger_transfer" FOR EACH ROW EXECUTE FUNCTION "ledger_transfer_change"();--> statement-breakpoint
CREATE FUNCTION "ledger_account_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.rid <> OLD.rid OR NEW.owner_kind <> OLD.owner_kind OR NEW.owner_rid IS DISTINCT FROM OLD.owner_rid OR NEW.kind <> OLD.kind
    OR NEW.debits_posted < OLD.debits_posted OR NEW.credits_posted < OLD.credits_posted OR NEW.last_at < OLD.last_at THEN
    RAISE EXCEPTION 'this change of account % is refused', OLD.rid;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "ledger_account_change" BEFORE UPDATE ON "ledger_account" FOR EACH ROW EXECUTE FUNCTION "ledger_account_change"();
