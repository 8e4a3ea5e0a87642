CREATE SEQUENCE "public"."order_code" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."requirement_code" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."sampling_code" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
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
	"search" text NOT NULL,
	"created" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"staff_rid" text NOT NULL,
	"act" text NOT NULL,
	"target" text NOT NULL,
	"note" text NOT NULL,
	"at" timestamp with time zone NOT NULL
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
	"options" jsonb NOT NULL,
	"detail" text NOT NULL,
	"sample_requirements" jsonb NOT NULL,
	"needs_sample" boolean NOT NULL,
	"sample_states" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"instrument" text NOT NULL,
	"aliases" text NOT NULL,
	"search" text NOT NULL,
	"position" integer NOT NULL,
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
CREATE TABLE "outbox" (
	"rid" text PRIMARY KEY NOT NULL,
	"user_rid" text,
	"phone" text,
	"channel" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"tried" integer DEFAULT 0 NOT NULL,
	"next" timestamp with time zone NOT NULL,
	CONSTRAINT "outbox_receiver" CHECK (num_nonnulls("outbox"."user_rid", "outbox"."phone") = 1)
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
	"sample_source" smallint NOT NULL,
	"sample_disposal" smallint,
	"message" text NOT NULL,
	"search" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"changed" timestamp with time zone NOT NULL,
	"protocol_made" boolean DEFAULT false NOT NULL,
	CONSTRAINT "orders_code_unique" UNIQUE("code"),
	CONSTRAINT "orders_total" CHECK ("orders"."total_fen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_file" (
	"rid" text PRIMARY KEY NOT NULL,
	"order_rid" text NOT NULL,
	"file_rid" text NOT NULL,
	"kind" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "order_file_file_rid_unique" UNIQUE("file_rid")
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
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_item_count" CHECK ("plan_item"."count" BETWEEN 1 AND 999)
);
--> statement-breakpoint
CREATE TABLE "requirement" (
	"code" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_rid" text,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"company" text NOT NULL,
	"device_rid" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"file_rid" text,
	"created" timestamp with time zone NOT NULL
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
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "sampling_code_unique" UNIQUE("code")
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
	"address" text DEFAULT '' NOT NULL,
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
	"size" integer NOT NULL,
	"claimed" boolean DEFAULT false NOT NULL,
	"created" timestamp with time zone NOT NULL
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
	CONSTRAINT "users_account_unique" UNIQUE("account"),
	CONSTRAINT "users_phone_unique" UNIQUE("phone"),
	CONSTRAINT "users_invitation_code_unique" UNIQUE("invitation_code"),
	CONSTRAINT "users_organization" CHECK ("users"."organization" BETWEEN 0 AND 3)
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
ALTER TABLE "audit" ADD CONSTRAINT "audit_staff_rid_users_rid_fk" FOREIGN KEY ("staff_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device" ADD CONSTRAINT "device_type_id_type_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device" ADD CONSTRAINT "device_child_id_type_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."type_child"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_page" ADD CONSTRAINT "device_page_device_rid_device_rid_fk" FOREIGN KEY ("device_rid") REFERENCES "public"."device"("rid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prefecture" ADD CONSTRAINT "prefecture_child_id_type_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."type_child"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_order_rid_orders_rid_fk" FOREIGN KEY ("order_rid") REFERENCES "public"."orders"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_by_rid_users_rid_fk" FOREIGN KEY ("by_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_item" ADD CONSTRAINT "order_item_order_rid_orders_rid_fk" FOREIGN KEY ("order_rid") REFERENCES "public"."orders"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_pickup" ADD CONSTRAINT "order_pickup_order_rid_orders_rid_fk" FOREIGN KEY ("order_rid") REFERENCES "public"."orders"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_promise" ADD CONSTRAINT "order_promise_order_rid_orders_rid_fk" FOREIGN KEY ("order_rid") REFERENCES "public"."orders"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_file" ADD CONSTRAINT "order_file_order_rid_orders_rid_fk" FOREIGN KEY ("order_rid") REFERENCES "public"."orders"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_file" ADD CONSTRAINT "order_file_file_rid_file_rid_fk" FOREIGN KEY ("file_rid") REFERENCES "public"."file"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_item" ADD CONSTRAINT "plan_item_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirement" ADD CONSTRAINT "requirement_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirement" ADD CONSTRAINT "requirement_file_rid_file_rid_fk" FOREIGN KEY ("file_rid") REFERENCES "public"."file"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sampling" ADD CONSTRAINT "sampling_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_session_rid_sessions_rid_fk" FOREIGN KEY ("session_rid") REFERENCES "public"."sessions"("rid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_rid_sessions_rid_fk" FOREIGN KEY ("session_rid") REFERENCES "public"."sessions"("rid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "type_child" ADD CONSTRAINT "type_child_type_id_type_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file" ADD CONSTRAINT "file_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_invited_by_users_rid_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wx_accounts" ADD CONSTRAINT "wx_accounts_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_index" ON "idempotency_keys" USING btree ("created");--> statement-breakpoint
CREATE INDEX "addresses_user_rid_index" ON "addresses" USING btree ("user_rid");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_default" ON "addresses" USING btree ("user_rid") WHERE "addresses"."is_default";--> statement-breakpoint
CREATE INDEX "article_newest" ON "article" USING btree ("type","created" DESC NULLS LAST,"rid");--> statement-breakpoint
CREATE INDEX "audit_target" ON "audit" USING btree ("target","id");--> statement-breakpoint
CREATE INDEX "audit_at" ON "audit" USING btree ("at");--> statement-breakpoint
CREATE INDEX "device_catalogue" ON "device" USING btree ("type_id","child_id","position");--> statement-breakpoint
CREATE INDEX "device_popular" ON "device" USING btree ("order" DESC NULLS LAST,"position");--> statement-breakpoint
CREATE INDEX "device_price" ON "device" USING btree ("price_fen","position");--> statement-breakpoint
CREATE INDEX "device_turnaround" ON "device" USING btree ("turnaround_days","position");--> statement-breakpoint
CREATE INDEX "device_sample_states" ON "device" USING gin ("sample_states");--> statement-breakpoint
CREATE INDEX "rate_limits_resets_index" ON "rate_limits" USING btree ("resets");--> statement-breakpoint
CREATE INDEX "message_member" ON "message" USING btree ("user_rid","created" DESC NULLS LAST,"rid");--> statement-breakpoint
CREATE INDEX "message_unread" ON "message" USING btree ("user_rid") WHERE "message"."read" IS NULL;--> statement-breakpoint
CREATE INDEX "outbox_next" ON "outbox" USING btree ("next");--> statement-breakpoint
CREATE INDEX "order_event_order" ON "order_event" USING btree ("order_rid","id");--> statement-breakpoint
CREATE INDEX "order_item_order" ON "order_item" USING btree ("order_rid","position");--> statement-breakpoint
CREATE INDEX "order_promise_open" ON "order_promise" USING btree ("due") WHERE "order_promise"."kept" IS NULL;--> statement-breakpoint
CREATE INDEX "orders_member" ON "orders" USING btree ("user_rid","created" DESC NULLS LAST,"rid");--> statement-breakpoint
CREATE INDEX "orders_member_state" ON "orders" USING btree ("user_rid","state","created" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_waiting" ON "orders" USING btree ("state","changed");--> statement-breakpoint
CREATE INDEX "orders_without_protocol" ON "orders" USING btree ("created") WHERE NOT "orders"."protocol_made";--> statement-breakpoint
CREATE INDEX "order_file_order" ON "order_file" USING btree ("order_rid","created");--> statement-breakpoint
CREATE UNIQUE INDEX "order_file_protocol" ON "order_file" USING btree ("order_rid") WHERE "order_file"."kind" = 'protocol';--> statement-breakpoint
CREATE UNIQUE INDEX "plan_item_choice" ON "plan_item" USING btree ("user_rid","device_rid","options");--> statement-breakpoint
CREATE INDEX "requirement_newest" ON "requirement" USING btree ("created" DESC NULLS LAST,"code");--> statement-breakpoint
CREATE INDEX "sampling_member" ON "sampling" USING btree ("user_rid","created" DESC NULLS LAST,"rid");--> statement-breakpoint
CREATE INDEX "sampling_open" ON "sampling" USING btree ("date","time") WHERE "sampling"."state" IN ('booked', 'confirmed');--> statement-breakpoint
CREATE INDEX "access_tokens_session_rid_index" ON "access_tokens" USING btree ("session_rid");--> statement-breakpoint
CREATE INDEX "access_tokens_expires_index" ON "access_tokens" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session_rid_index" ON "refresh_tokens" USING btree ("session_rid");--> statement-breakpoint
CREATE INDEX "refresh_tokens_expires_index" ON "refresh_tokens" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "sessions_user_rid_last_seen_index" ON "sessions" USING btree ("user_rid","last_seen");--> statement-breakpoint
CREATE INDEX "sms_codes_expires_index" ON "sms_codes" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "type_child_type" ON "type_child" USING btree ("type_id","id");--> statement-breakpoint
CREATE INDEX "file_unclaimed" ON "file" USING btree ("created") WHERE NOT "file"."claimed";--> statement-breakpoint
CREATE INDEX "wx_callbacks_expires_index" ON "wx_callbacks" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "local_inbox_to_id_index" ON "local_inbox" USING btree ("to","id");