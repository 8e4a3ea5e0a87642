ALTER TABLE "requirement" ADD COLUMN "due" date;--> statement-breakpoint
ALTER TABLE "requirement" ADD COLUMN "sample_count" integer;--> statement-breakpoint
ALTER TABLE "requirement" ADD COLUMN "budget_fen" bigint;