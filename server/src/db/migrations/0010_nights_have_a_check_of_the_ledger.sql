CREATE TABLE "ledger_check" (
	"day" text PRIMARY KEY NOT NULL,
	"started" timestamp with time zone NOT NULL,
	"finished" timestamp with time zone,
	"findings" integer
);
