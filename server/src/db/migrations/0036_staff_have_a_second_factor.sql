CREATE TABLE "staff_recovery_code" (
	"staff_rid" text NOT NULL,
	"hash" text NOT NULL,
	"used" timestamp with time zone,
	CONSTRAINT "staff_recovery_code_staff_rid_hash_pk" PRIMARY KEY("staff_rid","hash")
);
--> statement-breakpoint
CREATE TABLE "staff_second_factor" (
	"staff_rid" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_verification" (
	"session_rid" text PRIMARY KEY NOT NULL,
	"verified" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff_recovery_code" ADD CONSTRAINT "staff_recovery_code_staff_rid_users_rid_fk" FOREIGN KEY ("staff_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_second_factor" ADD CONSTRAINT "staff_second_factor_staff_rid_users_rid_fk" FOREIGN KEY ("staff_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_verification" ADD CONSTRAINT "staff_verification_session_rid_sessions_rid_fk" FOREIGN KEY ("session_rid") REFERENCES "public"."sessions"("rid") ON DELETE cascade ON UPDATE no action;