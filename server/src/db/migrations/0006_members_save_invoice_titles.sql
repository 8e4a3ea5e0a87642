CREATE TABLE "invoice" (
	"rid" text PRIMARY KEY NOT NULL,
	"user_rid" text NOT NULL,
	"holder" text NOT NULL,
	"type" smallint NOT NULL,
	"title" text NOT NULL,
	"tax_number" text NOT NULL,
	"registered_address" text NOT NULL,
	"registered_phone" text NOT NULL,
	"bank" text NOT NULL,
	"account" text NOT NULL,
	"is_default" boolean NOT NULL,
	"created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_member" ON "invoice" USING btree ("user_rid");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_one_default" ON "invoice" USING btree ("user_rid") WHERE "invoice"."is_default";