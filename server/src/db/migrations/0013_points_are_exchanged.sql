CREATE SEQUENCE "public"."integration_exchange_code" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
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
ALTER TABLE "integration_exchange" ADD CONSTRAINT "integration_exchange_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integration_exchange" ADD CONSTRAINT "integration_exchange_goods_rid_integration_goods_rid_fk" FOREIGN KEY ("goods_rid") REFERENCES "public"."integration_goods"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integration_notice" ADD CONSTRAINT "integration_notice_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "integration_exchange_member" ON "integration_exchange" USING btree ("user_rid","created" DESC NULLS LAST,"rid");--> statement-breakpoint
CREATE INDEX "integration_exchange_waiting" ON "integration_exchange" USING btree ("created") WHERE "integration_exchange"."state" = 'waiting';