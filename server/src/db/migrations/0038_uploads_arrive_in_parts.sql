CREATE TABLE "resumable_part" (
	"upload_rid" text NOT NULL,
	"number" smallint NOT NULL,
	"etag" text NOT NULL,
	CONSTRAINT "resumable_part_upload_rid_number_pk" PRIMARY KEY("upload_rid","number")
);
--> statement-breakpoint
CREATE TABLE "resumable_upload" (
	"rid" text PRIMARY KEY NOT NULL,
	"user_rid" text NOT NULL,
	"name" text NOT NULL,
	"size" bigint NOT NULL,
	"stored" text NOT NULL,
	"key" text NOT NULL,
	"joining" timestamp with time zone,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "resumable_upload_size" CHECK ("resumable_upload"."size" > 0)
);
--> statement-breakpoint
ALTER TABLE "file" ALTER COLUMN "size" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "resumable_part" ADD CONSTRAINT "resumable_part_upload_rid_resumable_upload_rid_fk" FOREIGN KEY ("upload_rid") REFERENCES "public"."resumable_upload"("rid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resumable_upload" ADD CONSTRAINT "resumable_upload_user_rid_users_rid_fk" FOREIGN KEY ("user_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resumable_upload_user" ON "resumable_upload" USING btree ("user_rid");--> statement-breakpoint
CREATE INDEX "resumable_upload_created" ON "resumable_upload" USING btree ("created");