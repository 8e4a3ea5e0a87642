CREATE TABLE "job_run" (
	"name" text PRIMARY KEY NOT NULL,
	"began" timestamp with time zone NOT NULL,
	"ended" timestamp with time zone
);
