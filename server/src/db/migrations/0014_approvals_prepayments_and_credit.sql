CREATE SEQUENCE "public"."approval_code" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."credit_code" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."prestore_code" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
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
	"reason" text DEFAULT '' NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"decided" timestamp with time zone,
	CONSTRAINT "prestore_apply_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "after" jsonb;--> statement-breakpoint
ALTER TABLE "approval" ADD CONSTRAINT "approval_requested_by_users_rid_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval" ADD CONSTRAINT "approval_decided_by_users_rid_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_apply" ADD CONSTRAINT "credit_apply_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prestore_apply" ADD CONSTRAINT "prestore_apply_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prestore_apply" ADD CONSTRAINT "prestore_apply_file_rid_file_rid_fk" FOREIGN KEY ("file_rid") REFERENCES "public"."file"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "approval_once" ON "approval" USING btree ("act","target") WHERE "approval"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "approval_waiting" ON "approval" USING btree ("requested") WHERE "approval"."state" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "credit_apply_waiting" ON "credit_apply" USING btree ("user_rid") WHERE "credit_apply"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "credit_apply_member" ON "credit_apply" USING btree ("user_rid","created" DESC NULLS LAST,"rid");--> statement-breakpoint
CREATE INDEX "credit_apply_state" ON "credit_apply" USING btree ("state","created","rid");--> statement-breakpoint
CREATE INDEX "prestore_apply_member" ON "prestore_apply" USING btree ("user_rid","created" DESC NULLS LAST,"rid");--> statement-breakpoint
CREATE INDEX "prestore_apply_state" ON "prestore_apply" USING btree ("state","created","rid");--> statement-breakpoint
CREATE INDEX "prestore_apply_file" ON "prestore_apply" USING btree ("file_rid");