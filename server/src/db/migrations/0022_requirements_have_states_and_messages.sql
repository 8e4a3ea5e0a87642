CREATE TABLE "requirement_file" (
	"file_rid" text PRIMARY KEY NOT NULL,
	"message_rid" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "requirement_message" (
	"rid" text PRIMARY KEY NOT NULL,
	"requirement_code" text NOT NULL,
	"act" text NOT NULL,
	"by" text NOT NULL,
	"by_rid" text,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "requirement_newest";--> statement-breakpoint
ALTER TABLE "requirement" ADD COLUMN "state" text DEFAULT 'submitted' NOT NULL;--> statement-breakpoint
ALTER TABLE "requirement" ADD COLUMN "changed" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "requirement" SET "changed" = "created";--> statement-breakpoint
ALTER TABLE "requirement_file" ADD CONSTRAINT "requirement_file_file_rid_file_rid_fk" FOREIGN KEY ("file_rid") REFERENCES "public"."file"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirement_file" ADD CONSTRAINT "requirement_file_message_rid_requirement_message_rid_fk" FOREIGN KEY ("message_rid") REFERENCES "public"."requirement_message"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirement_message" ADD CONSTRAINT "requirement_message_requirement_code_requirement_code_fk" FOREIGN KEY ("requirement_code") REFERENCES "public"."requirement"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirement_message" ADD CONSTRAINT "requirement_message_by_rid_users_rid_fk" FOREIGN KEY ("by_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "requirement_file_message" ON "requirement_file" USING btree ("message_rid","position");--> statement-breakpoint
CREATE INDEX "requirement_message_newest" ON "requirement_message" USING btree ("requirement_code","at" DESC NULLS FIRST,"rid");--> statement-breakpoint
CREATE INDEX "requirement_state" ON "requirement" USING btree ("state","created" DESC NULLS FIRST,"code");--> statement-breakpoint
CREATE INDEX "requirement_member" ON "requirement" USING btree ("user_rid","created" DESC NULLS FIRST,"code");--> statement-breakpoint
CREATE INDEX "requirement_claimable" ON "requirement" USING btree ("phone","created" DESC NULLS FIRST) WHERE "requirement"."user_rid" IS NULL;--> statement-breakpoint
CREATE INDEX "requirement_posted_file" ON "requirement" USING btree ("file_rid");--> statement-breakpoint
CREATE INDEX "requirement_newest" ON "requirement" USING btree ("created" DESC NULLS FIRST,"code");