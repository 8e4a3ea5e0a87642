CREATE SEQUENCE "public"."rebate_withdrawal_code" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
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
ALTER TABLE "invite_reward" ADD CONSTRAINT "invite_reward_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_reward" ADD CONSTRAINT "invite_reward_inviter_rid_users_rid_fk" FOREIGN KEY ("inviter_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_reward" ADD CONSTRAINT "invite_reward_member_coupon_rid_coupon_rid_fk" FOREIGN KEY ("member_coupon_rid") REFERENCES "public"."coupon"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_reward" ADD CONSTRAINT "invite_reward_inviter_coupon_rid_coupon_rid_fk" FOREIGN KEY ("inviter_coupon_rid") REFERENCES "public"."coupon"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promoter_referral" ADD CONSTRAINT "promoter_referral_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promoter_referral" ADD CONSTRAINT "promoter_referral_promoter_rid_promoter_user_rid_fk" FOREIGN KEY ("promoter_rid") REFERENCES "public"."promoter"("user_rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promoter" ADD CONSTRAINT "promoter_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebate_payee" ADD CONSTRAINT "rebate_payee_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebate_return" ADD CONSTRAINT "rebate_return_promoter_rid_users_rid_fk" FOREIGN KEY ("promoter_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebate_return" ADD CONSTRAINT "rebate_return_order_rid_rebate_order_rid_fk" FOREIGN KEY ("order_rid") REFERENCES "public"."rebate"("order_rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebate_withdrawal" ADD CONSTRAINT "rebate_withdrawal_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebate" ADD CONSTRAINT "rebate_promoter_rid_users_rid_fk" FOREIGN KEY ("promoter_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebate" ADD CONSTRAINT "rebate_referred_rid_users_rid_fk" FOREIGN KEY ("referred_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invite_reward_inviter" ON "invite_reward" USING btree ("inviter_rid");--> statement-breakpoint
CREATE INDEX "invite_reward_due" ON "invite_reward" USING btree ("paid") WHERE "invite_reward"."done" IS NULL;--> statement-breakpoint
CREATE INDEX "promoter_referral_promoter" ON "promoter_referral" USING btree ("promoter_rid");--> statement-breakpoint
CREATE INDEX "promoter_waiting" ON "promoter" USING btree ("applied") WHERE "promoter"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "rebate_return_promoter" ON "rebate_return" USING btree ("promoter_rid");--> statement-breakpoint
CREATE INDEX "rebate_withdrawal_member" ON "rebate_withdrawal" USING btree ("user_rid","created" DESC NULLS LAST,"rid" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "rebate_withdrawal_waiting" ON "rebate_withdrawal" USING btree ("created") WHERE "rebate_withdrawal"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "rebate_promoter" ON "rebate" USING btree ("promoter_rid","created" DESC NULLS LAST,"order_rid" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "users_invited_by" ON "users" USING btree ("invited_by","created" DESC NULLS LAST,"rid" DESC NULLS LAST);