CREATE TABLE "wx_accounts" (
	"openid" text PRIMARY KEY NOT NULL,
	"user_rid" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "wx_accounts_user_rid_unique" UNIQUE("user_rid")
);
--> statement-breakpoint
CREATE TABLE "wx_callbacks" (
	"signature" text PRIMARY KEY NOT NULL,
	"expires" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wx_tickets" (
	"scene" text PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	"openid" text,
	"scanned" timestamp with time zone,
	"confirmed" timestamp with time zone,
	"used" timestamp with time zone,
	"salt" text
);
--> statement-breakpoint
DROP INDEX "sessions_user_rid_index";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "agent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_seen" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "wx_accounts" ADD CONSTRAINT "wx_accounts_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wx_callbacks_expires_index" ON "wx_callbacks" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "wx_tickets_expires_index" ON "wx_tickets" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "wx_tickets_openid_index" ON "wx_tickets" USING btree ("openid");--> statement-breakpoint
CREATE INDEX "sessions_user_rid_last_seen_index" ON "sessions" USING btree ("user_rid","last_seen");