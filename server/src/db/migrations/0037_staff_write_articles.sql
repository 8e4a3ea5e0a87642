CREATE TABLE "content_draft" (
	"kind" text NOT NULL,
	"rid" text NOT NULL,
	"content" jsonb NOT NULL,
	"staff_rid" text NOT NULL,
	"saved" timestamp with time zone NOT NULL,
	CONSTRAINT "content_draft_kind_rid_pk" PRIMARY KEY("kind","rid")
);
--> statement-breakpoint
CREATE TABLE "content_version" (
	"kind" text NOT NULL,
	"rid" text NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"staff_rid" text,
	"published" timestamp with time zone NOT NULL,
	CONSTRAINT "content_version_kind_rid_version_pk" PRIMARY KEY("kind","rid","version")
);
--> statement-breakpoint
ALTER TABLE "content_draft" ADD CONSTRAINT "content_draft_staff_rid_users_rid_fk" FOREIGN KEY ("staff_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_version" ADD CONSTRAINT "content_version_staff_rid_users_rid_fk" FOREIGN KEY ("staff_rid") REFERENCES "public"."users"("rid") ON DELETE no action ON UPDATE no action;