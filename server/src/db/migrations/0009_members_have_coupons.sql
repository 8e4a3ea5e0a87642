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
ALTER TABLE "coupon_offer" ADD CONSTRAINT "coupon_offer_type_id_type_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_offer" ADD CONSTRAINT "coupon_offer_child_id_type_child_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."type_child"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_offer_rid_coupon_offer_rid_fk" FOREIGN KEY ("offer_rid") REFERENCES "public"."coupon_offer"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_offer_created" ON "coupon_offer" USING btree ("created" DESC NULLS LAST,"rid");--> statement-breakpoint
CREATE INDEX "coupon_member" ON "coupon" USING btree ("user_rid","expires");--> statement-breakpoint
CREATE INDEX "coupon_offer_member" ON "coupon" USING btree ("offer_rid","user_rid");