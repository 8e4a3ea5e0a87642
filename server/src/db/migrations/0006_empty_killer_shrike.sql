CREATE SEQUENCE "public"."sampling_code" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
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
ALTER TABLE "users" ADD COLUMN "teacher" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "teacher_phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "teacher_mail" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sampling" ADD CONSTRAINT "sampling_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sampling_member" ON "sampling" USING btree ("user_rid","created" DESC NULLS LAST,"rid");--> statement-breakpoint
CREATE INDEX "sampling_open" ON "sampling" USING btree ("date","time") WHERE "sampling"."state" IN ('booked', 'confirmed');