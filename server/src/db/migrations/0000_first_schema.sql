CREATE SEQUENCE "public"."approval_code" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."credit_code" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."evaluation_code" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."integration_exchange_code" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."invoice_apply_code" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."sample_code" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."order_code" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."prestore_code" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."quotation_code" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."rebate_withdrawal_code" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."requirement_code" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."reservation_code" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."sample4recycle_code" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."sampling_code" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."statement_code" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."transfer_apply_code" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "job_run" (
	"name" text PRIMARY KEY NOT NULL,
	"began" timestamp with time zone NOT NULL,
	"ended" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_rid" text NOT NULL,
	"path" text NOT NULL,
	"key" text NOT NULL,
	"input_hash" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_rid_path_key_pk" PRIMARY KEY("user_rid","path","key")
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"rid" text PRIMARY KEY NOT NULL,
	"user_rid" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"province" text NOT NULL,
	"city" text NOT NULL,
	"area" text NOT NULL,
	"address" text NOT NULL,
	"address_code" text NOT NULL,
	"company" text NOT NULL,
	"is_default" boolean NOT NULL,
	"created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "api_token" (
	"rid" text PRIMARY KEY NOT NULL,
	"user_rid" text NOT NULL,
	"name" text NOT NULL,
	"scopes" jsonb NOT NULL,
	"hint" text NOT NULL,
	"hash" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	"reminded" integer,
	"last_used" timestamp with time zone,
	CONSTRAINT "api_token_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "approval" (
	"code" text PRIMARY KEY NOT NULL,
	"act" text NOT NULL,
	"target" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"payload" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"requested_by" text NOT NULL,
	"requested" timestamp with time zone NOT NULL,
	"decided_by" text,
	"decided" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "approval_second_person" CHECK ("approval"."state" <> 'agreed' OR "approval"."decided_by" <> "approval"."requested_by")
);
--> statement-breakpoint
CREATE TABLE "article" (
	"rid" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"img" text NOT NULL,
	"sketch" text NOT NULL,
	"source" text,
	"author" text NOT NULL,
	"body" text NOT NULL,
	"devices" jsonb NOT NULL,
	"words" "tsvector" DEFAULT '' NOT NULL,
	"created" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"staff_rid" text NOT NULL,
	"act" text NOT NULL,
	"target" text NOT NULL,
	"note" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "closing" (
	"user_rid" text PRIMARY KEY NOT NULL,
	"requested" timestamp with time zone NOT NULL,
	"due" timestamp with time zone NOT NULL,
	"reminded" timestamp with time zone,
	"done" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "cluster_member" (
	"cluster_rid" text NOT NULL,
	"user_rid" text NOT NULL,
	"role" text NOT NULL,
	"limit_fen" bigint,
	"joined" timestamp with time zone NOT NULL,
	CONSTRAINT "cluster_member_cluster_rid_user_rid_pk" PRIMARY KEY("cluster_rid","user_rid"),
	CONSTRAINT "cluster_member_role" CHECK ("cluster_member"."role" IN ('owner', 'manager', 'member')),
	CONSTRAINT "cluster_member_limit" CHECK ("cluster_member"."limit_fen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "cluster_payment" (
	"rid" text PRIMARY KEY NOT NULL,
	"cluster_rid" text NOT NULL,
	"user_rid" text NOT NULL,
	"statement_rid" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"state" text NOT NULL,
	"month" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"expires" timestamp with time zone,
	"decided" timestamp with time zone,
	"decided_by" text,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "cluster_payment_amount" CHECK ("cluster_payment"."amount_fen" > 0),
	CONSTRAINT "cluster_payment_expires" CHECK (("cluster_payment"."state" = 'waiting') = ("cluster_payment"."expires" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "cluster_request" (
	"rid" text PRIMARY KEY NOT NULL,
	"cluster_rid" text NOT NULL,
	"user_rid" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"message" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"decided" timestamp with time zone,
	CONSTRAINT "cluster_request_decided" CHECK (("cluster_request"."state" = 'waiting') = ("cluster_request"."decided" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "cluster" (
	"rid" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"intro" text NOT NULL,
	"listed" boolean NOT NULL,
	"state" text NOT NULL,
	"approval_fen" bigint,
	"limit_fen" bigint,
	"words" "tsvector" DEFAULT '' NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"changed" timestamp with time zone NOT NULL,
	CONSTRAINT "cluster_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "consent" (
	"rid" text PRIMARY KEY NOT NULL,
	"user_rid" text NOT NULL,
	"document" text NOT NULL,
	"version" text NOT NULL,
	"source" text NOT NULL,
	"given" timestamp with time zone NOT NULL,
	"withdrawn" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "content_draft" (
	"kind" text NOT NULL,
	"rid" text NOT NULL,
	"content" jsonb NOT NULL,
	"staff_rid" text NOT NULL,
	"saved" timestamp with time zone NOT NULL,
	CONSTRAINT "content_draft_kind_rid_pk" PRIMARY KEY("kind","rid")
);
--> statement-breakpoint
CREATE TABLE "content_version" (
	"kind" text NOT NULL,
	"rid" text NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"staff_rid" text,
	"published" timestamp with time zone NOT NULL,
	CONSTRAINT "content_version_kind_rid_version_pk" PRIMARY KEY("kind","rid","version")
);
--> statement-breakpoint
CREATE TABLE "coupon_offer" (
	"rid" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"amount_fen" bigint,
	"percent" integer,
	"cap_fen" bigint,
	"minimum_fen" bigint NOT NULL,
	"type_id" integer,
	"child_id" integer,
	"starts" timestamp with time zone NOT NULL,
	"ends" timestamp with time zone NOT NULL,
	"valid_days" integer,
	"total" integer,
	"per_member" integer NOT NULL,
	"claimable" boolean NOT NULL,
	"issued" integer DEFAULT 0 NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "coupon_offer_code_unique" UNIQUE("code"),
	CONSTRAINT "coupon_offer_value" CHECK (("coupon_offer"."amount_fen" IS NULL) <> ("coupon_offer"."percent" IS NULL)),
	CONSTRAINT "coupon_offer_percent" CHECK ("coupon_offer"."percent" BETWEEN 1 AND 99),
	CONSTRAINT "coupon_offer_amounts" CHECK ("coupon_offer"."amount_fen" > 0 AND "coupon_offer"."cap_fen" > 0 AND "coupon_offer"."minimum_fen" >= 0),
	CONSTRAINT "coupon_offer_issued" CHECK ("coupon_offer"."issued" BETWEEN 0 AND "coupon_offer"."total")
);
--> statement-breakpoint
CREATE TABLE "coupon" (
	"rid" text PRIMARY KEY NOT NULL,
	"offer_rid" text NOT NULL,
	"user_rid" text NOT NULL,
	"source" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	"used" timestamp with time zone,
	"order_rid" text,
	CONSTRAINT "coupon_used_for_order" CHECK (("coupon"."used" IS NULL) = ("coupon"."order_rid" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "credit_apply" (
	"rid" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"user_rid" text NOT NULL,
	"state" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"reason" text NOT NULL,
	"granted_fen" bigint,
	"note" text DEFAULT '' NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"decided" timestamp with time zone,
	CONSTRAINT "credit_apply_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "device" (
	"rid" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"type_id" integer NOT NULL,
	"child_id" integer NOT NULL,
	"img" text NOT NULL,
	"gallery" jsonb NOT NULL,
	"sketch" text NOT NULL,
	"description" text NOT NULL,
	"discount_label" text,
	"base_fen" bigint NOT NULL,
	"price_fen" bigint NOT NULL,
	"unit" text NOT NULL,
	"turnaround_days" integer NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	"evaluations" integer DEFAULT 0 NOT NULL,
	"stars" integer DEFAULT 0 NOT NULL,
	"options" jsonb NOT NULL,
	"detail" text NOT NULL,
	"sample_requirements" jsonb NOT NULL,
	"needs_sample" boolean NOT NULL,
	"sample_states" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"instrument" text NOT NULL,
	"aliases" text NOT NULL,
	"words" "tsvector" DEFAULT '' NOT NULL,
	"position" integer NOT NULL,
	"withdrawn" timestamp with time zone,
	"changed" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "device_price_positive" CHECK ("device"."base_fen" > 0 AND "device"."price_fen" > 0)
);
--> statement-breakpoint
CREATE TABLE "device_page" (
	"device_rid" text PRIMARY KEY NOT NULL,
	"process" jsonb NOT NULL,
	"results" jsonb NOT NULL,
	"literature" jsonb NOT NULL,
	"questions" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "evaluation_picture" (
	"evaluation_rid" text NOT NULL,
	"position" smallint NOT NULL,
	"file_rid" text NOT NULL,
	CONSTRAINT "evaluation_picture_evaluation_rid_position_pk" PRIMARY KEY("evaluation_rid","position"),
	CONSTRAINT "evaluation_picture_file_rid_unique" UNIQUE("file_rid")
);
--> statement-breakpoint
CREATE TABLE "evaluation" (
	"rid" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"user_rid" text NOT NULL,
	"order_rid" text NOT NULL,
	"item_rid" text NOT NULL,
	"device_rid" text NOT NULL,
	"stars" smallint NOT NULL,
	"text" text NOT NULL,
	"anonymous" boolean NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"reply" text,
	"replied" timestamp with time zone,
	"points" integer DEFAULT 0 NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "evaluation_code_unique" UNIQUE("code"),
	CONSTRAINT "evaluation_item_rid_unique" UNIQUE("item_rid"),
	CONSTRAINT "evaluation_stars" CHECK ("evaluation"."stars" BETWEEN 1 AND 5)
);
--> statement-breakpoint
CREATE TABLE "banner" (
	"position" integer PRIMARY KEY NOT NULL,
	"img" text NOT NULL,
	"title" text,
	"description" text,
	"redirect" text
);
--> statement-breakpoint
CREATE TABLE "partner" (
	"position" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"img" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prefecture" (
	"child_id" integer PRIMARY KEY NOT NULL,
	"img" text,
	"title" text NOT NULL,
	"sketch" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "instrument_closure" (
	"rid" text PRIMARY KEY NOT NULL,
	"instrument_rid" text NOT NULL,
	"from" date NOT NULL,
	"to" date NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "instrument_device" (
	"instrument_rid" text NOT NULL,
	"device_rid" text NOT NULL,
	CONSTRAINT "instrument_device_instrument_rid_device_rid_pk" PRIMARY KEY("instrument_rid","device_rid")
);
--> statement-breakpoint
CREATE TABLE "instrument_permission" (
	"instrument_rid" text NOT NULL,
	"user_rid" text NOT NULL,
	"granted" timestamp with time zone NOT NULL,
	CONSTRAINT "instrument_permission_instrument_rid_user_rid_pk" PRIMARY KEY("instrument_rid","user_rid")
);
--> statement-breakpoint
CREATE TABLE "instrument" (
	"rid" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"place" text NOT NULL,
	"hours" jsonb NOT NULL,
	"slot_minutes" integer NOT NULL,
	"capacity" smallint NOT NULL,
	"self_operated" boolean NOT NULL,
	"out_of_service" text,
	"manuals" jsonb NOT NULL,
	CONSTRAINT "instrument_code_unique" UNIQUE("code"),
	CONSTRAINT "instrument_capacity" CHECK ("instrument"."capacity" > 0 AND "instrument"."slot_minutes" > 0)
);
--> statement-breakpoint
CREATE TABLE "integration_exchange" (
	"rid" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"user_rid" text NOT NULL,
	"goods_rid" text NOT NULL,
	"name" text NOT NULL,
	"points" integer NOT NULL,
	"state" text NOT NULL,
	"recipient" text NOT NULL,
	"phone" text NOT NULL,
	"place" text NOT NULL,
	"parcel_company" text DEFAULT '' NOT NULL,
	"parcel_number" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"changed" timestamp with time zone NOT NULL,
	CONSTRAINT "integration_exchange_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "integration_goods" (
	"rid" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"sketch" text NOT NULL,
	"img" text NOT NULL,
	"points" integer NOT NULL,
	"stock" integer,
	"coupon_code" text,
	"offered" boolean NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "integration_goods_code_unique" UNIQUE("code"),
	CONSTRAINT "integration_goods_points" CHECK ("integration_goods"."points" > 0),
	CONSTRAINT "integration_goods_stock" CHECK ("integration_goods"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "integration_notice" (
	"user_rid" text NOT NULL,
	"month" date NOT NULL,
	CONSTRAINT "integration_notice_user_rid_month_pk" PRIMARY KEY("user_rid","month")
);
--> statement-breakpoint
CREATE TABLE "invite_reward" (
	"user_rid" text PRIMARY KEY NOT NULL,
	"inviter_rid" text NOT NULL,
	"order_rid" text NOT NULL,
	"paid" timestamp with time zone NOT NULL,
	"done" timestamp with time zone,
	"member_coupon_rid" text,
	"inviter_coupon_rid" text
);
--> statement-breakpoint
CREATE TABLE "invoice" (
	"rid" text PRIMARY KEY NOT NULL,
	"user_rid" text NOT NULL,
	"holder" text NOT NULL,
	"type" smallint NOT NULL,
	"title" text NOT NULL,
	"tax_number" text NOT NULL,
	"registered_address" text NOT NULL,
	"registered_phone" text NOT NULL,
	"bank" text NOT NULL,
	"account" text NOT NULL,
	"is_default" boolean NOT NULL,
	"created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
	"email" text DEFAULT '' NOT NULL,
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
CREATE TABLE "ledger_check" (
	"day" text PRIMARY KEY NOT NULL,
	"started" timestamp with time zone NOT NULL,
	"finished" timestamp with time zone,
	"findings" integer
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
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"resets" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message" (
	"rid" text PRIMARY KEY NOT NULL,
	"user_rid" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"link" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"read" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notice_choice" (
	"user_rid" text NOT NULL,
	"kind" text NOT NULL,
	"sms" boolean NOT NULL,
	"mail" boolean NOT NULL,
	"changed" timestamp with time zone NOT NULL,
	CONSTRAINT "notice_choice_user_rid_kind_pk" PRIMARY KEY("user_rid","kind")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"rid" text PRIMARY KEY NOT NULL,
	"user_rid" text,
	"phone" text,
	"email" text,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"channel" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"kind" text,
	"link" text,
	"created" timestamp with time zone NOT NULL,
	"tried" integer DEFAULT 0 NOT NULL,
	"next" timestamp with time zone NOT NULL,
	CONSTRAINT "outbox_receiver" CHECK (num_nonnulls("outbox"."user_rid", "outbox"."phone") = 1)
);
--> statement-breakpoint
CREATE TABLE "order_draft" (
	"user_rid" text NOT NULL,
	"device_rid" text NOT NULL,
	"fields" text NOT NULL,
	"saved" timestamp with time zone NOT NULL,
	CONSTRAINT "order_draft_user_rid_device_rid_pk" PRIMARY KEY("user_rid","device_rid")
);
--> statement-breakpoint
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
CREATE TABLE "sample_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sample_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sample_rid" text NOT NULL,
	"act" text NOT NULL,
	"state" text NOT NULL,
	"by" text NOT NULL,
	"by_rid" text,
	"note" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sample" (
	"rid" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"user_rid" text NOT NULL,
	"order_rid" text NOT NULL,
	"state" text NOT NULL,
	"disposal" smallint NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"until" date,
	"reminded" boolean DEFAULT false NOT NULL,
	"parcel_company" text,
	"parcel_number" text,
	"created" timestamp with time zone NOT NULL,
	"received" timestamp with time zone,
	CONSTRAINT "sample_code_unique" UNIQUE("code"),
	CONSTRAINT "sample_kept" CHECK ("sample"."state" <> 'stored' OR "sample"."until" IS NOT NULL),
	CONSTRAINT "sample_discarded" CHECK ("sample"."state" <> 'discarding' OR "sample"."until" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "order_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_rid" text NOT NULL,
	"act" text NOT NULL,
	"state" text NOT NULL,
	"by" text NOT NULL,
	"by_rid" text,
	"note" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_item" (
	"rid" text PRIMARY KEY NOT NULL,
	"order_rid" text NOT NULL,
	"user_rid" text,
	"position" integer NOT NULL,
	"device_rid" text NOT NULL,
	"name" text NOT NULL,
	"img" text NOT NULL,
	"unit" text NOT NULL,
	"options" jsonb NOT NULL,
	"option_text" jsonb NOT NULL,
	"count" integer NOT NULL,
	"unit_fen" bigint NOT NULL,
	"total_fen" bigint NOT NULL,
	"needs_sample" boolean NOT NULL,
	"turnaround_days" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_pickup" (
	"order_rid" text PRIMARY KEY NOT NULL,
	"type" smallint NOT NULL,
	"date" date,
	"time" text,
	"name" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"province" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"area" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"address_code" text DEFAULT '' NOT NULL,
	"message" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_promise" (
	"order_rid" text NOT NULL,
	"kind" text NOT NULL,
	"due" timestamp with time zone NOT NULL,
	"kept" timestamp with time zone,
	CONSTRAINT "order_promise_order_rid_kind_pk" PRIMARY KEY("order_rid","kind")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"rid" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"user_rid" text NOT NULL,
	"state" text NOT NULL,
	"type_id" integer NOT NULL,
	"enterprise" boolean NOT NULL,
	"needs_sample" boolean NOT NULL,
	"total_fen" bigint NOT NULL,
	"discount_fen" bigint DEFAULT 0 NOT NULL,
	"coupon_rid" text,
	"due_fen" bigint GENERATED ALWAYS AS (total_fen - discount_fen) STORED NOT NULL,
	"sample_source" smallint NOT NULL,
	"sample_disposal" smallint,
	"sampling_rid" text,
	"materials" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"materials_other" text DEFAULT '' NOT NULL,
	"message" text NOT NULL,
	"search" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"changed" timestamp with time zone NOT NULL,
	"protocol_made" boolean DEFAULT false NOT NULL,
	"signed" boolean DEFAULT false NOT NULL,
	"has_data" boolean DEFAULT false NOT NULL,
	"has_raw" boolean DEFAULT false NOT NULL,
	"parcel_company" text,
	"parcel_number" text,
	"open_question" boolean DEFAULT false NOT NULL,
	"quoted" boolean DEFAULT false NOT NULL,
	"evaluated" boolean DEFAULT false NOT NULL,
	"queue" smallint GENERATED ALWAYS AS (CASE WHEN open_question THEN 0 WHEN state IN ('closed', 'cancelled') THEN 2 ELSE 1 END) STORED NOT NULL,
	CONSTRAINT "orders_code_unique" UNIQUE("code"),
	CONSTRAINT "orders_total" CHECK ("orders"."total_fen" >= 0),
	CONSTRAINT "orders_discount" CHECK ("orders"."discount_fen" BETWEEN 0 AND "orders"."total_fen")
);
--> statement-breakpoint
CREATE TABLE "order_file" (
	"rid" text PRIMARY KEY NOT NULL,
	"order_rid" text NOT NULL,
	"file_rid" text NOT NULL,
	"kind" text NOT NULL,
	"item_rid" text,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "order_file_file_rid_unique" UNIQUE("file_rid")
);
--> statement-breakpoint
CREATE TABLE "picture" (
	"rid" text PRIMARY KEY NOT NULL,
	"stored" text NOT NULL,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"size" integer NOT NULL,
	"staff_rid" text NOT NULL,
	"created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_share" (
	"code" text PRIMARY KEY NOT NULL,
	"user_rid" text NOT NULL,
	"items" jsonb NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"expires" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_item" (
	"rid" text PRIMARY KEY NOT NULL,
	"user_rid" text NOT NULL,
	"device_rid" text NOT NULL,
	"name" text NOT NULL,
	"type_id" integer NOT NULL,
	"options" jsonb NOT NULL,
	"count" integer NOT NULL,
	"saved" boolean DEFAULT false NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"quotation_code" text,
	"quoted_fen" bigint,
	"quoted_count" integer,
	"quoted_until" date,
	CONSTRAINT "plan_item_quoted" CHECK (num_nonnulls("plan_item"."quotation_code", "plan_item"."quoted_fen", "plan_item"."quoted_count", "plan_item"."quoted_until") IN (0, 4)),
	CONSTRAINT "plan_item_count" CHECK ("plan_item"."count" BETWEEN 1 AND 999)
);
--> statement-breakpoint
CREATE TABLE "prestore_apply" (
	"rid" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"user_rid" text NOT NULL,
	"state" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"bonus_fen" bigint NOT NULL,
	"payer" text NOT NULL,
	"paid_on" date NOT NULL,
	"note" text NOT NULL,
	"file_rid" text NOT NULL,
	"cluster_rid" text,
	"reason" text DEFAULT '' NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"decided" timestamp with time zone,
	CONSTRAINT "prestore_apply_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "promoter_referral" (
	"user_rid" text PRIMARY KEY NOT NULL,
	"promoter_rid" text NOT NULL,
	"created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promoter" (
	"user_rid" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"code" text,
	"channel" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"applied" timestamp with time zone NOT NULL,
	"decided" timestamp with time zone,
	CONSTRAINT "promoter_code_unique" UNIQUE("code"),
	CONSTRAINT "promoter_code" CHECK ("promoter"."state" <> 'approved' OR "promoter"."code" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "protocol_signature" (
	"rid" text PRIMARY KEY NOT NULL,
	"protocol_rid" text NOT NULL,
	"user_rid" text NOT NULL,
	"name" text NOT NULL,
	"method" text NOT NULL,
	"picture" text,
	"phone" text NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"consent" text NOT NULL,
	"sha256" text NOT NULL,
	"file_rid" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "protocol_signature_protocol_rid_unique" UNIQUE("protocol_rid")
);
--> statement-breakpoint
CREATE TABLE "protocol" (
	"rid" text PRIMARY KEY NOT NULL,
	"order_rid" text NOT NULL,
	"user_rid" text NOT NULL,
	"version" integer NOT NULL,
	"file_rid" text,
	"sha256" text,
	"content" jsonb,
	"due_fen" bigint NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"signed" timestamp with time zone,
	"superseded" timestamp with time zone
);
--> statement-breakpoint
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
CREATE TABLE "rebate_payee" (
	"user_rid" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"bank" text NOT NULL,
	"account" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rebate_return" (
	"refund_rid" text NOT NULL,
	"order_rid" text NOT NULL,
	"promoter_rid" text NOT NULL,
	"refunded_fen" bigint NOT NULL,
	"amount_fen" bigint NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "rebate_return_order_rid_refund_rid_pk" PRIMARY KEY("order_rid","refund_rid"),
	CONSTRAINT "rebate_return_amount" CHECK ("rebate_return"."amount_fen" >= 0 AND "rebate_return"."refunded_fen" > 0)
);
--> statement-breakpoint
CREATE TABLE "rebate_withdrawal" (
	"rid" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"user_rid" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"state" text NOT NULL,
	"payee_name" text NOT NULL,
	"payee_bank" text NOT NULL,
	"payee_account" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"changed" timestamp with time zone NOT NULL,
	CONSTRAINT "rebate_withdrawal_code_unique" UNIQUE("code"),
	CONSTRAINT "rebate_withdrawal_amount" CHECK ("rebate_withdrawal"."amount_fen" > 0)
);
--> statement-breakpoint
CREATE TABLE "rebate" (
	"order_rid" text PRIMARY KEY NOT NULL,
	"promoter_rid" text NOT NULL,
	"referred_rid" text NOT NULL,
	"paid_fen" bigint NOT NULL,
	"percent" integer NOT NULL,
	"amount_fen" bigint NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "rebate_amount" CHECK ("rebate"."amount_fen" > 0 AND "rebate"."amount_fen" <= "rebate"."paid_fen")
);
--> statement-breakpoint
CREATE TABLE "requirement_file" (
	"file_rid" text PRIMARY KEY NOT NULL,
	"message_rid" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "requirement_message" (
	"rid" text PRIMARY KEY NOT NULL,
	"requirement_code" text NOT NULL,
	"act" text NOT NULL,
	"by" text NOT NULL,
	"by_rid" text,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "requirement" (
	"code" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_rid" text,
	"state" text DEFAULT 'submitted' NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"company" text NOT NULL,
	"device_rid" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"file_rid" text,
	"unread" boolean DEFAULT false NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"changed" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reservation_seat" (
	"instrument_rid" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"seat" smallint NOT NULL,
	"reservation_rid" text NOT NULL,
	CONSTRAINT "reservation_seat_instrument_rid_at_seat_pk" PRIMARY KEY("instrument_rid","at","seat")
);
--> statement-breakpoint
CREATE TABLE "reservation_wait" (
	"rid" text PRIMARY KEY NOT NULL,
	"user_rid" text NOT NULL,
	"device_rid" text NOT NULL,
	"device_name" text NOT NULL,
	"instrument_rid" text NOT NULL,
	"starts" timestamp with time zone NOT NULL,
	"ends" timestamp with time zone NOT NULL,
	"alone" boolean NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "reservation_wait_once" UNIQUE("user_rid","instrument_rid","starts","ends")
);
--> statement-breakpoint
CREATE TABLE "reservation" (
	"rid" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"user_rid" text NOT NULL,
	"device_rid" text NOT NULL,
	"device_name" text NOT NULL,
	"instrument_rid" text NOT NULL,
	"state" text NOT NULL,
	"starts" timestamp with time zone NOT NULL,
	"ends" timestamp with time zone NOT NULL,
	"alone" boolean NOT NULL,
	"offered" boolean NOT NULL,
	"until" timestamp with time zone,
	"order_rid" text,
	"order_code" text,
	"note" text DEFAULT '' NOT NULL,
	"reminded_day" boolean DEFAULT false NOT NULL,
	"reminded_hour" boolean DEFAULT false NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "reservation_code_unique" UNIQUE("code"),
	CONSTRAINT "reservation_range" CHECK ("reservation"."starts" < "reservation"."ends"),
	CONSTRAINT "reservation_until" CHECK (("reservation"."state" = 'held') = ("reservation"."until" IS NOT NULL)),
	CONSTRAINT "reservation_ordered" CHECK (("reservation"."order_rid" IS NULL) = ("reservation"."order_code" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "sample4recycle_sample" (
	"recycle_rid" text NOT NULL,
	"sample_rid" text NOT NULL,
	"position" integer NOT NULL,
	"kept_until" date NOT NULL,
	CONSTRAINT "sample4recycle_sample_recycle_rid_sample_rid_pk" PRIMARY KEY("recycle_rid","sample_rid")
);
--> statement-breakpoint
CREATE TABLE "sample4recycle" (
	"rid" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"user_rid" text NOT NULL,
	"state" text NOT NULL,
	"postage" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"province" text NOT NULL,
	"city" text NOT NULL,
	"area" text NOT NULL,
	"address" text NOT NULL,
	"address_code" text NOT NULL,
	"message" text NOT NULL,
	"due" date NOT NULL,
	"parcel_company" text,
	"parcel_number" text,
	"reason" text DEFAULT '' NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"sent" timestamp with time zone,
	CONSTRAINT "sample4recycle_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "sampling" (
	"rid" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"user_rid" text NOT NULL,
	"state" text NOT NULL,
	"date" date NOT NULL,
	"time" text NOT NULL,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"province" text NOT NULL,
	"city" text NOT NULL,
	"area" text NOT NULL,
	"address" text NOT NULL,
	"address_code" text NOT NULL,
	"message" text NOT NULL,
	"scene_date" date,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "sampling_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "seed_run" (
	"part" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "access_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_rid" text NOT NULL,
	"expires" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_rid" text NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	"used" timestamp with time zone,
	"successor_salt" text
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"rid" text PRIMARY KEY NOT NULL,
	"user_rid" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"agent" text DEFAULT '' NOT NULL,
	"ip" text DEFAULT '' NOT NULL,
	"last_seen" timestamp with time zone DEFAULT now() NOT NULL,
	"ended" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_codes" (
	"phone" text NOT NULL,
	"use_for" smallint NOT NULL,
	"code_hash" text,
	"tries" smallint NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	CONSTRAINT "sms_codes_phone_use_for_pk" PRIMARY KEY("phone","use_for")
);
--> statement-breakpoint
CREATE TABLE "staff_account" (
	"staff_rid" text PRIMARY KEY NOT NULL,
	"roles" text[] NOT NULL,
	"applied_password" text,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_account_roles" CHECK (cardinality("staff_account"."roles") > 0 AND "staff_account"."roles" <@ ARRAY['manager', 'lab', 'finance', 'content', 'admin'])
);
--> statement-breakpoint
CREATE TABLE "staff_recovery_code" (
	"staff_rid" text NOT NULL,
	"hash" text NOT NULL,
	"used" timestamp with time zone,
	CONSTRAINT "staff_recovery_code_staff_rid_hash_pk" PRIMARY KEY("staff_rid","hash")
);
--> statement-breakpoint
CREATE TABLE "staff_second_factor" (
	"staff_rid" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_verification" (
	"session_rid" text PRIMARY KEY NOT NULL,
	"verified" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "thanks" (
	"position" integer PRIMARY KEY NOT NULL,
	"company" text NOT NULL,
	"title" text NOT NULL,
	"code" text NOT NULL,
	"content" text NOT NULL,
	"sketch" text NOT NULL,
	"source" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wx_tickets" (
	"scene" text PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	"openid" text,
	"scanned" timestamp with time zone,
	"confirmed" timestamp with time zone,
	"used" timestamp with time zone,
	"salt" text
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
CREATE TABLE "type_child" (
	"id" integer PRIMARY KEY NOT NULL,
	"type_id" integer NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "type" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"img" text NOT NULL,
	"discount_label" text
);
--> statement-breakpoint
CREATE TABLE "file" (
	"rid" text PRIMARY KEY NOT NULL,
	"user_rid" text,
	"stored" text NOT NULL,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"size" bigint NOT NULL,
	"fingerprint" text,
	"picture" boolean DEFAULT false NOT NULL,
	"claimed" boolean DEFAULT false NOT NULL,
	"created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resumable_part" (
	"upload_rid" text NOT NULL,
	"number" smallint NOT NULL,
	"etag" text NOT NULL,
	CONSTRAINT "resumable_part_upload_rid_number_pk" PRIMARY KEY("upload_rid","number")
);
--> statement-breakpoint
CREATE TABLE "resumable_upload" (
	"rid" text PRIMARY KEY NOT NULL,
	"user_rid" text NOT NULL,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"fingerprint" text,
	"stored" text NOT NULL,
	"key" text NOT NULL,
	"joining" timestamp with time zone,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "resumable_upload_size" CHECK ("resumable_upload"."size" > 0)
);
--> statement-breakpoint
CREATE TABLE "users" (
	"rid" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"phone" text,
	"password_hash" text NOT NULL,
	"role" text DEFAULT 'member' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"organization" smallint,
	"company" text DEFAULT '' NOT NULL,
	"teacher" text DEFAULT '' NOT NULL,
	"teacher_phone" text DEFAULT '' NOT NULL,
	"teacher_mail" text DEFAULT '' NOT NULL,
	"invitation_code" text NOT NULL,
	"invited_by" text,
	"created" timestamp with time zone NOT NULL,
	"locked" timestamp with time zone,
	"first_password" boolean DEFAULT false NOT NULL,
	CONSTRAINT "users_account_unique" UNIQUE("account"),
	CONSTRAINT "users_phone_unique" UNIQUE("phone"),
	CONSTRAINT "users_invitation_code_unique" UNIQUE("invitation_code"),
	CONSTRAINT "users_organization" CHECK ("users"."organization" BETWEEN 0 AND 3)
);
--> statement-breakpoint
CREATE TABLE "visit_slot" (
	"date" date NOT NULL,
	"time" text NOT NULL,
	"taken" integer NOT NULL,
	CONSTRAINT "visit_slot_date_time_pk" PRIMARY KEY("date","time"),
	CONSTRAINT "visit_slot_taken" CHECK ("visit_slot"."taken" >= 0)
);
--> statement-breakpoint
CREATE TABLE "webhook_attempt" (
	"rid" text PRIMARY KEY NOT NULL,
	"delivery_rid" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"status" integer,
	"error" text,
	"duration_ms" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_delivery" (
	"rid" text PRIMARY KEY NOT NULL,
	"webhook_rid" text NOT NULL,
	"type" text NOT NULL,
	"target_rid" text NOT NULL,
	"code" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"tried" integer NOT NULL,
	"next" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "webhook" (
	"rid" text PRIMARY KEY NOT NULL,
	"user_rid" text NOT NULL,
	"url" text NOT NULL,
	"events" jsonb NOT NULL,
	"secret" text NOT NULL,
	"previous_secret" text,
	"previous_until" timestamp with time zone,
	"created" timestamp with time zone NOT NULL,
	"disabled" timestamp with time zone,
	"disabled_because" text,
	"failing_since" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "wx_accounts" (
	"openid" text PRIMARY KEY NOT NULL,
	"user_rid" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "wx_accounts_user_rid_unique" UNIQUE("user_rid")
);
--> statement-breakpoint
CREATE TABLE "wx_callbacks" (
	"signature" text PRIMARY KEY NOT NULL,
	"expires" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "local_inbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "local_inbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"to" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_token" ADD CONSTRAINT "api_token_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval" ADD CONSTRAINT "approval_requested_by_users_rid_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval" ADD CONSTRAINT "approval_decided_by_users_rid_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_staff_rid_users_rid_fk" FOREIGN KEY ("staff_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closing" ADD CONSTRAINT "closing_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cluster_member" ADD CONSTRAINT "cluster_member_cluster_rid_cluster_rid_fk" FOREIGN KEY ("cluster_rid") REFERENCES "public"."cluster"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cluster_member" ADD CONSTRAINT "cluster_member_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cluster_payment" ADD CONSTRAINT "cluster_payment_cluster_rid_cluster_rid_fk" FOREIGN KEY ("cluster_rid") REFERENCES "public"."cluster"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cluster_payment" ADD CONSTRAINT "cluster_payment_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cluster_payment" ADD CONSTRAINT "cluster_payment_decided_by_users_rid_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cluster_request" ADD CONSTRAINT "cluster_request_cluster_rid_cluster_rid_fk" FOREIGN KEY ("cluster_rid") REFERENCES "public"."cluster"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cluster_request" ADD CONSTRAINT "cluster_request_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_draft" ADD CONSTRAINT "content_draft_staff_rid_users_rid_fk" FOREIGN KEY ("staff_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_version" ADD CONSTRAINT "content_version_staff_rid_users_rid_fk" FOREIGN KEY ("staff_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_offer" ADD CONSTRAINT "coupon_offer_type_id_type_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_offer" ADD CONSTRAINT "coupon_offer_child_id_type_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."type_child"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_offer_rid_coupon_offer_rid_fk" FOREIGN KEY ("offer_rid") REFERENCES "public"."coupon_offer"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_apply" ADD CONSTRAINT "credit_apply_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device" ADD CONSTRAINT "device_type_id_type_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device" ADD CONSTRAINT "device_child_id_type_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."type_child"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_page" ADD CONSTRAINT "device_page_device_rid_device_rid_fk" FOREIGN KEY ("device_rid") REFERENCES "public"."device"("rid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_picture" ADD CONSTRAINT "evaluation_picture_evaluation_rid_evaluation_rid_fk" FOREIGN KEY ("evaluation_rid") REFERENCES "public"."evaluation"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation_picture" ADD CONSTRAINT "evaluation_picture_file_rid_file_rid_fk" FOREIGN KEY ("file_rid") REFERENCES "public"."file"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation" ADD CONSTRAINT "evaluation_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation" ADD CONSTRAINT "evaluation_order_rid_orders_rid_fk" FOREIGN KEY ("order_rid") REFERENCES "public"."orders"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluation" ADD CONSTRAINT "evaluation_item_rid_order_item_rid_fk" FOREIGN KEY ("item_rid") REFERENCES "public"."order_item"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prefecture" ADD CONSTRAINT "prefecture_child_id_type_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."type_child"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instrument_closure" ADD CONSTRAINT "instrument_closure_instrument_rid_instrument_rid_fk" FOREIGN KEY ("instrument_rid") REFERENCES "public"."instrument"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instrument_device" ADD CONSTRAINT "instrument_device_instrument_rid_instrument_rid_fk" FOREIGN KEY ("instrument_rid") REFERENCES "public"."instrument"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instrument_device" ADD CONSTRAINT "instrument_device_device_rid_device_rid_fk" FOREIGN KEY ("device_rid") REFERENCES "public"."device"("rid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instrument_permission" ADD CONSTRAINT "instrument_permission_instrument_rid_instrument_rid_fk" FOREIGN KEY ("instrument_rid") REFERENCES "public"."instrument"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instrument_permission" ADD CONSTRAINT "instrument_permission_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integration_exchange" ADD CONSTRAINT "integration_exchange_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integration_exchange" ADD CONSTRAINT "integration_exchange_goods_rid_integration_goods_rid_fk" FOREIGN KEY ("goods_rid") REFERENCES "public"."integration_goods"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integration_notice" ADD CONSTRAINT "integration_notice_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_reward" ADD CONSTRAINT "invite_reward_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_reward" ADD CONSTRAINT "invite_reward_inviter_rid_users_rid_fk" FOREIGN KEY ("inviter_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_reward" ADD CONSTRAINT "invite_reward_member_coupon_rid_coupon_rid_fk" FOREIGN KEY ("member_coupon_rid") REFERENCES "public"."coupon"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_reward" ADD CONSTRAINT "invite_reward_inviter_coupon_rid_coupon_rid_fk" FOREIGN KEY ("inviter_coupon_rid") REFERENCES "public"."coupon"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_apply" ADD CONSTRAINT "invoice_apply_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_apply_event" ADD CONSTRAINT "invoice_apply_event_invoice_apply_rid_invoice_apply_rid_fk" FOREIGN KEY ("invoice_apply_rid") REFERENCES "public"."invoice_apply"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_apply_event" ADD CONSTRAINT "invoice_apply_event_by_rid_users_rid_fk" FOREIGN KEY ("by_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_apply_file" ADD CONSTRAINT "invoice_apply_file_invoice_apply_rid_invoice_apply_rid_fk" FOREIGN KEY ("invoice_apply_rid") REFERENCES "public"."invoice_apply"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_apply_file" ADD CONSTRAINT "invoice_apply_file_file_rid_file_rid_fk" FOREIGN KEY ("file_rid") REFERENCES "public"."file"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_apply_part" ADD CONSTRAINT "invoice_apply_part_invoice_apply_rid_invoice_apply_rid_fk" FOREIGN KEY ("invoice_apply_rid") REFERENCES "public"."invoice_apply"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_apply_part" ADD CONSTRAINT "invoice_apply_part_statement_rid_statement_rid_fk" FOREIGN KEY ("statement_rid") REFERENCES "public"."statement"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_account_rid_ledger_account_rid_fk" FOREIGN KEY ("account_rid") REFERENCES "public"."ledger_account"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_transfer_id_ledger_transfer_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."ledger_transfer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfer" ADD CONSTRAINT "ledger_transfer_debit_rid_ledger_account_rid_fk" FOREIGN KEY ("debit_rid") REFERENCES "public"."ledger_account"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfer" ADD CONSTRAINT "ledger_transfer_credit_rid_ledger_account_rid_fk" FOREIGN KEY ("credit_rid") REFERENCES "public"."ledger_account"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfer" ADD CONSTRAINT "ledger_transfer_posts_ledger_transfer_id_fk" FOREIGN KEY ("posts") REFERENCES "public"."ledger_transfer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfer" ADD CONSTRAINT "ledger_transfer_voids_ledger_transfer_id_fk" FOREIGN KEY ("voids") REFERENCES "public"."ledger_transfer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transfer" ADD CONSTRAINT "ledger_transfer_reverses_ledger_transfer_id_fk" FOREIGN KEY ("reverses") REFERENCES "public"."ledger_transfer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_choice" ADD CONSTRAINT "notice_choice_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_draft" ADD CONSTRAINT "order_draft_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_order_rid_orders_rid_fk" FOREIGN KEY ("order_rid") REFERENCES "public"."orders"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_sample" ADD CONSTRAINT "order_sample_order_rid_orders_rid_fk" FOREIGN KEY ("order_rid") REFERENCES "public"."orders"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_sample" ADD CONSTRAINT "order_sample_stored_rid_order_sample_rid_fk" FOREIGN KEY ("stored_rid") REFERENCES "public"."order_sample"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sample_event" ADD CONSTRAINT "sample_event_sample_rid_sample_rid_fk" FOREIGN KEY ("sample_rid") REFERENCES "public"."sample"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sample_event" ADD CONSTRAINT "sample_event_by_rid_users_rid_fk" FOREIGN KEY ("by_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sample" ADD CONSTRAINT "sample_rid_order_sample_rid_fk" FOREIGN KEY ("rid") REFERENCES "public"."order_sample"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sample" ADD CONSTRAINT "sample_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sample" ADD CONSTRAINT "sample_order_rid_orders_rid_fk" FOREIGN KEY ("order_rid") REFERENCES "public"."orders"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_order_rid_orders_rid_fk" FOREIGN KEY ("order_rid") REFERENCES "public"."orders"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_by_rid_users_rid_fk" FOREIGN KEY ("by_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_item" ADD CONSTRAINT "order_item_order_rid_orders_rid_fk" FOREIGN KEY ("order_rid") REFERENCES "public"."orders"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_pickup" ADD CONSTRAINT "order_pickup_order_rid_orders_rid_fk" FOREIGN KEY ("order_rid") REFERENCES "public"."orders"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_promise" ADD CONSTRAINT "order_promise_order_rid_orders_rid_fk" FOREIGN KEY ("order_rid") REFERENCES "public"."orders"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_coupon_rid_coupon_rid_fk" FOREIGN KEY ("coupon_rid") REFERENCES "public"."coupon"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_sampling_rid_sampling_rid_fk" FOREIGN KEY ("sampling_rid") REFERENCES "public"."sampling"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_file" ADD CONSTRAINT "order_file_order_rid_orders_rid_fk" FOREIGN KEY ("order_rid") REFERENCES "public"."orders"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_file" ADD CONSTRAINT "order_file_file_rid_file_rid_fk" FOREIGN KEY ("file_rid") REFERENCES "public"."file"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_file" ADD CONSTRAINT "order_file_item_rid_order_item_rid_fk" FOREIGN KEY ("item_rid") REFERENCES "public"."order_item"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture" ADD CONSTRAINT "picture_staff_rid_users_rid_fk" FOREIGN KEY ("staff_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_share" ADD CONSTRAINT "plan_share_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_item" ADD CONSTRAINT "plan_item_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prestore_apply" ADD CONSTRAINT "prestore_apply_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prestore_apply" ADD CONSTRAINT "prestore_apply_file_rid_file_rid_fk" FOREIGN KEY ("file_rid") REFERENCES "public"."file"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prestore_apply" ADD CONSTRAINT "prestore_apply_cluster_rid_cluster_rid_fk" FOREIGN KEY ("cluster_rid") REFERENCES "public"."cluster"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promoter_referral" ADD CONSTRAINT "promoter_referral_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promoter_referral" ADD CONSTRAINT "promoter_referral_promoter_rid_promoter_user_rid_fk" FOREIGN KEY ("promoter_rid") REFERENCES "public"."promoter"("user_rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promoter" ADD CONSTRAINT "promoter_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "protocol_signature" ADD CONSTRAINT "protocol_signature_protocol_rid_protocol_rid_fk" FOREIGN KEY ("protocol_rid") REFERENCES "public"."protocol"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "protocol_signature" ADD CONSTRAINT "protocol_signature_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "protocol_signature" ADD CONSTRAINT "protocol_signature_file_rid_file_rid_fk" FOREIGN KEY ("file_rid") REFERENCES "public"."file"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "protocol" ADD CONSTRAINT "protocol_order_rid_orders_rid_fk" FOREIGN KEY ("order_rid") REFERENCES "public"."orders"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "protocol" ADD CONSTRAINT "protocol_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "protocol" ADD CONSTRAINT "protocol_file_rid_file_rid_fk" FOREIGN KEY ("file_rid") REFERENCES "public"."file"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_line" ADD CONSTRAINT "quotation_line_quotation_rid_quotation_rid_fk" FOREIGN KEY ("quotation_rid") REFERENCES "public"."quotation"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_line" ADD CONSTRAINT "quotation_line_item_rid_order_item_rid_fk" FOREIGN KEY ("item_rid") REFERENCES "public"."order_item"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation" ADD CONSTRAINT "quotation_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation" ADD CONSTRAINT "quotation_order_rid_orders_rid_fk" FOREIGN KEY ("order_rid") REFERENCES "public"."orders"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation" ADD CONSTRAINT "quotation_requirement_code_requirement_code_fk" FOREIGN KEY ("requirement_code") REFERENCES "public"."requirement"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation" ADD CONSTRAINT "quotation_file_rid_file_rid_fk" FOREIGN KEY ("file_rid") REFERENCES "public"."file"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebate_payee" ADD CONSTRAINT "rebate_payee_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebate_return" ADD CONSTRAINT "rebate_return_promoter_rid_users_rid_fk" FOREIGN KEY ("promoter_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebate_return" ADD CONSTRAINT "rebate_return_order_rid_rebate_order_rid_fk" FOREIGN KEY ("order_rid") REFERENCES "public"."rebate"("order_rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebate_withdrawal" ADD CONSTRAINT "rebate_withdrawal_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebate" ADD CONSTRAINT "rebate_promoter_rid_users_rid_fk" FOREIGN KEY ("promoter_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebate" ADD CONSTRAINT "rebate_referred_rid_users_rid_fk" FOREIGN KEY ("referred_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirement_file" ADD CONSTRAINT "requirement_file_file_rid_file_rid_fk" FOREIGN KEY ("file_rid") REFERENCES "public"."file"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirement_file" ADD CONSTRAINT "requirement_file_message_rid_requirement_message_rid_fk" FOREIGN KEY ("message_rid") REFERENCES "public"."requirement_message"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirement_message" ADD CONSTRAINT "requirement_message_requirement_code_requirement_code_fk" FOREIGN KEY ("requirement_code") REFERENCES "public"."requirement"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirement_message" ADD CONSTRAINT "requirement_message_by_rid_users_rid_fk" FOREIGN KEY ("by_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirement" ADD CONSTRAINT "requirement_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirement" ADD CONSTRAINT "requirement_file_rid_file_rid_fk" FOREIGN KEY ("file_rid") REFERENCES "public"."file"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_seat" ADD CONSTRAINT "reservation_seat_instrument_rid_instrument_rid_fk" FOREIGN KEY ("instrument_rid") REFERENCES "public"."instrument"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_seat" ADD CONSTRAINT "reservation_seat_reservation_rid_reservation_rid_fk" FOREIGN KEY ("reservation_rid") REFERENCES "public"."reservation"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_wait" ADD CONSTRAINT "reservation_wait_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_wait" ADD CONSTRAINT "reservation_wait_instrument_rid_instrument_rid_fk" FOREIGN KEY ("instrument_rid") REFERENCES "public"."instrument"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_instrument_rid_instrument_rid_fk" FOREIGN KEY ("instrument_rid") REFERENCES "public"."instrument"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sample4recycle_sample" ADD CONSTRAINT "sample4recycle_sample_recycle_rid_sample4recycle_rid_fk" FOREIGN KEY ("recycle_rid") REFERENCES "public"."sample4recycle"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sample4recycle_sample" ADD CONSTRAINT "sample4recycle_sample_sample_rid_sample_rid_fk" FOREIGN KEY ("sample_rid") REFERENCES "public"."sample"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sample4recycle" ADD CONSTRAINT "sample4recycle_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sampling" ADD CONSTRAINT "sampling_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_session_rid_sessions_rid_fk" FOREIGN KEY ("session_rid") REFERENCES "public"."sessions"("rid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_rid_sessions_rid_fk" FOREIGN KEY ("session_rid") REFERENCES "public"."sessions"("rid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_account" ADD CONSTRAINT "staff_account_staff_rid_users_rid_fk" FOREIGN KEY ("staff_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_recovery_code" ADD CONSTRAINT "staff_recovery_code_staff_rid_users_rid_fk" FOREIGN KEY ("staff_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_second_factor" ADD CONSTRAINT "staff_second_factor_staff_rid_users_rid_fk" FOREIGN KEY ("staff_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_verification" ADD CONSTRAINT "staff_verification_session_rid_sessions_rid_fk" FOREIGN KEY ("session_rid") REFERENCES "public"."sessions"("rid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "type_child" ADD CONSTRAINT "type_child_type_id_type_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file" ADD CONSTRAINT "file_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resumable_part" ADD CONSTRAINT "resumable_part_upload_rid_resumable_upload_rid_fk" FOREIGN KEY ("upload_rid") REFERENCES "public"."resumable_upload"("rid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resumable_upload" ADD CONSTRAINT "resumable_upload_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_invited_by_users_rid_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_attempt" ADD CONSTRAINT "webhook_attempt_delivery_rid_webhook_delivery_rid_fk" FOREIGN KEY ("delivery_rid") REFERENCES "public"."webhook_delivery"("rid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_webhook_rid_webhook_rid_fk" FOREIGN KEY ("webhook_rid") REFERENCES "public"."webhook"("rid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wx_accounts" ADD CONSTRAINT "wx_accounts_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_index" ON "idempotency_keys" USING btree ("created");--> statement-breakpoint
CREATE INDEX "addresses_user_rid_index" ON "addresses" USING btree ("user_rid");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_default" ON "addresses" USING btree ("user_rid") WHERE "addresses"."is_default";--> statement-breakpoint
CREATE INDEX "api_token_member" ON "api_token" USING btree ("user_rid","created" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "api_token_expires" ON "api_token" USING btree ("expires");--> statement-breakpoint
CREATE UNIQUE INDEX "approval_once" ON "approval" USING btree ("act","target") WHERE "approval"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "approval_state" ON "approval" USING btree ("state","requested","code");--> statement-breakpoint
CREATE INDEX "article_words" ON "article" USING gin ("words");--> statement-breakpoint
CREATE INDEX "article_newest" ON "article" USING btree ("type","created" DESC NULLS FIRST,"rid");--> statement-breakpoint
CREATE INDEX "audit_at" ON "audit" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_act" ON "audit" USING btree ("act","at","id");--> statement-breakpoint
CREATE INDEX "audit_target" ON "audit" USING btree ("target","at","id");--> statement-breakpoint
CREATE INDEX "audit_staff" ON "audit" USING btree ("staff_rid","at","id");--> statement-breakpoint
CREATE INDEX "closing_due" ON "closing" USING btree ("due") WHERE "closing"."done" IS NULL;--> statement-breakpoint
CREATE INDEX "cluster_member_user" ON "cluster_member" USING btree ("user_rid","role");--> statement-breakpoint
CREATE UNIQUE INDEX "cluster_member_owner" ON "cluster_member" USING btree ("cluster_rid") WHERE "cluster_member"."role" = 'owner';--> statement-breakpoint
CREATE INDEX "cluster_payment_cluster" ON "cluster_payment" USING btree ("cluster_rid","created" DESC NULLS FIRST,"rid" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "cluster_payment_month" ON "cluster_payment" USING btree ("cluster_rid","user_rid","month");--> statement-breakpoint
CREATE INDEX "cluster_payment_statement" ON "cluster_payment" USING btree ("statement_rid");--> statement-breakpoint
CREATE INDEX "cluster_payment_user" ON "cluster_payment" USING btree ("user_rid");--> statement-breakpoint
CREATE INDEX "cluster_payment_waiting" ON "cluster_payment" USING btree ("expires") WHERE "cluster_payment"."state" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "cluster_request_waiting" ON "cluster_request" USING btree ("cluster_rid","user_rid") WHERE "cluster_request"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "cluster_request_cluster" ON "cluster_request" USING btree ("cluster_rid","created" DESC NULLS FIRST,"rid");--> statement-breakpoint
CREATE INDEX "cluster_request_user" ON "cluster_request" USING btree ("user_rid","created" DESC NULLS FIRST,"rid");--> statement-breakpoint
CREATE INDEX "cluster_words" ON "cluster" USING gin ("words");--> statement-breakpoint
CREATE INDEX "cluster_state" ON "cluster" USING btree ("state","created","rid");--> statement-breakpoint
CREATE INDEX "consent_member" ON "consent" USING btree ("user_rid","given" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "consent_valid" ON "consent" USING btree ("user_rid","document","version") WHERE "consent"."withdrawn" IS NULL;--> statement-breakpoint
CREATE INDEX "coupon_offer_created" ON "coupon_offer" USING btree ("created" DESC NULLS FIRST,"rid");--> statement-breakpoint
CREATE INDEX "coupon_member" ON "coupon" USING btree ("user_rid","expires");--> statement-breakpoint
CREATE INDEX "coupon_order" ON "coupon" USING btree ("order_rid") WHERE "coupon"."order_rid" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "coupon_offer_member" ON "coupon" USING btree ("offer_rid","user_rid");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_apply_waiting" ON "credit_apply" USING btree ("user_rid") WHERE "credit_apply"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "credit_apply_member" ON "credit_apply" USING btree ("user_rid","created" DESC NULLS FIRST,"rid");--> statement-breakpoint
CREATE INDEX "credit_apply_state" ON "credit_apply" USING btree ("state","created","rid");--> statement-breakpoint
CREATE INDEX "device_catalogue" ON "device" USING btree ("type_id","child_id","position");--> statement-breakpoint
CREATE INDEX "device_popular" ON "device" USING btree ("order" DESC NULLS FIRST,"position");--> statement-breakpoint
CREATE INDEX "device_price" ON "device" USING btree ("price_fen","position");--> statement-breakpoint
CREATE INDEX "device_turnaround" ON "device" USING btree ("turnaround_days","position");--> statement-breakpoint
CREATE INDEX "device_words" ON "device" USING gin ("words");--> statement-breakpoint
CREATE INDEX "device_sample_states" ON "device" USING gin ("sample_states");--> statement-breakpoint
CREATE INDEX "evaluation_device" ON "evaluation" USING btree ("device_rid","created" DESC NULLS FIRST,"rid") WHERE "evaluation"."state" = 'released';--> statement-breakpoint
CREATE INDEX "evaluation_member" ON "evaluation" USING btree ("user_rid","created" DESC NULLS FIRST,"rid");--> statement-breakpoint
CREATE INDEX "evaluation_state" ON "evaluation" USING btree ("state","created" DESC NULLS FIRST,"rid");--> statement-breakpoint
CREATE INDEX "evaluation_order" ON "evaluation" USING btree ("order_rid");--> statement-breakpoint
CREATE INDEX "instrument_closure_days" ON "instrument_closure" USING btree ("instrument_rid","to");--> statement-breakpoint
CREATE INDEX "instrument_device_device" ON "instrument_device" USING btree ("device_rid");--> statement-breakpoint
CREATE INDEX "instrument_permission_member" ON "instrument_permission" USING btree ("user_rid");--> statement-breakpoint
CREATE INDEX "integration_exchange_member" ON "integration_exchange" USING btree ("user_rid","created" DESC NULLS FIRST,"rid");--> statement-breakpoint
CREATE INDEX "integration_exchange_state" ON "integration_exchange" USING btree ("state","created","rid");--> statement-breakpoint
CREATE INDEX "invite_reward_inviter" ON "invite_reward" USING btree ("inviter_rid");--> statement-breakpoint
CREATE INDEX "invite_reward_due" ON "invite_reward" USING btree ("paid") WHERE "invite_reward"."done" IS NULL;--> statement-breakpoint
CREATE INDEX "invoice_member" ON "invoice" USING btree ("user_rid");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_one_default" ON "invoice" USING btree ("user_rid") WHERE "invoice"."is_default";--> statement-breakpoint
CREATE INDEX "invoice_apply_member" ON "invoice_apply" USING btree ("user_rid","created" DESC NULLS FIRST,"rid");--> statement-breakpoint
CREATE INDEX "invoice_apply_state" ON "invoice_apply" USING btree ("state","changed","rid");--> statement-breakpoint
CREATE INDEX "invoice_apply_event_apply" ON "invoice_apply_event" USING btree ("invoice_apply_rid","id");--> statement-breakpoint
CREATE INDEX "invoice_apply_file_file" ON "invoice_apply_file" USING btree ("file_rid");--> statement-breakpoint
CREATE INDEX "invoice_apply_part_statement" ON "invoice_apply_part" USING btree ("statement_rid");--> statement-breakpoint
CREATE INDEX "ledger_entry_account" ON "ledger_entry" USING btree ("account_rid","at","id");--> statement-breakpoint
CREATE INDEX "ledger_transfer_pending" ON "ledger_transfer" USING btree ("expires") WHERE "ledger_transfer"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "ledger_transfer_pending_debit" ON "ledger_transfer" USING btree ("debit_rid") WHERE "ledger_transfer"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "ledger_transfer_pending_credit" ON "ledger_transfer" USING btree ("credit_rid") WHERE "ledger_transfer"."state" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transfer_posts" ON "ledger_transfer" USING btree ("posts") WHERE "ledger_transfer"."posts" IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transfer_voids" ON "ledger_transfer" USING btree ("voids") WHERE "ledger_transfer"."voids" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "ledger_transfer_cause" ON "ledger_transfer" USING btree ("cause_kind","cause_rid");--> statement-breakpoint
CREATE INDEX "ledger_transfer_reverses" ON "ledger_transfer" USING btree ("reverses") WHERE "ledger_transfer"."reverses" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "rate_limits_resets_index" ON "rate_limits" USING btree ("resets");--> statement-breakpoint
CREATE INDEX "message_member" ON "message" USING btree ("user_rid","created" DESC NULLS FIRST,"rid");--> statement-breakpoint
CREATE INDEX "message_unread" ON "message" USING btree ("user_rid") WHERE "message"."read" IS NULL;--> statement-breakpoint
CREATE INDEX "outbox_next" ON "outbox" USING btree ("next");--> statement-breakpoint
CREATE INDEX "order_draft_saved" ON "order_draft" USING btree ("saved");--> statement-breakpoint
CREATE INDEX "order_sample_order" ON "order_sample" USING btree ("order_rid","position");--> statement-breakpoint
CREATE INDEX "order_sample_stored" ON "order_sample" USING btree ("stored_rid");--> statement-breakpoint
CREATE INDEX "sample_event_sample" ON "sample_event" USING btree ("sample_rid","id");--> statement-breakpoint
CREATE INDEX "sample_member" ON "sample" USING btree ("user_rid","created" DESC NULLS FIRST,"code");--> statement-breakpoint
CREATE INDEX "sample_member_state" ON "sample" USING btree ("user_rid","state","created" DESC NULLS FIRST,"code");--> statement-breakpoint
CREATE INDEX "sample_usable" ON "sample" USING btree ("user_rid","created" DESC NULLS FIRST,"code") WHERE "sample"."disposal" = 2 AND "sample"."state" IN ('received', 'stored');--> statement-breakpoint
CREATE INDEX "sample_leaving" ON "sample" USING btree ("until","code") WHERE "sample"."state" IN ('discarding', 'returning');--> statement-breakpoint
CREATE INDEX "sample_due" ON "sample" USING btree ("state","until") WHERE "sample"."state" IN ('stored', 'discarding', 'returning');--> statement-breakpoint
CREATE INDEX "sample_order" ON "sample" USING btree ("order_rid");--> statement-breakpoint
CREATE INDEX "order_event_order" ON "order_event" USING btree ("order_rid","id");--> statement-breakpoint
CREATE INDEX "order_item_order" ON "order_item" USING btree ("order_rid","position");--> statement-breakpoint
CREATE INDEX "order_item_member" ON "order_item" USING btree ("user_rid","order_rid","name");--> statement-breakpoint
CREATE INDEX "order_promise_open" ON "order_promise" USING btree ("due") WHERE "order_promise"."kept" IS NULL;--> statement-breakpoint
CREATE INDEX "orders_member" ON "orders" USING btree ("user_rid","created" DESC NULLS FIRST,"rid");--> statement-breakpoint
CREATE INDEX "orders_member_state" ON "orders" USING btree ("user_rid","state","created" DESC NULLS FIRST,"rid");--> statement-breakpoint
CREATE INDEX "orders_queue" ON "orders" USING btree ("state","queue","changed","rid");--> statement-breakpoint
CREATE INDEX "orders_without_protocol" ON "orders" USING btree ("created") WHERE NOT "orders"."protocol_made";--> statement-breakpoint
CREATE UNIQUE INDEX "orders_coupon" ON "orders" USING btree ("coupon_rid") WHERE "orders"."state" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "order_file_order" ON "order_file" USING btree ("order_rid","created");--> statement-breakpoint
CREATE INDEX "picture_newest" ON "picture" USING btree ("created" DESC NULLS FIRST,"rid");--> statement-breakpoint
CREATE INDEX "plan_share_member" ON "plan_share" USING btree ("user_rid","created" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "plan_item_choice" ON "plan_item" USING btree ("user_rid","device_rid","options","saved") WHERE "plan_item"."quotation_code" IS NULL;--> statement-breakpoint
CREATE INDEX "plan_item_member" ON "plan_item" USING btree ("user_rid","created");--> statement-breakpoint
CREATE INDEX "prestore_apply_member" ON "prestore_apply" USING btree ("user_rid","created" DESC NULLS FIRST,"rid");--> statement-breakpoint
CREATE INDEX "prestore_apply_state" ON "prestore_apply" USING btree ("state","created","rid");--> statement-breakpoint
CREATE INDEX "prestore_apply_file" ON "prestore_apply" USING btree ("file_rid");--> statement-breakpoint
CREATE INDEX "prestore_apply_cluster" ON "prestore_apply" USING btree ("cluster_rid") WHERE "prestore_apply"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "promoter_referral_promoter" ON "promoter_referral" USING btree ("promoter_rid");--> statement-breakpoint
CREATE INDEX "promoter_state" ON "promoter" USING btree ("state","applied","user_rid");--> statement-breakpoint
CREATE UNIQUE INDEX "protocol_version" ON "protocol" USING btree ("order_rid","version");--> statement-breakpoint
CREATE UNIQUE INDEX "protocol_current" ON "protocol" USING btree ("order_rid") WHERE "protocol"."superseded" IS NULL;--> statement-breakpoint
CREATE INDEX "protocol_member" ON "protocol" USING btree ("user_rid","created" DESC NULLS FIRST,"rid");--> statement-breakpoint
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
CREATE INDEX "rebate_return_promoter" ON "rebate_return" USING btree ("promoter_rid");--> statement-breakpoint
CREATE INDEX "rebate_withdrawal_member" ON "rebate_withdrawal" USING btree ("user_rid","created" DESC NULLS FIRST,"rid" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "rebate_withdrawal_state" ON "rebate_withdrawal" USING btree ("state","created","rid");--> statement-breakpoint
CREATE INDEX "rebate_promoter" ON "rebate" USING btree ("promoter_rid","created" DESC NULLS FIRST,"order_rid" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "requirement_file_message" ON "requirement_file" USING btree ("message_rid","position");--> statement-breakpoint
CREATE INDEX "requirement_message_newest" ON "requirement_message" USING btree ("requirement_code","at" DESC NULLS FIRST,"rid");--> statement-breakpoint
CREATE INDEX "requirement_newest" ON "requirement" USING btree ("created" DESC NULLS FIRST,"code");--> statement-breakpoint
CREATE INDEX "requirement_state" ON "requirement" USING btree ("state","created" DESC NULLS FIRST,"code");--> statement-breakpoint
CREATE INDEX "requirement_member" ON "requirement" USING btree ("user_rid","created" DESC NULLS FIRST,"code");--> statement-breakpoint
CREATE INDEX "requirement_unread" ON "requirement" USING btree ("user_rid","created" DESC NULLS FIRST,"code") WHERE "requirement"."unread";--> statement-breakpoint
CREATE INDEX "requirement_claimable" ON "requirement" USING btree ("phone","created" DESC NULLS FIRST) WHERE "requirement"."user_rid" IS NULL;--> statement-breakpoint
CREATE INDEX "requirement_posted_file" ON "requirement" USING btree ("file_rid");--> statement-breakpoint
CREATE INDEX "reservation_seat_reservation" ON "reservation_seat" USING btree ("reservation_rid");--> statement-breakpoint
CREATE INDEX "reservation_wait_next" ON "reservation_wait" USING btree ("instrument_rid","created","rid");--> statement-breakpoint
CREATE INDEX "reservation_member" ON "reservation" USING btree ("user_rid","starts" DESC NULLS FIRST,"rid","state","ends");--> statement-breakpoint
CREATE INDEX "reservation_day" ON "reservation" USING btree ("starts","rid");--> statement-breakpoint
CREATE INDEX "reservation_order" ON "reservation" USING btree ("order_rid") WHERE "reservation"."order_rid" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "reservation_held" ON "reservation" USING btree ("until") WHERE "reservation"."state" = 'held';--> statement-breakpoint
CREATE INDEX "reservation_to_come" ON "reservation" USING btree ("instrument_rid","ends") WHERE "reservation"."state" IN ('held', 'booked');--> statement-breakpoint
CREATE INDEX "reservation_remind" ON "reservation" USING btree ("starts") WHERE "reservation"."state" = 'booked' AND NOT "reservation"."reminded_hour";--> statement-breakpoint
CREATE INDEX "sample4recycle_sample_of" ON "sample4recycle_sample" USING btree ("sample_rid");--> statement-breakpoint
CREATE INDEX "sample4recycle_member" ON "sample4recycle" USING btree ("user_rid","created" DESC NULLS FIRST,"rid");--> statement-breakpoint
CREATE INDEX "sample4recycle_state" ON "sample4recycle" USING btree ("state","created","rid");--> statement-breakpoint
CREATE INDEX "sample4recycle_sent" ON "sample4recycle" USING btree ("sent");--> statement-breakpoint
CREATE INDEX "sampling_member" ON "sampling" USING btree ("user_rid","created" DESC NULLS FIRST,"rid");--> statement-breakpoint
CREATE INDEX "sampling_member_state" ON "sampling" USING btree ("user_rid","state","created" DESC NULLS FIRST,"rid");--> statement-breakpoint
CREATE INDEX "sampling_open" ON "sampling" USING btree ("date","time","code") WHERE "sampling"."state" IN ('booked', 'confirmed');--> statement-breakpoint
CREATE INDEX "sampling_state" ON "sampling" USING btree ("state","date","time","code");--> statement-breakpoint
CREATE INDEX "access_tokens_session_rid_index" ON "access_tokens" USING btree ("session_rid");--> statement-breakpoint
CREATE INDEX "access_tokens_expires_index" ON "access_tokens" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session_rid_index" ON "refresh_tokens" USING btree ("session_rid");--> statement-breakpoint
CREATE INDEX "refresh_tokens_expires_index" ON "refresh_tokens" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "sessions_user_rid_last_seen_index" ON "sessions" USING btree ("user_rid","last_seen");--> statement-breakpoint
CREATE INDEX "sms_codes_expires_index" ON "sms_codes" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "statement_event_statement" ON "statement_event" USING btree ("statement_rid","id");--> statement-breakpoint
CREATE INDEX "statement_line_statement" ON "statement_line" USING btree ("statement_rid","id");--> statement-breakpoint
CREATE INDEX "statement_order_statement" ON "statement_order" USING btree ("statement_rid","position");--> statement-breakpoint
CREATE INDEX "statement_member" ON "statement" USING btree ("user_rid","created" DESC NULLS FIRST,"rid","state");--> statement-breakpoint
CREATE INDEX "statement_state" ON "statement" USING btree ("state","changed","rid");--> statement-breakpoint
CREATE INDEX "statement_review" ON "statement" USING btree ("review_until") WHERE "statement"."state" = 'open';--> statement-breakpoint
CREATE INDEX "wx_tickets_expires_index" ON "wx_tickets" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "wx_tickets_openid_index" ON "wx_tickets" USING btree ("openid");--> statement-breakpoint
CREATE INDEX "transfer_apply_member" ON "transfer_apply" USING btree ("user_rid","created" DESC NULLS FIRST,"rid");--> statement-breakpoint
CREATE INDEX "transfer_apply_state" ON "transfer_apply" USING btree ("state","created","rid");--> statement-breakpoint
CREATE INDEX "transfer_apply_statement" ON "transfer_apply" USING btree ("statement_rid");--> statement-breakpoint
CREATE INDEX "type_child_type" ON "type_child" USING btree ("type_id","id");--> statement-breakpoint
CREATE INDEX "file_unclaimed" ON "file" USING btree ("created") WHERE NOT "file"."claimed";--> statement-breakpoint
CREATE INDEX "resumable_upload_user" ON "resumable_upload" USING btree ("user_rid");--> statement-breakpoint
CREATE INDEX "resumable_upload_created" ON "resumable_upload" USING btree ("created");--> statement-breakpoint
CREATE INDEX "users_invited_by" ON "users" USING btree ("invited_by","created" DESC NULLS FIRST,"rid" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "webhook_attempt_delivery" ON "webhook_attempt" USING btree ("delivery_rid","at");--> statement-breakpoint
CREATE INDEX "webhook_delivery_next" ON "webhook_delivery" USING btree ("next") WHERE "webhook_delivery"."next" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "webhook_delivery_log" ON "webhook_delivery" USING btree ("webhook_rid","created" DESC NULLS FIRST,"rid");--> statement-breakpoint
CREATE INDEX "webhook_delivery_created" ON "webhook_delivery" USING btree ("created");--> statement-breakpoint
CREATE INDEX "webhook_member" ON "webhook" USING btree ("user_rid","created");--> statement-breakpoint
CREATE INDEX "wx_callbacks_expires_index" ON "wx_callbacks" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "local_inbox_to_id_index" ON "local_inbox" USING btree ("to","id");--> statement-breakpoint
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
-- An account's floor is derived from its balance while it is below the agreed limit. Without this rule, a transfer that
-- passes the limit could write a lower floor together with its totals, and the CHECK constraint would accept it.
CREATE FUNCTION "ledger_account_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.rid <> OLD.rid OR NEW.owner_kind <> OLD.owner_kind OR NEW.owner_rid IS DISTINCT FROM OLD.owner_rid OR NEW.kind <> OLD.kind
    OR NEW.debits_posted < OLD.debits_posted OR NEW.credits_posted < OLD.credits_posted OR NEW.last_at < OLD.last_at THEN
    RAISE EXCEPTION 'this change of account % is refused', OLD.rid;
  END IF;
  IF NEW.agreed_floor IS NOT DISTINCT FROM OLD.agreed_floor AND (NEW.floor < OLD.floor OR (NEW.floor IS NULL) <> (OLD.floor IS NULL)) THEN
    RAISE EXCEPTION 'a lower floor of account % is refused: its limit is the same', OLD.rid;
  END IF;
  IF NEW.ceiling > OLD.ceiling OR NEW.ceiling IS NULL AND OLD.ceiling IS NOT NULL THEN
    RAISE EXCEPTION 'a higher ceiling of account % is refused', OLD.rid;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "ledger_account_change" BEFORE UPDATE ON "ledger_account" FOR EACH ROW EXECUTE FUNCTION "ledger_account_change"();--> statement-breakpoint
CREATE FUNCTION "reservation_seat_check"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.seat < 1 OR NEW.seat > (SELECT capacity FROM instrument WHERE rid = NEW.instrument_rid) THEN
    RAISE EXCEPTION 'instrument % has no seat %', NEW.instrument_rid, NEW.seat;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "reservation_seat_check" BEFORE INSERT OR UPDATE ON "reservation_seat"
  FOR EACH ROW EXECUTE FUNCTION "reservation_seat_check"();--> statement-breakpoint
CREATE FUNCTION "order_item_member"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT "orders"."user_rid" INTO NEW.user_rid FROM "orders" WHERE "orders"."rid" = NEW.order_rid;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "order_item_member" BEFORE INSERT ON "order_item" FOR EACH ROW EXECUTE FUNCTION "order_item_member"();
