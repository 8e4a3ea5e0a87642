CREATE TABLE "closing" (
	"user_rid" text PRIMARY KEY NOT NULL,
	"requested" timestamp with time zone NOT NULL,
	"due" timestamp with time zone NOT NULL,
	"reminded" timestamp with time zone,
	"done" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "closing" ADD CONSTRAINT "closing_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "closing_due" ON "closing" USING btree ("due") WHERE "closing"."done" IS NULL;