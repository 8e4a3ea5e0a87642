CREATE TABLE "member_note" (
	"rid" text PRIMARY KEY NOT NULL,
	"user_rid" text NOT NULL,
	"staff_rid" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member_note" ADD CONSTRAINT "member_note_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_note" ADD CONSTRAINT "member_note_staff_rid_users_rid_fk" FOREIGN KEY ("staff_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_note_member" ON "member_note" USING btree ("user_rid","at" DESC NULLS FIRST,"rid");--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created" DESC NULLS FIRST,"rid") WHERE "users"."role" = 'member';