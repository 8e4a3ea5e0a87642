ALTER TABLE "article" ADD COLUMN "words" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "device" ADD COLUMN "words" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "article_words" ON "article" USING gin ("words");--> statement-breakpoint
CREATE INDEX "device_words" ON "device" USING gin ("words");--> statement-breakpoint
ALTER TABLE "article" DROP COLUMN "search";--> statement-breakpoint
ALTER TABLE "device" DROP COLUMN "search";