ALTER TABLE "users" ADD COLUMN "merged_into" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "merged" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_merged_into_users_rid_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_merged_into" ON "users" USING btree ("merged_into") WHERE "users"."merged_into" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_merged" CHECK (("users"."merged_into" IS NULL) = ("users"."merged" IS NULL));