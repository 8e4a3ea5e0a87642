CREATE TABLE "price_group_member" (
	"user_rid" text PRIMARY KEY NOT NULL,
	"group_rid" text NOT NULL,
	"created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_group" (
	"rid" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "price_group_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "price_rule" (
	"rid" text PRIMARY KEY NOT NULL,
	"group_rid" text NOT NULL,
	"device_rid" text,
	"option" text,
	"choice" text,
	"from_count" integer DEFAULT 1 NOT NULL,
	"percent" integer,
	"fixed_fen" bigint,
	"starts" date NOT NULL,
	"ends" date,
	"ended" timestamp with time zone,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "price_rule_value" CHECK (("price_rule"."percent" IS NULL) <> ("price_rule"."fixed_fen" IS NULL)),
	CONSTRAINT "price_rule_amounts" CHECK ("price_rule"."percent" BETWEEN 1 AND 100 AND "price_rule"."fixed_fen" > 0),
	CONSTRAINT "price_rule_count" CHECK ("price_rule"."from_count" BETWEEN 1 AND 999),
	CONSTRAINT "price_rule_days" CHECK ("price_rule"."ends" >= "price_rule"."starts"),
	CONSTRAINT "price_rule_scope" CHECK (("price_rule"."option" IS NULL) = ("price_rule"."choice" IS NULL) AND ("price_rule"."device_rid" IS NOT NULL OR ("price_rule"."option" IS NULL AND "price_rule"."fixed_fen" IS NULL)))
);
--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "cost_fen" bigint;--> statement-breakpoint
ALTER TABLE "price_group_member" ADD CONSTRAINT "price_group_member_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_group_member" ADD CONSTRAINT "price_group_member_group_rid_price_group_rid_fk" FOREIGN KEY ("group_rid") REFERENCES "public"."price_group"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_rule" ADD CONSTRAINT "price_rule_group_rid_price_group_rid_fk" FOREIGN KEY ("group_rid") REFERENCES "public"."price_group"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_rule" ADD CONSTRAINT "price_rule_device_rid_device_rid_fk" FOREIGN KEY ("device_rid") REFERENCES "public"."device"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_group_member_group" ON "price_group_member" USING btree ("group_rid","created");--> statement-breakpoint
CREATE INDEX "price_group_created" ON "price_group" USING btree ("created" DESC NULLS FIRST,"rid");--> statement-breakpoint
CREATE INDEX "price_rule_group" ON "price_rule" USING btree ("group_rid","created");--> statement-breakpoint
CREATE INDEX "price_rule_device" ON "price_rule" USING btree ("device_rid");