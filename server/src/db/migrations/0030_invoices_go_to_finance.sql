CREATE TABLE "invoice_finance" (
	"user_rid" text PRIMARY KEY NOT NULL,
	"emails" text[] NOT NULL,
	"auto" boolean NOT NULL,
	"changed" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoice_apply" ADD COLUMN "finance_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invoice_apply" ADD COLUMN "finance_to" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_finance" ADD CONSTRAINT "invoice_finance_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;