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
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"resets" timestamp with time zone NOT NULL
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
CREATE TABLE "local_inbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "local_inbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"channel" text NOT NULL,
	"to" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_index" ON "idempotency_keys" USING btree ("created");--> statement-breakpoint
CREATE INDEX "rate_limits_resets_index" ON "rate_limits" USING btree ("resets");--> statement-breakpoint
CREATE INDEX "sms_codes_expires_index" ON "sms_codes" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "addresses_user_rid_index" ON "addresses" USING btree ("user_rid");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_default" ON "addresses" USING btree ("user_rid") WHERE "addresses"."is_default";--> statement-breakpoint
CREATE INDEX "local_inbox_to_id_index" ON "local_inbox" USING btree ("to","id");