CREATE TABLE "staff_account" (
	"staff_rid" text PRIMARY KEY NOT NULL,
	"roles" text[] NOT NULL,
	"locked" timestamp with time zone,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "staff_account_roles" CHECK (cardinality("staff_account"."roles") > 0 AND "staff_account"."roles" <@ ARRAY['manager', 'lab', 'finance', 'content', 'admin'])
);
--> statement-breakpoint
ALTER TABLE "staff_account" ADD CONSTRAINT "staff_account_staff_rid_users_rid_fk" FOREIGN KEY ("staff_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO "staff_account" ("staff_rid", "roles", "created") SELECT "rid", '{manager,lab,finance,content,admin}', "created" FROM "users" WHERE "role" = 'staff';
