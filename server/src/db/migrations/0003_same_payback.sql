CREATE SEQUENCE "public"."requirement_code" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "article" (
	"rid" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"img" text NOT NULL,
	"sketch" text NOT NULL,
	"source" text,
	"author" text NOT NULL,
	"body" text NOT NULL,
	"devices" jsonb NOT NULL,
	"search" text NOT NULL,
	"created" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "device_page" (
	"device_rid" text PRIMARY KEY NOT NULL,
	"process" jsonb NOT NULL,
	"results" jsonb NOT NULL,
	"literature" jsonb NOT NULL,
	"questions" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "requirement" (
	"code" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_rid" text,
	"name" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"company" text NOT NULL,
	"device_rid" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"file_rid" text,
	"created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "user_rid" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "sample_states" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "changed" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "device_page" ADD CONSTRAINT "device_page_device_rid_device_rid_fk" FOREIGN KEY ("device_rid") REFERENCES "public"."device"("rid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirement" ADD CONSTRAINT "requirement_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requirement" ADD CONSTRAINT "requirement_file_rid_file_rid_fk" FOREIGN KEY ("file_rid") REFERENCES "public"."file"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_newest" ON "article" USING btree ("type","created" DESC NULLS LAST,"rid");--> statement-breakpoint
CREATE INDEX "requirement_newest" ON "requirement" USING btree ("created" DESC NULLS LAST,"code");--> statement-breakpoint
CREATE INDEX "device_turnaround" ON "device" USING btree ("turnaround_days","position");--> statement-breakpoint
CREATE INDEX "device_sample_states" ON "device" USING gin ("sample_states");--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_receiver" CHECK (num_nonnulls("outbox"."user_rid", "outbox"."phone") = 1);