CREATE SEQUENCE "public"."reservation_code" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
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
ALTER TABLE "instrument_closure" ADD CONSTRAINT "instrument_closure_instrument_rid_instrument_rid_fk" FOREIGN KEY ("instrument_rid") REFERENCES "public"."instrument"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instrument_device" ADD CONSTRAINT "instrument_device_instrument_rid_instrument_rid_fk" FOREIGN KEY ("instrument_rid") REFERENCES "public"."instrument"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instrument_device" ADD CONSTRAINT "instrument_device_device_rid_device_rid_fk" FOREIGN KEY ("device_rid") REFERENCES "public"."device"("rid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instrument_permission" ADD CONSTRAINT "instrument_permission_instrument_rid_instrument_rid_fk" FOREIGN KEY ("instrument_rid") REFERENCES "public"."instrument"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instrument_permission" ADD CONSTRAINT "instrument_permission_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_seat" ADD CONSTRAINT "reservation_seat_instrument_rid_instrument_rid_fk" FOREIGN KEY ("instrument_rid") REFERENCES "public"."instrument"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_seat" ADD CONSTRAINT "reservation_seat_reservation_rid_reservation_rid_fk" FOREIGN KEY ("reservation_rid") REFERENCES "public"."reservation"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_wait" ADD CONSTRAINT "reservation_wait_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_wait" ADD CONSTRAINT "reservation_wait_instrument_rid_instrument_rid_fk" FOREIGN KEY ("instrument_rid") REFERENCES "public"."instrument"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation" ADD CONSTRAINT "reservation_instrument_rid_instrument_rid_fk" FOREIGN KEY ("instrument_rid") REFERENCES "public"."instrument"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "instrument_closure_days" ON "instrument_closure" USING btree ("instrument_rid","to");--> statement-breakpoint
CREATE INDEX "instrument_device_device" ON "instrument_device" USING btree ("device_rid");--> statement-breakpoint
CREATE INDEX "instrument_permission_member" ON "instrument_permission" USING btree ("user_rid");--> statement-breakpoint
CREATE INDEX "reservation_seat_reservation" ON "reservation_seat" USING btree ("reservation_rid");--> statement-breakpoint
CREATE INDEX "reservation_wait_next" ON "reservation_wait" USING btree ("instrument_rid","created","rid");--> statement-breakpoint
CREATE INDEX "reservation_member" ON "reservation" USING btree ("user_rid","starts" DESC NULLS LAST,"rid");--> statement-breakpoint
CREATE INDEX "reservation_day" ON "reservation" USING btree ("starts","rid");--> statement-breakpoint
CREATE INDEX "reservation_order" ON "reservation" USING btree ("order_rid") WHERE "reservation"."order_rid" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "reservation_held" ON "reservation" USING btree ("until") WHERE "reservation"."state" = 'held';--> statement-breakpoint
CREATE INDEX "reservation_to_come" ON "reservation" USING btree ("instrument_rid","ends") WHERE "reservation"."state" IN ('held', 'booked');--> statement-breakpoint
CREATE INDEX "reservation_remind" ON "reservation" USING btree ("starts") WHERE "reservation"."state" = 'booked' AND NOT "reservation"."reminded_hour";
--> statement-breakpoint
CREATE FUNCTION "reservation_seat_check"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.seat < 1 OR NEW.seat > (SELECT capacity FROM instrument WHERE rid = NEW.instrument_rid) THEN
    RAISE EXCEPTION 'instrument % has no seat %', NEW.instrument_rid, NEW.seat;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "reservation_seat_check" BEFORE INSERT OR UPDATE ON "reservation_seat"
  FOR EACH ROW EXECUTE FUNCTION "reservation_seat_check"();
