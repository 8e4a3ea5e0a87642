CREATE TABLE "picture" (
	"rid" text PRIMARY KEY NOT NULL,
	"stored" text NOT NULL,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"size" integer NOT NULL,
	"staff_rid" text NOT NULL,
	"created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "withdrawn" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "picture" ADD CONSTRAINT "picture_staff_rid_users_rid_fk" FOREIGN KEY ("staff_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "picture_newest" ON "picture" USING btree ("created" DESC NULLS FIRST,"rid");