CREATE TABLE "consent" (
	"rid" text PRIMARY KEY NOT NULL,
	"user_rid" text NOT NULL,
	"document" text NOT NULL,
	"version" text NOT NULL,
	"source" text NOT NULL,
	"given" timestamp with time zone NOT NULL,
	"withdrawn" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "consent" ADD CONSTRAINT "consent_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_member" ON "consent" USING btree ("user_rid","given" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "consent_valid" ON "consent" USING btree ("user_rid","document","version") WHERE "consent"."withdrawn" IS NULL;