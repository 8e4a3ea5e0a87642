CREATE TABLE "access_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_rid" text NOT NULL,
	"expires" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_rid" text NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	"used" timestamp with time zone,
	"successor_salt" text
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"rid" text PRIMARY KEY NOT NULL,
	"user_rid" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"ended" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"rid" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"phone" text,
	"password_hash" text NOT NULL,
	"role" text DEFAULT 'member' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"organization" smallint,
	"company" text DEFAULT '' NOT NULL,
	"invitation_code" text NOT NULL,
	"invited_by" text,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "users_account_unique" UNIQUE("account"),
	CONSTRAINT "users_phone_unique" UNIQUE("phone"),
	CONSTRAINT "users_invitation_code_unique" UNIQUE("invitation_code"),
	CONSTRAINT "users_organization" CHECK ("users"."organization" BETWEEN 0 AND 3)
);
--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_session_rid_sessions_rid_fk" FOREIGN KEY ("session_rid") REFERENCES "public"."sessions"("rid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_rid_sessions_rid_fk" FOREIGN KEY ("session_rid") REFERENCES "public"."sessions"("rid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_invited_by_users_rid_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_tokens_session_rid_index" ON "access_tokens" USING btree ("session_rid");--> statement-breakpoint
CREATE INDEX "access_tokens_expires_index" ON "access_tokens" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session_rid_index" ON "refresh_tokens" USING btree ("session_rid");--> statement-breakpoint
CREATE INDEX "refresh_tokens_expires_index" ON "refresh_tokens" USING btree ("expires");--> statement-breakpoint
CREATE INDEX "sessions_user_rid_index" ON "sessions" USING btree ("user_rid");