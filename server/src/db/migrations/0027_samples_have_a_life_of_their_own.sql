CREATE SEQUENCE "public"."sample_code" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."sample4recycle_code" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
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
ALTER TABLE "sample_event" ADD CONSTRAINT "sample_event_sample_rid_sample_rid_fk" FOREIGN KEY ("sample_rid") REFERENCES "public"."sample"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sample_event" ADD CONSTRAINT "sample_event_by_rid_users_rid_fk" FOREIGN KEY ("by_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sample" ADD CONSTRAINT "sample_rid_order_sample_rid_fk" FOREIGN KEY ("rid") REFERENCES "public"."order_sample"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sample" ADD CONSTRAINT "sample_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sample" ADD CONSTRAINT "sample_order_rid_orders_rid_fk" FOREIGN KEY ("order_rid") REFERENCES "public"."orders"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sample4recycle_sample" ADD CONSTRAINT "sample4recycle_sample_recycle_rid_sample4recycle_rid_fk" FOREIGN KEY ("recycle_rid") REFERENCES "public"."sample4recycle"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sample4recycle_sample" ADD CONSTRAINT "sample4recycle_sample_sample_rid_sample_rid_fk" FOREIGN KEY ("sample_rid") REFERENCES "public"."sample"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sample4recycle" ADD CONSTRAINT "sample4recycle_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sample_event_sample" ON "sample_event" USING btree ("sample_rid","id");--> statement-breakpoint
CREATE INDEX "sample_member" ON "sample" USING btree ("user_rid","created" DESC NULLS LAST,"code");--> statement-breakpoint
CREATE INDEX "sample_member_state" ON "sample" USING btree ("user_rid","state","created" DESC NULLS LAST,"code");--> statement-breakpoint
CREATE INDEX "sample_usable" ON "sample" USING btree ("user_rid","created" DESC NULLS LAST,"code") WHERE "sample"."disposal" = 2 AND "sample"."state" IN ('received', 'stored');--> statement-breakpoint
CREATE INDEX "sample_due" ON "sample" USING btree ("state","until") WHERE "sample"."state" IN ('stored', 'discarding', 'returning');--> statement-breakpoint
CREATE INDEX "sample_order" ON "sample" USING btree ("order_rid");--> statement-breakpoint
CREATE INDEX "sample4recycle_sample_of" ON "sample4recycle_sample" USING btree ("sample_rid");--> statement-breakpoint
CREATE INDEX "sample4recycle_member" ON "sample4recycle" USING btree ("user_rid","created" DESC NULLS LAST,"rid");--> statement-breakpoint
CREATE INDEX "sample4recycle_waiting" ON "sample4recycle" USING btree ("state","created");--> statement-breakpoint
CREATE INDEX "sample4recycle_sent" ON "sample4recycle" USING btree ("sent");--> statement-breakpoint
-- Samples of existing orders: their state follows from the orders that test them.
INSERT INTO "sample" ("rid", "code", "user_rid", "order_rid", "state", "disposal", "until", "created", "received")
SELECT
	"rid",
	'P' || to_char("created" AT TIME ZONE 'Asia/Shanghai', 'YYYYMMDD') || '-' || lpad("number", greatest(6, length("number")), '0'),
	"user_rid", "order_rid", "state", "disposal",
	CASE "state"
		WHEN 'stored' THEN greatest(("day" + interval '6 months')::date, current_date + 30)
		WHEN 'discarding' THEN "day" + 7
		WHEN 'returning' THEN CASE WHEN "order_state" = 'paid' THEN "day" + 2 WHEN "enterprise" THEN "day" + 7 END
	END,
	"created",
	CASE WHEN "state" NOT IN ('registered', 'cancelled') THEN coalesce("received", "created") END
FROM (
	SELECT *,
		nextval('sample_code')::text AS "number",
		CASE
			WHEN "own_state" = 'cancelled' THEN 'cancelled'
			WHEN "own_state" IN ('submitted', 'confirmed', 'agreed', 'awaiting_sample') THEN 'registered'
			WHEN "needed" THEN 'received'
			WHEN "disposal" = 2 THEN 'stored'
			WHEN "disposal" = 0 THEN 'discarding'
			WHEN "order_state" = 'closed' THEN 'returned'
			ELSE 'returning'
		END AS "state"
	FROM (
		SELECT s."rid", o."user_rid", o."created", o."state" AS "own_state", d."rid" AS "order_rid",
			coalesce(d."sample_disposal", 0) AS "disposal", d."state" AS "order_state", d."enterprise",
			(d."changed" AT TIME ZONE 'Asia/Shanghai')::date AS "day",
			(SELECT min(e."at") FROM "order_event" e WHERE e."order_rid" = o."rid" AND e."act" = 'receive') AS "received",
			EXISTS (
				SELECT 1 FROM "order_sample" u JOIN "orders" n ON n."rid" = u."order_rid"
				WHERE (u."rid" = s."rid" OR u."stored_rid" = s."rid")
					AND n."state" IN ('submitted', 'confirmed', 'agreed', 'awaiting_sample', 'received', 'testing')
			) AS "needed"
		FROM "order_sample" s
		JOIN "orders" o ON o."rid" = s."order_rid"
		CROSS JOIN LATERAL (
			SELECT n.* FROM "order_sample" u JOIN "orders" n ON n."rid" = u."order_rid"
			WHERE u."rid" = s."rid" OR (u."stored_rid" = s."rid" AND n."state" <> 'cancelled' AND n."sample_disposal" <> 2)
			ORDER BY (u."rid" = s."rid"), n."created" DESC
			LIMIT 1
		) d
		WHERE s."stored_rid" IS NULL
		ORDER BY o."created", o."rid", s."position"
	) AS "physical"
) AS "decided";
